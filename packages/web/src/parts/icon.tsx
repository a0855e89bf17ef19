// A single mark, as ink takes it.
import type { Side } from '@arpents/engine';
import type { ReactElement } from 'react';
import { ICONS } from '../engraving/icons.gen.ts';
import './icon.css';

export type IconName = keyof typeof ICONS;

/** What a side is known by besides its colour. */
export const ARMS = {
  british: 'imperial-crown',
  french: 'fleur-de-lys',
} as const satisfies Readonly<Record<Side, IconName>>;

export function Icon({ name }: { readonly name: IconName }): ReactElement {
  return (
    <svg viewBox="0 0 512 512" className="icon" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}
