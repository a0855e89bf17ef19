// Whose work this is made of.
import type { ReactElement } from 'react';
import { Figure } from '../house/figure.tsx';
import { Sheet } from '../house/sheet.tsx';
import { useText } from '../text/use-text.ts';
import './credits.css';

export function CreditsPage(): ReactElement {
  const { t } = useText();
  const credits = [
    ['military-leader', 'british', t('credits.game'), t('home.author.text')],
    ['trader', 'french', t('credits.pictures'), t('credits.pictures.text')],
    ['bateaux', 'neutral', t('credits.map'), t('credits.map.text')],
    ['intendant', 'french', t('credits.type'), t('credits.type.text')],
  ] as const;
  return (
    <Sheet title={t('credits.title')} place="new-york" layout="beside" className="credits">
      {credits.map(([emblem, wash, heading, text]) => (
        <section key={heading}>
          <Figure emblem={emblem} wash={wash} />
          <div>
            <h2>{heading}</h2>
            <p>{text}</p>
          </div>
        </section>
      ))}
    </Sheet>
  );
}
