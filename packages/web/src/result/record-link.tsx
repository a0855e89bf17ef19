// The record of a finished game, to keep: from the server as a file, or from this browser's own table.
import { useState, type ReactElement } from 'react';
import type { Failure } from '../api/client.ts';
import { saveRecord } from '../keeping/actions.ts';
import { isLocalId } from '../local/local-id.ts';
import { FailureLine } from '../parts/failure-line.tsx';
import { useText } from '../text/use-text.ts';

export function RecordLink({ game }: { readonly game: string }): ReactElement {
  const { t } = useText();
  const [failure, setFailure] = useState<Failure | null>(null);
  if (!isLocalId(game)) {
    return (
      <a href={`/api/games/${game}/record`} download className="button">
        {t('result.record')}
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        data-testid="record"
        onClick={() => {
          void saveRecord(game).then(setFailure);
        }}
      >
        {t('result.record')}
      </button>
      {failure !== null && <FailureLine failure={failure} />}
    </>
  );
}
