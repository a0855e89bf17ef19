// What is said aloud of new entries of the log: what the other side did and the game did, and what is to decide now.
import type { Action, EventKind, PlayerView } from '@arpents/engine';
import { describeAction, describeEvent, type Locale } from '@arpents/messages';
import type { LogEntry } from '@arpents/protocol';
import { askText } from '../text/ask-text.ts';
import { textIn } from '../text/use-text.ts';

/** Steps that what follows says better. */
const UNSPOKEN: ReadonlySet<EventKind> = new Set(['decision-asked']);

/**
 * Sentences for whoever cannot see the table. One's own actions are known, what they brought about is not. `coming` is
 * what the server is about to answer for the viewer.
 */
export function announcementsOf(
  fresh: readonly LogEntry[],
  view: PlayerView | null,
  locale: Locale,
  coming: Action | null = null,
): readonly string[] {
  const sentences = fresh.flatMap(({ side, body, events }): readonly string[] => {
    const isOwn = view !== null && side === view.viewer;
    if (body.kind === 'message') {
      return isOwn ? [] : [textIn(locale, 'announce.message', { text: body.text })];
    }
    return events
      .filter(({ kind }) => !UNSPOKEN.has(kind) && !(isOwn && kind === 'action-taken'))
      .map((event) => describeEvent(event, locale));
  });
  const decision = view?.decision ?? null;
  if (decision === null || decision.side !== view?.viewer) return sentences;
  const asked = askText(view, locale);
  if (coming === null) return [...sentences, asked];
  const answer = describeAction(coming, decision.side, locale);
  return [...sentences, asked, textIn(locale, 'announce.coming', { answer })];
}
