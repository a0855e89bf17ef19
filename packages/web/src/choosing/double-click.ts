// Two clicks in a row: the second never chooses anything, since what lies under the pointer may have come there with
// the first. It carries out what was ready before the first one, if that was clicked.
import type { Action, ActionKind, CardId, LocationId } from '@arpents/engine';
import { cardsPlayed } from '../draft/draft.ts';
import { isSameAction } from '../draft/offer.ts';

/** What can be pointed at. */
export type Part =
  | { readonly kind: ActionKind }
  | { readonly location: LocationId }
  | { readonly card: CardId }
  | { readonly way: Action };

export interface Click {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  /** As the browser counts them; a finger is not always counted. 0: no pointer, but a key. */
  readonly count: number;
  /** null: something that is no part of an action, such as a button. */
  readonly part: Part | null;
}

export type Verdict = 'choose' | 'ignore' | { readonly carryOut: Action };

/** As long as systems wait for a second click, and as far as a finger strays. */
const AGAIN_MS = 450;
const NEAR_PX = 16;

/** Whether an action has this part, so that clicking it can mean the action. */
function isPartOf(action: Action, part: Part): boolean {
  if ('way' in part) return isSameAction(action, part.way);
  if ('kind' in part) return action.kind === part.kind;
  if ('location' in part) return 'location' in action && action.location === part.location;
  return cardsPlayed(action).includes(part.card);
}

export interface ClickJudge {
  /** `ready` is what the button would carry out at this moment. */
  readonly judge: (click: Click, ready: Action | null) => Verdict;
}

export function clickJudge(): ClickJudge {
  let first: { readonly click: Click; readonly ready: Action | null } | null = null;
  return {
    judge: (click, ready) => {
      if (click.count === 0) return 'choose';
      const before = first;
      const isSecond =
        before !== null &&
        (click.count > 1 || click.at - before.click.at < AGAIN_MS) &&
        Math.abs(click.x - before.click.x) < NEAR_PX &&
        Math.abs(click.y - before.click.y) < NEAR_PX;
      if (!isSecond) {
        first = { click, ready };
        return 'choose';
      }
      const { part } = before.click;
      // A third click finds nothing ready, and lies as near to the second as that to the first.
      first = { click, ready: null };
      return before.ready !== null && part !== null && isPartOf(before.ready, part)
        ? { carryOut: before.ready }
        : 'ignore';
    },
  };
}
