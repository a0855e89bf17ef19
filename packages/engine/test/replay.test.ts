import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTranscript, replayTranscript } from '@arpents/engine/transcripts';

const FOLDER = new URL('../../../fixtures/games/', import.meta.url);

describe('games that real people played', () => {
  it.each(readdirSync(FOLDER).filter((file) => file.startsWith('game-')))(
    '%s: every action is legal and every pile agrees after every turn',
    (file) => {
      const transcript = readTranscript(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')));
      if (!transcript.ok) throw new Error(JSON.stringify(transcript.error));
      const replay = replayTranscript(transcript.value);
      expect(replay.ok ? 'ok' : replay.error).toBe('ok');
    },
  );
});
