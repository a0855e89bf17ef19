// Errors of the server in sentences: what happened and what to do. Every code has its own; the type proves it.
import type { Locale } from '@arpents/messages';
import type { Failure } from '../api/client.ts';
import { textIn } from './use-text.ts';

export const failureText = (code: Failure['code'], locale: Locale): string =>
  textIn(locale, `failure.${code}`);
