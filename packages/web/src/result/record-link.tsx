// The record of a finished game, to keep: from the server as a file, or from this browser's own table.
import { useState, type ReactElement } from 'react';
import type { Failure } from '../api/client.ts';
import { isLocalId } from '../local/local-game.ts';
import { FailureLine } from '../parts/failure-line.tsx';
import { useTable } from '../state/table.ts';
import { useText } from '../text/use-text.ts';

export function RecordLink({ game }: { readonly game: string }): ReactElement {
  const { t } = useText();
  const { authority } = useTable();
  const [failure, setFailure] = useState<Failure | null>(null);
  if (!isLocalId(game)) {
    return (
      <a href={`/api/games/${game}/record`} download className="button">
        {t('result.record')}
      </a>
    );
  }
  const download = async (): Promise<void> => {
    const record = await authority.record();
    setFailure(record.ok ? null : record.error);
    if (record.ok) saveAs(`arpents-${game}.json`, JSON.stringify(record.value, null, 2));
  };
  return (
    <>
      <button
        type="button"
        data-testid="record"
        onClick={() => {
          void download();
        }}
      >
        {t('result.record')}
      </button>
      {failure !== null && <FailureLine failure={failure} />}
    </>
  );
}

function saveAs(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
