import { ADVICE_FEATURES, LEVEL_IDS, type LevelId, type Reason } from '@arpents/bots';
import {
  LOCALES,
  describeReason,
  levelName,
  type NamedLevel,
  type ReasonToTell,
} from '@arpents/messages';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { VARIANTS } from '../../src/arena/balance.ts';
import type { Ladder } from '../../src/arena/ladder.ts';
import type { ArenaSummary } from '../../src/arena/summary.ts';
import type { Command } from '../../src/command.ts';
import { arena } from '../../src/commands/arena.ts';
import { ladder } from '../../src/commands/ladder.ts';
import { sprt } from '../../src/commands/sprt.ts';
import { stalls } from '../../src/commands/stalls.ts';
import { runProgram } from '../../src/program.ts';
import { quietTerminal } from '../support/quiet-terminal.ts';

/** What a call writes and how it ends. */
async function call(command: Command, line: string) {
  const terminal = quietTerminal();
  const args = [command.name, ...line.split(' ').filter((word) => word !== '')];
  const status = await runProgram([command], args, terminal);
  return {
    status,
    output: terminal.written.join('\n'),
    complaint: terminal.complaints.at(-1) ?? '',
  };
}

describe('arpents arena', () => {
  it('prints one object with the counts of games, wins and endings', async () => {
    const { status, output } = await call(
      arena,
      '--british random --french random --games 3 --swap --effort nodes:10 --json',
    );
    const summary = JSON.parse(output) as ArenaSummary;
    expect(status).toBe(0);
    expect(summary.games).toBe(6);
    expect(summary.wins.british + summary.wins.french).toBe(6);
    expect(Object.values(summary.endings).reduce((a, b) => a + b)).toBe(6);
    expect(summary.secondsPerTurn).toBeGreaterThan(0);
  });

  it('repeats itself with the same seed and nodes, and not with another seed', async () => {
    const line = '--british random --french random --games 4 --effort nodes:10 --json';
    const stable = ({ output }: { output: string }) => {
      const { wins, turns, endings } = JSON.parse(output) as ArenaSummary;
      return { wins, turns, endings };
    };
    const first = stable(await call(arena, line));
    expect(stable(await call(arena, line))).toEqual(first);
    expect(stable(await call(arena, `${line} --seed 9`))).not.toEqual(first);
  });

  it('plays a run in parts, by passing over the seeds of another part', async () => {
    const line = '--british random --french random --rules random --effort nodes:10 --json';
    const turnsOf = async (part: string) => {
      const { turns } = JSON.parse((await call(arena, `${line} ${part}`)).output) as ArenaSummary;
      return turns;
    };
    const all = await turnsOf('--games 5');
    const first = await turnsOf('--games 2');
    expect(first).toBeLessThan(all);
    expect(first + (await turnsOf('--games 3 --skip 2'))).toBe(all);
  });

  it('lets each player think by a measure of its own, on both sides', async () => {
    // The second is the same player under another name.
    const { output } = await call(
      arena,
      '--british strongest --french strongest:halfTurns=2 --swap --games 1 --effort nodes:600,nodes:20 --json',
    );
    const { secondsOf, bySideOf } = JSON.parse(output) as ArenaSummary;
    expect(bySideOf.strongest?.french.games).toBe(1);
    const [much = 0, little = 0] = Object.values(secondsOf).map(({ perTurn }) => perTurn);
    expect(much).toBeGreaterThan(3 * little);
  });

  it('tells the result in words without --json', async () => {
    const { output } = await call(arena, '--british random --french random --games 1');
    expect(output).toMatch(/^1 games, [\d.]+ turns on average/);
    expect(output).toContain('endings:');
  });

  it.each([
    ['--french random', '--british names a computer player.'],
    ['--british nobody --french random', 'No computer player is called "nobody"'],
    ['--british raid-rush --french random', 'raid-rush does not play the british side.'],
    ['--british hammer --french random --swap', 'hammer does not play the french side.'],
    ['--british hammer:speed=1 --french random', 'hammer has no knob "speed"; it has '],
    ['--british hammer:army=x --french random', 'The knob "army" of hammer takes a number.'],
    ['--british random --french random --effort fast', '--effort takes a whole number'],
    ['--british random --french random --effort nodes:', '--effort nodes: takes a whole number'],
    ['--british random --french random --effort 1,2,3', '--effort tells of two players at most.'],
    ['--british greedy --french greedy --effort 20,10', 'Both would be counted as "greedy"'],
    ['--british random --french random --games 0', '--games takes a whole number from 1'],
    ['--british random --french random --rules no-such-rule', '--rules takes one of'],
  ])('refuses %s in a sentence', async (line, sentence) => {
    const { status, complaint } = await call(arena, line);
    expect(status).toBe(2);
    expect(complaint).toContain(sentence);
  });
});

describe('arpents ladder', () => {
  it('lets plans meet only those who play the other side', async () => {
    const { output } = await call(
      ladder,
      'random hammer raid-rush development-race --games 1 --effort nodes:10 --json',
    );
    const made = JSON.parse(output) as Ladder;
    const pairs = made.encounters.map(({ bot, opponent }) => `${bot} ${opponent}`);
    expect(pairs).toContain('hammer raid-rush');
    expect(pairs).not.toContain('hammer development-race');
    // Three play the British against the raid rush, two of them against the random player.
    expect(made.games).toBe(5);
    expect(made.ratings).toHaveLength(4);
  });

  it('prints a cross-table and ratings', async () => {
    const { output } = await call(ladder, 'random hammer raid-rush --games 1 --effort nodes:10');
    expect(output).toMatch(/% won against +1 +2 +3/);
    expect(output).toMatch(/rating +Elo +95 %/);
    expect(output).toContain('The British side is worth');
  });

  it('needs two players', async () => {
    expect((await call(ladder, 'random')).status).toBe(2);
  });
});

describe('arpents sprt', () => {
  it('accepts a player that is clearly stronger', async () => {
    const { status, output } = await call(
      sprt,
      '--candidate raid-rush --baseline random --against random --side french --effort nodes:10 --json',
    );
    const report = JSON.parse(output) as { verdict: string; games: number };
    expect(report.verdict).toBe('elo1');
    expect(status).toBe(0);
    expect(report.games).toBeLessThan(400);
  });

  it('rejects a player that is no different', async () => {
    const { status, output } = await call(
      sprt,
      '--candidate random --baseline random --effort nodes:10',
    );
    expect(output).toContain('Rejected');
    expect(status).toBe(1);
  });

  it.each([
    ['--candidate random --baseline random --elo0 20 --elo1 10', '--elo1 must be greater'],
    ['--candidate random --baseline random --against random', 'belong together'],
    ['--candidate hammer --baseline hammer', 'hammer does not play the french side.'],
  ])('refuses %s', async (line, sentence) => {
    const { status, complaint } = await call(sprt, line);
    expect(status).toBe(2);
    expect(complaint).toContain(sentence);
  });
});

describe('the catalogue', () => {
  it('has words for every reason and every level of the computer players', () => {
    expectTypeOf<Reason>().toExtend<ReasonToTell>();
    expectTypeOf<LevelId>().toEqualTypeOf<NamedLevel>();
    for (const locale of LOCALES) {
      for (const feature of ADVICE_FEATURES) {
        const reason = { feature, side: 'british', location: 'halifax', value: 0.5 } as const;
        expect(describeReason(reason, 'british', locale)).toMatch(/\S.*\d/);
      }
      for (const level of LEVEL_IDS) expect(levelName(level, locale)).not.toBe('');
    }
  });
});

describe('arpents stalls', () => {
  it('counts the games of every edition, rule and preset that are broken off, and all together', async () => {
    const { status, output } = await call(stalls, '--bot random --games 1');
    const rows = output.split('\n');
    expect(status).toBe(0);
    expect(rows[0]).toMatch(/games +broken off +given up +mean turns/);
    for (const { group, id } of VARIANTS) {
      expect(rows.filter((row) => row.startsWith(`${group} ${id} `))).toHaveLength(1);
    }
    const total = VARIANTS.length;
    expect(rows.at(-1)).toMatch(new RegExp(`^\\d+ of ${total} games were broken off: [\\d.]+ %$`));
  });
});
