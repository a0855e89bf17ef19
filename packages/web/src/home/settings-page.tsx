// Settings as a page of their own.
import type { ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import { PageHead } from './page-head.tsx';
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
