// Every computer player by name. A name may be followed by knobs: `hammer:army=7,confidence=0.6`.
import { SIDES, err, ok, type Result, type Side } from '@arpents/engine';
import type { Decide } from './contract.ts';
import { givingIn } from './deciding/giving-in.ts';
import { greedy } from './greedy.ts';
import { LEVEL_IDS, type LevelId } from './level-efforts.ts';
import { LEVELS, atLevel } from './levels.ts';
import { following, type Plan } from './plans/plan.ts';
import { PLANS } from './plans/plans.ts';
import { decideAtRandom } from './random.ts';
import { searching } from './search/search.ts';

/** Numbers that change how a bot plays, by name. */
export type Knobs = Readonly<Record<string, number>>;

export interface Bot {
  /** As it was asked for, knobs included. */
  readonly name: string;
  /** The sides that it can play: a plan is made for one of them. */
  readonly sides: readonly Side[];
  readonly decide: Decide;
}

interface BotRow {
  readonly sides: readonly Side[];
  readonly knobs: readonly string[];
  /** Knobs that are not turned are missing, and keep the value that the player itself gives them. */
  readonly make: (turned: Knobs) => Decide;
}

/** Some knobs, of which only those that were turned are there. */
type Turned<Knob extends string> = Readonly<Partial<Record<Knob, number>>>;

const planRow = (plan: Plan): BotRow => ({
  sides: [plan.side],
  knobs: Object.keys(plan.knobs),
  make: (turned) => following(plan, turned),
});

const levelRow = (id: LevelId): BotRow => ({
  sides: SIDES,
  knobs: Object.keys(LEVELS[id].sight),
  make: (turned) => givingIn(atLevel(id, turned)),
});

const ROWS: Readonly<Record<string, BotRow>> = {
  random: { sides: SIDES, knobs: [], make: () => decideAtRandom },
  ...Object.fromEntries(PLANS.map((plan) => [plan.name, planRow(plan)])),
  ...Object.fromEntries(LEVEL_IDS.map((id) => [id, levelRow(id)])),
  greedy: {
    sides: SIDES,
    knobs: ['width', 'worlds'],
    make: (turned: Turned<'width' | 'worlds'>) => givingIn(greedy(turned)),
  },
  strongest: {
    sides: SIDES,
    knobs: ['candidates', 'halfTurns', 'trust'],
    make: (turned: Turned<'candidates' | 'halfTurns' | 'trust'>) => givingIn(searching(turned)),
  },
};

/** Names without knobs, weakest first where that is known. */
export const BOT_NAMES: readonly string[] = Object.keys(ROWS);

/** Why a text names no bot. */
export type BotFault =
  | { readonly code: 'unknown-bot'; readonly name: string }
  | {
      readonly code: 'unknown-knob';
      readonly name: string;
      readonly knob: string;
      readonly known: readonly string[];
    }
  | { readonly code: 'not-a-number'; readonly name: string; readonly knob: string };

/** The bot that a text names. */
export function botNamed(text: string): Result<Bot, BotFault> {
  const [name = '', turned = ''] = text.split(/:(.*)/s);
  const row = Object.hasOwn(ROWS, name) ? ROWS[name] : undefined;
  if (row === undefined) return err({ code: 'unknown-bot', name });
  const knobs: Record<string, number> = {};
  for (const setting of turned.split(',').filter((part) => part !== '')) {
    const [knob = '', value = ''] = setting.split('=');
    if (!row.knobs.includes(knob)) {
      return err({ code: 'unknown-knob', name, knob, known: row.knobs });
    }
    const number = Number(value);
    if (value === '' || !Number.isFinite(number)) return err({ code: 'not-a-number', name, knob });
    knobs[knob] = number;
  }
  return ok({ name: text, sides: row.sides, decide: row.make(knobs) });
}
