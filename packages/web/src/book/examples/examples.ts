// The worked examples of the book: positions and what is done in them. What they prove is in the tests.
import type { Example } from './example.ts';
import { situation } from './situation.ts';

export const EXAMPLE_IDS = [
  'refill',
  'supply',
  'settle',
  'develop',
  'fortify',
  'siege',
  'won',
  'withdraw',
  'raid',
  'ambush',
  'merchant',
  'piracy',
  'discard',
  'reserve',
  'home-support',
  'end',
] as const;
export type ExampleId = (typeof EXAMPLE_IDS)[number];

export const EXAMPLES: Readonly<Record<ExampleId, Example>> = {
  /** One card in the draw deck, two to draw: the discard pile is shuffled in the middle of the refill. */
  refill: {
    side: 'british',
    shown: [],
    setup: situation({
      side: 'british',
      british: {
        hand: [
          'location:boston',
          'location:new-york',
          'location:norfolk',
          'location:pemaquid',
          'empire:militia',
        ],
        deck: ['location:st-marys'],
        discard: ['location:new-haven', 'location:philadelphia'],
      },
      french: { hand: [], deck: ['location:quebec'] },
    }),
    steps: ['take-money: boston', 'take-money: new-york', 'end-turn'],
  },
  /** Oswego is cut off until Albany joins it to New York. */
  supply: {
    side: 'british',
    shown: ['oswego', 'albany', 'new-york'],
    setup: situation({
      side: 'british',
      pieces: { oswego: ['british', 'village'], 'fort-stanwix': ['british', 'village'] },
      british: {
        hand: [
          'location:oswego',
          'empire:trader',
          'location:new-york',
          'location:st-marys',
          'location:boston',
        ],
      },
      french: { hand: [] },
    }),
    steps: [
      '?trader: trader + oswego',
      'settle albany: new-york + st-marys + boston',
      'trader: trader + oswego',
    ],
  },
  settle: {
    side: 'british',
    shown: ['boston', 'halifax', 'pemaquid'],
    setup: situation({
      side: 'british',
      british: {
        hand: [
          'location:boston',
          'location:new-haven',
          'location:philadelphia',
          'location:new-york',
          'empire:militia',
        ],
      },
      french: { hand: [] },
    }),
    steps: [
      '?settle halifax: boston + new-york',
      'settle halifax: boston + new-haven + philadelphia',
    ],
  },
  develop: {
    side: 'french',
    shown: ['montreal', 'quebec'],
    setup: situation({
      side: 'french',
      british: { hand: [] },
      french: {
        hand: [
          'location:montreal',
          'location:quebec',
          'location:gaspe',
          'empire:trader',
          'location:tadoussac',
        ],
      },
    }),
    steps: ['develop montreal: montreal + quebec'],
  },
  /** A fortification keeps raiders away. */
  fortify: {
    side: 'british',
    shown: ['quebec', 'fort-halifax', 'pemaquid'],
    setup: situation({
      side: 'british',
      actionsLeft: 1,
      british: {
        hand: [
          'location:pemaquid',
          'empire:fortification',
          'location:boston',
          'location:norfolk',
          'location:new-york',
        ],
        deck: ['location:new-haven', 'location:st-marys'],
      },
      french: { hand: ['empire:coureurs-de-bois', 'empire:native-americans', 'location:quebec'] },
    }),
    steps: [
      'fortify pemaquid: pemaquid + fortification',
      'end-turn',
      '?raid pemaquid: coureurs-de-bois + native-americans',
    ],
  },
  /** Begun, reinforced, answered: three values of the marker. */
  siege: {
    side: 'british',
    shown: ['port-royal', 'pemaquid', 'halifax'],
    setup: situation({
      side: 'british',
      british: {
        hand: [
          'location:boston',
          'location:new-york',
          'empire:regular-infantry',
          'empire:ships',
          'location:norfolk',
        ],
        deck: ['location:pemaquid', 'location:new-haven', 'location:st-marys', 'empire:militia'],
      },
      french: {
        hand: [
          'empire:militia',
          'location:quebec',
          'location:gaspe',
          'location:tadoussac',
          'empire:trader',
        ],
      },
    }),
    steps: [
      'besiege port-royal: boston + new-york + regular-infantry',
      'reinforce port-royal: ships',
      'end-turn',
      'reinforce port-royal: militia',
    ],
  },
  /** The siege check at the beginning of the British turn: a victory, a village, a card given up. */
  won: {
    side: 'british',
    shown: ['port-royal', 'pemaquid', 'halifax'],
    setup: situation({
      side: 'french',
      actionsLeft: 0,
      sieges: { british: { location: 'port-royal', value: 3 } },
      british: {
        hand: [
          'location:philadelphia',
          'location:norfolk',
          'location:pemaquid',
          'location:boston',
          'empire:bateaux',
        ],
        siegeCards: { british: ['empire:regular-infantry', 'empire:ships', 'location:new-york'] },
      },
      french: {
        hand: [
          'location:quebec',
          'location:gaspe',
          'location:tadoussac',
          'empire:trader',
          'location:montreal',
        ],
        siegeCards: { british: ['empire:militia', 'neutral:fortification'] },
      },
    }),
    steps: [
      'end-turn',
      'settle-after-siege yes: philadelphia',
      'give-up-card british-siege: militia',
    ],
  },
  /** The defender gives the place up, and the attacker settles it in the defender's turn. */
  withdraw: {
    side: 'french',
    shown: ['gaspe', 'tadoussac', 'fort-beausejour'],
    setup: situation({
      side: 'french',
      sieges: { british: { location: 'gaspe', value: 4 } },
      british: {
        hand: ['location:boston', 'location:norfolk'],
        siegeCards: { british: ['empire:regular-infantry', 'empire:ships'] },
      },
      french: {
        hand: [
          'location:quebec',
          'location:tadoussac',
          'location:montreal',
          'empire:trader',
          'location:louisbourg',
        ],
        siegeCards: { british: ['empire:militia', 'empire:regular-infantry'] },
      },
    }),
    steps: ['withdraw british: militia', 'settle-after-siege yes: boston', 'take-money: quebec'],
  },
  /** Québec, Kennebec, Fort Halifax, Pemaquid: three connections, two cards. */
  raid: {
    side: 'french',
    shown: ['quebec', 'fort-halifax', 'pemaquid'],
    setup: situation({
      side: 'french',
      british: { hand: ['location:boston', 'location:norfolk'] },
      french: {
        money: 3,
        hand: [
          'empire:coureurs-de-bois',
          'empire:native-americans',
          'location:quebec',
          'location:gaspe',
          'empire:trader',
        ],
      },
    }),
    steps: [
      '?raid pemaquid: coureurs-de-bois',
      'raid pemaquid: coureurs-de-bois + native-americans',
      'block-raid: -',
    ],
  },
  ambush: {
    side: 'french',
    shown: [],
    setup: situation({
      side: 'french',
      british: {
        hand: ['location:boston', 'empire:militia', 'location:norfolk'],
        reserve: ['empire:regular-infantry'],
      },
      french: {
        money: 3,
        hand: [
          'empire:native-americans',
          'location:quebec',
          'location:gaspe',
          'empire:trader',
          'location:montreal',
        ],
      },
    }),
    steps: [
      'ambush: native-americans',
      'block-ambush: -',
      '?give-up-card hand: boston',
      'give-up-card hand: militia',
    ],
  },
  merchant: {
    side: 'british',
    shown: [],
    setup: situation({
      side: 'british',
      british: {
        hand: [
          'location:boston',
          'location:new-york',
          'location:philadelphia',
          'location:pemaquid',
          'empire:militia',
        ],
      },
      french: { hand: [] },
    }),
    steps: ['?merchant: boston + pemaquid', 'merchant: boston + new-york + philadelphia'],
  },
  /** The British have less than is taken from them; the bank pays the rest. */
  piracy: {
    side: 'french',
    shown: [],
    setup: situation({
      side: 'french',
      british: { money: 1, hand: [] },
      french: {
        money: 4,
        hand: [
          'location:louisbourg',
          'location:port-royal',
          'location:quebec',
          'empire:trader',
          'location:gaspe',
        ],
      },
    }),
    steps: ['piracy: louisbourg + port-royal'],
  },
  discard: {
    side: 'british',
    shown: [],
    setup: situation({
      side: 'british',
      british: {
        money: 3,
        hand: [
          'location:pemaquid',
          'location:norfolk',
          'location:new-haven',
          'empire:regular-infantry',
          'location:boston',
        ],
      },
      french: { hand: [] },
    }),
    steps: ['discard: pemaquid + norfolk + new-haven'],
  },
  reserve: {
    side: 'british',
    shown: [],
    setup: situation({
      side: 'british',
      british: {
        money: 4,
        hand: [
          'location:boston',
          'location:new-york',
          'location:norfolk',
          'location:pemaquid',
          'empire:militia',
        ],
        reserve: ['empire:regular-infantry', 'empire:siege-artillery'],
      },
      french: { hand: [] },
    }),
    steps: ['?reserve: boston', 'reserve: militia', 'retrieve'],
  },
  /** Two cards left in the draw deck: no third is drawn. */
  'home-support': {
    side: 'british',
    shown: [],
    setup: situation({
      side: 'british',
      british: {
        hand: [
          'empire:home-support',
          'location:boston',
          'location:norfolk',
          'location:pemaquid',
          'empire:militia',
        ],
        deck: ['empire:ships', 'empire:regular-infantry'],
        discard: ['location:new-york', 'location:philadelphia'],
      },
      french: { hand: [] },
    }),
    steps: ['home-support'],
  },
  /** The French have captured enough; the British turn ends, and with it the game. */
  end: {
    side: 'british',
    shown: [],
    setup: situation({
      side: 'british',
      actionsLeft: 1,
      british: {
        hand: [
          'location:boston',
          'location:norfolk',
          'location:new-york',
          'location:pemaquid',
          'empire:trader',
        ],
        deck: ['location:new-haven'],
      },
      french: { hand: [], towns: 3 },
    }),
    steps: ['?end-turn', 'pass', 'end-turn'],
  },
};
