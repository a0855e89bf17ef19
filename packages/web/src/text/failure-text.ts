// Errors of the server in sentences: what happened and what to do.
import type { Locale } from '@arpents/messages';
import type { Failure } from '../api/client.ts';
import { textIn, type TextKey } from './use-text.ts';

/** Codes with a sentence of their own; the others share one. */
const SENTENCES: Partial<Readonly<Record<Failure['code'], TextKey>>> = {
  unreachable: 'failure.unreachable',
  'stale-version': 'failure.stale',
  'too-many-requests': 'failure.too-many',
};

export const failureText = (code: Failure['code'], locale: Locale): string =>
  textIn(locale, SENTENCES[code] ?? 'failure.other', { code });
