// What people write, without what only deceives: control characters, escape sequences of terminals, and marks that turn
// the direction of writing or cannot be seen.

/** Written by its number: a control character in a pattern is nearly always a slip. */
const ESCAPE = String.fromCodePoint(0x1b);
const ESCAPES = new RegExp(`${ESCAPE}\\[[0-?]*[ -/]*[@-~]|${ESCAPE}[@-Z\\\\-_]`, 'g');
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

export const cleanText = (text: string): string =>
  text.replace(ESCAPES, '').replace(DIRECTIONS, '').replace(CONTROLS, ' ').trim();
