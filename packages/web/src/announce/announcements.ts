// What is said aloud of new entries of the log: what the other side did and the game did, and what is to decide now.
import type { EventKind, PlayerView } from '@arpents/engine';
import { describeDecision, describeEvent, type Locale } from '@arpents/messages';
import type { LogEntry } from '@arpents/protocol';
import { textIn } from '../text/use-text.ts';

/** Steps that what follows says better. */
const UNSPOKEN: ReadonlySet<EventKind> = new Set(['decision-asked']);

/** Sentences for whoever cannot see the table. One's own actions are known, what they brought about is not. */
export function announcementsOf(
  fresh: readonly LogEntry[],
  view: PlayerView | null,
  locale: Locale,
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
  const asked = describeDecision(decision, locale);
  return [...sentences, textIn(locale, 'table.yours', { decision: asked })];
}
