// How games are dealt so that nobody has to trust the server, and how to check it.
import type { ReactElement } from 'react';
import { PageHead } from '../parts/page-head.tsx';
import { useText } from '../text/use-text.ts';
import './fair.css';

const CHAPTERS = ['parts', 'check', 'self', 'limits'] as const;
const FORMULA = `commitment = SHA-256( server ‖ salt )
seed       = SHA-256( server ‖ host ‖ guest )`;

export function FairPage(): ReactElement {
  const { t } = useText();
  return (
    <>
      <PageHead />
      <main className="page narrow">
        <h1>{t('fair.title')}</h1>
        <p>{t('fair.intro')}</p>
        <div className="stack">
          {CHAPTERS.map((chapter) => (
            <section key={chapter}>
              <h2>{t(`fair.${chapter}`)}</h2>
              <p>{t(`fair.${chapter}.text`)}</p>
              {chapter === 'self' && <pre className="formula">{FORMULA}</pre>}
            </section>
          ))}
        </div>
      </main>
    </>
  );
}
