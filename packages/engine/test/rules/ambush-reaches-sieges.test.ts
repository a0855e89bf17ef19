// `ambush-reaches-sieges`: an ambushed player may lose a card from a siege, whose marker then moves back.
import { describe, expect, it } from 'vitest';
import type { GameState } from '@arpents/engine';
import {
  givenGame,
  kindsOfEvents,
  legal,
  piles,
  play,
  siegeOf,
  step,
  whyNot,
  type Given,
} from '@arpents/test-kit';

/** The French ambush, and the British do not block. */
const ambushedBritish = (given: Given): GameState =>
  play(
    givenGame({
      rules: ['ambush-reaches-sieges'],
      side: 'french',
      ...given,
      french: { hand: ['coureurs-de-bois'], ...given.french },
    }),
    'ambush: coureurs-de-bois',
    'block-ambush: -',
  );

/** The British ambush, and the French do not block. */
const ambushedFrench = (given: Given): GameState =>
  play(
    givenGame({
      rules: ['ambush-reaches-sieges'],
      ...given,
      british: { hand: ['rangers'], ...given.british },
    }),
    'ambush: rangers',
    'block-ambush: -',
  );

const LOUISBOURG: Given = {
  sieges: { british: 'louisbourg' },
  british: { siegeCards: { british: ['regular-infantry', 'siege-artillery'] } },
};

describe('ambush-reaches-sieges', () => {
  it('[R69] the ambushed player chooses among hand, reserve and siege', () => {
    const asked = ambushedBritish({
      ...LOUISBOURG,
      british: { ...LOUISBOURG.british, hand: ['militia'], reserve: ['regular-infantry'] },
    });
    expect(legal(asked)).toEqual([
      'give-up-card hand: militia',
      'give-up-card reserve: regular-infantry',
      'give-up-card british-siege: regular-infantry',
      'give-up-card british-siege: siege-artillery',
    ]);
  });

  it('[R18, R69] the marker moves back by the strength of the card, which returns to the available cards', () => {
    const asked = ambushedBritish(LOUISBOURG);
    expect(siegeOf(asked, 'british')?.value).toBe(3);
    const hit = step(asked, 'give-up-card british-siege: siege-artillery');
    expect(kindsOfEvents(hit)).toEqual(['action-taken', 'siege-moved', 'card-returned']);
    expect(hit.events).toContainEqual({
      kind: 'card-returned',
      side: 'british',
      card: 'empire:siege-artillery',
      from: 'british-siege',
    });
    expect(siegeOf(hit.state, 'british')).toEqual({
      location: 'louisbourg',
      value: 0,
      british: ['regular-infantry'],
      french: [],
    });
    expect(piles(hit.state, 'british').available).toContain('siege-artillery');
    expect(hit.state.decision).toEqual({ kind: 'take-action', side: 'french' });
  });

  it('[R69] a defender loses cards too, and the marker moves towards the attacker', () => {
    const asked = ambushedFrench({
      sieges: { british: { location: 'louisbourg', value: 1 } },
      british: { hand: ['rangers'], siegeCards: { british: ['siege-artillery'] } },
      french: { siegeCards: { british: ['regular-infantry'] } },
    });
    const hit = play(asked, 'give-up-card british-siege: regular-infantry');
    expect(siegeOf(hit, 'british')?.value).toBe(3);
    expect(siegeOf(hit, 'british')?.french).toEqual([]);
  });

  it('[R69] with two sieges the victim may lose a card from either', () => {
    const asked = ambushedBritish({
      sieges: { british: 'louisbourg', french: 'pemaquid' },
      british: { siegeCards: { british: ['regular-infantry'], french: ['militia'] } },
      french: { hand: ['coureurs-de-bois'], siegeCards: { french: ['militia', 'militia'] } },
    });
    expect(legal(asked)).toEqual([
      'give-up-card british-siege: regular-infantry',
      'give-up-card french-siege: militia',
    ]);
    const hit = play(asked, 'give-up-card french-siege: militia');
    expect(siegeOf(hit, 'french')).toMatchObject({ location: 'pemaquid', value: 1, british: [] });
    expect(siegeOf(hit, 'british')).toMatchObject({ value: 0, british: ['regular-infantry'] });
  });

  it('[R19] moving back stops at the ends of the track', () => {
    const low = ambushedBritish({
      sieges: { british: { location: 'louisbourg', value: -4 } },
      british: { siegeCards: { british: ['siege-artillery'] } },
    });
    expect(
      siegeOf(play(low, 'give-up-card british-siege: siege-artillery'), 'british')?.value,
    ).toBe(-5);
    const high = ambushedFrench({
      sieges: { british: { location: 'louisbourg', value: 6 } },
      british: { hand: ['rangers'], siegeCards: { british: ['regular-infantry'] } },
      french: { siegeCards: { british: ['siege-artillery'] } },
    });
    expect(
      siegeOf(play(high, 'give-up-card british-siege: siege-artillery'), 'british')?.value,
    ).toBe(7);
    const french = ambushedFrench({
      sieges: { french: { location: 'pemaquid', value: -3 } },
      french: { siegeCards: { french: ['regular-infantry'] } },
    });
    expect(
      siegeOf(play(french, 'give-up-card french-siege: regular-infantry'), 'french')?.value,
    ).toBe(-4);
  });

  it('[R150] in a game with endless tracks, moving back has no end either', () => {
    const low = ambushedBritish({
      edition: 'first',
      rulings: 1,
      sieges: { british: { location: 'louisbourg', value: -4 } },
      british: { siegeCards: { british: ['siege-artillery'] } },
    });
    expect(
      siegeOf(play(low, 'give-up-card british-siege: siege-artillery'), 'british')?.value,
    ).toBe(-7);
  });

  it('[R14, R35] a siege goes on with no card left in it, until a siege check decides it', () => {
    const asked = ambushedBritish({
      sieges: { british: 'louisbourg' },
      british: { siegeCards: { british: ['regular-infantry'] } },
    });
    const empty = play(asked, 'give-up-card british-siege: regular-infantry');
    expect(siegeOf(empty, 'british')).toEqual({
      location: 'louisbourg',
      value: -2,
      british: [],
      french: [],
    });
    const back = play(empty, 'pass', 'end-turn');
    expect(back).toMatchObject({ side: 'british', phase: 'actions' });
    // The besieger may still leave, with nothing to give up.
    expect(legal(back, 'withdraw')).toEqual(['withdraw british: -']);
    const decided = step(play(back, 'pass', 'pass'), 'end-turn');
    expect(siegeOf(decided.state, 'british')).toBeNull();
    expect(decided.events).toContainEqual(
      expect.objectContaining({ kind: 'siege-ended', winner: 'french', withdrawn: false }),
    );
  });

  it('[R38, R69] the siege can be reinforced again afterwards', () => {
    const hit = play(
      ambushedBritish({
        ...LOUISBOURG,
        locations: { halifax: 'british village' },
        british: { ...LOUISBOURG.british, hand: ['military-leader', 'ships'] },
      }),
      'give-up-card british-siege: siege-artillery',
      'pass',
      'end-turn',
    );
    const reinforced = play(hit, 'reinforce louisbourg: ships');
    expect(siegeOf(reinforced, 'british')).toMatchObject({
      value: 1,
      british: ['regular-infantry', 'ships'],
    });
  });

  it('[R69] cards without the ambush symbol are safe there as everywhere', () => {
    const asked = ambushedBritish({
      sieges: { british: 'louisbourg' },
      british: {
        siegeCards: { british: ['militia', 'ships', 'military-leader', 'rangers', 'boston'] },
      },
    });
    expect(legal(asked)).toEqual(['give-up-card british-siege: militia']);
    expect(whyNot(asked, 'give-up-card british-siege: ships')).toBe('cannot-be-given-up R69');
    expect(whyNot(asked, 'give-up-card french-siege: militia')).toBe('cannot-be-given-up R69');
  });

  it('[R70] a player with such a card in a siege cannot just show their hand', () => {
    const asked = ambushedBritish({ ...LOUISBOURG, british: { ...LOUISBOURG.british } });
    expect(whyNot(asked, 'show-hand:')).toBe('must-give-up-what-you-have R70');
    expect(legal(asked, 'show-hand')).toEqual([]);
  });

  it('[R5, R69] the initial Regular Infantry can be lost from a siege', () => {
    const asked = ambushedFrench({
      sieges: { french: 'pemaquid' },
      french: { siegeCards: { french: ['regular-infantry-initial'] } },
    });
    const hit = play(asked, 'give-up-card french-siege: regular-infantry-initial');
    expect(piles(hit, 'french').available).toContain('regular-infantry-initial');
    expect(siegeOf(hit, 'french')?.value).toBe(-1);
  });
});
