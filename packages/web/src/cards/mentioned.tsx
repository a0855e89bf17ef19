// A sentence in which the names of cards open their large faces.
import type { CardId, Side } from '@arpents/engine';
import { Fragment, type ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import { partsOf } from './mentions.ts';

export function Mentioned({
  sentence,
  cards,
  side,
}: {
  readonly sentence: string;
  readonly cards: readonly CardId[];
  /** Whose cards they are. */
  readonly side: Side;
}): ReactElement {
  const { locale } = useText();
  return (
    <>
      {partsOf(sentence, cards, locale).map(({ text, card }, i) =>
        card === null ? (
          <Fragment key={i}>{text}</Fragment>
        ) : (
          <span key={i} className="card-mention" data-card={card} data-card-side={side}>
            {text}
          </span>
        ),
      )}
    </>
  );
}
