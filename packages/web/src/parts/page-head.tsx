// The head of every page but the table.
import { type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { serverless } from '../api/serverless.ts';
import { useMe } from '../state/me.ts';
import { useText } from '../text/use-text.ts';
import { PATHS } from './paths.ts';

const SHOWN = serverless
  ? (['lobby', 'settings'] as const)
  : (['lobby', 'settings', 'account'] as const);

export function PageHead(): ReactElement {
  const { t } = useText();
  const [here] = useLocation();
  const me = useMe((state) => state.me);
  const names = {
    lobby: t('nav.lobby'),
    settings: t('nav.settings'),
    account: me === null || me.guest ? t('nav.sign-in') : me.name,
  };
  return (
    <header className="page-head">
      <Link href={PATHS.home} className="home-link">
        Arpents
      </Link>
      <nav aria-label={t('nav.label')}>
        {SHOWN.map((page) => (
          <Link
            key={page}
            href={PATHS[page]}
            aria-current={here === PATHS[page] ? 'page' : undefined}
          >
            {names[page]}
          </Link>
        ))}
      </nav>
    </header>
  );
}
