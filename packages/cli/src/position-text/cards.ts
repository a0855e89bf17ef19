// Cards as a player reads them: name, symbols, where they lead, and whether they are of any use now.
import {
  CARD_IDS,
  CARD_KINDS,
  TRANSPORTS,
  whyCardUnusable,
  type Card,
  type CardList,
  type PlayerView,
  type Side,
  type Symbols,
} from '@arpents/engine';
import { cardName, locationName, symbolName } from '@arpents/messages';
import { wrapped, type Style } from './style.ts';

const NAME_WIDTH = 28;

const nameOf = (card: Card, style: Style): string => {
  const id = CARD_IDS[card];
  return id === undefined ? '' : cardName(id, style.locale);
};

/** `Militia ×2, Boston`: the kinds of a pile with their number, in the order in which they first come. */
export function pileText(cards: CardList, style: Style): string {
  if (cards.length === 0) return '–';
  const counts = new Map<string, number>();
  for (const card of cards) {
    const name = nameOf(card, style);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([card, count]) => (count === 1 ? card : style.say('cli.copies', { card, count })))
    .join(', ');
}

/** A pile in which order matters, card by card. */
export const orderedPileText = (cards: CardList, style: Style): string =>
  cards.length === 0 ? '–' : cards.map((card) => nameOf(card, style)).join(', ');

/** `ship, settler, coins 2`. */
function symbolsText(symbols: Symbols, style: Style): string {
  const names = Object.entries(symbols) as [keyof Symbols, number][];
  return names
    .map(([symbol, count]) => {
      const name = symbolName(symbol, style.locale);
      return count === 1 && symbol !== 'coins' ? name : `${name} ${count}`;
    })
    .join(', ');
}

function connectionsText(card: Card, style: Style): string {
  const connects = CARD_KINDS[card]?.location?.connects ?? {};
  return TRANSPORTS.flatMap((transport) => {
    const places = connects[transport] ?? [];
    if (places.length === 0) return [];
    const names = places.map((id) => locationName(id, style.locale)).join(', ');
    return [
      style.say('cli.leads-to', {
        transport: symbolName(transport, style.locale),
        places: names,
      }),
    ];
  }).join(' · ');
}

/** Why a card in hand is of no use, in a few words; null if it can be used. */
function whyUseless(view: PlayerView, side: Side, card: Card) {
  switch (whyCardUnusable(view, card, side)?.code) {
    case undefined:
      return null;
    case 'location-not-controlled':
      return 'cli.unusable.not-controlled';
    case 'location-besieged':
      return 'cli.unusable.besieged';
    default:
      return 'cli.unusable.cut-off';
  }
}

/** One line for each card of a hand. */
export function handText(view: PlayerView, side: Side, hand: CardList, style: Style): string {
  return hand
    .map((card) => {
      const kind = CARD_KINDS[card];
      const useless = whyUseless(view, side, card);
      const parts = [
        symbolsText((kind?.location ?? kind?.empire)?.symbols ?? {}, style),
        connectionsText(card, style),
        useless === null ? '' : `[${style.say(useless)}]`,
      ].filter((part) => part !== '');
      const line = `  ${nameOf(card, style).padEnd(NAME_WIDTH)}${parts.join(' · ')}`.trimEnd();
      const set = wrapped(line, style.columns, ' '.repeat(NAME_WIDTH + 4));
      return useless === null ? set : style.faint(set);
    })
    .join('\n');
}
