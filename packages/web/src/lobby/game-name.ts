// What is played, in a line: the game, its edition, and the way to play it where that has a name of its own.
import { EDITIONS, PRESET_IDS } from '@arpents/engine';
import { editionName, presetTitle, type Locale } from '@arpents/messages';
import type { GameSummary } from '@arpents/protocol';
import { textIn } from '../text/use-text.ts';

export function nameOfGame(
  { options, preset }: Pick<GameSummary, 'options' | 'preset'>,
  locale: Locale,
): string {
  const name = `${textIn(locale, 'home.title')}, ${editionName(options.edition, locale)}`;
  const known = PRESET_IDS.find((id) => id === preset);
  // Editions are presets too, and would be named twice.
  const isNamed = known === undefined || EDITIONS.some((edition) => edition === known);
  return isNamed ? name : `${name} (${presetTitle(known, locale)})`;
}
