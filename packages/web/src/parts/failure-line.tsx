// What went wrong, why, and what to do: one line that goes away by itself when something works again.
import type { ReactElement } from 'react';
import type { Failure } from '../api/client.ts';
import { failureSentences } from '../text/failure-text.ts';
import { useText } from '../text/use-text.ts';
import { RuleLink } from './rule-link.tsx';

export function FailureLine({ failure }: { readonly failure: Failure }): ReactElement {
  const { locale } = useText();
  return (
    <p className="failure" role="alert">
      {failureSentences(failure, locale)}
      {failure.refusal !== null && (
        <>
          {' '}
          <RuleLink refusal={failure.refusal} />
        </>
      )}
    </p>
  );
}
