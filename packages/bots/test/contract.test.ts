// What every computer player owes to whoever asks it: one suite, run on all of the registry.
import {
  RULE_IDS,
  SIDES,
  createRng,
  formatAction,
  isLegal,
  readAction,
  viewFor,
  whyRefused,
  type DecisionKind,
  type GameState,
  type PlayerView,
} from '@arpents/engine';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { BOT_NAMES, botNamed, type Bot, type Decide } from '../src/index.ts';
import { permuteHidden } from '@arpents/test-kit';
import {
  facedDecisions,
  facedUnderEveryRule,
  receivedView,
  type Faced,
} from './support/decisions.ts';

const NODES = { nodes: 60 };
const FACED = facedDecisions();
/** Where there are many positions. */
const FEW_NODES = { nodes: 15 };
const UNDER_RULES = facedUnderEveryRule();

const named = (name: string): Bot => {
  const bot = botNamed(name);
  if (!bot.ok) throw new Error(`${name}: ${bot.error.code}`);
  return bot.value;
};

const facedBy = (bot: Bot): Faced[] => FACED.filter(({ side }) => bot.sides.includes(side));

/** What a bot chooses in a position that it receives as a worker would; the text of the action. */
const choiceOf = (bot: Bot, { state, side }: Pick<Faced, 'state' | 'side'>, seed = 7): string =>
  formatAction(bot.decide(receivedView(state, side), NODES, seed));

/** How much of the processor a decision takes, in milliseconds: what else the machine is doing does not count. */
function timed(decide: () => unknown): number {
  const begin = process.cpuUsage();
  decide();
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe('the positions of the contract', () => {
  it('hold every kind of decision, of each side that can face it', () => {
    const faced = new Set(FACED.map(({ side, kind }) => `${side} ${kind}`));
    const both: DecisionKind[] = [
      'take-action',
      'block-raid',
      'block-ambush',
      'give-up-card',
      'settle-after-siege',
      'discard-penalty',
    ];
    const french: DecisionKind[] = ['siege-redraw', 'choose-empire-card'];
    const expected = [
      ...SIDES.flatMap((side) => both.map((kind) => `${side} ${kind}`)),
      ...french.map((kind) => `french ${kind}`),
    ];
    expect([...faced].sort()).toEqual(expected.sort());
  });

  it('hold a turn of each side under every scenario rule', () => {
    const turns = UNDER_RULES.filter(({ kind }) => kind === 'take-action');
    expect(turns).toHaveLength(RULE_IDS.length * SIDES.length);
    expect(new Set(turns.map(({ state }) => state.options.rules.join())).size).toBe(
      RULE_IDS.length,
    );
  });
});

describe('the type of a computer player', () => {
  it('[R100] takes a view and has no place for the state of the game', () => {
    expectTypeOf<Parameters<Decide>[0]>().toEqualTypeOf<PlayerView>();
    expectTypeOf<GameState>().not.toExtend<PlayerView>();
  });
});

describe.each(BOT_NAMES)('%s', (name) => {
  const bot = named(name);

  it('answers every decision of every edition with something legal, in plain data', () => {
    for (const { title, state, side } of facedBy(bot)) {
      const action = bot.decide(receivedView(state, side), NODES, 3);
      expect(whyRefused(state, action), `${title}: ${formatAction(action)}`).toBeNull();
      expect(readAction(JSON.parse(JSON.stringify(action))), title).toEqual(action);
    }
  });

  it('[R100] chooses the same when everything hidden from it is permuted', () => {
    const rng = createRng(99);
    for (const { title, state, side } of facedBy(bot)) {
      const other = permuteHidden(state, side, rng);
      expect(JSON.stringify(viewFor(other, side)), title).toBe(
        JSON.stringify(viewFor(state, side)),
      );
      expect(choiceOf(bot, { state: other, side }), title).toBe(choiceOf(bot, { state, side }));
    }
  });

  it('[R100] does both under every scenario rule', () => {
    const rng = createRng(98);
    for (const { title, state, side } of UNDER_RULES) {
      if (!bot.sides.includes(side)) continue;
      const action = bot.decide(receivedView(state, side), FEW_NODES, 3);
      expect(whyRefused(state, action), `${title}: ${formatAction(action)}`).toBeNull();
      const other = receivedView(permuteHidden(state, side, rng), side);
      expect(bot.decide(other, FEW_NODES, 3), title).toEqual(action);
    }
  });

  it('chooses the same again with the same nodes and seed, whatever it was asked in between', () => {
    const faced = facedBy(bot);
    const first = faced.map((one) => choiceOf(bot, one));
    const again = [...faced].reverse().map((one) => choiceOf(named(name), one));
    expect(again.reverse()).toEqual(first);
  });

  it('goes by its nodes alone where it is given nodes, however the clock runs', () => {
    const faced = turnsOf(bot);
    const calm = faced.map((one) => choiceOf(bot, one));
    let hours = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => ++hours * 3_600_000);
    const hurried = faced.map((one) => choiceOf(bot, one));
    clock.mockRestore();
    expect(hurried).toEqual(calm);
  });

  it('answers at once, and legally, when it is cancelled from the start', () => {
    const budget = { milliseconds: 60_000, isCancelled: () => true };
    const times = facedBy(bot).map(({ title, state, side }) =>
      timed(() => {
        const action = bot.decide(receivedView(state, side), budget, 5);
        expect(isLegal(state, action), title).toBe(true);
      }),
    );
    expect(median(times)).toBeLessThan(100);
  });

  it('stops soon after it is cancelled in the middle', () => {
    for (const { state, side } of turnsOf(bot)) {
      const end = performance.now() + 30;
      const budget = { milliseconds: 60_000, isCancelled: () => performance.now() > end };
      const view = receivedView(state, side);
      expect(timed(() => bot.decide(view, budget, 5))).toBeLessThan(1_000);
    }
  });

  it('keeps to its time', () => {
    const times = turnsOf(bot).map(({ state, side }) => {
      const view = receivedView(state, side);
      return timed(() => bot.decide(view, { milliseconds: 40 }, 5));
    });
    expect(median(times)).toBeLessThan(120);
  });
});

/** A few positions in which a turn is to be played. */
const turnsOf = (bot: Bot): Faced[] =>
  facedBy(bot)
    .filter(({ kind }) => kind === 'take-action')
    .slice(0, 4);
