// In place of a page that could not be loaded, or fell to pieces: why, the page anew, and where else to go.
import type { ReactElement } from 'react';
import { DeadEnd } from '../house/dead-end.tsx';
import { ReloadButton } from '../parts/reload-button.tsx';
import { useText } from '../text/use-text.ts';

export function BrokenPage(): ReactElement {
  const { t } = useText();
  return (
    <DeadEnd
      title={t('broken.page')}
      place="oswego"
      emblem="siege-artillery"
      way={<ReloadButton />}
    >
      <p role="alert">{t('broken.page.text')}</p>
    </DeadEnd>
  );
}
