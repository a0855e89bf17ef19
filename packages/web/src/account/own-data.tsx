// Everything that is kept of the reader, as a file.
import { useState, type ReactElement } from 'react';
import { ask, type Failure } from '../api/client.ts';
import { FailureLine } from '../parts/failure-line.tsx';
import { useText } from '../text/use-text.ts';

function saveAs(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export function OwnData(): ReactElement {
  const { t } = useText();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const download = async (): Promise<void> => {
    setAsking(true);
    const answer = await ask('GET /api/me/data');
    setAsking(false);
    setFailure(answer.ok ? null : answer.error);
    if (answer.ok) saveAs('arpents-data.json', JSON.stringify(answer.value, null, 2));
  };
  return (
    <section className="stack" aria-label={t('account.data')}>
      <h2>{t('account.data')}</h2>
      <p className="hint">{t('account.data.about')}</p>
      {failure !== null && <FailureLine failure={failure} />}
      <p className="buttons">
        <button
          type="button"
          disabled={isAsking}
          onClick={() => {
            void download();
          }}
        >
          {t('account.data.download')}
        </button>
      </p>
    </section>
  );
}
