// What holds for automatic answers everywhere, in random games under rules that ask the most.
import { expect, it } from 'vitest';
import {
  createRng,
  legalActions,
  randomAction,
  resolveOptions,
  viewFor,
  type DecisionKind,
  type RuleId,
} from '@arpents/engine';
import {
  automaticAnswer,
  deciderOf,
  defaultOrders,
  overdueAnswer,
  type Circumstances,
  type StandingOrders,
} from '@arpents/session';
import { did, givenTable } from './support/table.ts';

const RULES: readonly (readonly RuleId[])[] = [
  [],
  ['pay-to-reshuffle', 'ambush-reaches-sieges'],
  ['french-start-empire-card', 'natives-in-sieges'],
];
const OPPONENTS: readonly Circumstances['opponent'][] = ['person', 'same-screen', 'computer'];
const LIVE = { kind: 'live', minutes: 30, incrementSeconds: 0 } as const;

/** Sets of orders that differ in every choice. */
const CHANGES: readonly Partial<StandingOrders>[] = [
  {},
  { ambush: 'always', raid: 'never', ambushLossFrom: 'hand', convertFrom: 'hand' },
  { ambush: 'never', settleAfterSurrender: 'yes', siegeLoss: 'in-order' },
  { settleAfterSurrender: 'no' },
];

/** How often each kind of decision must be met for this to say anything. */
const LEAST: Readonly<Record<DecisionKind, number>> = {
  'take-action': 1000,
  'block-raid': 50,
  'block-ambush': 20,
  'give-up-card': 10,
  'settle-after-siege': 1,
  'discard-penalty': 5,
  // Too rare in random games; the table of standing orders has it.
  'siege-redraw': 0,
  'choose-empire-card': 5,
};

it('[R101] [R105] [R106] [R107] [R108] an answer is legal, and the same on the state and on the view of the player', () => {
  const met = new Map<DecisionKind, number>();
  for (let game = 0; game < 18; game++) {
    const rng = createRng(400 + game);
    const options = resolveOptions({ rules: RULES[game % RULES.length] ?? [] });
    if (!options.ok) throw new Error(options.error.code);
    let table = givenTable(null, { options: options.value });
    for (let step = 0; step < 500; step++) {
      const { state } = table;
      const { decision } = state;
      if (decision === null) break;
      met.set(decision.kind, (met.get(decision.kind) ?? 0) + 1);
      if (decision.kind !== 'take-action') {
        const { side } = decision;
        const view = viewFor(state, side);
        const legal = legalActions(state);
        for (const opponent of OPPONENTS) {
          const asking = defaultOrders(side, { pace: LIVE, opponent });
          for (const changes of CHANGES) {
            const orders = { ...asking, ...changes };
            const answer = automaticAnswer(state, orders, opponent);
            expect(automaticAnswer(view, orders, opponent)).toEqual(answer);
            if (answer !== null) expect(legal).toContainEqual(answer);
            const late = overdueAnswer(state, orders);
            expect(overdueAnswer(view, orders)).toEqual(late);
            expect(legal).toContainEqual(late);
          }
          // `ask` asks, whatever the hand holds; only what is open or shows itself is not asked about.
          const isOpen = decision.kind === 'give-up-card' && decision.cause === 'siege';
          const answer = automaticAnswer(state, asking, opponent);
          const isForced = isOpen || opponent === 'computer' || legal[0]?.kind === 'show-hand';
          expect(answer === null).toBe(!(legal.length === 1 && isForced));
        }
      }
      const action = randomAction(state, rng);
      const side = deciderOf(table);
      if (action === null || side === null) break;
      table = did(table, side, { kind: 'act', action }).session;
    }
  }
  for (const [kind, least] of Object.entries(LEAST)) {
    expect(met.get(kind as DecisionKind) ?? 0, kind).toBeGreaterThanOrEqual(least);
  }
}, 60_000);
