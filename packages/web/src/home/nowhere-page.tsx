// What stands at an address that is no page's.
import type { ReactElement } from 'react';
import { DeadEnd } from '../house/dead-end.tsx';
import { useText } from '../text/use-text.ts';

export function NowherePage(): ReactElement {
  const { t } = useText();
  return (
    <DeadEnd title={t('nowhere.title')} place="michillimackinac" emblem="bateaux" wash="french">
      <p>{t('nowhere.text')}</p>
    </DeadEnd>
  );
}
