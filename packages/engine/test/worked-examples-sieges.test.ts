// The worked examples of the rule book about sieges: Louisbourg besieged, defended and won.
import { describe, expect, it } from 'vitest';
import type { GameState } from '@arpents/engine';
import { givenGame, legal, piles, play, siegeOf, standingAt, whyNot } from '@arpents/test-kit';

/** The British at Halifax, with everything for the siege of Louisbourg. */
const beforeLouisbourg = (): GameState =>
  givenGame({
    british: {
      money: 3,
      hand: ['halifax', 'ships', 'siege-artillery', 'regular-infantry', 'military-leader'],
      deck: ['boston', 'new-york', 'norfolk', 'pemaquid', 'st-marys'],
    },
    french: {
      hand: ['louisbourg', 'port-royal', 'regular-infantry', 'quebec', 'trader'],
      deck: ['gaspe', 'montreal', 'tadoussac', 'trois-rivieres'],
    },
    locations: { halifax: 'british village' },
  });

describe('the siege of Louisbourg', () => {
  const open = 'besiege louisbourg: halifax + ships + siege-artillery';
  const reinforced = [
    open,
    'reinforce louisbourg: regular-infantry',
    'military-leader louisbourg: military-leader',
  ];
  const answered = [
    ...reinforced,
    'end-turn',
    'reinforce louisbourg: regular-infantry',
    'reinforce louisbourg: port-royal',
  ];

  it('[R17, R35, R36] it opens at 2 for France, and the Siege Artillery, for 3 money, adds 3', () => {
    const state = play(beforeLouisbourg(), open);
    expect(siegeOf(state, 'british')).toEqual({
      location: 'louisbourg',
      value: 1,
      british: ['siege-artillery'],
      french: [],
    });
    expect(piles(state, 'british').discard).toEqual(['halifax', 'ships']);
    expect(state.players.british.money).toBe(0);
    expect(state.actionsLeft).toBe(1);
  });

  it('[R38, R41] Regular Infantry as the second action, the Military Leader free: three steps more', () => {
    const state = play(beforeLouisbourg(), ...reinforced);
    expect(siegeOf(state, 'british')).toMatchObject({
      value: 4,
      british: ['siege-artillery', 'regular-infantry', 'military-leader'],
    });
    expect(state.actionsLeft).toBe(0);
  });

  it('[R38, R18] the French answer with Regular Infantry and the ship of Port Royal: three steps back', () => {
    const state = play(beforeLouisbourg(), ...answered);
    expect(siegeOf(state, 'british')).toMatchObject({
      value: 1,
      french: ['regular-infantry', 'port-royal'],
    });
    expect(state.sieges.french).toBeNull();
  });

  it('[R21] the Louisbourg card itself cannot be used: the location is besieged', () => {
    const state = play(beforeLouisbourg(), ...reinforced, 'end-turn');
    expect(whyNot(state, 'reinforce louisbourg: louisbourg')).toBe('location-besieged R21');
  });

  it('[R14] so Louisbourg is safe for the moment: the next siege check decides nothing', () => {
    const state = play(beforeLouisbourg(), ...answered, 'end-turn');
    expect(state.side).toBe('british');
    expect(state.decision).toEqual({ kind: 'take-action', side: 'british' });
    expect(siegeOf(state, 'british')?.value).toBe(1);
  });

  it('[R14] unanswered, the four points would have won it', () => {
    const state = play(beforeLouisbourg(), ...reinforced, 'end-turn', 'pass', 'pass', 'end-turn');
    expect(state.decision).toMatchObject({ kind: 'settle-after-siege', side: 'british' });
  });
});

describe('Louisbourg is won', () => {
  /** The start of a British turn, three points ahead. */
  const won = (): GameState =>
    givenGame({
      phase: 'end-test',
      british: {
        hand: ['new-york', 'norfolk'],
        siegeCards: {
          british: ['siege-artillery', 'regular-infantry', 'military-leader', 'regular-infantry'],
        },
      },
      french: {
        hand: ['louisbourg', 'ships'],
        siegeCards: { british: ['regular-infantry', 'port-royal'] },
      },
      sieges: { british: { location: 'louisbourg', value: 3 } },
      locations: { halifax: 'british village' },
    });

  it('[R48] the village is captured, and New York’s settlers let a village of their own be placed', () => {
    expect(won().players.british.capturedVillages).toBe(1);
    expect(legal(won())).toEqual(['settle-after-siege no: -', 'settle-after-siege yes: new-york']);
    const settled = play(won(), 'settle-after-siege yes: new-york');
    expect(standingAt(settled, 'louisbourg')).toBe('british village');
    expect(piles(settled, 'british').discard).toEqual(['new-york', 'louisbourg']);
  });

  it('[R51] the French return one empire card and discard the rest, the British discard all', () => {
    const asked = play(won(), 'settle-after-siege yes: new-york');
    expect(asked.decision).toMatchObject({ kind: 'give-up-card', side: 'french', cause: 'siege' });
    expect(legal(asked)).toEqual(['give-up-card british-siege: regular-infantry']);
    expect(whyNot(asked, 'give-up-card british-siege: port-royal')).toBe('card-not-in-siege R51');
    const after = play(asked, 'give-up-card british-siege: regular-infantry');
    expect(piles(after, 'french').discard).toEqual(['port-royal']);
    expect(
      piles(after, 'french').available.filter((name) => name === 'regular-infantry'),
    ).toHaveLength(3);
    expect(piles(after, 'british').discard).toEqual([
      'new-york',
      'louisbourg',
      'siege-artillery',
      'regular-infantry',
      'military-leader',
      'regular-infantry',
    ]);
    expect(after.sieges.british).toBeNull();
    expect(after.actionsLeft).toBe(2);
  });

  it('[R54] the French keep their Louisbourg card, which is now useless', () => {
    const after = play(
      won(),
      'settle-after-siege yes: new-york',
      'give-up-card british-siege: regular-infantry',
      'pass',
      'pass',
      'end-turn',
    );
    expect(piles(after, 'french').hand).toContain('louisbourg');
    expect(whyNot(after, 'piracy: louisbourg + ships')).toBe('location-not-controlled R21');
  });

  it('[R48] they need not settle: the location then becomes neutral, and no card is taken', () => {
    const after = play(won(), 'settle-after-siege no: -');
    expect(standingAt(after, 'louisbourg')).toBeNull();
    expect(piles(after, 'british').available).toContain('louisbourg');
  });

  it('[R51] the infantry that the French began with may be the card lost', () => {
    const state = givenGame({
      phase: 'end-test',
      british: { siegeCards: { british: ['siege-artillery'] } },
      french: { siegeCards: { british: ['regular-infantry-initial', 'militia'] } },
      sieges: { british: { location: 'gaspe', value: 2 } },
    });
    expect(legal(play(state, 'settle-after-siege no: -'))).toEqual([
      'give-up-card british-siege: regular-infantry-initial',
      'give-up-card british-siege: militia',
    ]);
  });

  it('[R55] the British take Québec: the game is over at once, and no village is needed', () => {
    const state = givenGame({
      phase: 'end-test',
      british: { siegeCards: { british: ['siege-artillery'] } },
      sieges: { british: { location: 'quebec', value: 2 } },
    });
    expect(state.outcome).toMatchObject({ winner: 'british', ending: 'capital' });
  });
});

describe('location cards in sieges', () => {
  it('[R18] New York counts one, though it has a military symbol and a ship where ships count', () => {
    const state = givenGame({
      british: { hand: ['new-york'], siegeCards: { british: ['militia'] } },
      sieges: { british: { location: 'port-royal', value: 0 } },
    });
    const after = play(state, 'reinforce port-royal: new-york');
    expect(siegeOf(after, 'british')).toMatchObject({ value: 1, british: ['militia', 'new-york'] });
  });

  it('[R38] the French defend in the siege that the British lay, and their cards lie there', () => {
    const state = givenGame({
      side: 'french',
      french: { hand: ['militia', 'montreal'], siegeCards: { french: ['militia'] } },
      british: { siegeCards: { british: ['regular-infantry'] } },
      sieges: { british: 'port-royal', french: 'pemaquid' },
    });
    const after = play(state, 'reinforce port-royal: montreal', 'reinforce pemaquid: militia');
    expect(siegeOf(after, 'british')?.french).toEqual(['montreal']);
    expect(siegeOf(after, 'french')?.french).toEqual(['militia', 'militia']);
  });
});
