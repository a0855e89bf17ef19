// What is heard: which events sound, and that every sound can be made.
import type { GameEvent } from '@arpents/engine';
import { describe, expect, it } from 'vitest';
import { SOUNDS, VOICES, soundsOf } from '../src/sound/sounds.ts';

const DRAWN: GameEvent = { kind: 'cards-drawn', side: 'french', count: 2, cards: null };
const PLACED: GameEvent = { kind: 'village-placed', side: 'french', location: 'detroit' };
const PAID: GameEvent = { kind: 'money-changed', side: 'french', amount: -1 };
const TURN: GameEvent = { kind: 'turn-began', side: 'british', turn: 3 };
const ENDED: GameEvent = {
  kind: 'game-ended',
  outcome: { winner: 'french', ending: 'capital', points: { british: 10, french: 20 } },
};

describe('sounds', () => {
  it('follow the events, each once, and call the player last', () => {
    expect(soundsOf([PLACED, PAID, PLACED, DRAWN, TURN], 'british')).toEqual([
      'piece',
      'coin',
      'card',
      'turn',
    ]);
  });

  it('call only the player whose turn or decision it is', () => {
    expect(soundsOf([TURN], 'french')).toEqual([]);
    const asked: GameEvent = {
      kind: 'decision-asked',
      side: 'french',
      decision: 'block-raid',
      location: 'detroit',
    };
    expect(soundsOf([asked], 'french')).toEqual(['turn']);
    expect(soundsOf([asked], 'spectator')).toEqual([]);
  });

  it('end with the end of the game', () => {
    expect(soundsOf([ENDED, TURN], 'british')).toEqual(['end']);
  });

  it('are short, and never louder than the output can carry', () => {
    for (const sound of SOUNDS) {
      const voices = VOICES[sound];
      expect(voices.length).toBeGreaterThan(0);
      for (const { at, seconds, loudness, from, to } of voices) {
        expect(at + seconds).toBeLessThan(1.8);
        expect(loudness).toBeLessThanOrEqual(1);
        // An exponential glide cannot begin or end at zero.
        expect(Math.min(from, to)).toBeGreaterThan(0);
      }
    }
  });
});
