// `blocked-raid-free`: a blocked raid does not use up the action.
import { describe, expect, it } from 'vitest';
import type { GameState } from '@arpents/engine';
import { givenGame, legal, piles, play, standingAt, step, type Given } from '@arpents/test-kit';

/** The French can raid Pemaquid from Fort Halifax. */
const raiding = (given: Given): GameState =>
  givenGame({
    rules: ['blocked-raid-free'],
    side: 'french',
    ...given,
    locations: { 'fort-halifax': 'french village', ...given.locations },
    french: { hand: ['native-americans', 'coureurs-de-bois', 'priest'], money: 5, ...given.french },
    british: { hand: ['rangers', 'pemaquid', 'neutral:native-americans'], ...given.british },
  });

describe('blocked-raid-free', () => {
  it('[R56, R63] the action comes back; cards and money of the raid and the blocker are spent', () => {
    const raided = play(raiding({}), 'raid pemaquid: native-americans + priest');
    expect(raided.actionsLeft).toBe(1);
    const blocked = step(raided, 'block-raid: rangers');
    expect(blocked.state.actionsLeft).toBe(2);
    expect(blocked.state.players.french.money).toBe(4);
    expect(piles(blocked.state, 'french')).toMatchObject({
      hand: ['coureurs-de-bois'],
      discard: ['native-americans', 'priest'],
    });
    expect(piles(blocked.state, 'british').discard).toEqual(['rangers']);
    expect(standingAt(blocked.state, 'pemaquid')).toBe('british village');
    expect(blocked.state.decision).toEqual({ kind: 'take-action', side: 'french' });
  });

  it('[R63] whatever blocks: the location card of the target too', () => {
    const blocked = play(
      raiding({}),
      'raid pemaquid: coureurs-de-bois',
      'block-raid: pemaquid',
      'raid pemaquid: native-americans',
      'block-raid: neutral:native-americans',
    );
    expect(blocked.actionsLeft).toBe(2);
  });

  it('[R65] a raid that is not blocked uses the action up', () => {
    const raid = play(raiding({}), 'raid pemaquid: coureurs-de-bois');
    const succeeded = play(raid, 'block-raid: -');
    expect(succeeded.actionsLeft).toBe(1);
    expect(standingAt(succeeded, 'pemaquid')).toBeNull();
    expect(play(raid, 'block-raid: rangers').actionsLeft).toBe(2);
  });

  it('[R4, R11] the last action comes back too, so the turn cannot end yet', () => {
    const blocked = play(
      raiding({ actionsLeft: 1 }),
      'raid pemaquid: coureurs-de-bois',
      'block-raid: rangers',
    );
    expect(blocked.actionsLeft).toBe(1);
    expect(legal(blocked, 'end-turn')).toEqual([]);
  });

  it('[R68] a blocked ambush still uses the action up', () => {
    const ambushed = play(raiding({}), 'ambush: coureurs-de-bois', 'block-ambush: rangers');
    expect(ambushed.actionsLeft).toBe(1);
    const raided = play(ambushed, 'raid pemaquid: native-americans', 'block-raid: pemaquid');
    expect(raided.actionsLeft).toBe(1);
  });
});
