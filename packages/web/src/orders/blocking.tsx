// With the question of a raid or an ambush: what blocking is, the first time, and an answer for good.
import type { DecisionKind } from '@arpents/engine';
import { useEffect, useState, type ReactElement } from 'react';
import { Check } from '../parts/check.tsx';
import { recall, remember } from '../state/browser-memory.ts';
import { useText } from '../text/use-text.ts';

const KEY = 'arpents.blocking-explained';

export function Blocking({
  kind,
  isAlways,
  onAlways,
}: {
  readonly kind: DecisionKind;
  readonly isAlways: boolean;
  readonly onAlways: (isAlways: boolean) => void;
}): ReactElement | null {
  if (kind !== 'block-raid' && kind !== 'block-ambush') return null;
  return (
    <div className="blocking">
      <Explained about={kind === 'block-raid' ? 'raid' : 'ambush'} />
      <BlockingAlways isAlways={isAlways} onAlways={onAlways} />
    </div>
  );
}

function BlockingAlways({
  isAlways,
  onAlways,
}: {
  readonly isAlways: boolean;
  readonly onAlways: (isAlways: boolean) => void;
}): ReactElement {
  const { t } = useText();
  return <Check label={t('blocking.always')} isChecked={isAlways} onCheck={onAlways} />;
}

/** The first question explains itself; from the second on it is a line to open. */
function Explained({ about }: { readonly about: 'raid' | 'ambush' }): ReactElement {
  const { t } = useText();
  const [isFirst] = useState(() => recall(`${KEY}.${about}`) !== true);
  useEffect(() => {
    remember(`${KEY}.${about}`, true);
  }, [about]);
  return (
    <details open={isFirst}>
      <summary>{t('blocking.what')}</summary>
      <p className="hint">{t(`blocking.${about}`)}</p>
    </details>
  );
}
