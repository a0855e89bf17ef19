// How the war stands, told with a picture where the log leaves the room: who is ahead, and what would end it at once.
import { SIDES, type BySide, type Side } from '@arpents/engine';
import { capitalised, sideWords } from '@arpents/messages';
import type { ReactElement } from 'react';
import { Figure } from '../house/figure.tsx';
import { useGame } from '../state/table.ts';
import { useText } from '../text/use-text.ts';

/** By the names of cards: the fleet, the woods, or a fort that nobody has taken yet. */
const PICTURES = {
  british: 'home-support',
  french: 'coureurs-de-bois',
  neutral: 'fortification',
} as const;

export function HowItStands({ points }: { readonly points: BySide<number> }): ReactElement | null {
  const { t, locale } = useText();
  const outcome = useGame(({ table }) => table?.view?.outcome ?? null);
  if (outcome !== null) return null;
  const ahead = leaderOf(points);
  return (
    <aside className="how-it-stands" aria-label={t('coach.stands.title')}>
      <div className="how-it-stands-sheet">
        <Figure emblem={PICTURES[ahead ?? 'neutral']} wash={ahead ?? 'neutral'} />
        <p className="how-it-stands-lead">
          {ahead === null
            ? t('coach.stands.even')
            : capitalised(
                t('coach.stands.lead', {
                  side: sideWords(ahead, locale).side,
                  count: Math.abs(points.british - points.french),
                }),
              )}
        </p>
        <p className="hint">{t('coach.stands.capitals')}</p>
      </div>
    </aside>
  );
}

/** null: nobody is ahead. */
const leaderOf = (points: BySide<number>): Side | null =>
  SIDES.find((side) => SIDES.every((other) => other === side || points[side] > points[other])) ??
  null;
