// Loads the page anew, by the newest client that can be had.
import type { ReactElement } from 'react';
import { renew } from '../renewal/renewal.ts';
import { useText } from '../text/use-text.ts';

export function ReloadButton(): ReactElement {
  const { t } = useText();
  return (
    <button
      type="button"
      className="primary"
      onClick={() => {
        void renew();
      }}
    >
      {t('broken.reload')}
    </button>
  );
}
