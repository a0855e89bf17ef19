// A whole position as text: what `show` prints, and what a player sees when asking for everything.
import type { PlayerView } from '@arpents/engine';
import { editionName, ruleTitle } from '@arpents/messages';
import { boardText } from './board.ts';
import { handsText, pilesText } from './piles.ts';
import { figuresText, headingText, siegesText } from './status.ts';
import { wrapped, type Style } from './style.ts';

/** Edition and scenario rules of the game. */
export function optionsText({ options }: Pick<PlayerView, 'options'>, style: Style): string {
  const edition = editionName(options.edition, style.locale);
  if (options.rules.length === 0) return style.faint(edition);
  const text = style.say('cli.options', {
    edition,
    rules: options.rules.map((rule) => ruleTitle(rule, style.locale)).join(', '),
  });
  return style.faint(wrapped(text, style.columns, '  '));
}

export const positionText = (view: PlayerView, style: Style): string =>
  [
    headingText(view, style),
    optionsText(view, style),
    '',
    boardText(view, style),
    '',
    figuresText(view, style),
    '',
    siegesText(view, style),
    handsText(view, style),
    '',
    pilesText(view, style),
  ].join('\n');
