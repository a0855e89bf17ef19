// Why the table stands still: no connection, or nobody signed in any more.
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { PATHS } from '../parts/paths.ts';
import { useMe } from '../state/me.ts';
import { useText } from '../text/use-text.ts';

export function Offline(): ReactElement {
  const { t } = useText();
  const hasEnded = useMe((state) => state.hasEnded);
  return (
    <p className="offline" role="alert" data-testid="offline">
      {hasEnded ? (
        <>
          {t('table.signed-out')} <Link href={PATHS.account}>{t('account.sign-in')}</Link>
        </>
      ) : (
        t('table.offline')
      )}
    </p>
  );
}
