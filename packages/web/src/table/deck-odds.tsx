// The deck observatory: what is left to draw, how likely each card is in the next hand, and in the opponent's hand now.
import {
  CARD_IDS,
  CARD_KINDS,
  HAND_SIZE,
  SIDES,
  type Card,
  type CardList,
  type PlayerView,
  type Side,
} from '@arpents/engine';
import { cardName, symbolName, viewerName } from '@arpents/messages';
import { useState, type ReactElement } from 'react';
import { CARD_SYMBOLS_SHOWN, type SymbolShown } from '../cards/symbol-list.ts';
import { chanceInHand, chanceToDraw, pilesOf, type Wanted } from '../odds/odds.ts';
import { Pick } from '../parts/pick.tsx';
import { useText } from '../text/use-text.ts';
import './deck-odds.css';

/** How many cards somebody may ask about. */
const DRAWS = Array.from({ length: HAND_SIZE }, (_, i) => i + 1);
/** With a full hand it is open how many cards will be played. */
const DRAWN_FROM_FULL_HAND = 2;

export function DeckOdds({ view }: { readonly view: PlayerView }): ReactElement {
  const own = view.viewer === 'spectator' ? null : view.viewer;
  return (
    <div className="deck-odds">
      {own !== null && <NextHand view={view} side={own} />}
      {SIDES.filter((side) => side !== own).map((side) => (
        <HiddenHand key={side} view={view} side={side} />
      ))}
    </div>
  );
}

function NextHand({
  view,
  side,
}: {
  readonly view: PlayerView;
  readonly side: Side;
}): ReactElement {
  const { t } = useText();
  const missing = HAND_SIZE - view.players[side].handSize;
  const [count, setCount] = useState(missing > 0 ? missing : DRAWN_FROM_FULL_HAND);
  const piles = pilesOf(view, side);
  return (
    <section className="stack">
      <h3>{t('odds.next')}</h3>
      <p className="hint">
        {t('odds.next.note', {
          deck: piles.deck.length,
          discard: view.players[side].discard.length,
        })}
      </p>
      <Pick
        label={t('odds.count')}
        about="odds.count"
        value={count}
        options={DRAWS}
        name={String}
        onPick={setCount}
      />
      <Chances
        cards={[...piles.deck, ...(count > piles.deck.length ? piles.discard : [])]}
        chanceOf={(isWanted) => chanceToDraw(piles, isWanted, count)}
        caption={t('odds.next')}
      />
    </section>
  );
}

function HiddenHand({
  view,
  side,
}: {
  readonly view: PlayerView;
  readonly side: Side;
}): ReactElement {
  const { t, locale } = useText();
  const title = t('odds.hidden', { side: viewerName(side, locale) });
  return (
    <section className="stack">
      <h3>{title}</h3>
      <p className="hint">{t('odds.hidden.note', { count: view.players[side].handSize })}</p>
      <Chances
        cards={view.players[side].unseen}
        chanceOf={(isWanted) => chanceInHand(view, side, isWanted)}
        caption={title}
      />
    </section>
  );
}

const hasSymbol =
  (symbol: SymbolShown): Wanted =>
  (card) => {
    const kind = CARD_KINDS[card];
    return ((kind?.location ?? kind?.empire)?.symbols[symbol] ?? 0) > 0;
  };

function Chances({
  cards,
  chanceOf,
  caption,
}: {
  readonly cards: CardList;
  readonly chanceOf: (isWanted: Wanted) => number;
  readonly caption: string;
}): ReactElement {
  const { t, locale } = useText();
  const kinds = [...new Set(cards)].sort((a, b) => a - b);
  const symbols = CARD_SYMBOLS_SHOWN.filter((symbol) => cards.some(hasSymbol(symbol)));
  const countOf = (isWanted: Wanted): number => cards.filter(isWanted).length;
  const nameOf = (card: Card): string => {
    const id = CARD_IDS[card];
    return id === undefined ? '' : cardName(id, locale);
  };
  const isKind =
    (card: Card): Wanted =>
    (one) =>
      one === card;
  return (
    <table className="odds">
      <caption className="odds-caption">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('odds.card')}</th>
          <th scope="col">{t('odds.copies')}</th>
          <th scope="col">{t('odds.chance')}</th>
        </tr>
      </thead>
      <tbody>
        {symbols.map((symbol) => (
          <Row
            key={symbol}
            name={t('odds.symbol', { symbol: symbolName(symbol, locale) })}
            count={countOf(hasSymbol(symbol))}
            chance={chanceOf(hasSymbol(symbol))}
          />
        ))}
        {kinds.map((card) => (
          <Row
            key={card}
            name={nameOf(card)}
            count={countOf(isKind(card))}
            chance={chanceOf(isKind(card))}
          />
        ))}
      </tbody>
    </table>
  );
}

function Row({
  name,
  count,
  chance,
}: {
  readonly name: string;
  readonly count: number;
  readonly chance: number;
}): ReactElement {
  const { locale } = useText();
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(chance);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="number">{count}</td>
      <td className="number">
        <span className="odds-bar" style={{ inlineSize: `${Math.round(chance * 100)}%` }} />
        {percent}
      </td>
    </tr>
  );
}
