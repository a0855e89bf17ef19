// The game on one page, as a page of its own: with pictures, what the signs mean, and the way to a first game.
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Sheet } from '../house/sheet.tsx';
import { PATHS } from '../parts/paths.ts';
import { useText } from '../text/use-text.ts';
import { Guide } from './guide.tsx';
import { Legend } from './legend.tsx';
import { pictureOf } from './pictures.tsx';
import './guide.css';

export function GuidePage(): ReactElement {
  const { t } = useText();
  return (
    <Sheet title={t('menu.guide')} place="ticonderoga" className="guide-page">
      <Guide heading="h2" picture={pictureOf} />
      <Legend />
      <p className="guide-end">
        <Link href={PATHS.home} className="button large">
          {t('home.play-now')}
        </Link>
        <Link href={PATHS.book} className="button large">
          {t('guide.book')}
        </Link>
      </p>
    </Sheet>
  );
}
