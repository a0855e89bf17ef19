// How games are dealt so that nobody has to trust the server, and how to check it.
import type { ReactElement } from 'react';
import { Sheet } from '../house/sheet.tsx';
import { useText } from '../text/use-text.ts';
import './fair.css';

const CHAPTERS = ['parts', 'check', 'self', 'limits'] as const;
const FORMULA = `commitment = SHA-256( server ‖ salt )
seed       = SHA-256( server ‖ host ‖ guest )`;

export function FairPage(): ReactElement {
  const { t } = useText();
  return (
    <Sheet title={t('fair.title')} place="port-royal" layout="beside">
      <p className="lead">{t('fair.intro')}</p>
      {CHAPTERS.map((chapter) => (
        <section key={chapter}>
          <h2>{t(`fair.${chapter}`)}</h2>
          <p>{t(`fair.${chapter}.text`)}</p>
          {chapter === 'self' && <pre className="formula">{FORMULA}</pre>}
        </section>
      ))}
    </Sheet>
  );
}
