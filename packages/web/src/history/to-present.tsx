// The way back to the present on a phone, while players or log take the place of what else leads there.
import type { ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import { usePast } from './past.ts';

export function ToPresent(): ReactElement {
  const { t } = useText();
  const { goTo } = usePast();
  return (
    <button
      type="button"
      className="chip to-present"
      onClick={() => {
        goTo(null);
      }}
    >
      {t('history.to-now')}
    </button>
  );
}
