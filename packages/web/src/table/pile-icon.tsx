// Piles in a small figure: whose name does not fit beside its number is known by its shape.
import type { ReactElement } from 'react';
import type { PileShown } from './pile-dialog.tsx';

/** A card from its left upper corner, 6 wide and 9 high. */
const card = (x: number, y: number): string => `M${x} ${y}h6v9h-6z`;

const FIGURES: Readonly<Record<PileShown['name'], string>> = {
  hand: 'M1 5.5l4-2 3.5 8-4 2zM5 3.5h5v9.5h-3.5M10 4.5l4 2-3 7-3-1',
  deck: `${card(6.5, 2)}M6 4h-1.5v9h6V11.5M4 6h-1.5v8.5h6V13`,
  unseen: `${card(5, 2)}M6.6 5.4q0-1.4 1.4-1.4t1.4 1.4q0 1-1.4 1.6v.8M8 9v.6M3 5v9.5h8`,
  discard: `${card(5, 1)}M2 10v4.5h12V10M8 4v4M6.4 6.6l1.6 1.8 1.6-1.8`,
  reserve: `M2 7h12v7.5H2zM2 10h12M4 7V4.5h8V7M5.5 4.5V2h5v2.5`,
  available: `${card(2.5, 3.5)}M12 4v6M9.5 7h5`,
  known: 'M1.5 8q6.5-8 13 0-6.5 8-13 0zM8 6.2a1.8 1.8 0 1 0 .01 0z',
  neutral: card(5, 3),
};

export function PileIcon({ name }: { readonly name: PileShown['name'] }): ReactElement {
  return (
    <svg viewBox="0 0 16 16" className="pile-icon" aria-hidden="true">
      <path d={FIGURES[name]} />
    </svg>
  );
}
