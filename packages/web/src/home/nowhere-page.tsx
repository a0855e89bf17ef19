// What stands at an address that is no page's.
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Figure } from '../house/figure.tsx';
import { Sheet } from '../house/sheet.tsx';
import { PATHS } from '../parts/paths.ts';
import { useText } from '../text/use-text.ts';

export function NowherePage(): ReactElement {
  const { t } = useText();
  return (
    <Sheet title={t('nowhere.title')} place="michillimackinac" layout="beside" className="lost-way">
      <Figure emblem="bateaux" wash="french" />
      <p>{t('nowhere.text')}</p>
      <p className="buttons">
        <Link href={PATHS.home} className="button">
          {t('result.home')}
        </Link>
        <Link href={PATHS.lobby} className="button">
          {t('nav.lobby')}
        </Link>
      </p>
    </Sheet>
  );
}
