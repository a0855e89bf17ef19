// What the book holds, in its order: chapters, their sections with the rulings that each tells, and what stands in a
// section. Whatever is not a paragraph is a picture, an example, or something that is drawn from the tables.
import type { CardId, Edition, LocationId, RulingId, Side } from '@arpents/engine';
import type { TextKey } from '../text/use-text.ts';
import type { ExampleId } from './examples/examples.ts';

/** A paragraph by its key: its words are the figures of facts.ts. */
export type ParagraphKey = Exclude<
  Extract<TextKey, `book.${SectionId}.${string}`>,
  `${string}.title`
>;

/** What is drawn from the tables of the engine. */
export type Drawn = 'signs' | 'scenario-rules' | 'presets' | 'locations' | 'ways' | 'empire-cards';

export type Block =
  | ParagraphKey
  | { readonly list: readonly ParagraphKey[] }
  | { readonly cards: readonly CardId[]; readonly side: Side }
  | { readonly map: readonly LocationId[] }
  | { readonly example: ExampleId }
  | { readonly balanceOf: Edition }
  | { readonly drawn: Drawn };

export interface Section {
  readonly id: SectionId;
  readonly rulings: readonly RulingId[];
  readonly blocks: readonly Block[];
}

export interface Chapter {
  readonly id: ChapterId;
  readonly sections: readonly Section[];
}

export const CHAPTER_IDS = [
  'table-top',
  'turn',
  'supply',
  'growing',
  'sieges',
  'raids',
  'money',
  'deck',
  'end',
  'house',
  'editions',
  'scenario',
  'reference',
] as const;
export type ChapterId = (typeof CHAPTER_IDS)[number];

export type SectionId =
  | 'map'
  | 'pieces'
  | 'cards'
  | 'setup'
  | 'turn'
  | 'free'
  | 'draw'
  | 'usable'
  | 'supply'
  | 'connections'
  | 'settle'
  | 'develop'
  | 'fortify'
  | 'besiege'
  | 'strength'
  | 'reinforce'
  | 'check'
  | 'won'
  | 'withdraw'
  | 'capitals'
  | 'raid'
  | 'block'
  | 'ambush'
  | 'convert'
  | 'take-money'
  | 'merchant'
  | 'trader'
  | 'piracy'
  | 'draft'
  | 'discard'
  | 'reserve'
  | 'governor'
  | 'intendant'
  | 'home-support'
  | 'pass'
  | 'end'
  | 'score'
  | 'hidden'
  | 'undo'
  | 'orders'
  | 'clocks'
  | 'second'
  | 'first'
  | 'first-revised'
  | 'rules'
  | 'presets'
  | 'locations'
  | 'ways'
  | 'empire';

const TABLE_TOP: readonly Section[] = [
  {
    id: 'map',
    rulings: [],
    blocks: [
      'book.map.worth',
      { map: ['boston', 'new-york', 'albany', 'deerfield'] },
      'book.map.more',
      'book.map.ways',
      'book.map.capitals',
    ],
  },
  {
    id: 'pieces',
    rulings: ['R1', 'R34', 'R96'],
    blocks: [
      'book.pieces.stock',
      { drawn: 'signs' },
      'book.pieces.control',
      'book.pieces.captured',
    ],
  },
  {
    id: 'cards',
    rulings: ['R2', 'R3', 'R6'],
    blocks: [
      'book.cards.kinds',
      {
        cards: ['location:new-york', 'empire:siege-artillery', 'neutral:native-americans'],
        side: 'british',
      },
      'book.cards.symbols',
      'book.cards.open',
      'book.cards.none',
    ],
  },
  { id: 'setup', rulings: ['R4'], blocks: ['book.setup.begin', 'book.setup.deal'] },
];

const TURN: readonly Section[] = [
  {
    id: 'turn',
    rulings: ['R9', 'R16', 'R20'],
    blocks: ['book.turn.order', 'book.turn.actions', 'book.turn.cards'],
  },
  { id: 'free', rulings: ['R11', 'R92'], blocks: ['book.free.list', 'book.free.when'] },
  {
    id: 'draw',
    rulings: ['R87'],
    blocks: ['book.draw.refill', 'book.draw.shuffle', { example: 'refill' }, 'book.draw.thin'],
  },
];

const SUPPLY: readonly Section[] = [
  {
    id: 'usable',
    rulings: ['R21', 'R22'],
    blocks: ['book.usable.three', 'book.usable.still'],
  },
  {
    id: 'supply',
    rulings: ['R23', 'R24', 'R25'],
    blocks: ['book.supply.trace', { example: 'supply' }, 'book.supply.sea', 'book.supply.source'],
  },
  {
    id: 'connections',
    rulings: ['R26'],
    blocks: [
      'book.connections.printed',
      { cards: ['location:boston', 'location:st-marys'], side: 'british' },
      'book.connections.odd',
    ],
  },
];

const GROWING: readonly Section[] = [
  {
    id: 'settle',
    rulings: ['R27', 'R28', 'R29', 'R31'],
    blocks: [
      'book.settle.cards',
      'book.settle.target',
      { example: 'settle' },
      'book.settle.again',
      'book.settle.wins',
    ],
  },
  {
    id: 'develop',
    rulings: ['R32'],
    blocks: ['book.develop.cards', 'book.develop.effect', { example: 'develop' }],
  },
  {
    id: 'fortify',
    rulings: ['R33'],
    blocks: [
      'book.fortify.cards',
      'book.fortify.limits',
      'book.fortify.effect',
      { example: 'fortify' },
    ],
  },
];

const SIEGES: readonly Section[] = [
  {
    id: 'besiege',
    rulings: ['R35', 'R36'],
    blocks: ['book.besiege.cards', 'book.besiege.opening', 'book.besiege.one'],
  },
  {
    id: 'strength',
    rulings: ['R17', 'R18', 'R19'],
    blocks: [
      'book.strength.start',
      'book.strength.card',
      { example: 'siege' },
      'book.strength.track',
    ],
  },
  {
    id: 'reinforce',
    rulings: ['R38', 'R39', 'R41'],
    blocks: ['book.reinforce.card', 'book.reinforce.supply', 'book.reinforce.leader'],
  },
  {
    id: 'check',
    rulings: ['R13', 'R14', 'R15'],
    blocks: ['book.check.when', 'book.check.answer'],
  },
  {
    id: 'won',
    rulings: ['R48', 'R49', 'R50', 'R51', 'R54'],
    blocks: [
      'book.won.attacker',
      'book.won.defender',
      'book.won.cards',
      { example: 'won' },
      'book.won.order',
      'book.won.dead',
    ],
  },
  {
    id: 'withdraw',
    rulings: ['R42', 'R43', 'R44'],
    blocks: [
      'book.withdraw.when',
      'book.withdraw.attacker',
      'book.withdraw.defender',
      { example: 'withdraw' },
    ],
  },
  {
    id: 'capitals',
    rulings: ['R46', 'R55', 'R66'],
    blocks: ['book.capitals.siege', 'book.capitals.raid'],
  },
];

const RAIDS: readonly Section[] = [
  {
    id: 'raid',
    rulings: ['R56', 'R57', 'R58', 'R59', 'R60'],
    blocks: [
      'book.raid.cards',
      'book.raid.reach',
      'book.raid.start',
      'book.raid.through',
      'book.raid.target',
      { example: 'raid' },
    ],
  },
  {
    id: 'block',
    rulings: ['R63', 'R65'],
    blocks: ['book.block.cards', 'book.block.cost', 'book.block.effect'],
  },
  {
    id: 'ambush',
    rulings: ['R67', 'R68', 'R69', 'R70'],
    blocks: ['book.ambush.cards', 'book.ambush.block', 'book.ambush.loss', { example: 'ambush' }],
  },
  {
    id: 'convert',
    rulings: ['R72'],
    blocks: [
      'book.convert.effect',
      { cards: ['empire:priest', 'empire:native-americans'], side: 'french' },
      'book.convert.blue',
    ],
  },
];

const MONEY: readonly Section[] = [
  { id: 'take-money', rulings: ['R73'], blocks: ['book.take-money.text'] },
  { id: 'merchant', rulings: ['R74'], blocks: ['book.merchant.text', { example: 'merchant' }] },
  { id: 'trader', rulings: ['R75'], blocks: ['book.trader.text'] },
  { id: 'piracy', rulings: ['R76'], blocks: ['book.piracy.text', { example: 'piracy' }] },
];

const DECK: readonly Section[] = [
  { id: 'draft', rulings: ['R5', 'R77'], blocks: ['book.draft.text', 'book.draft.infantry'] },
  { id: 'discard', rulings: ['R78'], blocks: ['book.discard.text', { example: 'discard' }] },
  {
    id: 'reserve',
    rulings: ['R79', 'R80'],
    blocks: ['book.reserve.put', 'book.reserve.take', { example: 'reserve' }],
  },
  {
    id: 'governor',
    rulings: ['R81'],
    blocks: ['book.governor.text', { cards: ['empire:governor'], side: 'british' }],
  },
  {
    id: 'intendant',
    rulings: ['R83'],
    blocks: ['book.intendant.text', { cards: ['empire:intendant'], side: 'french' }],
  },
  {
    id: 'home-support',
    rulings: ['R84'],
    blocks: ['book.home-support.text', { example: 'home-support' }, 'book.home-support.empty'],
  },
  { id: 'pass', rulings: ['R86'], blocks: ['book.pass.text'] },
];

const END: readonly Section[] = [
  {
    id: 'end',
    rulings: ['R10', 'R12', 'R95'],
    blocks: ['book.end.when', 'book.end.before', { example: 'end' }],
  },
  {
    id: 'score',
    rulings: ['R94', 'R97', 'R98'],
    blocks: ['book.score.count', 'book.score.otherwise'],
  },
];

const HOUSE: readonly Section[] = [
  {
    id: 'hidden',
    rulings: ['R100', 'R111'],
    blocks: ['book.hidden.hidden', 'book.hidden.open', 'book.hidden.after'],
  },
  { id: 'undo', rulings: ['R99'], blocks: ['book.undo.text', 'book.undo.consent'] },
  {
    id: 'orders',
    rulings: ['R101', 'R102', 'R103', 'R105', 'R106', 'R107', 'R108'],
    blocks: ['book.orders.asked', 'book.orders.orders'],
  },
  {
    id: 'clocks',
    rulings: ['R109', 'R110'],
    blocks: ['book.clocks.flag', 'book.clocks.abandoned'],
  },
];

const OF_EDITIONS: readonly Section[] = [
  { id: 'second', rulings: [], blocks: ['book.second.text', { balanceOf: 'second' }] },
  {
    id: 'first',
    rulings: ['R150', 'R152'],
    blocks: [
      'book.first.rules',
      {
        list: [
          'book.first.reserve',
          'book.first.merchant',
          'book.first.reinforce',
          'book.first.capitals',
          'book.first.source',
          'book.first.shuffle',
          'book.first.withdraw',
        ],
      },
      'book.first.rest',
      { balanceOf: 'first' },
    ],
  },
  {
    id: 'first-revised',
    rulings: ['R151'],
    blocks: [
      'book.first-revised.text',
      {
        list: [
          'book.first-revised.reserve',
          'book.first-revised.merchant',
          'book.first-revised.withdraw',
          'book.first-revised.end',
        ],
      },
      { balanceOf: 'first-revised' },
    ],
  },
];

const SCENARIO: readonly Section[] = [
  { id: 'rules', rulings: [], blocks: ['book.rules.text', { drawn: 'scenario-rules' }] },
  { id: 'presets', rulings: [], blocks: [{ drawn: 'presets' }] },
];

const REFERENCE: readonly Section[] = [
  { id: 'locations', rulings: [], blocks: [{ drawn: 'locations' }] },
  { id: 'ways', rulings: [], blocks: ['book.ways.text', { drawn: 'ways' }] },
  { id: 'empire', rulings: [], blocks: [{ drawn: 'empire-cards' }] },
];

const SECTIONS_OF: Readonly<Record<ChapterId, readonly Section[]>> = {
  'table-top': TABLE_TOP,
  turn: TURN,
  supply: SUPPLY,
  growing: GROWING,
  sieges: SIEGES,
  raids: RAIDS,
  money: MONEY,
  deck: DECK,
  end: END,
  house: HOUSE,
  editions: OF_EDITIONS,
  scenario: SCENARIO,
  reference: REFERENCE,
};

export const CHAPTERS: readonly Chapter[] = CHAPTER_IDS.map((id) => ({
  id,
  sections: SECTIONS_OF[id],
}));

export const SECTIONS: readonly Section[] = CHAPTERS.flatMap(({ sections }) => sections);
