// What happened, as sentences in the past tense.
import {
  opponentOf,
  type DecisionKind,
  type Ending,
  type EventKind,
  type GameEvent,
  type LocationId,
  type Outcome,
  type Piece,
  type Side,
} from '@arpents/engine';
import { describeActionTaken } from './actions.ts';
import { cardListWord, cardWord } from './cards.ts';
import { m } from './generated/catalogue.ts';
import type { Locale } from './locales.ts';
import { sideWords, zoneName } from './names.ts';
import { NO_PLACE, placeWords, type PlaceWords } from './places.ts';
import { capitalised, signed, type Text } from './text.ts';

type SideText = Text<PlaceWords & { readonly side: string; readonly ofSide: string }>;

type EventTexts = {
  readonly [K in EventKind]: (
    event: Extract<GameEvent, { readonly kind: K }>,
    locale: Locale,
  ) => string;
};

/** A sentence about a side and a place, which most events are. */
const located =
  (text: SideText) =>
  (event: { readonly side: Side; readonly location: LocationId }, locale: Locale): string =>
    text({ ...sideWords(event.side, locale), ...placeWords(event.location, locale) }, { locale });

const CAPTURED = {
  village: located(m['event.village-captured']),
  town: located(m['event.town-captured']),
} as const satisfies Readonly<Record<Piece, unknown>>;

const ASKED: Readonly<Record<DecisionKind, SideText>> = {
  'take-action': m['asked.take-action'],
  'block-raid': m['asked.block-raid'],
  'block-ambush': m['asked.block-ambush'],
  'give-up-card': m['asked.give-up-card'],
  'settle-after-siege': m['asked.settle-after-siege'],
  'discard-penalty': m['asked.discard-penalty'],
  'siege-redraw': m['asked.siege-redraw'],
  'choose-empire-card': m['asked.choose-empire-card'],
};

const TEXTS: EventTexts = {
  'turn-began': ({ side, turn }, locale) =>
    m['event.turn-began']({ ...sideWords(side, locale), turn }, { locale }),
  'action-taken': ({ side, action }, locale) => describeActionTaken(action, side, locale),
  'money-changed': ({ side, amount }, locale) => {
    const text = amount < 0 ? m['event.money-paid'] : m['event.money-earned'];
    const money = m['unit.money']({ count: Math.abs(amount) }, { locale });
    return text({ ...sideWords(side, locale), money }, { locale });
  },
  'village-placed': located(m['event.village-placed']),
  'town-built': located(m['event.town-built']),
  'fortification-built': located(m['event.fortification-built']),
  'fortification-lost': located(m['event.fortification-lost']),
  'piece-captured': (event, locale) => CAPTURED[event.piece](event, locale),
  'location-abandoned': located(m['event.location-abandoned']),
  'siege-opened': ({ side, location, value }, locale) =>
    m['event.siege-opened'](
      { ...sideWords(side, locale), ...placeWords(location, locale), value: signed(value) },
      { locale },
    ),
  'siege-moved': ({ location, value }, locale) =>
    m['event.siege-moved']({ ...placeWords(location, locale), value: signed(value) }, { locale }),
  'siege-ended': ({ siege, location, winner, withdrawn }, locale) => {
    const attackerWon = siege === winner;
    if (withdrawn) {
      const text = attackerWon ? m['event.siege-surrendered'] : m['event.siege-lifted'];
      return located(text)({ side: opponentOf(winner), location }, locale);
    }
    const text = attackerWon ? m['event.siege-won'] : m['event.siege-repelled'];
    return located(text)({ side: winner, location }, locale);
  },
  'raid-succeeded': located(m['event.raid-succeeded']),
  'raid-blocked': located(m['event.raid-blocked']),
  'ambush-blocked': ({ side }, locale) =>
    m['event.ambush-blocked'](sideWords(side, locale), { locale }),
  'card-gained': ({ side, card }, locale) =>
    m['event.card-gained'](
      { ...sideWords(side, locale), card: cardWord(card, locale) },
      { locale },
    ),
  'card-returned': ({ side, card, from }, locale) =>
    m['event.card-returned'](
      { ...sideWords(side, locale), card: cardWord(card, locale), zone: zoneName(from, locale) },
      { locale },
    ),
  'cards-drawn': ({ side, count, cards }, locale) =>
    m['event.cards-drawn'](
      {
        ...sideWords(side, locale),
        cards:
          cards === null ? m['unit.cards']({ count }, { locale }) : cardListWord(cards, locale),
      },
      { locale },
    ),
  'deck-shuffled': ({ side, count }, locale) =>
    m['event.deck-shuffled'](
      { ...sideWords(side, locale), cards: m['unit.cards']({ count }, { locale }) },
      { locale },
    ),
  'hand-shown': ({ side, cards }, locale) =>
    m['event.hand-shown'](
      { ...sideWords(side, locale), cards: cardListWord(cards, locale) },
      { locale },
    ),
  'decision-asked': ({ side, decision, location }, locale) => {
    const place = location === null ? NO_PLACE : placeWords(location, locale);
    return ASKED[decision]({ ...sideWords(side, locale), ...place }, { locale });
  },
  'game-ended': ({ outcome }, locale) => describeOutcome(outcome, locale),
};

export const describeEvent = (event: GameEvent, locale: Locale): string =>
  capitalised(textFor(event)(event, locale));

/** The table pairs every kind with a text for it, which the type checker cannot see through a union. */
const textFor = (event: GameEvent): ((event: GameEvent, locale: Locale) => string) =>
  TEXTS[event.kind] as (event: GameEvent, locale: Locale) => string;

const OUTCOMES: Readonly<
  Record<
    Ending,
    Text<{
      readonly winner: string;
      readonly loser: string;
      readonly ofLoser: string;
      readonly british: number;
      readonly french: number;
    }>
  >
> = {
  points: m['outcome.points'],
  capital: m['outcome.capital'],
  resignation: m['outcome.resignation'],
  time: m['outcome.time'],
  agreement: m['outcome.agreement'],
  adjudicated: m['outcome.adjudicated'],
};

/** How a game ended. */
export function describeOutcome({ winner, ending, points }: Outcome, locale: Locale): string {
  const won = winner === null ? null : sideWords(winner, locale);
  const lost = winner === null ? null : sideWords(opponentOf(winner), locale);
  const words = {
    winner: won?.side ?? '',
    loser: lost?.side ?? '',
    ofLoser: lost?.ofSide ?? '',
    ...points,
  };
  return capitalised(OUTCOMES[ending](words, { locale }));
}
