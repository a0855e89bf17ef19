// A silhouette beside a text that says what it means, in the colour of that text.
import type { ReactElement } from 'react';
import { ICONS } from './icons.gen.ts';
import './engraving.css';

export type IconName = keyof typeof ICONS;

export const Icon = ({ name }: { readonly name: IconName }): ReactElement => (
  <svg viewBox="0 0 512 512" className="icon" aria-hidden="true">
    <path d={ICONS[name]} />
  </svg>
);
