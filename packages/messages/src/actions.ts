// What an action does, as a line of a menu and as a line of the log.
import type { Action, ActionKind, Side } from '@arpents/engine';
import { cardListWord, cardWord } from './cards.ts';
import { m } from './generated/catalogue.ts';
import type { Locale } from './locales.ts';
import { sideWords, zoneName } from './names.ts';
import { NO_PLACE, placeWords, type PlaceWords } from './places.ts';
import { capitalised, type Text } from './text.ts';

interface ActionWords extends PlaceWords {
  readonly side: string;
  readonly cards: string;
  /** The first card and the others, where they do different things. */
  readonly first: string;
  readonly others: string;
  /** The last card and those before it. */
  readonly last: string;
  readonly rest: string;
  readonly card: string;
  readonly zone: string;
}

/** Kinds whose action names one card, or null for none. */
type OptionalCardKind = Action extends infer A
  ? A extends { readonly kind: infer K; readonly card: infer C }
    ? null extends C
      ? Exclude<K, 'settle-after-siege'>
      : never
    : never
  : never;

type ActionText = Text<ActionWords>;
interface OptionalCardText {
  readonly card: ActionText;
  readonly none: ActionText;
}

type ActionTexts = {
  readonly [K in Exclude<ActionKind, 'withdraw' | 'settle-after-siege'>]: K extends OptionalCardKind
    ? OptionalCardText
    : ActionText;
} & {
  readonly withdraw: Readonly<Record<'lift' | 'surrender', OptionalCardText>>;
  readonly 'settle-after-siege': OptionalCardText & { readonly free: ActionText };
};

const MENU: ActionTexts = {
  settle: m['menu.settle'],
  develop: m['menu.develop'],
  fortify: m['menu.fortify'],
  besiege: m['menu.besiege'],
  reinforce: m['menu.reinforce'],
  raid: m['menu.raid'],
  ambush: m['menu.ambush'],
  convert: m['menu.convert'],
  'take-money': m['menu.take-money'],
  merchant: m['menu.merchant'],
  trader: m['menu.trader'],
  piracy: m['menu.piracy'],
  draft: m['menu.draft'],
  discard: m['menu.discard'],
  reserve: m['menu.reserve'],
  governor: m['menu.governor'],
  intendant: m['menu.intendant'],
  pass: m['menu.pass'],
  retrieve: m['menu.retrieve'],
  'home-support': m['menu.home-support'],
  'military-leader': m['menu.military-leader'],
  withdraw: {
    lift: { card: m['menu.withdraw.lift.lost'], none: m['menu.withdraw.lift'] },
    surrender: { card: m['menu.withdraw.surrender.lost'], none: m['menu.withdraw.surrender'] },
  },
  'sell-fur': m['menu.sell-fur'],
  'discard-lost-location': m['menu.discard-lost-location'],
  'end-turn': m['menu.end-turn'],
  'block-raid': { card: m['menu.block-raid'], none: m['menu.block-raid.none'] },
  'block-ambush': { card: m['menu.block-ambush'], none: m['menu.block-ambush.none'] },
  'give-up-card': m['menu.give-up-card'],
  'show-hand': m['menu.show-hand'],
  'settle-after-siege': {
    card: m['menu.settle-after-siege'],
    free: m['menu.settle-after-siege.free'],
    none: m['menu.settle-after-siege.none'],
  },
  'discard-penalty': m['menu.discard-penalty'],
  'siege-redraw': { card: m['menu.siege-redraw'], none: m['menu.siege-redraw.none'] },
  'choose-empire-card': m['menu.choose-empire-card'],
  resign: m['menu.resign'],
};

const LOG: ActionTexts = {
  settle: m['log.settle'],
  develop: m['log.develop'],
  fortify: m['log.fortify'],
  besiege: m['log.besiege'],
  reinforce: m['log.reinforce'],
  raid: m['log.raid'],
  ambush: m['log.ambush'],
  convert: m['log.convert'],
  'take-money': m['log.take-money'],
  merchant: m['log.merchant'],
  trader: m['log.trader'],
  piracy: m['log.piracy'],
  draft: m['log.draft'],
  discard: m['log.discard'],
  reserve: m['log.reserve'],
  governor: m['log.governor'],
  intendant: m['log.intendant'],
  pass: m['log.pass'],
  retrieve: m['log.retrieve'],
  'home-support': m['log.home-support'],
  'military-leader': m['log.military-leader'],
  withdraw: {
    lift: { card: m['log.withdraw.lift.lost'], none: m['log.withdraw.lift'] },
    surrender: { card: m['log.withdraw.surrender.lost'], none: m['log.withdraw.surrender'] },
  },
  'sell-fur': m['log.sell-fur'],
  'discard-lost-location': m['log.discard-lost-location'],
  'end-turn': m['log.end-turn'],
  'block-raid': { card: m['log.block-raid'], none: m['log.block-raid.none'] },
  'block-ambush': { card: m['log.block-ambush'], none: m['log.block-ambush.none'] },
  'give-up-card': m['log.give-up-card'],
  'show-hand': m['log.show-hand'],
  'settle-after-siege': {
    card: m['log.settle-after-siege'],
    free: m['log.settle-after-siege.free'],
    none: m['log.settle-after-siege.none'],
  },
  'discard-penalty': m['log.discard-penalty'],
  'siege-redraw': { card: m['log.siege-redraw'], none: m['log.siege-redraw.none'] },
  'choose-empire-card': m['log.choose-empire-card'],
  resign: m['log.resign'],
};

/** What `side` would do with this action, for a menu. */
export const describeAction = (action: Action, side: Side, locale: Locale): string =>
  capitalised(textFor(MENU, action, side)(actionWords(action, side, locale), { locale }));

/** What `side` did, for the log. */
export const describeActionTaken = (action: Action, side: Side, locale: Locale): string =>
  capitalised(textFor(LOG, action, side)(actionWords(action, side, locale), { locale }));

function textFor(texts: ActionTexts, action: Action, side: Side): ActionText {
  switch (action.kind) {
    case 'withdraw': {
      const ofRole = texts.withdraw[action.siege === side ? 'lift' : 'surrender'];
      return action.lost === null ? ofRole.none : ofRole.card;
    }
    case 'settle-after-siege': {
      const { card, free, none } = texts['settle-after-siege'];
      return action.settle ? (action.card === null ? free : card) : none;
    }
    default: {
      const text = texts[action.kind];
      if (typeof text === 'function') return text;
      return 'card' in action && action.card !== null ? text.card : text.none;
    }
  }
}

/** Every word that the text of an action may ask for; those that its kind does not have are empty. */
function actionWords(action: Action, side: Side, locale: Locale): ActionWords {
  const cards = 'cards' in action ? action.cards : [];
  const [first] = cards;
  const last = cards.at(-1);
  const card = 'card' in action ? action.card : action.kind === 'withdraw' ? action.lost : null;
  return {
    side: sideWords(side, locale).side,
    cards: cardListWord(cards, locale),
    first: first === undefined ? '' : cardWord(first, locale),
    others: cardListWord(cards.slice(1), locale),
    last: last === undefined ? '' : cardWord(last, locale),
    rest: cardListWord(cards.slice(0, -1), locale),
    card: card === null ? '' : cardWord(card, locale),
    zone: 'from' in action ? zoneName(action.from, locale) : '',
    ...('location' in action ? placeWords(action.location, locale) : NO_PLACE),
  };
}
