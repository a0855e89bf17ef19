// The points of both sides, and where they come from (R97).
import { SIDES, scoreOf, type PlayerView } from '@arpents/engine';
import { locationName, viewerName } from '@arpents/messages';
import { wrapped, type Style } from './style.ts';

export const scoreText = (view: PlayerView, style: Style): string =>
  SIDES.map((side) => {
    const score = scoreOf(view, side);
    const parts = score.locations.map(
      ({ location, points }) => `${locationName(location, style.locale)} ${points}`,
    );
    if (score.captured > 0) {
      parts.push(`${style.say('cli.score.captured')} ${score.captured}`);
    }
    const title = `${viewerName(side, style.locale)} ${score.total}`;
    const text = style.say('cli.titled', { title, content: parts.join(', ') });
    return style.ofSide(side, wrapped(text, style.columns, '  '));
  }).join('\n');
