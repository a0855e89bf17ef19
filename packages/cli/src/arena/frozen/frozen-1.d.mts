// What frozen-1.mjs offers, in words of its own: the present code may change, it does not.

type Side = 'british' | 'french';

interface Budget {
  readonly milliseconds?: number;
  readonly nodes?: number;
}

interface Moment {
  readonly turn: number;
  readonly actionsLeft: number;
  readonly decision: { readonly kind: string } | null;
}

type Fault =
  | { readonly code: 'unknown-bot'; readonly name: string }
  | {
      readonly code: 'unknown-knob';
      readonly name: string;
      readonly knob: string;
      readonly known: readonly string[];
    }
  | { readonly code: 'not-a-number'; readonly name: string; readonly knob: string };

/** The names of its players, without knobs. */
export const BOT_NAMES: readonly string[];

/** The sides that a player can take; knobs may follow the name. */
export function findBot(
  text: string,
):
  | { readonly ok: true; readonly value: { readonly sides: readonly Side[] } }
  | { readonly ok: false; readonly error: Fault };

/** Shares the thinking of a turn out among its decisions. */
export function openPurse(effort: { readonly milliseconds: number } | { readonly nodes: number }): {
  readonly budgetFor: (moment: Moment) => Budget;
  readonly spend: (moment: Moment, milliseconds: number) => void;
};

/** The action that a player takes, as text. The view is one of its own time, as JSON. */
export function decide(viewText: string, bot: string, budget: Budget, seed: number): string;
