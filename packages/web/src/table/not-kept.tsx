// That this browser does not keep what is played at a local table.
import type { ReactElement } from 'react';
import { isLocalId } from '../local/local-id.ts';
import { useKeeping } from '../local/local-games.ts';
import { useGame } from '../state/table.ts';
import { useText } from '../text/use-text.ts';

export function NotKept(): ReactElement | null {
  const { t } = useText();
  const isLocal = useGame(({ id }) => id !== null && isLocalId(id));
  const isKept = useKeeping((keeping) => keeping.isKept);
  if (!isLocal || isKept) return null;
  return (
    <p className="offline" role="alert" data-testid="not-kept">
      {t('table.not-kept')}
    </p>
  );
}
