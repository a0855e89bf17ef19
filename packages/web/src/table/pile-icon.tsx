// Piles in a small figure: whose name does not fit beside its number is known by its shape.
import type { ReactElement } from 'react';
import { Icon, type IconName } from '../parts/icon.tsx';
import type { PileName } from '../parts/pile-names.ts';

const FIGURES: Readonly<Record<PileName, IconName>> = {
  hand: 'poker-hand',
  deck: 'stack',
  unseen: 'card-random',
  discard: 'card-discard',
  reserve: 'chest',
  available: 'card-draw',
  known: 'spyglass',
  neutral: 'files',
};

export const PileIcon = ({ name }: { readonly name: PileName }): ReactElement => (
  <Icon name={FIGURES[name]} />
);
