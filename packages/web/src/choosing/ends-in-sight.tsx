// What can end the game soon, said from three steps before.
import { endsInSight, type EndInSight, type PlayerView } from '@arpents/engine';
import { capitalised, locationName, sideWords, type Locale } from '@arpents/messages';
import type { ReactElement } from 'react';
import { textIn, useText } from '../text/use-text.ts';

export function EndsInSight({ view }: { readonly view: PlayerView }): ReactElement | null {
  const { locale } = useText();
  const ends = endsInSight(view);
  if (ends.length === 0) return null;
  return (
    <ul className="ends-in-sight" data-testid="ends">
      {ends.map((end) => (
        <li key={`${end.kind}${end.side}`}>{capitalised(endText(end, locale))}</li>
      ))}
    </ul>
  );
}

function endText(end: EndInSight, locale: Locale): string {
  const { side } = sideWords(end.side, locale);
  if (end.kind === 'siege') {
    return textIn(locale, 'ends.siege', { side, place: locationName(end.location, locale) });
  }
  return end.left === 0
    ? textIn(locale, 'ends.now', { side })
    : textIn(locale, `ends.${end.kind}`, { side, count: end.left });
}
