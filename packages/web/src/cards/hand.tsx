// The own hand: cards to choose in any order; what is of no use says why.
import {
  HAND_SIZE,
  SIDES,
  cardIdsOf,
  cardParts,
  whyCardUnusable,
  type CardFamily,
  type CardId,
  type PlayerView,
  type Refusal,
  type Side,
} from '@arpents/engine';
import { cardName, describeRefusal, viewerName } from '@arpents/messages';
import { memo, useMemo, type CSSProperties, type ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import { CardBacks } from './card-back.tsx';
import { CardFace } from './card-face.tsx';

export interface HandProps {
  readonly view: PlayerView;
  readonly chosen: readonly CardId[];
  /** Cards that the choice in the making can still use; null: nothing is chosen yet, all stand equal. */
  readonly fitting: ReadonlySet<CardId> | null;
  readonly onChoose: (card: CardId, copies: number) => void;
  readonly onPoint: (card: CardId | null) => void;
}

export function Hand(props: HandProps): ReactElement {
  const { view, chosen, fitting, onChoose, onPoint } = props;
  const { t } = useText();
  const side = view.viewer;
  const cards = useMemo(() => sortedHand(view), [view]);
  if (side === 'spectator') return <HiddenHands view={view} />;
  return (
    <ul
      className={`hand ${cards.length > HAND_SIZE ? 'crowded' : ''}`}
      style={{ '--cards': Math.max(HAND_SIZE, cards.length) } as CSSProperties}
      aria-label={t('hand.label', { count: cards.length })}
    >
      {cards.map((one) => (
        <li key={`${one.id}${one.copy}`}>
          <Card
            card={one}
            side={side}
            isChosen={chosen.filter((id) => id === one.id).length > one.copy}
            fits={fitting === null || fitting.has(one.id)}
            onChoose={onChoose}
            onPoint={onPoint}
          />
        </li>
      ))}
    </ul>
  );
}

/** Who only watches sees that there are hands, and nothing of them. */
function HiddenHands({ view }: { readonly view: PlayerView }): ReactElement {
  const { t, locale } = useText();
  return (
    <div className="hidden-hands">
      {SIDES.map((side) => {
        const { handSize } = view.players[side];
        return (
          <div key={side}>
            <p>{t('labelled', { name: viewerName(side, locale), value: handSize })}</p>
            <CardBacks side={side} count={handSize} className="fan-of-backs" />
          </div>
        );
      })}
    </div>
  );
}

interface CardProps extends Pick<HandProps, 'onChoose' | 'onPoint'> {
  readonly card: CardInHand;
  readonly side: Side;
  readonly isChosen: boolean;
  readonly fits: boolean;
}

const Card = memo(function Card(props: CardProps): ReactElement {
  const { card, side, isChosen, fits, onChoose, onPoint } = props;
  const { locale } = useText();
  const { id, refusal } = card;
  const name = cardName(id, locale);
  const whyNot = refusal === null ? null : describeRefusal(refusal, locale);
  const point = (): void => {
    onPoint(id);
  };
  const leave = (): void => {
    onPoint(null);
  };
  return (
    <button
      type="button"
      className={`card ${isChosen ? 'chosen' : ''} ${refusal === null ? '' : 'unusable'} ${fits ? '' : 'unfitting'}`}
      data-hand-card={id}
      data-card={id}
      data-card-side={side}
      aria-pressed={isChosen}
      aria-label={whyNot === null ? name : `${name}. ${whyNot}`}
      onClick={() => {
        onChoose(id, card.copies);
      }}
      // A finger points by the focus that its tap brings, and leaves by the next: lifted, it would have the map drawn
      // anew before its click is told.
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') point();
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') leave();
      }}
      onFocus={point}
      onBlur={leave}
    >
      <CardFace id={id} side={side} />
      {whyNot !== null && <span className="card-reason">{whyNot}</span>}
    </button>
  );
});

interface CardInHand {
  readonly id: CardId;
  /** Why it is of no use now. */
  readonly refusal: Refusal | null;
  /** Which copy of its kind this is, and how many there are. */
  readonly copy: number;
  readonly copies: number;
}

const RANK: Readonly<Record<CardFamily, number>> = { empire: 0, location: 1, neutral: 2 };

/** Empire cards first, then locations, then neutral ones. */
function sortedHand(view: PlayerView): readonly CardInHand[] {
  const hand = view.hand ?? [];
  const ids = cardIdsOf(hand);
  return ids
    .map((id, i) => ({
      id,
      refusal: whyCardUnusable(view, hand[i] ?? 0),
      copy: ids.slice(0, i).filter((one) => one === id).length,
      copies: ids.filter((one) => one === id).length,
    }))
    .sort((a, b) => RANK[cardParts(a.id).family] - RANK[cardParts(b.id).family]);
}
