// The first editions (R150, R151) where they depart from the second: sieges, capitals and the end of the game.
import { describe, expect, it } from 'vitest';
import { EDITIONS, type Edition, type GameState, type Rulings } from '@arpents/engine';
import {
  codeOf,
  givenGame,
  legal,
  piles,
  play,
  siegeOf,
  standingAt,
  whyNot,
  type Given,
} from '@arpents/test-kit';

const FIRST_EDITIONS = ['first', 'first-revised'] as const;

const inEdition = (edition: Edition, given: Given): GameState => givenGame({ ...given, edition });

describe('reinforcements', () => {
  /** Albany is besieged, and only New York leads there. */
  const albany = (locations: Given['locations']): Given => ({
    locations: { albany: 'british village', ...locations },
    sieges: { french: { location: 'albany', value: 0 } },
    british: { hand: ['militia'] },
  });
  const REINFORCE = 'reinforce albany: militia';

  it('[R150, R151] they may also be traced from New York', () => {
    // Raided away, New York is nobody's: no way through it, but a way from it.
    for (const edition of FIRST_EDITIONS) {
      expect(codeOf(inEdition(edition, albany({ 'new-york': null })), REINFORCE)).toBeNull();
    }
    expect(codeOf(givenGame(albany({ 'new-york': null })), REINFORCE)).toBe('siege-not-connected');
  });

  it('[R150] from New York too when Boston is the enemy’s', () => {
    const game = inEdition('first', albany({ boston: 'french village' }));
    expect(codeOf(game, REINFORCE)).toBeNull();
  });

  it('[R150] not from New York when the enemy controls it', () => {
    const game = inEdition('first', albany({ 'new-york': 'french village' }));
    expect(codeOf(game, REINFORCE)).toBe('siege-not-connected');
  });

  it('[R150] the French have Québec alone', () => {
    const game = inEdition('first', {
      side: 'french',
      locations: { quebec: 'british village', 'fort-st-john': 'french village' },
      sieges: { british: { location: 'fort-st-john', value: 0 } },
      french: { hand: ['militia'] },
    });
    expect(codeOf(game, 'reinforce fort-st-john: militia')).toBe('siege-not-connected');
  });
});

describe('winning a capital', () => {
  const boston: Given = {
    side: 'french',
    locations: { boston: null, pemaquid: 'french village' },
    french: { hand: ['pemaquid', 'louisbourg', 'quebec'] },
  };
  const SETTLE = 'settle boston: pemaquid + louisbourg + quebec';

  it('[R150, R151] settling it does not win the game', () => {
    for (const edition of FIRST_EDITIONS) {
      const settled = play(inEdition(edition, boston), SETTLE);
      expect(settled.outcome).toBeNull();
      expect(standingAt(settled, 'boston')).toBe('french village');
      expect(settled.decision).toEqual({ kind: 'take-action', side: 'french' });
    }
    expect(play(givenGame(boston), SETTLE).outcome).toMatchObject({ winner: 'french' });
  });

  it('[R46, R55, R150, R151] winning its siege does, and so does its surrender', () => {
    const siege: Given = {
      sieges: { french: { location: 'new-york', value: 2 } },
      french: { siegeCards: { french: ['militia'] } },
    };
    for (const edition of EDITIONS) {
      const won = inEdition(edition, { ...siege, side: 'french', phase: 'end-test' });
      expect(won.outcome).toMatchObject({ winner: 'french', ending: 'capital' });
      const surrendered = play(inEdition(edition, siege), 'withdraw french: -');
      expect(surrendered.outcome).toMatchObject({ winner: 'french', ending: 'capital' });
    }
  });
});

describe('siege tracks', () => {
  const first = (given: Given): GameState => inEdition('first', given);

  it('[R19, R150, R151] they have the same ends in the first editions; games begun before that ruling keep endless ones', () => {
    const british: Given = {
      sieges: { british: { location: 'gaspe', value: 6 } },
      british: { hand: ['regular-infantry'], siegeCards: { british: ['siege-artillery'] } },
    };
    const french: Given = {
      sieges: { french: { location: 'pemaquid', value: -3 } },
      british: { hand: ['regular-infantry'] },
      french: { siegeCards: { french: ['militia'] } },
    };
    const valueAfter = (edition: Edition, given: Given, text: string, side: 'british' | 'french') =>
      siegeOf(play(inEdition(edition, given), text), side)?.value;
    const ends = (edition: Edition, rulings: Rulings) => [
      valueAfter(edition, { ...british, rulings }, 'reinforce gaspe: regular-infantry', 'british'),
      valueAfter(edition, { ...french, rulings }, 'reinforce pemaquid: regular-infantry', 'french'),
    ];
    for (const edition of EDITIONS) expect(ends(edition, 2)).toEqual([7, -4]);
    for (const edition of FIRST_EDITIONS) expect(ends(edition, 1)).toEqual([8, -5]);
    expect(ends('second', 1)).toEqual([7, -4]);
  });

  it('[R17, R150] a fortified Québec starts at −5 and cannot fall back further, unless the game is older', () => {
    const given: Given = {
      side: 'french',
      locations: { quebec: 'french town fortified' },
      sieges: { british: 'quebec' },
      british: { siegeCards: { british: ['militia'] } },
      french: { hand: ['regular-infantry'] },
    };
    expect(siegeOf(first(given), 'british')?.value).toBe(-4);
    const defended = (game: GameState) =>
      siegeOf(play(game, 'reinforce quebec: regular-infantry'), 'british')?.value;
    expect(defended(first(given))).toBe(-5);
    expect(defended(first({ ...given, rulings: 1 }))).toBe(-6);
  });
});

describe('withdrawing', () => {
  const attacker: Given = {
    sieges: { british: 'gaspe' },
    british: { siegeCards: { british: ['regular-infantry', 'militia'] } },
  };
  const defender: Given = {
    sieges: { french: { location: 'pemaquid', value: 1 } },
    british: { siegeCards: { french: ['militia', 'boston'] } },
    french: { siegeCards: { french: ['regular-infantry'] }, hand: ['quebec'] },
  };

  it('[R42, R43, R150] in the first edition it takes one of the attacker’s actions', () => {
    const left = play(inEdition('first', attacker), 'withdraw british: militia');
    expect(left.actionsLeft).toBe(1);
    expect(siegeOf(left, 'british')).toBeNull();
    expect(piles(left, 'british').discard).toEqual(['regular-infantry']);
    expect(piles(left, 'british').available).toContain('militia');
  });

  it('[R42, R44, R150] and one of the defender’s, who surrenders; the attacker may settle', () => {
    const surrendered = play(inEdition('first', defender), 'withdraw french: militia');
    expect(surrendered.actionsLeft).toBe(1);
    expect(surrendered.decision).toMatchObject({ kind: 'settle-after-siege', side: 'french' });
    const settled = play(surrendered, 'settle-after-siege yes: quebec');
    expect(standingAt(settled, 'pemaquid')).toBe('french village');
    expect(settled).toMatchObject({ side: 'british', actionsLeft: 1 });
  });

  it('[R11, R150] so it is not possible with no action left', () => {
    const game = inEdition('first', { ...attacker, actionsLeft: 0 });
    expect(whyNot(game, 'withdraw british: militia')).toBe('no-action-left R11');
    expect(legal(game)).toEqual(['end-turn']);
  });

  it('[R42, R151] in the revised printing it is free, as in the second edition', () => {
    for (const edition of ['first-revised', 'second'] as const) {
      const game = inEdition(edition, { ...attacker, actionsLeft: 0 });
      expect(play(game, 'withdraw british: militia').actionsLeft).toBe(0);
      expect(play(inEdition(edition, defender), 'withdraw french: militia').actionsLeft).toBe(2);
    }
  });
});

describe('the end by pieces', () => {
  const siege: Given['sieges'] = { french: { location: 'pemaquid', value: 0 } };
  /** Thirteen British villages beyond the start are in French hands: none is left in stock. */
  const noVillages: Given = {
    phase: 'end-test',
    sieges: siege,
    french: { captured: { villages: 13 } },
  };

  it('[R95, R151] it does not wait for sieges in the revised printing', () => {
    const over = inEdition('first-revised', noVillages);
    expect(over.players.british.villages).toBe(0);
    expect(over.outcome).toMatchObject({ ending: 'points' });
    for (const edition of ['first', 'second'] as const) {
      expect(inEdition(edition, noVillages).outcome).toBeNull();
    }
  });

  it('[R95, R151] no towns in stock is as good a reason', () => {
    const noTowns: Given = { ...noVillages, french: { captured: { towns: 10 } } };
    expect(inEdition('first-revised', noTowns).outcome).toMatchObject({ ending: 'points' });
    expect(inEdition('first', noTowns).outcome).toBeNull();
  });

  it('[R95, R151] the end by captures waits for sieges in every edition', () => {
    const captured: Given = {
      phase: 'end-test',
      sieges: siege,
      british: { captured: { villages: 6 } },
    };
    for (const edition of EDITIONS) {
      expect(inEdition(edition, captured).outcome).toBeNull();
      const calm = inEdition(edition, { ...captured, sieges: {} });
      expect(calm.outcome).toMatchObject({ ending: 'points' });
    }
  });
});
