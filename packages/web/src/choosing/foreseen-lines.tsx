// What will happen, beside the button that makes it happen: figures before and after, then where things go.
import {
  CARD_KINDS,
  cardOf,
  cardParts,
  opponentOf,
  type Action,
  type CardId,
  type CardMove,
  type Foresight,
  type PlayerView,
} from '@arpents/engine';
import { cardName, listed, locationName, sideWords, signed, type Locale } from '@arpents/messages';
import type { ReactElement } from 'react';
import { textIn, useText } from '../text/use-text.ts';
import { Figure } from './figure.tsx';

export interface ForeseenLinesProps {
  readonly view: PlayerView;
  readonly told: Foresight;
  readonly action: Action;
}

export function ForeseenLines({ view, told, action }: ForeseenLinesProps): ReactElement {
  const { locale } = useText();
  return (
    <>
      <p className="told-figures">
        <ChangedFigures told={told} />
      </p>
      <ul className="told-lines">
        {linesOf(view, told, action, locale).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** Money, points and actions, as far as they change. */
export function ChangedFigures({ told }: { readonly told: Foresight }): ReactElement {
  const { side, money, points, actionsLeft } = told;
  const other = opponentOf(side);
  return (
    <>
      <Figure icon="money" change={money[side]} />
      <Figure icon="points" change={points[side]} />
      <Figure icon="theirs" change={points[other]} />
      <Figure icon="their-money" change={money[other]} />
      {told.answered === 'take-action' && <Figure icon="actions" change={actionsLeft} />}
    </>
  );
}

/** What will happen, in short sentences, the most important first. */
export function linesOf(
  view: PlayerView,
  told: Foresight,
  action: Action,
  locale: Locale,
): readonly string[] {
  return [
    ...outcomeLines(told, locale),
    ...siegeLines(told, locale),
    ...placeLines(told, locale),
    ...cardLines(told, action, locale),
    ...drawLines(view, told, locale),
  ];
}

function outcomeLines({ side, outcome }: Foresight, locale: Locale): readonly string[] {
  if (outcome === null) return [];
  return [textIn(locale, outcome.winner === side ? 'told.game.won' : 'told.game.lost')];
}

function siegeLines({ sieges }: Foresight, locale: Locale): readonly string[] {
  return sieges.map(({ location, before, after, winner }) => {
    const place = locationName(location, locale);
    if (after === null) return textIn(locale, 'told.siege.over', { place });
    const value = signed(after);
    const moved =
      before === null
        ? textIn(locale, 'told.siege.opened', { place, after: value })
        : textIn(locale, 'told.siege', { place, before: signed(before), after: value });
    const whoWins =
      winner === null
        ? textIn(locale, 'told.siege.nobody')
        : textIn(locale, 'told.siege.winner', { side: sideWords(winner, locale).side });
    return `${moved} · ${whoWins}`;
  });
}

function placeLines(told: Foresight, locale: Locale): readonly string[] {
  const { side, unblocked, asked } = told;
  const other = opponentOf(side);
  const own = told.places
    .filter(({ before }) => before.owner === side)
    .flatMap(({ location, after, before }) => {
      const place = locationName(location, locale);
      if (after.owner !== side) return [textIn(locale, 'told.place.lost', { place })];
      return before.piece === 'town' && after.piece === 'village'
        ? [textIn(locale, 'told.place.village', { place })]
        : [];
    });
  const [raided] = unblocked?.places ?? [];
  return [
    ...own,
    ...(unblocked === null || raided === undefined
      ? []
      : [
          textIn(locale, 'told.unblocked', {
            place: locationName(raided.location, locale),
            ...unblocked.points[other],
          }),
        ]),
    ...(asked?.kind === 'block-raid' || asked?.kind === 'block-ambush'
      ? [textIn(locale, 'told.may-block')]
      : []),
  ];
}

function cardLines(told: Foresight, action: Action, locale: Locale): readonly string[] {
  const moved = (fits: (move: CardMove) => boolean): readonly CardId[] =>
    told.cards.filter(fits).map(({ card }) => card);
  const line = (
    key: `told.${'discard' | 'siege-card' | 'reserve' | 'hand' | 'gained' | 'returned' | 'lost'}`,
    fits: (move: CardMove) => boolean,
  ): readonly string[] => {
    const cards = moved(fits).map((card) => cardName(card, locale));
    return cards.length === 0 ? [] : [textIn(locale, key, { cards: listed(cards, locale) })];
  };
  const returned = moved(({ to }) => to === 'pool');
  return [
    ...line(
      'told.gained',
      ({ from, to }) => to === 'discard' && from !== 'hand' && from !== 'siege',
    ),
    ...line(
      'told.discard',
      ({ from, to }) => to === 'discard' && (from === 'hand' || from === 'siege'),
    ),
    ...line('told.siege-card', ({ to }) => to === 'siege'),
    ...line('told.reserve', ({ to }) => to === 'reserve'),
    ...line('told.hand', ({ to }) => to === 'hand'),
    ...line('told.returned', ({ to }) => to === 'pool'),
    ...line('told.lost', ({ to }) => to === 'opponent'),
    ...(action.kind === 'governor' ? returned.map((card) => wayBack(told, card, locale)) : []),
  ];
}

/** How a card that the Governor returns can come back. */
function wayBack({ side }: Foresight, card: CardId, locale: Locale): string {
  const name = cardName(card, locale);
  if (cardParts(card).family === 'location')
    return textIn(locale, 'told.back.settle', { card: name });
  const money = CARD_KINDS[cardOf(side, card)]?.empire?.cost ?? 0;
  return textIn(locale, 'told.back.draft', { card: name, money });
}

function drawLines(view: PlayerView, { side, draw }: Foresight, locale: Locale): readonly string[] {
  if (draw === null || draw.count === 0) return [];
  const { count, reshuffles } = draw;
  if (reshuffles) return [textIn(locale, 'told.draw.reshuffled', { count })];
  return [textIn(locale, 'told.draw', { count, deck: view.players[side].deckSize })];
}
