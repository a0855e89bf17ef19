// Errors of the server in sentences: what happened and what to do. Every code has its own; the type proves it.
import { describeRefusal, type Locale } from '@arpents/messages';
import type { Failure } from '../api/client.ts';
import { textIn } from './use-text.ts';

/** What went wrong, and what to quote to whoever runs the server if the fault is there. */
export function failureSentences({ code, refusal, requestId }: Failure, locale: Locale): string {
  const what = refusal === null ? failureText(code, locale) : describeRefusal(refusal, locale);
  return requestId === null
    ? what
    : `${what} ${textIn(locale, 'failure.quote', { id: requestId })}`;
}

export const failureText = (code: Failure['code'], locale: Locale): string =>
  textIn(locale, `failure.${code}`);
