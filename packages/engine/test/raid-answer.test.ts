// The other side's answer to a raid, and what a raid takes (R63–R66).
import { describe, expect, it } from 'vitest';
import { isSupplied, type GameState, type LocationId } from '@arpents/engine';
import {
  codeAt,
  codeOf,
  givenGame,
  legal,
  piles,
  play,
  refusalOf,
  standingAt,
  step,
  type Given,
  type GivenSide,
} from '@arpents/test-kit';

const suppliedAt = (state: GameState, id: LocationId): boolean => isSupplied(codeAt(state, id));

/** The French have just raided Deerfield from Kennebec; the British have this hand. */
const raided = (british: GivenSide, locations: Given['locations'] = {}) =>
  play(
    givenGame({
      side: 'french',
      french: { hand: ['coureurs-de-bois'] },
      british,
      locations: {
        kennebec: 'french village',
        'new-haven': 'british village',
        deerfield: 'british village',
        ...locations,
      },
    }),
    'raid deerfield: coureurs-de-bois',
  );

describe('blocking a raid', () => {
  it('[R63] the defender is asked, and may always let it happen', () => {
    const state = raided({ hand: [] });
    expect(state.decision).toMatchObject({ kind: 'block-raid', side: 'british' });
    expect(legal(state)).toEqual(['block-raid: -']);
  });

  it('[R63] British blockers: Native Americans, Rangers, both fortifications, the location card', () => {
    const state = raided({
      hand: [
        'deerfield',
        'militia',
        'rangers',
        'fortification',
        'neutral:fortification',
        'neutral:native-americans',
      ],
    });
    expect(legal(state)).toEqual([
      'block-raid: -',
      'block-raid: deerfield',
      'block-raid: rangers',
      'block-raid: fortification',
      'block-raid: neutral:fortification',
      'block-raid: neutral:native-americans',
    ]);
    expect(refusalOf(state, 'block-raid: militia')).toMatchObject({
      code: 'cannot-block-raid',
      ruling: 'R63',
      card: 'empire:militia',
    });
  });

  it('[R63] French blockers: Native Americans of both kinds, Militia, Coureurs de Bois, fortifications', () => {
    const asked = play(
      givenGame({
        british: { hand: ['rangers', 'indian-leader'] },
        french: {
          hand: [
            'quebec',
            'montreal',
            'coureurs-de-bois',
            'fortification',
            'militia',
            'native-americans',
            'priest',
            'regular-infantry',
            'neutral:fortification',
            'neutral:native-americans',
          ],
        },
        locations: { 'fort-halifax': 'british village' },
      }),
      'raid quebec: rangers + indian-leader',
    );
    expect(legal(asked)).toEqual([
      'block-raid: -',
      'block-raid: quebec',
      'block-raid: coureurs-de-bois',
      'block-raid: fortification',
      'block-raid: militia',
      'block-raid: native-americans',
      'block-raid: neutral:fortification',
      'block-raid: neutral:native-americans',
    ]);
  });

  it('[R63] only the location card of the target blocks, no other one', () => {
    const state = raided({ hand: ['boston', 'new-haven'] });
    expect(legal(state)).toEqual(['block-raid: -']);
    expect(refusalOf(state, 'block-raid: new-haven')).toMatchObject({
      code: 'cannot-block-raid',
      ruling: 'R63',
    });
  });

  it('[R63, R21] the location card blocks only if it is usable', () => {
    const state = raided({ hand: ['deerfield'] }, { 'new-haven': null });
    expect(legal(state)).toEqual(['block-raid: -']);
    expect(refusalOf(state, 'block-raid: deerfield')).toMatchObject({
      code: 'location-not-connected',
      ruling: 'R21',
      location: 'deerfield',
    });
  });

  it('[R63] a blocker comes from hand, not from the reserve', () => {
    const state = raided({ hand: [], reserve: ['rangers'] });
    expect(codeOf(state, 'block-raid: rangers')).toBe('card-not-in-hand');
  });

  it('[R63] the blocker is discarded, Native Americans free of charge; the raider keeps nothing', () => {
    const asked = raided({ hand: ['neutral:native-americans', 'boston'], money: 0 });
    const { state, events } = step(asked, 'block-raid: neutral:native-americans');
    expect(state.players.british.money).toBe(0);
    expect(piles(state, 'british')).toMatchObject({
      hand: ['boston'],
      discard: ['neutral:native-americans'],
    });
    expect(piles(state, 'french')).toMatchObject({ hand: [], discard: ['coureurs-de-bois'] });
    expect(standingAt(state, 'deerfield')).toBe('british village');
    expect(state.players.french.capturedVillages).toBe(0);
    expect(events).toContainEqual({ kind: 'raid-blocked', side: 'french', location: 'deerfield' });
    expect(state.decision).toEqual({ kind: 'take-action', side: 'french' });
    expect(state.actionsLeft).toBe(1);
  });

  it('[R63] nothing else can be done before the raid is answered', () => {
    const state = raided({ hand: ['rangers'], reserve: ['militia'] });
    for (const text of [
      'pass',
      'retrieve',
      'end-turn',
      'block-ambush: rangers',
      'discard: rangers',
    ]) {
      expect(codeOf(state, text)).toBe('not-what-is-asked');
    }
  });
});

describe('an unblocked raid', () => {
  it('[R65] a village is captured, and the location becomes neutral', () => {
    const before = raided({ hand: ['deerfield'], discard: ['boston'] });
    const { state, events } = step(before, 'block-raid: -');
    expect(standingAt(state, 'deerfield')).toBeNull();
    expect(state.players.french.capturedVillages).toBe(1);
    expect(state.players.british.villages).toBe(before.players.british.villages);
    expect(events.map((event) => event.kind)).toEqual([
      'action-taken',
      'piece-captured',
      'raid-succeeded',
    ]);
  });

  it('[R65] the owner keeps the location card, wherever it is', () => {
    const state = play(raided({ hand: ['deerfield'] }), 'block-raid: -');
    expect(piles(state, 'british').hand).toEqual(['deerfield']);
    expect(piles(state, 'british').available).not.toContain('deerfield');
  });

  it('[R65] a town is captured, and its owner puts a village from stock in its place', () => {
    const before = raided({ hand: [] }, { deerfield: 'british town' });
    const after = play(before, 'block-raid: -');
    expect(standingAt(after, 'deerfield')).toBe('british village');
    expect(after.players.french).toMatchObject({ capturedTowns: 1, capturedVillages: 0 });
    expect(after.players.british.villages).toBe(before.players.british.villages - 1);
    expect(after.players.british.towns).toBe(before.players.british.towns);
  });

  it('[R65] a town whose owner has no village in stock leaves the location neutral', () => {
    const asked = play(
      givenGame({
        side: 'french',
        // Five British villages stand on the board, thirteen are captured: none is left.
        french: { hand: ['coureurs-de-bois'], captured: { villages: 13 } },
        locations: { kennebec: 'french village', deerfield: 'british town' },
      }),
      'raid deerfield: coureurs-de-bois',
    );
    expect(asked.players.british.villages).toBe(0);
    const after = play(asked, 'block-raid: -');
    expect(standingAt(after, 'deerfield')).toBeNull();
    expect(after.players.french).toMatchObject({ capturedTowns: 1, capturedVillages: 13 });
  });

  it('[R65, R23] what was supplied only through the lost location is cut off', () => {
    const asked = play(
      givenGame({
        side: 'french',
        french: { hand: ['coureurs-de-bois'] },
        locations: {
          ticonderoga: 'french village',
          albany: 'british village',
          'fort-stanwix': 'british village',
        },
      }),
      'raid albany: coureurs-de-bois',
    );
    expect(suppliedAt(asked, 'fort-stanwix')).toBe(true);
    expect(suppliedAt(play(asked, 'block-raid: -'), 'fort-stanwix')).toBe(false);
  });

  const bostonRaid = 'raid boston: coureurs-de-bois + priest';
  const boston = () =>
    givenGame({
      side: 'french',
      french: {
        hand: ['coureurs-de-bois', 'native-americans', 'priest', 'priest'],
      },
      locations: { kennebec: 'french village', deerfield: 'british village' },
    });

  it('[R66] raiding a capital away does not win', () => {
    const after = play(
      boston(),
      bostonRaid,
      'block-raid: -',
      'raid boston: native-americans + priest',
      'block-raid: -',
      'end-turn',
    );
    expect(standingAt(after, 'boston')).toBeNull();
    expect(after.players.french).toMatchObject({ capturedTowns: 1, capturedVillages: 1 });
    expect(after.outcome).toBeNull();
    expect(after.decision).toEqual({ kind: 'take-action', side: 'british' });
  });

  it('[R66, R24] a capital raided away is still the source of supply', () => {
    const state = givenGame({
      british: { hand: ['new-york'] },
      locations: { boston: null },
    });
    expect(codeOf(state, 'take-money: new-york')).toBeNull();
  });

  it('[R66, R31] settling the capital later does win', () => {
    const state = givenGame({
      side: 'french',
      french: { hand: ['pemaquid', 'ships', 'quebec'] },
      locations: { boston: null, pemaquid: 'french village' },
    });
    expect(play(state, 'settle boston: pemaquid + ships + quebec').outcome).toMatchObject({
      winner: 'french',
      ending: 'capital',
    });
  });
});
