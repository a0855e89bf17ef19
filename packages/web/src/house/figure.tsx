// A small engraving: an emblem on its plate, for what is chosen by its picture.
import type { Side } from '@arpents/engine';
import { useEffect, type ReactElement } from 'react';
import { Emblem } from '../cards/emblems.tsx';
import { loadPlates } from '../engraving/plates.ts';
import './figure.css';

export function Figure({
  emblem,
  wash,
}: {
  /** By the name of a card. */
  readonly emblem: string;
  /** Whose colour the ground has. */
  readonly wash: Side | 'neutral';
}): ReactElement {
  useEffect(() => {
    void loadPlates();
  }, []);
  return (
    <span className={`figure wash-${wash}`} aria-hidden="true">
      <Emblem name={emblem} side={wash === 'neutral' ? 'british' : wash} />
    </span>
  );
}
