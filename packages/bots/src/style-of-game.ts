// The styles by name, and which of them a game's computer player has. Apart from the players themselves, so that whoever
// only asks this loads none.

export const STYLES = ['trader', 'raider', 'besieger', 'pioneer'] as const;
export type Style = (typeof STYLES)[number];

/** By its number among the styles, from 1; anything else is none. */
export const styleNumbered = (number: number): Style | null =>
  number < 1 ? null : (STYLES.at(number - 1) ?? null);

/** The style of a game's computer player: another from game to game, and always the same in one. */
export const styleIn = (game: string): Style => STYLES[spread(game) % STYLES.length];

/**
 * The name of the player of a level who sits down at this game: with the game's style, and with a character of its own,
 * which is what a level that misjudges things misjudges. Knobs that the level comes with go before these.
 */
export function levelIn(level: string, game: string): string {
  const [name = '', knobs = ''] = level.split(/:(.*)/s);
  const style = STYLES.indexOf(styleIn(game)) + 1;
  return `${name}:style=${style},character=${spread(`character ${game}`)},${knobs}`;
}

/** A number that differs from text to text (FNV-1a). */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  // The lowest bits alone hardly mix.
  return (hash ^ (hash >>> 15)) >>> 0;
}
