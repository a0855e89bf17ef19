// The last line of a sheet: what there is to read about this game and this house.
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { PATHS } from '../parts/paths.ts';
import { useText } from '../text/use-text.ts';

export function Imprint(): ReactElement {
  const { t } = useText();
  return (
    <nav className="imprint" aria-label={t('imprint.label')}>
      <Link href={PATHS.guide}>{t('menu.guide')}</Link>
      <Link href={PATHS.book}>{t('guide.book')}</Link>
      <Link href={PATHS.fair}>{t('fair.title')}</Link>
      <Link href={PATHS.credits}>{t('credits.title')}</Link>
    </nav>
  );
}
