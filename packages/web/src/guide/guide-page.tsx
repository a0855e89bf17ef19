// The game on one page, as a page of its own: with pictures, what the signs mean, and the way to a first game.
import type { Side } from '@arpents/engine';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Figure } from '../house/figure.tsx';
import { Sheet } from '../house/sheet.tsx';
import { PATHS } from '../parts/paths.ts';
import { useText } from '../text/use-text.ts';
import { Guide, type Chapter } from './guide.tsx';
import { Legend } from './legend.tsx';
import './guide.css';

const PICTURES: Readonly<Record<Chapter, readonly [emblem: string, wash: Side | 'neutral']>> = {
  aim: ['fortification', 'french'],
  turn: ['home-support', 'british'],
  settle: ['settlers', 'neutral'],
  fight: ['siege-artillery', 'british'],
  raids: ['rangers', 'british'],
  cards: ['trader', 'french'],
  deck: ['intendant', 'french'],
  end: ['military-leader', 'british'],
  table: ['bateaux', 'french'],
};

export function GuidePage(): ReactElement {
  const { t } = useText();
  return (
    <Sheet title={t('menu.guide')} place="ticonderoga" className="guide-page">
      <Guide
        heading="h2"
        picture={(chapter) => {
          const [emblem, wash] = PICTURES[chapter];
          return <Figure emblem={emblem} wash={wash} />;
        }}
      />
      <Legend />
      <p className="guide-end">
        <Link href={PATHS.home} className="button large">
          {t('home.play-now')}
        </Link>{' '}
        <Link href={PATHS.book} className="button large">
          {t('guide.book')}
        </Link>
      </p>
    </Sheet>
  );
}
