// In place of a table that cannot be shown: why not, and where else to go.
import type { ReactElement } from 'react';
import { Redirect } from 'wouter';
import type { Failure } from '../api/client.ts';
import { DeadEnd } from '../house/dead-end.tsx';
import { useHandedOver } from '../keeping/handed-over.ts';
import { FailureLine } from '../parts/failure-line.tsx';
import { pathOfGame } from '../parts/paths.ts';
import { useGame } from '../state/table.ts';
import { useText } from '../text/use-text.ts';

export function NoGame({ failure }: { readonly failure: Failure }): ReactElement {
  const { t } = useText();
  const there = useHandedOver(useGame((game) => game.id));
  if (there !== null) return <Redirect to={pathOfGame(there)} replace />;
  return (
    <DeadEnd
      title={t('no-game.title')}
      place="fort-duquesne"
      emblem="fortification"
      way={
        <button
          type="button"
          onClick={() => {
            location.reload();
          }}
        >
          {t('broken.reload')}
        </button>
      }
    >
      <FailureLine failure={failure} />
    </DeadEnd>
  );
}
