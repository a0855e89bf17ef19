// In place of a table that cannot be shown: why not, and where else to go.
import type { ReactElement } from 'react';
import { Link, Redirect } from 'wouter';
import type { Failure } from '../api/client.ts';
import { Figure } from '../house/figure.tsx';
import { Sheet } from '../house/sheet.tsx';
import { useHandedOver } from '../keeping/handed-over.ts';
import { FailureLine } from '../parts/failure-line.tsx';
import { PATHS, pathOfGame } from '../parts/paths.ts';
import { useGame } from '../state/table.ts';
import { useText } from '../text/use-text.ts';

export function NoGame({ failure }: { readonly failure: Failure }): ReactElement {
  const { t } = useText();
  const there = useHandedOver(useGame((game) => game.id));
  if (there !== null) return <Redirect to={pathOfGame(there)} replace />;
  return (
    <Sheet title={t('no-game.title')} place="fort-duquesne" layout="beside" className="lost-way">
      <Figure emblem="fortification" wash="neutral" />
      <FailureLine failure={failure} />
      <p className="buttons">
        <Link href={PATHS.home} className="button">
          {t('result.home')}
        </Link>
        <Link href={PATHS.lobby} className="button">
          {t('nav.lobby')}
        </Link>
        <button
          type="button"
          onClick={() => {
            location.reload();
          }}
        >
          {t('broken.reload')}
        </button>
      </p>
    </Sheet>
  );
}
