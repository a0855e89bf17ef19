// A single mark, as ink takes it.
import type { ReactElement } from 'react';
import { ICONS } from '../engraving/icons.gen.ts';
import './icon.css';

export type IconName = keyof typeof ICONS;

export function Icon({ name }: { readonly name: IconName }): ReactElement {
  return (
    <svg viewBox="0 0 512 512" className="icon" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}
