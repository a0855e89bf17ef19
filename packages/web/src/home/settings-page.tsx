// Settings as a page of their own.
import type { ReactElement } from 'react';
import { Sheet } from '../house/sheet.tsx';
import { useText } from '../text/use-text.ts';
import { Settings } from './settings-panel.tsx';

export function SettingsPage(): ReactElement {
  const { t } = useText();
  return (
    <Sheet title={t('menu.settings')} place="boston" layout="beside" className="settings-page">
      <Settings heading="h2" isExplained />
    </Sheet>
  );
}
