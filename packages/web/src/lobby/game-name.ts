// What is played, in a line: the game, its edition, and the way to play it where that has a name of its own.
import { EDITIONS, PRESET_IDS, type PresetId } from '@arpents/engine';
import { editionName, presetTitle, type Locale } from '@arpents/messages';
import type { GameSummary } from '@arpents/protocol';
import { textIn } from '../text/use-text.ts';

/** The way to play that has a name of its own: editions are presets too, and would be named twice. */
export function presetNamed({ preset }: Pick<GameSummary, 'preset'>): PresetId | null {
  const known = PRESET_IDS.find((id) => id === preset);
  return known === undefined || EDITIONS.some((edition) => edition === known) ? null : known;
}

export function nameOfGame(game: Pick<GameSummary, 'options' | 'preset'>, locale: Locale): string {
  const name = `${textIn(locale, 'home.title')}, ${editionName(game.options.edition, locale)}`;
  const preset = presetNamed(game);
  return preset === null ? name : `${name} (${presetTitle(preset, locale)})`;
}
