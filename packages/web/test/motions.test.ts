// What moves: which events set pieces down or let coins slide, and that the rest stands still.
import type { GameEvent } from '@arpents/engine';
import { expect, it } from 'vitest';
import { motionsOf } from '../src/motion/motions.ts';

const PLACED: GameEvent = { kind: 'village-placed', side: 'french', location: 'detroit' };
const BUILT: GameEvent = { kind: 'fortification-built', side: 'french', location: 'detroit' };
const PAID: GameEvent = { kind: 'money-changed', side: 'french', amount: -1 };
const EARNED: GameEvent = { kind: 'money-changed', side: 'british', amount: 4 };
const DRAWN: GameEvent = { kind: 'cards-drawn', side: 'french', count: 2, cards: null };

it('pieces are set down where they are placed, once, and coins go to or from the side whose money changes', () => {
  expect(motionsOf([DRAWN, PLACED, PAID, BUILT, EARNED])).toEqual([
    { kind: 'piece', location: 'detroit' },
    { kind: 'coin', side: 'french', isGain: false },
    { kind: 'coin', side: 'british', isGain: true },
  ]);
});
