// Whose work this is made of.
import type { ReactElement } from 'react';
import { PageHead } from '../parts/page-head.tsx';
import { useText } from '../text/use-text.ts';

export function CreditsPage(): ReactElement {
  const { t } = useText();
  const credits = [
    [t('credits.game'), t('home.author.text')],
    [t('credits.pictures'), t('credits.pictures.text')],
    [t('credits.map'), t('credits.map.text')],
    [t('credits.type'), t('credits.type.text')],
  ];
  return (
    <>
      <PageHead />
      <main className="page narrow">
        <h1>{t('credits.title')}</h1>
        <div className="stack">
          {credits.map(([heading, text]) => (
            <section key={heading}>
              <h2>{heading}</h2>
              <p>{text}</p>
            </section>
          ))}
        </div>
      </main>
    </>
  );
}
