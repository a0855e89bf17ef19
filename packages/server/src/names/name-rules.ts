// Which names people may give themselves, beyond what the parser asks of any name: letters of one script that others
// can read, and no name that belongs to the house.
import type { ErrorCode } from '@arpents/protocol';
import { isReserved } from './reserved.ts';

/** As patterns of one letter. Phonetic letters, small capitals and letters of old manuscripts are not among them. */
const SCRIPTS = [
  // Latin, with the African and Azerbaijani letters that Unicode keeps among the phonetic ones.
  '[A-Za-zÀ-ÖØ-öø-ƿǄ-ɏəɛɔɓɗɖɣɲḀ-ỿ]',
  '(?=[Ͱ-Ͽἀ-῿])\\p{Script=Greek}',
  '(?=[Ѐ-ԯ])\\p{Script=Cyrillic}',
  '(?=[\\p{Lu}\\p{Ll}])\\p{Script=Armenian}',
  '(?=\\p{L})\\p{Script=Georgian}',
  '(?=\\p{Lo})\\p{Script=Hebrew}',
  '(?=\\p{Lo})\\p{Script=Arabic}',
  // Chinese and Japanese.
  '(?:(?=\\p{Lo})[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]|[ー々])',
  // Korean.
  '(?:[가-힣]|(?=\\p{Lo})\\p{Script=Han})',
] as const;

/** The same in all scripts. */
const COMMON = "[0-9 _'’.-]";
const inScript = SCRIPTS.map((letter) => new RegExp(`^(?:${letter}|${COMMON})+$`, 'u'));
const inAnyScript = new RegExp(`^(?:${SCRIPTS.join('|')}|${COMMON})+$`, 'u');

/** Why nobody may be called so; null: it can be asked for. */
export function whyNotName(name: string): ErrorCode | null {
  if (/\p{Default_Ignorable_Code_Point}/u.test(name)) return 'name-has-invisible-letters';
  // What normalising changes only looks like something else: full width, ligatures, letters in circles.
  if (name.normalize('NFKC') !== name || !inAnyScript.test(name)) return 'name-has-unusual-letters';
  if (!inScript.some((script) => script.test(name))) return 'name-mixes-scripts';
  return isReserved(name) ? 'name-reserved' : null;
}
