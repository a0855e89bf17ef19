// What stands at an address that is no page's.
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { PageHead } from '../parts/page-head.tsx';
import { PATHS } from '../parts/paths.ts';
import { useText } from '../text/use-text.ts';

export function NowherePage(): ReactElement {
  const { t } = useText();
  return (
    <>
      <PageHead />
      <main className="page narrow">
        <h1>{t('nowhere.title')}</h1>
        <p>{t('nowhere.text')}</p>
        <p className="buttons">
          <Link href={PATHS.home} className="button">
            {t('result.home')}
          </Link>
          <Link href={PATHS.lobby} className="button">
            {t('nav.lobby')}
          </Link>
        </p>
      </main>
    </>
  );
}
