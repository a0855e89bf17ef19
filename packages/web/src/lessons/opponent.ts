// The other side of a lesson: it does what is written down as soon as it can, and else keeps quiet.
import { isLegal, legalActions, parseAction, type Action, type PlayerView } from '@arpents/engine';

/** What costs nobody anything, where there is something of the kind. */
const QUIET = [
  'pass',
  'end-turn',
  'block-raid: -',
  'block-ambush: -',
  'settle-after-siege no: -',
] as const;

/** null: there is nothing to decide. */
export function replyOf(replies: readonly string[], view: PlayerView): Action | null {
  for (const text of [...replies, ...QUIET]) {
    const action = parseAction(text);
    if (action !== null && isLegal(view, action)) return action;
  }
  return legalActions(view)[0] ?? null;
}
