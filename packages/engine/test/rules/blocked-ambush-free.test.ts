// `blocked-ambush-free`: a blocked ambush does not use up the action.
import { describe, expect, it } from 'vitest';
import type { GameState } from '@arpents/engine';
import { givenGame, legal, piles, play, step, type Given } from '@arpents/test-kit';

const ambushing = (given: Given): GameState =>
  givenGame({
    rules: ['blocked-ambush-free'],
    side: 'french',
    ...given,
    french: { hand: ['native-americans', 'coureurs-de-bois'], money: 5, ...given.french },
    british: { hand: ['rangers', 'militia', 'neutral:native-americans'], ...given.british },
  });

describe('blocked-ambush-free', () => {
  it('[R67, R68] the action comes back; card and money of the ambush and the blocker are spent', () => {
    const ambushed = play(ambushing({}), 'ambush: native-americans');
    expect(ambushed.actionsLeft).toBe(1);
    const blocked = step(ambushed, 'block-ambush: rangers');
    expect(blocked.state.actionsLeft).toBe(2);
    expect(blocked.state.players.french.money).toBe(4);
    expect(piles(blocked.state, 'french')).toMatchObject({
      hand: ['coureurs-de-bois'],
      discard: ['native-americans'],
    });
    expect(piles(blocked.state, 'british').discard).toEqual(['rangers']);
    expect(blocked.state.decision).toEqual({ kind: 'take-action', side: 'french' });
  });

  it('[R16, R68] one ambush after the other may be blocked, and two actions are still left', () => {
    const blocked = play(
      ambushing({}),
      'ambush: native-americans',
      'block-ambush: rangers',
      'ambush: coureurs-de-bois',
      'block-ambush: neutral:native-americans',
    );
    expect(blocked.actionsLeft).toBe(2);
  });

  it('[R69, R70] an ambush that is not blocked uses the action up, whatever it finds', () => {
    const hit = play(
      ambushing({}),
      'ambush: native-americans',
      'block-ambush: -',
      'give-up-card hand: militia',
    );
    expect(hit.actionsLeft).toBe(1);
    const shown = play(
      ambushing({ british: { hand: ['boston'] } }),
      'ambush: native-americans',
      'block-ambush: -',
      'show-hand: boston',
    );
    expect(shown.actionsLeft).toBe(1);
    const blocked = play(ambushing({}), 'ambush: native-americans', 'block-ambush: rangers');
    expect(blocked.actionsLeft).toBe(2);
  });

  it('[R4, R11] the last action comes back too, so the turn cannot end yet', () => {
    const blocked = play(
      ambushing({ actionsLeft: 1 }),
      'ambush: coureurs-de-bois',
      'block-ambush: rangers',
    );
    expect(blocked.actionsLeft).toBe(1);
    expect(legal(blocked, 'end-turn')).toEqual([]);
  });

  it('[R63] a blocked raid still uses the action up', () => {
    const raided = play(
      ambushing({
        locations: { 'fort-halifax': 'french village' },
        british: { hand: ['rangers', 'neutral:native-americans'] },
      }),
      'raid pemaquid: coureurs-de-bois',
      'block-raid: rangers',
    );
    expect(raided.actionsLeft).toBe(1);
    const ambushed = play(
      raided,
      'ambush: native-americans',
      'block-ambush: neutral:native-americans',
    );
    expect(ambushed.actionsLeft).toBe(1);
  });
});
