// What stands beside the chapters of the short guide, on its own page and at the beginning of the rule book.
import type { Side } from '@arpents/engine';
import type { ReactElement } from 'react';
import { Figure } from '../house/figure.tsx';
import type { Chapter } from './guide.tsx';

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

export function pictureOf(chapter: Chapter): ReactElement {
  const [emblem, wash] = PICTURES[chapter];
  return <Figure emblem={emblem} wash={wash} />;
}
