// In place of a table that cannot be shown: why not, and where else to go.
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { Failure } from '../api/client.ts';
import { Sheet } from '../house/sheet.tsx';
import { FailureLine } from '../parts/failure-line.tsx';
import { PATHS } from '../parts/paths.ts';
import { useText } from '../text/use-text.ts';

export function NoGame({ failure }: { readonly failure: Failure }): ReactElement {
  const { t } = useText();
  return (
    <Sheet title={t('no-game.title')} place="fort-duquesne" layout="beside">
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
