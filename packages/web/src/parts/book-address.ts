// Addresses of sections: `/book#settle`; on a plain file server, where the path itself stands behind the #, `#/book#settle`.
import { usualRuling, type Refusal } from '@arpents/engine';
import { serverless } from '../api/serverless.ts';
import { PATHS } from './paths.ts';

export const hrefOf = (anchor: string): string =>
  `${serverless ? '#' : ''}${PATHS.book}${anchor === '' ? '' : `#${anchor}`}`;

/** What the address asks for; empty: nothing in particular. */
export const anchorAsked = (): string => {
  const [first = '', second = ''] = location.hash.slice(1).split('#');
  return serverless ? second : first;
};

/** What a refusal asks the book for: its scenario rule, or its code with the ruling where that is not the usual one. */
export function anchorOfRefusal({ code, ruling, rule }: Refusal): string {
  if (rule !== null) return `rule-${rule}`;
  return ruling === usualRuling(code) ? `why-${code}` : `why-${code}.${ruling}`;
}
