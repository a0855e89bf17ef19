// The game on one page, for whoever has never played it.
import type { ReactElement, ReactNode } from 'react';
import { FIGURES } from './figures.ts';
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
export type Chapter = (typeof CHAPTERS)[number];

export function Guide({
  heading: Heading,
  picture,
}: {
  /** What chapters begin with: one level below the heading that the guide stands under. */
  readonly heading: 'h2' | 'h3';
  /** What stands beside a chapter, where there is room for pictures. */
  readonly picture?: (chapter: Chapter) => ReactNode;
}): ReactElement {
  const { t } = useText();
  return (
    <div className="guide stack">
      {CHAPTERS.map((chapter) => (
        <section key={chapter}>
          {picture?.(chapter)}
          <div>
            <Heading>{t(`guide.${chapter}`)}</Heading>
            <p>{t(`guide.${chapter}.text`, FIGURES)}</p>
          </div>
        </section>
      ))}
    </div>
  );
}
