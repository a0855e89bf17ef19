// Switching lenses.
import { memo, type ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import { LENSES, type Lens } from './lenses.ts';

export const LensBar = memo(function LensBar({
  lens,
  isEmpty,
  onLens,
}: {
  readonly lens: Lens | null;
  /** Whether there is nothing to see through it. */
  readonly isEmpty: boolean;
  readonly onLens: (lens: Lens | null) => void;
}): ReactElement {
  const { t } = useText();
  return (
    <div className="lenses" role="group" aria-label={t('lens.label')}>
      {LENSES.map((one) => (
        <button
          key={one}
          type="button"
          className="chip"
          aria-pressed={lens === one}
          data-lens={one}
          onClick={() => {
            onLens(lens === one ? null : one);
          }}
        >
          {t(`lens.${one}`)}
        </button>
      ))}
      <span className={`lens-note ${isEmpty ? 'empty' : ''}`} role="status">
        {lens === null ? '' : t(isEmpty ? 'lens.empty' : `lens.${lens}.note`)}
      </span>
    </div>
  );
});
