// What names are compared by: the name itself whatever its case, and what it looks like (UTS 39).
import { CONFUSABLES } from './confusables.ts';

export interface NameKeys {
  /** The same for all ways to write one name: what people sign in by. */
  readonly key: string;
  /** The same for all names that can be mistaken for one another. Kept in databases: when this changes, so must they. */
  readonly skeleton: string;
}

/** NFD, map, NFD, as UTS 39 defines it. */
const skeletonOf = (text: string): string =>
  Array.from(text.normalize('NFD'), (letter) => CONFUSABLES.get(letter) ?? letter)
    .join('')
    .normalize('NFD');

export function nameKeys(name: string): NameKeys {
  const text = name.normalize('NFKC');
  // Capitals look like other letters than small ones do: I like l, М like M. Both are looked at, and since case does
  // not matter, i is no better than I. Nor does it matter which sign stands between two words.
  const skeleton = skeletonOf(skeletonOf(text).toLowerCase())
    .replaceAll('i', 'l')
    .replaceAll(/[ _'’.-]+/g, ' ');
  return { key: text.toLocaleLowerCase('en'), skeleton };
}
