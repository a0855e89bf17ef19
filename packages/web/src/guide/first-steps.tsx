// Where the log is still empty: what to do first, in four lines.
import type { ReactElement } from 'react';
import { useText } from '../text/use-text.ts';

const STEPS = ['look', 'choose', 'end', 'help'] as const;

export function FirstSteps(): ReactElement {
  const { t } = useText();
  return (
    <section className="first-steps" aria-label={t('steps.title')}>
      <h3>{t('steps.title')}</h3>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>{t(`steps.${step}`)}</li>
        ))}
      </ol>
    </section>
  );
}
