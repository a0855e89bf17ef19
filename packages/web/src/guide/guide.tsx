// The game on one page, for whoever has never played it.
import type { ReactElement } from 'react';
import { useText } from '../text/use-text.ts';

const CHAPTERS = [
  'aim',
  'turn',
  'settle',
  'fight',
  'raids',
  'cards',
  'deck',
  'end',
  'table',
] as const;

/** `heading` is what chapters begin with: one level below the heading that the guide stands under. */
export function Guide({ heading: Heading }: { readonly heading: 'h2' | 'h3' }): ReactElement {
  const { t } = useText();
  return (
    <div className="guide stack">
      {CHAPTERS.map((chapter) => (
        <section key={chapter}>
          <Heading>{t(`guide.${chapter}`)}</Heading>
          <p>{t(`guide.${chapter}.text`)}</p>
        </section>
      ))}
    </div>
  );
}
