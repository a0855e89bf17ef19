// Every position of the transcripts in which somebody decides.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GameState } from '@arpents/engine';
import { replayTranscript } from '@arpents/engine/transcripts';
import { CommandError } from '../command.ts';
import { gameName, readGameFile } from '../game-file.ts';
import { pathInRepository } from '../repository.ts';

export function recordedPositions(): GameState[] {
  const folder = pathInRepository('fixtures/games/');
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.sort().flatMap((name) => {
    const file = readGameFile(join(folder, name));
    if (!file.ok) throw new CommandError(`${gameName(name)}: ${file.error}`);
    const positions: GameState[] = [];
    if (file.value.format === 'transcript') {
      replayTranscript(file.value.transcript, (state) => positions.push(state));
    }
    return positions;
  });
}
