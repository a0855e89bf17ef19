// The back of a card, by side: a lattice in its colour and its arms. What lies face down shows nothing else.
import type { Side } from '@arpents/engine';
import type { ReactElement } from 'react';
import { ARMS, Icon } from '../parts/icon.tsx';
import './card-back.css';

const CardBack = ({ side }: { readonly side: Side }): ReactElement => (
  <span className={`card-back ${side}`} aria-hidden="true">
    <span className="card-back-arms">
      <Icon name={ARMS[side]} />
    </span>
  </span>
);

/** So many lie on each other before one sees no difference. */
const MOST_SEEN = 5;

/** Cards on a pile, or in somebody else's hand. */
export const CardBacks = ({
  side,
  count,
  className,
}: {
  readonly side: Side;
  readonly count: number;
  readonly className: 'pile-of-backs' | 'fan-of-backs';
}): ReactElement => (
  <span className={className}>
    {Array.from({ length: Math.min(count, MOST_SEEN) }, (_, i) => (
      <CardBack key={i} side={side} />
    ))}
  </span>
);
