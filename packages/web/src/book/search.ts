// Finding words in the book: accents and capitals do not matter, every word has to be there.

export interface Passage {
  readonly anchor: string;
  readonly title: string;
  readonly text: string;
}

export interface Found extends Omit<Passage, 'text'> {
  /** What stands around the first word that was found, in its three parts; the middle is empty where the title has it. */
  readonly around: readonly [before: string, word: string, after: string];
}

/** Shorter words are found everywhere. */
const SHORTEST = 2;
/** Letters before and after a word that was found. */
const AROUND = 60;

/** Letter by letter, so that what is found is found at the same place of the text itself. */
const plain = (text: string): string =>
  Array.from(text.normalize('NFC'))
    .map((letter) => letter.normalize('NFD').charAt(0).toLowerCase())
    .join('');

export function findIn(passages: readonly Passage[], asked: string): readonly Found[] {
  const words = plain(asked)
    .split(/[^\p{L}\p{N}+−-]+/u)
    .filter((word) => word.length >= SHORTEST);
  const [first] = words;
  if (first === undefined) return [];
  const ranked = passages.flatMap((passage) => {
    const title = plain(passage.title);
    const whole = `${title} ${plain(passage.text)}`;
    if (!words.every((word) => whole.includes(word))) return [];
    return [{ passage, isTitled: words.some((word) => title.includes(word)) }];
  });
  return ranked
    .toSorted((a, b) => Number(b.isTitled) - Number(a.isTitled))
    .map(({ passage: { anchor, title, text } }) => ({
      anchor,
      title,
      around: aroundOf(text, words),
    }));
}

function aroundOf(text: string, words: readonly string[]): Found['around'] {
  const letters = Array.from(text.normalize('NFC'));
  const simple = plain(text);
  const word = words.find((one) => simple.includes(one));
  const at = word === undefined ? 0 : simple.indexOf(word);
  const end = at + (word?.length ?? 0);
  const from = Math.max(0, at - AROUND);
  const to = Math.min(letters.length, end + AROUND);
  return [
    `${from > 0 ? '… ' : ''}${letters.slice(from, at).join('')}`,
    letters.slice(at, end).join(''),
    `${letters.slice(end, to).join('')}${to < letters.length ? ' …' : ''}`,
  ];
}
