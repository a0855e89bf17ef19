// What an action does, as a line of a menu and as a line of the log.
import type { Action, ActionKind, CardId, LocationId, Side } from '@arpents/engine';
import { cardListWord, cardWord } from './cards.ts';
import type { Locale } from './locales.ts';
import { sideWords, zoneName } from './names.ts';
import { NO_PLACE, placeWords, type PlaceWords } from './places.ts';
import { capitalised } from './text.ts';
import { say } from './texts.ts';

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

/** What `side` would do with this action, for a menu. */
export const describeAction = (action: Action, side: Side, locale: Locale): string =>
  capitalised(say(locale, `menu.${textOf(action, side)}`, actionWords(action, side, locale)));

/** The same in a few words, for a button; `location` is where it happens, if the action itself does not say. */
export function describeActionBriefly(
  action: Action,
  side: Side,
  locale: Locale,
  location: LocationId | null = null,
): string {
  const words = actionWords(action, side, locale);
  const place = location === null ? {} : placeWords(location, locale);
  return capitalised(say(locale, `brief.${briefTextOf(action, side)}`, { ...words, ...place }));
}

/** On a button it is not said which card is lost. */
function briefTextOf(action: Action, side: Side) {
  const text = textOf(action, side);
  if (text === 'withdraw.lift.lost') return 'withdraw.lift' as const;
  return text === 'withdraw.surrender.lost' ? ('withdraw.surrender' as const) : text;
}

/** What `side` did, for the log. */
export const describeActionTaken = (action: Action, side: Side, locale: Locale): string =>
  capitalised(say(locale, `log.${textOf(action, side)}`, actionWords(action, side, locale)));

/** Most kinds have one text; a few have others for what was left out. */
function textOf(action: Action, side: Side) {
  switch (action.kind) {
    case 'withdraw': {
      const text = action.siege === side ? 'withdraw.lift' : 'withdraw.surrender';
      return action.lost === null ? text : (`${text}.lost` as const);
    }
    case 'settle-after-siege':
      if (!action.settle) return `${action.kind}.none` as const;
      return action.card === null ? (`${action.kind}.free` as const) : action.kind;
    case 'block-raid':
    case 'block-ambush':
    case 'siege-redraw':
      return action.card === null ? (`${action.kind}.none` as const) : action.kind;
    default:
      return kindOf(action);
  }
}

/** An action whose card can be left out has a text for that above. */
const kindOf = <K extends ActionKind>(action: { readonly kind: K; readonly card?: CardId }): K =>
  action.kind;

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
