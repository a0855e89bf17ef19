// What a page that is about other people says while the server is out of reach, and what works all the same.
import type { ReactElement } from 'react';
import { useConnection } from '../api/connection.ts';
import { useText } from '../text/use-text.ts';

export function NeedsConnection(): ReactElement | null {
  const { t } = useText();
  const isReached = useConnection((state) => state.isReached);
  if (isReached) return null;
  return (
    <p className="failure" role="status" data-testid="needs-connection">
      {t('connection.needed')}
    </p>
  );
}
