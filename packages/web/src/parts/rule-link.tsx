// The way from a reason to the rule behind it: in a tab of its own, so that the turn in the making stays as it is.
import type { Refusal } from '@arpents/engine';
import type { ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import { anchorOfRefusal, hrefOf } from './book-address.ts';

export function RuleLink({ refusal }: { readonly refusal: Refusal }): ReactElement {
  const { t } = useText();
  return (
    <a
      href={hrefOf(anchorOfRefusal(refusal))}
      target="_blank"
      rel="noopener"
      className="rule-link"
      aria-label={t('rule-link.about')}
    >
      {t('rule-link')}
    </a>
  );
}
