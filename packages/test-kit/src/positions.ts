// Named positions whose trees of legal actions are counted: each puts another corner of the rules to the test.
import type { GameState } from '@arpents/engine';
import { givenGame, play } from './given.ts';
import { newGame } from './new-game.ts';

/** British turn, with the means to settle, besiege, fortify, trade and return cards. */
const MIDDLE_GAME = {
  locations: { albany: 'british village', kennebec: 'french village', halifax: 'british town' },
  british: {
    money: 6,
    hand: ['boston', 'new-york', 'albany', 'militia', 'fortification', 'governor'],
    deck: ['halifax', 'norfolk', 'trader', 'pemaquid', 'bateaux', 'st-marys'],
    discard: ['philadelphia', 'new-haven'],
  },
  french: {
    money: 4,
    hand: ['quebec', 'montreal', 'kennebec', 'priest', 'native-americans'],
    deck: ['gaspe', 'louisbourg', 'tadoussac', 'port-royal', 'trois-rivieres'],
    discard: ['trader', 'regular-infantry-initial'],
  },
} as const;

export const POSITIONS = {
  opening: () => newGame({}),

  'middle game': () => givenGame(MIDDLE_GAME),

  'open siege': () =>
    givenGame({
      side: 'french',
      sieges: { british: 'port-royal' },
      british: {
        hand: ['new-york', 'regular-infantry', 'norfolk'],
        deck: ['philadelphia', 'st-marys', 'new-haven'],
        siegeCards: { british: ['regular-infantry', 'militia'] },
      },
      french: {
        money: 3,
        hand: ['louisbourg', 'siege-artillery', 'military-leader', 'quebec', 'fortification'],
        deck: ['gaspe', 'montreal', 'tadoussac'],
        siegeCards: { british: ['militia', 'neutral:fortification'] },
      },
    }),

  'two sieges': () =>
    givenGame({
      sieges: { british: 'louisbourg', french: 'pemaquid' },
      british: {
        money: 7,
        hand: ['boston', 'ships', 'siege-artillery', 'military-leader', 'pemaquid'],
        deck: ['norfolk', 'st-marys'],
        siegeCards: {
          british: ['regular-infantry', 'new-york'],
          french: ['neutral:fortification'],
        },
      },
      french: {
        hand: ['quebec', 'trader'],
        siegeCards: { british: ['regular-infantry'], french: ['coureurs-de-bois', 'militia'] },
      },
    }),

  'blockable raid': () =>
    play(
      givenGame({
        side: 'french',
        locations: { 'fort-halifax': 'british village' },
        british: {
          hand: ['fort-halifax', 'rangers', 'fortification', 'neutral:native-americans', 'militia'],
          deck: ['boston', 'norfolk'],
        },
        french: {
          hand: ['native-americans', 'priest', 'coureurs-de-bois', 'quebec', 'trader'],
          deck: ['gaspe', 'montreal', 'tadoussac'],
        },
      }),
      'raid fort-halifax: coureurs-de-bois + native-americans',
    ),

  'ambush answer': () =>
    play(
      givenGame({
        british: {
          hand: ['rangers', 'neutral:native-americans', 'boston', 'new-york', 'norfolk'],
          deck: ['st-marys', 'pemaquid'],
        },
        french: {
          hand: ['militia', 'coureurs-de-bois', 'regular-infantry', 'siege-artillery', 'quebec'],
          reserve: ['regular-infantry-initial', 'militia'],
          deck: ['gaspe'],
        },
      }),
      'ambush: neutral:native-americans',
    ),

  'give up a card': () =>
    givenGame({
      phase: 'end-test',
      sieges: { french: { location: 'pemaquid', value: -2 } },
      british: {
        hand: ['boston', 'new-york', 'norfolk'],
        deck: ['philadelphia', 'st-marys'],
        siegeCards: { french: ['militia', 'pemaquid', 'regular-infantry'] },
      },
      french: {
        hand: ['quebec', 'montreal'],
        deck: ['gaspe'],
        siegeCards: {
          french: ['regular-infantry', 'louisbourg', 'militia', 'military-leader'],
        },
      },
    }),

  'settle after siege': () =>
    givenGame({
      phase: 'end-test',
      sieges: { british: { location: 'port-royal', value: 2 } },
      british: {
        hand: ['boston', 'philadelphia', 'settlers', 'neutral:settlers', 'norfolk'],
        deck: ['new-york', 'st-marys'],
        siegeCards: { british: ['regular-infantry', 'ships'] },
      },
      french: {
        hand: ['quebec', 'montreal'],
        siegeCards: { british: ['militia', 'neutral:fortification'] },
      },
    }),

  'settle after surrender': () =>
    play(
      givenGame({
        side: 'french',
        actionsLeft: 1,
        sieges: { british: 'gaspe' },
        british: { hand: ['boston', 'norfolk'], siegeCards: { british: ['militia'] } },
        french: { hand: ['quebec', 'montreal', 'trader'], deck: ['tadoussac'] },
      }),
      'withdraw british: -',
    ),

  'empty draw deck': () =>
    givenGame({
      actionsLeft: 1,
      british: {
        money: 1,
        hand: ['home-support', 'trader', 'pemaquid', 'boston', 'norfolk'],
        discard: ['new-york', 'philadelphia', 'st-marys', 'new-haven'],
      },
      french: { hand: ['quebec', 'montreal', 'tadoussac'], discard: ['trader'] },
    }),

  'last village': () =>
    givenGame({
      locations: {
        albany: 'british village',
        baltimore: 'british village',
        cumberland: 'british village',
        deerfield: 'british village',
        'fort-halifax': 'british village',
        'fort-stanwix': 'british village',
        richmond: 'british village',
      },
      british: {
        hand: ['boston', 'st-marys', 'fort-halifax', 'new-york', 'norfolk'],
        deck: ['pemaquid', 'new-haven'],
      },
      french: { captured: { villages: 5 }, hand: ['quebec', 'montreal'] },
    }),

  'full reserve': () =>
    givenGame({
      side: 'french',
      actionsLeft: 1,
      french: {
        money: 5,
        hand: ['intendant', 'militia', 'quebec', 'louisbourg', 'ships'],
        reserve: ['priest', 'regular-infantry', 'militia', 'neutral:settlers', 'governor'],
        discard: ['trader', 'montreal', 'gaspe'],
      },
      british: { money: 1, hand: ['boston', 'norfolk'] },
    }),

  'hand of eight': () =>
    givenGame({
      actionsLeft: 1,
      british: {
        hand: [
          'boston',
          'new-haven',
          'new-york',
          'norfolk',
          'pemaquid',
          'trader',
          'ships',
          'ships',
        ],
        deck: ['st-marys'],
      },
      french: { hand: ['quebec', 'montreal'] },
    }),

  'opening of the first edition': () => newGame({ edition: 'first' }),

  'opening with a French empire card': () =>
    newGame({ rules: ['french-start-empire-card', 'natives-in-sieges'] }),
} as const satisfies Readonly<Record<string, () => GameState>>;
