// A figure before and after, with a symbol; nothing where it stays as it is.
import type { ReactElement } from 'react';
import { useText } from '../text/use-text.ts';

export type FigureIcon = 'money' | 'points' | 'theirs' | 'their-money' | 'actions';

const SHAPES: Readonly<Record<FigureIcon, string>> = {
  money:
    'M8 3c3.6 0 6 1 6 2.4S11.6 8 8 8 2 6.9 2 5.4 4.4 3 8 3zM2 5.400v5.200C2 12 4.4 13 8 13s6-1 6-2.400V5.400M2 8c0 1.4 2.4 2.5 6 2.500S14 9.4 14 8',
  points: 'M8 1.500l2 4.3 4.7.5-3.5 3.2 1 4.700L8 11.800l-4.2 2.4 1-4.700L1.3 6.3 6 5.800z',
  theirs: 'M8 1.500l2 4.3 4.7.5-3.5 3.2 1 4.700L8 11.800l-4.2 2.4 1-4.700L1.3 6.3 6 5.800z',
  'their-money':
    'M8 3c3.6 0 6 1 6 2.400S11.6 8 8 8 2 6.9 2 5.4 4.4 3 8 3zM2 5.400v5.200C2 12 4.4 13 8 13s6-1 6-2.400V5.400M2 8c0 1.4 2.4 2.5 6 2.500S14 9.4 14 8',
  actions: 'M3 8a5 5 0 115 5M3 8l-2-2.500M3 8l2.5-2',
};

export function Figure({
  icon,
  change: { before, after },
}: {
  readonly icon: FigureIcon;
  readonly change: { readonly before: number; readonly after: number };
}): ReactElement | null {
  const { t } = useText();
  if (before === after) return null;
  const name = t(`told.${icon}`);
  return (
    <span className={`told-figure ${icon}`} title={name}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={SHAPES[icon]} />
      </svg>
      <span aria-hidden="true">
        {before} → {after}
      </span>
      <span className="said">
        {t('labelled', { name, value: t('told.change', { before, after }) })}
      </span>
    </span>
  );
}
