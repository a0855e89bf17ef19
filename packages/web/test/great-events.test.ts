// What gets a banner over the map, and what does not.
import type { GameEvent } from '@arpents/engine';
import { describe, expect, it } from 'vitest';
import { greatestOf } from '../src/story/great-events.ts';

const OPENED: GameEvent = { kind: 'siege-opened', side: 'british', location: 'quebec', value: 2 };
const RAIDED: readonly GameEvent[] = [
  { kind: 'raid-succeeded', side: 'french', location: 'deerfield' },
  { kind: 'piece-captured', side: 'french', location: 'deerfield', piece: 'town' },
  { kind: 'village-placed', side: 'british', location: 'deerfield' },
];
const WON: readonly GameEvent[] = [
  { kind: 'piece-captured', side: 'british', location: 'port-royal', piece: 'village' },
  {
    kind: 'siege-ended',
    siege: 'british',
    location: 'port-royal',
    winner: 'british',
    withdrawn: false,
  },
];

describe('a great event', () => {
  it('[R65] is a town that is lost to a raid, and goes against its owner', () => {
    expect(greatestOf(RAIDED)).toMatchObject({
      location: 'deerfield',
      against: 'british',
      decidesGame: false,
    });
  });

  it('[R46] is a siege that is won or lost, before the piece that falls with it', () => {
    const great = greatestOf(WON);
    expect(great?.event.kind).toBe('siege-ended');
    expect(great?.against).toBe('french');
  });

  it('[R55] is the siege of a place that the game hangs on, and of no other', () => {
    expect(greatestOf([OPENED])).toMatchObject({ against: 'french', decidesGame: true });
    expect(greatestOf([{ ...OPENED, location: 'louisbourg' }])).toBeNull();
    expect(greatestOf([{ ...OPENED, side: 'french', location: 'new-york' }])).toMatchObject({
      against: 'british',
      decidesGame: true,
    });
  });

  it('is not what happens every turn', () => {
    expect(
      greatestOf([
        { kind: 'turn-began', side: 'british', turn: 3 },
        { kind: 'money-changed', side: 'british', amount: 3 },
        { kind: 'village-placed', side: 'british', location: 'albany' },
      ]),
    ).toBeNull();
  });
});
