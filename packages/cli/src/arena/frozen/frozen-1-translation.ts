// Between today and frozen-1: whatever changes in views, options or the notation of actions is translated here.
import { parseAction, type Action, type PlayerView } from '@arpents/engine';

/** Today's view in the form that views had at commit 4f025f0. */
export function viewForFrozen1(view: PlayerView): object {
  const { edition, rules } = view.options;
  // Options had nothing else in them; it thinks ahead by the rulings of its time.
  return { ...view, options: { edition, rules } };
}

/** What an action of frozen-1 means today. */
export function actionOfFrozen1(text: string): Action {
  const action = parseAction(text);
  if (action === null) throw new Error(`frozen-1 says "${text}", which means nothing today`);
  return action;
}
