// Offers the new version, on whatever page somebody is.
import { useState, type ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import { renew, useRenewal, type Renewal } from '../renewal/renewal.ts';
import './renewal.css';

export function RenewalNotice(): ReactElement | null {
  const { t } = useText();
  const renewal = useRenewal((state) => state.renewal);
  const [putOff, setPutOff] = useState<Renewal>('none');
  const [isRenewing, setRenewing] = useState(false);
  if (renewal === 'none' || renewal === putOff) return null;
  return (
    <aside className="renewal" aria-label={t('renewal.label')} data-testid="renewal">
      <p role="status">{t(`renewal.${renewal}`)}</p>
      <p className="buttons">
        <button
          type="button"
          className="primary"
          disabled={isRenewing}
          data-testid="renew"
          onClick={() => {
            setRenewing(true);
            void renew();
          }}
        >
          {t('broken.reload')}
        </button>
        <button
          type="button"
          onClick={() => {
            setPutOff(renewal);
          }}
        >
          {t('renewal.later')}
        </button>
      </p>
    </aside>
  );
}
