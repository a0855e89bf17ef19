// The place of the curve of chances: until the game was replayed, so that nothing moves when it comes, and where there is
// none.
import type { ReactElement, ReactNode } from 'react';
import { useText } from '../text/use-text.ts';

function Place({
  isComing,
  children,
}: {
  readonly isComing: boolean;
  readonly children: ReactNode;
}): ReactElement {
  const { t } = useText();
  return (
    <figure className="result-chances" aria-busy={isComing}>
      <figcaption>{t('review.chances')}</figcaption>
      {children}
    </figure>
  );
}

export const ChancesComing = (): ReactElement => (
  <Place isComing>
    <div className="chances-plot" />
  </Place>
);

/** The game was over before anything could change. */
export function NoCourse(): ReactElement {
  const { t } = useText();
  return (
    <Place isComing={false}>
      <p className="hint">{t('review.chances.none')}</p>
    </Place>
  );
}
