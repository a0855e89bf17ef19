// Settings as a page of their own.
import type { ReactElement } from 'react';
import { PageHead } from '../parts/page-head.tsx';
import { useText } from '../text/use-text.ts';
import { Settings } from './settings-panel.tsx';

export function SettingsPage(): ReactElement {
  const { t } = useText();
  return (
    <>
      <PageHead />
      <main className="page narrow">
        <h1>{t('menu.settings')}</h1>
        <Settings />
      </main>
    </>
  );
}
