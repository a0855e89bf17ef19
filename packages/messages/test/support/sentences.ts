// What every text must look like, whatever it says.

/** What is wrong with a text: a gap where a word was missing, something that came from code, no capital. */
export function flawsOf(text: string): string[] {
  const flaws: string[] = [];
  if (/undefined|\bnull\b|NaN|\[object|[{}]/.test(text)) flaws.push(`not for people: ${text}`);
  if (/ {2}| [.,)]|\( |«\s»|„“|“”|^\s|\s$/.test(text)) flaws.push(`a gap: ${text}`);
  if (!/^[\p{Lu}«„“\d]/u.test(text)) flaws.push(`no capital: ${text}`);
  return flaws;
}

/** The same for a whole sentence, which also has an end. */
export const flawsOfSentence = (text: string): string[] =>
  /[.)]$/.test(text) ? flawsOf(text) : [...flawsOf(text), `no end: ${text}`];
