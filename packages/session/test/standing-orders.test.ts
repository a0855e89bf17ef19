// Standing orders (R101–R108): for every decision what the table answers for a player, when it asks, and what it answers
// when the time is over; on the state and on the player's view alike.
import { describe, expect, it } from 'vitest';
import {
  resolveOptions,
  viewFor,
  type Decision,
  type DecisionKind,
  type GameOptions,
  type RuleId,
} from '@arpents/engine';
import {
  automaticAnswer,
  defaultOrders,
  overdueAnswer,
  type Circumstances,
  type GameSession,
  type StandingOrders,
} from '@arpents/session';
import type { Given } from '@arpents/test-kit';
import { acted, givenTable, textOf } from './support/table.ts';

type Cause = Extract<Decision, { readonly kind: 'give-up-card' }>['cause'];
/** Every decision that there is; giving up a card by its cause. */
type Asked = Exclude<DecisionKind, 'give-up-card'> | `give-up-card for ${Cause}`;

interface Row {
  readonly says: string;
  readonly at: GameSession;
  /** Beside the defaults of slow games. */
  readonly orders?: Partial<StandingOrders>;
  readonly against?: Circumstances['opponent'];
  /** null: the player is asked. */
  readonly answer: string | null;
  /** When the time is over; absent: as `answer`. */
  readonly overdue?: string | null;
}

const SLOW: Circumstances = { pace: { kind: 'none' }, opponent: 'person' };
const ASK_ALL: Partial<StandingOrders> = {
  ambush: 'ask',
  ambushLossFrom: 'ask',
  convertFrom: 'ask',
  raid: 'ask',
  settleAfterSurrender: 'ask',
  siegeLoss: 'ask',
};

function optionsWith(...rules: readonly RuleId[]): GameOptions {
  const options = resolveOptions({ rules });
  if (!options.ok) throw new Error(options.error.code);
  return options.value;
}

/** The French raid Pemaquid, and the British hold this hand. */
function raided(...hand: readonly string[]): GameSession {
  const table = givenTable({
    side: 'french',
    british: { hand },
    french: { hand: ['empire:native-americans'] },
    locations: {
      pemaquid: 'british village',
      'fort-halifax': 'french village',
    },
  });
  return acted(table, 'french', 'raid pemaquid: native-americans');
}

/** The British raid Québec, and the French hold this hand. */
function frenchRaided(...hand: readonly string[]): GameSession {
  const table = givenTable({
    british: { hand: ['rangers', 'boston'] },
    french: { hand },
    locations: { 'fort-st-john': 'british village' },
  });
  return acted(table, 'british', 'raid quebec: rangers');
}

const BLOCKERS = ['coureurs-de-bois', 'militia', 'neutral:native-americans'];

/** The British ambush the French. */
const ambushed = (french: Given['french']): GameSession =>
  acted(
    givenTable({ british: { hand: ['rangers'] }, french: french ?? {} }),
    'british',
    'ambush: rangers',
  );

/** The British ambush succeeded, and the French lose a card. */
const frenchLose = (french: Given['french']): GameSession =>
  acted(ambushed(french), 'french', 'block-ambush: -');

/** The French ambush succeeded, and the British lose a card. */
function britishLose(
  british: NonNullable<Given['british']>,
  more: Given = {},
  ...rules: readonly RuleId[]
): GameSession {
  const table = givenTable(
    { side: 'french', french: { hand: ['empire:native-americans'] }, ...more, british },
    { options: optionsWith(...rules) },
  );
  const asked = acted(table, 'french', 'ambush: native-americans');
  return acted(asked, 'british', 'block-ambush: -');
}

/** The British play an Indian Leader. */
const led = (french: Given['french']): GameSession =>
  acted(
    givenTable({ british: { hand: ['indian-leader'] }, french: french ?? {} }),
    'british',
    'convert: indian-leader',
  );

/** The British besieged Canso, which needs a settler, and the French give it up. */
function surrendered(...hand: readonly string[]): GameSession {
  const table = givenTable({
    side: 'french',
    locations: { canso: 'french village' },
    sieges: { british: 'canso' },
    british: { hand, siegeCards: { british: ['militia'] } },
    french: { siegeCards: { british: ['regular-infantry-initial'] } },
  });
  return acted(table, 'french', 'withdraw british: regular-infantry-initial');
}

/** The British win their siege of Canso in their own siege check. */
const besieged = (hand: readonly string[], frenchCards: readonly string[]): GameSession =>
  givenTable({
    phase: 'end-test',
    locations: { canso: 'french village' },
    sieges: { british: { location: 'canso', value: 4 } },
    british: { hand, siegeCards: { british: ['militia'] } },
    french: { siegeCards: { british: frenchCards } },
  });

const siegeLost = (...frenchCards: readonly string[]): GameSession =>
  acted(besieged([], frenchCards), 'british', 'settle-after-siege no: -');

/** The French won a siege, and may exchange a card. */
function redrawing(...hand: readonly string[]): GameSession {
  const table = givenTable(
    {
      side: 'french',
      phase: 'end-test',
      locations: { pemaquid: 'british village' },
      sieges: { french: { location: 'pemaquid', value: 4 } },
      british: { siegeCards: { french: ['militia'] } },
      french: { hand, deck: ['montreal'], siegeCards: { french: ['siege-artillery'] } },
    },
    { options: optionsWith('french-siege-redraw') },
  );
  const settled = acted(table, 'french', 'settle-after-siege no: -');
  return acted(settled, 'british', 'give-up-card french-siege: militia');
}

/** The British have to reshuffle and cannot pay for it. */
function penalised(hand: readonly string[], discard: readonly string[]): GameSession {
  const table = givenTable(
    { actionsLeft: 0, british: { money: 0, hand, discard } },
    { options: optionsWith('pay-to-reshuffle') },
  );
  return acted(table, 'british', 'end-turn');
}

const R105_BOTH = { hand: ['neutral:native-americans'], reserve: ['neutral:native-americans'] };
const SIEGE_CARDS = [
  'empire:regular-infantry',
  'regular-infantry-initial',
  'neutral:fortification',
];

/** A decision without a row does not compile. */
const ROWS: Readonly<Record<Asked, readonly [Row, ...Row[]]>> = {
  'take-action': [
    {
      says: '[R11] the table never takes an action of a turn for a player, not even the only one',
      at: givenTable({ actionsLeft: 0, british: { hand: [] } }),
      answer: null,
    },
    {
      says: '[R11] nor does it against the computer',
      at: givenTable({ actionsLeft: 0, british: { hand: [] } }),
      against: 'computer',
      answer: null,
    },
  ],
  'block-raid': [
    {
      says: '[R106] neutral Native Americans block first',
      at: raided('rangers', 'militia', 'pemaquid', 'neutral:native-americans'),
      answer: 'block-raid: neutral:native-americans',
    },
    {
      says: '[R106] then the location card',
      at: raided('rangers', 'militia', 'neutral:fortification', 'empire:fortification', 'pemaquid'),
      answer: 'block-raid: pemaquid',
    },
    {
      says: '[R106] then the own fortification, before the neutral one',
      at: raided('rangers', 'militia', 'neutral:fortification', 'empire:fortification'),
      answer: 'block-raid: fortification',
    },
    {
      says: '[R106] then the neutral fortification',
      at: raided('rangers', 'militia', 'neutral:fortification'),
      answer: 'block-raid: neutral:fortification',
    },
    {
      says: '[R106] then Rangers',
      at: raided('rangers', 'boston'),
      answer: 'block-raid: rangers',
    },
    {
      says: '[R106] the French use neutral Native Americans before the blue ones',
      at: frenchRaided('empire:native-americans', 'neutral:native-americans', 'quebec'),
      answer: 'block-raid: neutral:native-americans',
    },
    {
      says: '[R106] and Militia before Coureurs de Bois',
      at: frenchRaided('coureurs-de-bois', 'empire:militia'),
      answer: 'block-raid: militia',
    },
    {
      says: '[R106] in the order of the player',
      at: raided('rangers', 'militia', 'pemaquid'),
      orders: {
        raidBlockers: ['rangers', 'militia', 'fortification', 'location-card', 'native-americans'],
      },
      answer: 'block-raid: rangers',
    },
    {
      says: '[R106] never means never, also when the time is over',
      at: raided('rangers', 'pemaquid'),
      orders: { raid: 'never' },
      answer: 'block-raid: -',
    },
    {
      says: '[R106] without a blocker a raid is let happen',
      at: raided('boston'),
      answer: 'block-raid: -',
    },
    {
      says: '[R106] ask asks, and counts as block when the time is over',
      at: raided('rangers', 'pemaquid'),
      orders: ASK_ALL,
      answer: null,
      overdue: 'block-raid: pemaquid',
    },
    {
      says: '[R106] ask asks also where only one answer is possible',
      at: raided('boston'),
      orders: ASK_ALL,
      answer: null,
      overdue: 'block-raid: -',
    },
    {
      says: '[R106] at one screen it asks then, too',
      at: raided('boston'),
      orders: ASK_ALL,
      against: 'same-screen',
      answer: null,
      overdue: 'block-raid: -',
    },
    {
      says: '[R106] against the computer a single answer is given by itself',
      at: raided('boston'),
      orders: ASK_ALL,
      against: 'computer',
      answer: 'block-raid: -',
    },
    {
      says: '[R106] and two are asked about',
      at: raided('rangers'),
      orders: ASK_ALL,
      against: 'computer',
      answer: null,
      overdue: 'block-raid: rangers',
    },
  ],
  'block-ambush': [
    {
      says: '[R101] by default nothing is spent where there is nothing to lose',
      at: ambushed({ hand: BLOCKERS }),
      answer: 'block-ambush: -',
    },
    {
      says: '[R101] something to lose in hand is worth a blocker',
      at: ambushed({ hand: [...BLOCKERS, 'siege-artillery'] }),
      answer: 'block-ambush: neutral:native-americans',
    },
    {
      says: '[R101] and so it is in the reserve',
      at: ambushed({ hand: BLOCKERS, reserve: ['siege-artillery'] }),
      answer: 'block-ambush: neutral:native-americans',
    },
    {
      says: '[R101] always blocks for nothing, too',
      at: ambushed({ hand: BLOCKERS }),
      orders: { ambush: 'always' },
      answer: 'block-ambush: neutral:native-americans',
    },
    {
      says: '[R101] never does not block',
      at: ambushed({ hand: [...BLOCKERS, 'siege-artillery'] }),
      orders: { ambush: 'never' },
      answer: 'block-ambush: -',
    },
    {
      says: '[R101] ask asks, and counts as the slow default when the time is over',
      at: ambushed({ hand: [...BLOCKERS, 'siege-artillery'] }),
      orders: ASK_ALL,
      answer: null,
      overdue: 'block-ambush: neutral:native-americans',
    },
    {
      says: '[R101] ask asks also where only one answer is possible',
      at: ambushed({ hand: ['quebec'] }),
      orders: ASK_ALL,
      answer: null,
      overdue: 'block-ambush: -',
    },
    {
      says: '[R101] against the computer a single answer is given by itself',
      at: ambushed({ hand: ['quebec'] }),
      orders: ASK_ALL,
      against: 'computer',
      answer: 'block-ambush: -',
    },
    {
      says: '[R102] Militia before Coureurs de Bois',
      at: ambushed({ hand: ['coureurs-de-bois', 'militia', 'siege-artillery'] }),
      answer: 'block-ambush: militia',
    },
    {
      says: '[R102] or in the order of the player',
      at: ambushed({ hand: [...BLOCKERS, 'siege-artillery'] }),
      orders: { ambushBlockers: ['coureurs-de-bois', 'militia', 'native-americans'] },
      answer: 'block-ambush: coureurs-de-bois',
    },
  ],
  'give-up-card for ambush': [
    {
      says: '[R103] the initial infantry is lost before the other',
      at: frenchLose({
        hand: ['empire:regular-infantry', 'regular-infantry-initial', 'siege-artillery'],
      }),
      answer: 'give-up-card hand: regular-infantry-initial',
    },
    {
      says: '[R103] a card of the reserve goes before any in the hand, whatever the order of cards',
      at: britishLose({ hand: ['militia'], reserve: ['empire:regular-infantry'] }),
      answer: 'give-up-card reserve: regular-infantry',
    },
    {
      says: '[R103] with the hand first, the other way round',
      at: britishLose({ hand: ['siege-artillery'], reserve: ['militia'] }),
      orders: { ambushLossFrom: 'hand' },
      answer: 'give-up-card hand: siege-artillery',
    },
    {
      says: '[R103] within the place the order of the player decides',
      at: frenchLose({ hand: ['empire:regular-infantry', 'siege-artillery'] }),
      orders: { ambushLosses: ['siege-artillery', 'regular-infantry'] },
      answer: 'give-up-card hand: siege-artillery',
    },
    {
      says: '[R103] a card in a siege is the last to go',
      at: britishLose(
        { hand: ['siege-artillery'], siegeCards: { british: ['militia'] } },
        {
          locations: { canso: 'french village' },
          sieges: { british: 'canso' },
        },
        'ambush-reaches-sieges',
      ),
      answer: 'give-up-card hand: siege-artillery',
    },
    {
      says: '[R103] ask asks, and counts as the reserve when the time is over',
      at: britishLose({ hand: ['militia'], reserve: ['empire:regular-infantry'] }),
      orders: ASK_ALL,
      answer: null,
      overdue: 'give-up-card reserve: regular-infantry',
    },
    {
      says: '[R103] ask asks also about the only card',
      at: britishLose({ hand: ['militia'] }),
      orders: ASK_ALL,
      answer: null,
      overdue: 'give-up-card hand: militia',
    },
    {
      says: '[R103] against the computer the only card is given by itself',
      at: britishLose({ hand: ['militia'] }),
      orders: ASK_ALL,
      against: 'computer',
      answer: 'give-up-card hand: militia',
    },
    {
      says: '[R103] who has no such card shows the hand, without being asked',
      at: britishLose({ hand: ['boston'] }),
      orders: ASK_ALL,
      answer: 'show-hand: boston',
    },
  ],
  'give-up-card for convert': [
    {
      says: '[R105] Native Americans go over from the reserve',
      at: led(R105_BOTH),
      answer: 'give-up-card reserve: neutral:native-americans',
    },
    {
      says: '[R105] or from hand, if the player says so',
      at: led(R105_BOTH),
      orders: { convertFrom: 'hand' },
      answer: 'give-up-card hand: neutral:native-americans',
    },
    {
      says: '[R105] ask asks, and counts as the reserve when the time is over',
      at: led(R105_BOTH),
      orders: ASK_ALL,
      answer: null,
      overdue: 'give-up-card reserve: neutral:native-americans',
    },
    {
      says: '[R105] ask asks also about the only card',
      at: led({ hand: ['neutral:native-americans'] }),
      orders: ASK_ALL,
      answer: null,
      overdue: 'give-up-card hand: neutral:native-americans',
    },
    {
      says: '[R105] who has none shows the hand, without being asked',
      at: led({ hand: ['quebec'] }),
      orders: ASK_ALL,
      answer: 'show-hand: quebec',
    },
  ],
  'give-up-card for siege': [
    {
      says: '[R108] the card lost with a siege is asked for, and goes by the order when the time is over',
      at: siegeLost(...SIEGE_CARDS),
      answer: null,
      overdue: 'give-up-card british-siege: neutral:fortification',
    },
    {
      says: '[R108] or follows the order',
      at: siegeLost(...SIEGE_CARDS),
      orders: { siegeLoss: 'in-order' },
      answer: 'give-up-card british-siege: neutral:fortification',
    },
    {
      says: '[R108] the neutral fortification before the own',
      at: siegeLost('empire:fortification', 'neutral:fortification'),
      orders: { siegeLoss: 'in-order' },
      answer: 'give-up-card british-siege: neutral:fortification',
    },
    {
      says: '[R108] the initial infantry before the other',
      at: siegeLost('empire:regular-infantry', 'regular-infantry-initial'),
      orders: { siegeLoss: 'in-order' },
      answer: 'give-up-card british-siege: regular-infantry-initial',
    },
    {
      says: '[R108] in the order of the player',
      at: siegeLost(...SIEGE_CARDS),
      orders: {
        siegeLoss: 'in-order',
        siegeLosses: [
          'regular-infantry',
          'militia',
          'fortification',
          'ships',
          'coureurs-de-bois',
          'military-leader',
          'siege-artillery',
        ],
      },
      answer: 'give-up-card british-siege: regular-infantry-initial',
    },
    {
      says: '[R108] without a choice nobody is asked, for siege cards are open',
      at: siegeLost('siege-artillery'),
      orders: ASK_ALL,
      answer: 'give-up-card british-siege: siege-artillery',
    },
  ],
  'settle-after-siege': [
    {
      says: '[R107] after a surrender the player is asked, and settles when the time is over',
      at: surrendered('boston', 'st-marys', 'empire:settlers'),
      answer: null,
      overdue: 'settle-after-siege yes: st-marys',
    },
    {
      says: '[R107] the player is asked also without a settler',
      at: surrendered('rangers'),
      answer: null,
      overdue: 'settle-after-siege no: -',
    },
    {
      says: '[R107] no means no',
      at: surrendered('boston', 'st-marys', 'empire:settlers'),
      orders: { settleAfterSurrender: 'no' },
      answer: 'settle-after-siege no: -',
    },
    {
      says: '[R107] the cheapest settler is a location card without coins or military symbol',
      at: surrendered('boston', 'st-marys', 'empire:settlers'),
      orders: { settleAfterSurrender: 'yes' },
      answer: 'settle-after-siege yes: st-marys',
    },
    {
      says: '[R107] then another location card',
      at: surrendered('empire:settlers', 'boston'),
      orders: { settleAfterSurrender: 'yes' },
      answer: 'settle-after-siege yes: boston',
    },
    {
      says: '[R107] then Settlers',
      at: surrendered('empire:settlers'),
      orders: { settleAfterSurrender: 'yes' },
      answer: 'settle-after-siege yes: settlers',
    },
    {
      says: '[R107] yes without a settler is no',
      at: surrendered('rangers'),
      orders: { settleAfterSurrender: 'yes' },
      answer: 'settle-after-siege no: -',
    },
    {
      says: '[R48] no order covers the own siege check: the player is asked, whatever the orders',
      at: besieged(['boston'], ['siege-artillery']),
      orders: { settleAfterSurrender: 'yes' },
      answer: null,
      overdue: 'settle-after-siege no: -',
    },
    {
      says: '[R48] also where only one answer is possible',
      at: besieged(['rangers'], ['siege-artillery']),
      answer: null,
      overdue: 'settle-after-siege no: -',
    },
    {
      says: '[R48] which is given by itself against the computer',
      at: besieged(['rangers'], ['siege-artillery']),
      against: 'computer',
      answer: 'settle-after-siege no: -',
    },
  ],
  'discard-penalty': [
    {
      says: '[R101] no order covers the cards discarded for a reshuffle: the player is asked',
      at: penalised(['boston', 'new-york', 'norfolk'], ['philadelphia', 'pemaquid']),
      answer: null,
      overdue: 'discard-penalty: boston + new-york',
    },
  ],
  'siege-redraw': [
    {
      says: '[R101] no order covers the exchange after a siege: the player is asked',
      at: redrawing('quebec'),
      answer: null,
      overdue: 'siege-redraw: -',
    },
  ],
  'choose-empire-card': [
    {
      says: '[R101] no order covers the card to begin with: the player is asked',
      at: givenTable(null, { options: optionsWith('french-start-empire-card') }),
      answer: null,
      overdue: 'choose-empire-card: trader',
    },
  ],
};

const askedAt = ({ state: { decision } }: GameSession): Asked | null => {
  if (decision === null) return null;
  return decision.kind === 'give-up-card' ? `give-up-card for ${decision.cause}` : decision.kind;
};

describe.each(Object.entries(ROWS))('%s', (asked, rows) => {
  it.each(rows.map((row) => [row.says, row] as const))('%s', (_, row) => {
    const { at, orders = {}, against = 'person', answer, overdue = answer } = row;
    expect(askedAt(at)).toBe(asked);
    const { state } = at;
    const side = state.decision?.side ?? 'british';
    const standing = { ...defaultOrders(side, SLOW), ...orders };
    for (const position of [state, viewFor(state, side)]) {
      expect(textOf(automaticAnswer(position, standing, against))).toBe(answer);
      expect(textOf(overdueAnswer(position, standing))).toBe(overdue);
    }
  });
});
