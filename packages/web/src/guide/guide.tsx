// The game on one page, for whoever has never played it.
import type { ReactElement } from 'react';
import { useText } from '../text/use-text.ts';

const CHAPTERS = ['aim', 'turn', 'settle', 'fight', 'cards', 'end', 'table'] as const;

export function Guide(): ReactElement {
  const { t } = useText();
  return (
    <div className="guide stack">
      {CHAPTERS.map((chapter) => (
        <section key={chapter}>
          <h3>{t(`guide.${chapter}`)}</h3>
          <p>{t(`guide.${chapter}.text`)}</p>
        </section>
      ))}
    </div>
  );
}
