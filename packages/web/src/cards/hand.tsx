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
import { memo, useEffect, useMemo, type CSSProperties, type ReactElement } from 'react';
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
  useFingerElsewhere(onPoint);
  if (side === 'spectator') return <BothHands view={view} />;
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

/** A finger on a card brings no focus that could go away again: the next touch elsewhere takes it from the card. */
function useFingerElsewhere(onPoint: HandProps['onPoint']): void {
  useEffect(() => {
    const leave = ({ target, pointerType }: PointerEvent): void => {
      if (pointerType === 'mouse' || !(target instanceof Element)) return;
      if (target.closest('.hand') === null) onPoint(null);
    };
    document.addEventListener('pointerdown', leave, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', leave, { capture: true });
    };
  }, [onPoint]);
}

/** Who only watches sees that there are hands, and nothing of them until they are laid open (R111). */
function BothHands({ view }: { readonly view: PlayerView }): ReactElement {
  const { t, locale } = useText();
  return (
    <div className={view.laidOpen === null ? 'hidden-hands' : 'open-hands'}>
      {SIDES.map((side) => {
        const { handSize } = view.players[side];
        return (
          <div key={side}>
            <p>{t('labelled', { name: viewerName(side, locale), value: handSize })}</p>
            {view.laidOpen === null ? (
              <CardBacks side={side} count={handSize} className="fan-of-backs" />
            ) : (
              <ul className="open-hand">
                {cardIdsOf(view.laidOpen[side].hand).map((id, i) => (
                  <li key={i} data-card={id} data-card-side={side}>
                    <CardFace id={id} side={side} small />
                  </li>
                ))}
              </ul>
            )}
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
        point();
      }}
      // The focus and the mouse that a browser makes of a tap cost more than the answer to it; only where the focus
      // shows why a card is of no use, a finger needs it.
      onPointerDown={(event) => {
        if (event.pointerType === 'touch' && refusal === null) event.preventDefault();
      }}
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
