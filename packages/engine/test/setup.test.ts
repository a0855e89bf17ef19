// The start of a game (R1–R6).
import { describe, expect, it } from 'vitest';
import {
  LOCATIONS,
  SIDES,
  createGame,
  invariantsBrokenBy,
  viewFor,
  type GameState,
  type Seed,
} from '@arpents/engine';
import { TEST_SEED, givenGame, legal, namesOf, piles, play, standingAt } from '@arpents/test-kit';

function newGame(seed: Seed = TEST_SEED): GameState {
  const game = createGame({}, seed);
  if (!game.ok) throw new Error(game.error.code);
  return game.value;
}

const BRITISH_DECK = [
  'boston',
  'new-haven',
  'new-york',
  'norfolk',
  'pemaquid',
  'philadelphia',
  'st-marys',
];
const FRENCH_DECK = [
  'gaspe',
  'louisbourg',
  'montreal',
  'port-royal',
  'quebec',
  'regular-infantry-initial',
  'tadoussac',
  'trader',
  'trois-rivieres',
];

describe('pieces', () => {
  it('[R1] what does not stand on the map is in stock', () => {
    const { players, fortifications } = newGame();
    expect(players.british).toMatchObject({ villages: 13, towns: 10 });
    expect(players.french).toMatchObject({ villages: 12, towns: 8 });
    expect(fortifications).toBe(12);
  });

  it('[R2] towns stand at Boston, New York and Québec, villages at ten other places', () => {
    const game = newGame();
    const standing = LOCATIONS.flatMap(({ id }) => {
      const piece = standingAt(game, id);
      return piece === null ? [] : [`${id}: ${piece}`];
    });
    expect(standing.sort()).toEqual([
      'boston: british town',
      'gaspe: french village',
      'louisbourg: french village',
      'montreal: french village',
      'new-haven: british village',
      'new-york: british town',
      'norfolk: british village',
      'pemaquid: british village',
      'philadelphia: british village',
      'port-royal: french village',
      'quebec: french town',
      'st-marys: british village',
      'tadoussac: french village',
      'trois-rivieres: french village',
    ]);
  });
});

describe('money and cards', () => {
  it('[R2] the British start with 12 money, the French with 5', () => {
    const { players } = newGame();
    expect(players.british.money).toBe(12);
    expect(players.french.money).toBe(5);
  });

  it('[R2] the starting decks hold 7 British and 9 French cards', () => {
    const game = newGame();
    const cardsOf = (side: 'british' | 'french'): string[] =>
      [...piles(game, side).hand, ...piles(game, side).deck].sort();
    expect(cardsOf('british')).toEqual([...BRITISH_DECK].sort());
    expect(cardsOf('french')).toEqual([...FRENCH_DECK].sort());
  });

  it('[R2] a new game breaks no invariant: every card lies in exactly one place', () => {
    expect(invariantsBrokenBy(newGame())).toEqual([]);
  });

  it('[R3] available and neutral cards are in the view of either player and of a spectator', () => {
    const game = newGame();
    for (const viewer of [...SIDES, 'spectator'] as const) {
      const view = viewFor(game, viewer);
      expect(view.neutral).toEqual(game.neutral);
      for (const side of SIDES) {
        expect(view.players[side].available).toEqual(game.players[side].available);
      }
    }
    expect(namesOf(game.neutral)).toEqual([
      ...Array<string>(2).fill('neutral:fortification'),
      ...Array<string>(5).fill('neutral:native-americans'),
      ...Array<string>(2).fill('neutral:settlers'),
    ]);
  });

  it('[R3] the bank pays however much it has paid before', () => {
    const game = givenGame({ british: { money: 1_000_000, hand: ['boston'] } });
    expect(play(game, 'take-money: boston').players.british.money).toBe(1_000_003);
  });

  it('[R5] the initial Regular Infantry costs the French nothing when it was returned', () => {
    // Not named anywhere, so it lies among the available cards; the other three cost 7.
    const game = givenGame({ side: 'french', french: { money: 0 } });
    expect(legal(game, 'draft')).toContain('draft: regular-infantry-initial');
    expect(legal(game, 'draft')).not.toContain('draft: regular-infantry');
    const after = play(game, 'draft: regular-infantry-initial');
    expect(after.players.french.money).toBe(0);
    expect(piles(after, 'french').discard).toEqual(['regular-infantry-initial']);
  });

  it('[R5] returned by an ambush, the initial Regular Infantry lies available again', () => {
    const ambushed = play(
      givenGame({ british: { hand: ['rangers'] }, french: { hand: ['regular-infantry-initial'] } }),
      'ambush: rangers',
      'block-ambush: -',
      'give-up-card hand: regular-infantry-initial',
    );
    expect(piles(ambushed, 'french').available).toContain('regular-infantry-initial');
  });

  it('[R6] settling a place without a card for the side brings the village only', () => {
    const game = givenGame({
      locations: {
        albany: 'british village',
        'fort-stanwix': 'british village',
        oswego: 'british village',
        'fort-niagara': 'british village',
        detroit: 'british village',
      },
      british: { hand: ['detroit', 'bateaux'] },
    });
    const after = play(game, 'settle michillimackinac: detroit + bateaux');
    expect(standingAt(after, 'michillimackinac')).toBe('british village');
    expect(piles(after, 'british').discard).toEqual(['detroit', 'bateaux']);
  });
});

describe('the first turns', () => {
  it('[R4] each side draws five cards of its shuffled deck', () => {
    const game = newGame();
    expect(piles(game, 'british').hand).toHaveLength(5);
    expect(piles(game, 'british').deck).toHaveLength(2);
    expect(piles(game, 'french').hand).toHaveLength(5);
    expect(piles(game, 'french').deck).toHaveLength(4);
  });

  it('[R4] the same seed deals the same cards, another seed others', () => {
    const dealt = (seed: Seed): string[] => {
      const { hand, deck } = piles(newGame(seed), 'french');
      return [...hand, '|', ...deck];
    };
    expect(dealt(TEST_SEED)).toEqual(dealt([...TEST_SEED]));
    const others = Array.from({ length: 20 }, (_, i) => dealt([i, 2, 3, 4, 5, 6, 7, 80]).join(' '));
    expect(new Set(others).size).toBe(20);
  });

  it('[R4] the British move first; first turns have one action, later ones two', () => {
    let game = newGame();
    const seen: string[] = [];
    for (let turn = 1; turn <= 5; turn++) {
      seen.push(`${game.turn} ${game.side} ${game.actionsLeft}`);
      const passes = Array<string>(game.actionsLeft).fill('pass');
      game = play(game, ...passes, 'end-turn');
    }
    expect(seen).toEqual(['1 british 1', '2 french 1', '3 british 2', '4 french 2', '5 british 2']);
  });
});
