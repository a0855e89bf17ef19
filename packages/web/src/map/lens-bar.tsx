// Switching lenses.
import { memo, useState, type ReactElement } from 'react';
import { Icon } from '../parts/icon.tsx';
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
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={`lenses ${isOpen ? 'open' : ''}`} role="group" aria-label={t('lens.label')}>
      {/* On a low phone, where they lie over the map while one is chosen. */}
      <button
        type="button"
        className="lenses-open"
        aria-label={t('lens.label')}
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <Icon name="spyglass" />
      </button>
      {LENSES.map((one) => (
        <button
          key={one}
          type="button"
          className="chip"
          aria-pressed={lens === one}
          data-lens={one}
          onClick={() => {
            onLens(lens === one ? null : one);
            setOpen(false);
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
