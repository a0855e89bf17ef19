// A figure before and after, with a symbol; nothing where it stays as it is.
import type { ReactElement } from 'react';
import { Icon, type IconName } from '../parts/icon.tsx';
import { useText } from '../text/use-text.ts';

export type FigureIcon = 'money' | 'points' | 'theirs' | 'their-money' | 'actions';

const ICON_OF: Readonly<Record<FigureIcon, IconName>> = {
  money: 'two-coins',
  points: 'laurels',
  theirs: 'laurels',
  'their-money': 'two-coins',
  actions: 'hourglass',
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
    <span className={`told-figure ${icon}`}>
      <Icon name={ICON_OF[icon]} />
      <span aria-hidden="true">
        {before} → {after}
      </span>
      <span className="said">
        {t('labelled', { name, value: t('told.change', { before, after }) })}
      </span>
    </span>
  );
}
