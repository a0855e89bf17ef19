// Why a step is advised, in words that a beginner knows: what it brings, by what the table itself shows.
import {
  CAPTURE_POINTS,
  CARD_KINDS,
  LOSES_GAME_WITH,
  PLACE_POINTS,
  cardOf,
  foreseen,
  isOwnedBy,
  opponentOf,
  pieceOf,
  placeOf,
  type Action,
  type ActionKind,
  type CardId,
  type PlayerView,
  type Side,
} from '@arpents/engine';
import { cardName, listed, placeWords, symbolName, type Locale } from '@arpents/messages';
import { symbolsOf } from '../cards/card-symbols.ts';
import { CARD_SYMBOLS_SHOWN } from '../cards/symbol-list.ts';
import { placeOfAction } from '../choosing/action-place.ts';
import { seatOf } from '../state/seat.ts';
import { textIn } from '../text/use-text.ts';

/** Kinds whose reason is always the same sentence; the others depend on where and with what. */
const PLAIN = {
  ambush: 'ambush',
  convert: 'convert',
  discard: 'discard',
  reserve: 'reserve',
  governor: 'governor',
  pass: 'pass',
  retrieve: 'retrieve',
  'home-support': 'home-support',
  withdraw: 'withdraw',
  'discard-lost-location': 'clogs',
  'end-turn': 'end-turn',
  'block-ambush': 'block-ambush',
  'give-up-card': 'least',
  'show-hand': 'least',
  'discard-penalty': 'least',
  'siege-redraw': 'discard',
  'choose-empire-card': 'start',
  resign: 'end-turn',
} as const satisfies Partial<Record<ActionKind, string>>;

const isPlain = (kind: ActionKind): kind is keyof typeof PLAIN => kind in PLAIN;

/** One sentence about a step of a turn, as it looks from here. */
export function whyOf(view: PlayerView, action: Action, locale: Locale): string {
  const { kind } = action;
  if (isPlain(kind)) return textIn(locale, `coach.why.${PLAIN[kind]}`);
  const side = seatOf(view);
  switch (kind) {
    case 'take-money':
    case 'merchant':
    case 'trader':
    case 'piracy':
    case 'sell-fur':
      return moneyText(view, action, side, locale);
    case 'draft':
    case 'intendant':
      return 'card' in action ? cardText(kind, action.card, side, locale) : '';
    default:
      return placeText(view, action, kind, side, locale);
  }
}

function moneyText(view: PlayerView, action: Action, side: Side, locale: Locale): string {
  const told = foreseen(view, action);
  const count = told === null ? 0 : told.money[side].after - told.money[side].before;
  return count > 0
    ? textIn(locale, 'coach.why.money', { count })
    : textIn(locale, 'coach.why.money.some');
}

function cardText(kind: 'draft' | 'intendant', card: CardId, side: Side, locale: Locale): string {
  const symbols = symbolsOf(side, card);
  const does = [
    ...(CARD_KINDS[cardOf(side, card)]?.empire?.can ?? []).map((can) =>
      textIn(locale, `face.${can}`),
    ),
    ...CARD_SYMBOLS_SHOWN.filter((symbol) => (symbols[symbol] ?? 0) > 0).map((symbol) =>
      symbolName(symbol, locale),
    ),
  ];
  return textIn(locale, `coach.why.${kind}`, {
    card: cardName(card, locale),
    does: listed(does, locale),
  });
}

type PlaceKind =
  | 'settle'
  | 'develop'
  | 'fortify'
  | 'besiege'
  | 'reinforce'
  | 'military-leader'
  | 'raid'
  | 'block-raid'
  | 'settle-after-siege';

function placeText(
  view: PlayerView,
  action: Action,
  kind: PlaceKind,
  side: Side,
  locale: Locale,
): string {
  const location = placeOfAction(view, action);
  if (location === null) return '';
  const place = placeOf(location);
  const code = view.places[place] ?? 0;
  const points = PLACE_POINTS[place] ?? 0;
  const piece = pieceOf(code);
  const words = {
    ...placeWords(location, locale),
    points,
    double: 2 * points,
    captured: piece === null ? 0 : CAPTURE_POINTS[piece],
  };
  const isDeclined =
    ('card' in action && action.card === null && kind === 'block-raid') ||
    ('settle' in action && !action.settle);
  if (isDeclined) return textIn(locale, 'coach.why.let-go', words);
  if (kind === 'reinforce' || kind === 'military-leader') {
    const task = isOwnedBy(code, side) ? 'defend' : 'attack';
    return textIn(locale, `coach.why.${task}`, words);
  }
  if (kind === 'besiege' && LOSES_GAME_WITH[opponentOf(side)][place] === true) {
    return textIn(locale, 'coach.why.besiege.capital', words);
  }
  if ((kind === 'settle' || kind === 'settle-after-siege') && points === 0) {
    return textIn(locale, 'coach.why.settle.none');
  }
  return textIn(locale, `coach.why.${kind === 'settle-after-siege' ? 'settle' : kind}`, words);
}
