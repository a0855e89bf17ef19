// The game on one page, as a page of its own.
import type { ReactElement } from 'react';
import { PageHead } from '../parts/page-head.tsx';
import { useText } from '../text/use-text.ts';
import { Guide } from './guide.tsx';

export function GuidePage(): ReactElement {
  const { t } = useText();
  return (
    <>
      <PageHead />
      <main className="page narrow">
        <h1>{t('menu.guide')}</h1>
        <Guide heading="h2" />
      </main>
    </>
  );
}
