// The head of every page but the table.
import { type ReactElement } from 'react';
import { Link } from 'wouter';
import { useMe } from '../state/me.ts';
import { useText } from '../text/use-text.ts';
import { PATHS } from './paths.ts';

export function PageHead(): ReactElement {
  const { t } = useText();
  const me = useMe((state) => state.me);
  return (
    <header className="page-head">
      <Link href={PATHS.home} className="home-link">
        Arpents
      </Link>
      <nav aria-label={t('nav.label')}>
        <Link href={PATHS.lobby}>{t('nav.lobby')}</Link>
        <Link href={PATHS.settings}>{t('nav.settings')}</Link>
        <Link href={PATHS.account}>{me === null || me.guest ? t('nav.sign-in') : me.name}</Link>
      </nav>
    </header>
  );
}
