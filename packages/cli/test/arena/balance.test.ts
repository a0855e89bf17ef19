import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BALANCE } from '@arpents/bots';
import { EDITIONS, EVEN_PRESETS, PRESET_IDS, RULE_IDS, bySide } from '@arpents/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCellCache } from '../../src/arena/balance-cache.ts';
import { balanceData, balanceJson } from '../../src/arena/balance-data.ts';
import { balanceText } from '../../src/arena/balance-text.ts';
import type { Cell } from '../../src/arena/balance-cell.ts';
import {
  STRENGTHS,
  VARIANTS,
  VARIANTS_WITHOUT,
  countBalance,
  measureBalance,
} from '../../src/arena/balance.ts';
import { evenBid } from '../../src/arena/bid.ts';
import type { Match, MatchResult } from '../../src/arena/match.ts';
import { readRecordedGames } from '../../src/arena/recorded-games.ts';
import { ROOT } from '../support/files.ts';

const cellWith = (britishWins: number): Cell => ({
  games: 100,
  britishWins,
  bid: { points: 4, low: -1, high: 9 },
  endings: { points: 90, capital: 8, adjudicated: 2 },
  meanTurns: 71.4,
  siegeGames: 64,
  meanFirstSiege: 22.5,
  adjusted: null,
  commit: 'abc1234',
  seed: 1,
});

/** Those who measure everything; the patient one measures what it is asked for. */
const QUICK_STRENGTHS = STRENGTHS.filter(({ player }) => player !== 'patient');

describe('the variants of the balance report', () => {
  it('are all editions, all single rules and all presets', () => {
    const ids = (group: string) =>
      VARIANTS.filter((variant) => variant.group === group).map(({ id }) => id);
    expect(ids('edition')).toEqual([...EDITIONS]);
    expect(ids('rule')).toEqual([...RULE_IDS]);
    expect(ids('preset')).toEqual([...PRESET_IDS]);
  });
});

describe('measuring', () => {
  /** Plays nothing: the British win every game. */
  const dictated = (matches: readonly Match[]): Promise<MatchResult[]> =>
    Promise.resolve(
      matches.map(() => ({
        winner: 'british',
        ending: 'capital',
        turns: 50,
        firstSiege: 9,
        luck: null,
        points: { british: 30, french: 20 },
        thinking: bySide(() => ({ total: 1, ofTurns: [1], slowestAnswer: 1 })),
      })),
    );

  it('plays each variant once, those that are played alike together, and nothing that is known', async () => {
    const played: string[] = [];
    const cells = new Map<string, Cell>();
    const cache = {
      get: (key: string) => cells.get(key),
      put: (key: string, cell: Cell) => void cells.set(key, cell),
    };
    const measure = () =>
      measureBalance(
        QUICK_STRENGTHS,
        VARIANTS,
        { games: 3, seed: 1 },
        cache,
        (matches) => {
          expect(matches).toHaveLength(3);
          const [{ bots, options }] = matches as [Match];
          expect(bots.british).toBe(bots.french);
          played.push(JSON.stringify([bots.british, options]));
          return dictated(matches);
        },
        () => undefined,
      );
    const measured = await measure();
    // The editions are presets too, and so is one of the rules.
    expect(played).toHaveLength(2 * (VARIANTS.length - 4));
    expect(new Set(played).size).toBe(played.length);
    expect(measured.map(({ cells: { length } }) => length)).toEqual([
      VARIANTS.length,
      VARIANTS.length,
    ]);
    expect(measured[1]?.cells[0]?.cell).toMatchObject({ games: 3, britishWins: 3, meanTurns: 50 });
    expect(await measure()).toEqual(measured);
    expect(played).toHaveLength(2 * (VARIANTS.length - 4));
  });
});

describe('the report', () => {
  const measured = QUICK_STRENGTHS.map((strength) => ({
    strength,
    cells: VARIANTS.map((variant) => ({
      variant,
      cell: cellWith(variant.id === 'no-governors' ? 70 : variant.id === 'first' ? 55 : 50),
    })),
  }));
  const balance = balanceData(null, measured);
  const text = balanceText(balance);
  const rowOf = (id: string): string =>
    text.split('\n').find((line) => line.startsWith(`| \`${id}\``)) ?? '';

  it('has a row for every variant at both strengths', () => {
    const rows = text.split('\n').filter((line) => line.startsWith('| `'));
    expect(rows).toHaveLength(2 * VARIANTS.length);
    expect(text).toContain('## `greedy` against itself');
    expect(text).toContain('## `strongest` against itself, at most 20 ms per turn');
  });

  it('has share, interval, players, time per turn, commit and games as data too', () => {
    expect(Object.keys(balance.players)).toEqual(['greedy', 'strongest']);
    const { effort, editions, rules, presets } = balance.players.strongest!;
    expect(effort).toEqual({ milliseconds: 20 });
    expect(rules['no-governors']).toEqual({
      games: 100,
      britishWins: 70,
      share: 0.7,
      interval: { low: 0.604151, high: 0.781051 },
      bid: { points: 4, low: -1, high: 9 },
      endings: { points: 90, capital: 8, adjudicated: 2 },
      meanTurns: 71.4,
      siegeGames: 64,
      meanFirstSiege: 22.5,
      commit: 'abc1234',
      seed: 1,
    });
    expect(Object.keys(editions)).toEqual([...EDITIONS]);
    expect(Object.keys(rules)).toEqual([...RULE_IDS]);
    expect(Object.keys(presets)).toEqual([...PRESET_IDS]);
  });

  it('gives the win rate with its interval and the kinds of ending', () => {
    expect(rowOf('second')).toBe(
      '| `second` | 50.0 % | 40.4–59.6 % | 100 |  | +4 (−1 … +9) | points 90, capital 8, adjudicated 2 | 71 | 64 | 23 | abc1234 | 1 |',
    );
  });

  it('marks what differs from the second edition by more than chance', () => {
    expect(rowOf('no-governors')).toContain('| **+20** |');
    expect(rowOf('first')).toContain('| +5 |');
  });

  it('keeps what was known where only some of it is measured again, and compares nothing across players', () => {
    const [strength] = QUICK_STRENGTHS as [(typeof QUICK_STRENGTHS)[number]];
    const again = { ...cellWith(30), commit: 'def5678', seed: 7 };
    const cells = VARIANTS.filter(({ id }) => id === 'first').map((variant) => ({
      variant,
      cell: again,
    }));
    const { players } = balanceData(balance, [{ strength, cells }]);
    expect(players.greedy?.presets.first).toMatchObject({ britishWins: 30, commit: 'def5678' });
    expect(players.greedy?.presets.second).toEqual(balance.players.greedy?.presets.second);
    expect(players.strongest).toEqual(balance.players.strongest);
    const row = balanceText({ players })
      .split('\n')
      .find((line) => line.startsWith('| `first`'));
    expect(row).toContain('| 30.0 % | 21.9–39.6 % | 100 |  |');
  });

  it('forgets a way to play that is gone', () => {
    const [strength] = QUICK_STRENGTHS as [(typeof QUICK_STRENGTHS)[number]];
    const { greedy } = balance.players;
    const gone = { 'a-preset-of-then': greedy!.presets.second! };
    const known = {
      players: {
        greedy: { ...greedy!, presets: { ...greedy!.presets, ...gone }, without: gone },
      },
    };
    const { players } = balanceData(known, [{ strength, cells: [] }]);
    expect(Object.keys(players.greedy!.presets)).toEqual([...PRESET_IDS]);
    expect(players.greedy!.without).toEqual({});
  });
});

describe('the figures in the repository', () => {
  const fileText = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

  it('are the same as data and in words', () => {
    expect(fileText('docs/balance.md')).toBe(balanceText(BALANCE));
  });

  it('are written as the command writes them', () => {
    expect(fileText('packages/bots/src/balance/balance.json')).toBe(balanceJson(BALANCE));
  });

  it('are about editions, rules and presets that there are, and add up', () => {
    for (const { editions, rules, presets, without } of Object.values(BALANCE.players)) {
      expect(EDITIONS).toEqual(expect.arrayContaining(Object.keys(editions)));
      expect(RULE_IDS).toEqual(expect.arrayContaining(Object.keys(rules)));
      expect(PRESET_IDS).toEqual(expect.arrayContaining(Object.keys(presets)));
      const known = VARIANTS_WITHOUT.map(({ id }) => id);
      expect(known).toEqual(expect.arrayContaining(Object.keys(without)));
      const groups = [editions, rules, presets, without];
      for (const cell of groups.flatMap((group) => Object.values(group))) {
        expect(Object.values(cell.endings).reduce((sum, count) => sum + count, 0)).toBe(cell.games);
        expect(cell.share).toBeCloseTo(cell.britishWins / cell.games, 5);
        // Who won none, or all of them, is at an end of the interval.
        if (cell.share > 0) expect(cell.interval.low).toBeLessThan(cell.share);
        else expect(cell.interval.low).toBe(0);
        if (cell.share < 1) expect(cell.interval.high).toBeGreaterThan(cell.share);
        else expect(cell.interval.high).toBe(1);
      }
    }
  });
});

describe('presets that were composed to be even', () => {
  it.each(EVEN_PRESETS)('%s was even with both quick players in 400 games each', (preset) => {
    for (const { player } of QUICK_STRENGTHS) {
      const cell = BALANCE.players[player]?.presets[preset];
      expect(cell?.games).toBeGreaterThanOrEqual(400);
      expect(cell?.share).toBeGreaterThanOrEqual(0.45);
      expect(cell?.share).toBeLessThanOrEqual(0.55);
    }
  });

  it.each(EVEN_PRESETS)(
    '%s stayed even with the strongest player and ten times the time',
    (preset) => {
      const cell = BALANCE.players.patient?.presets[preset];
      expect(cell?.games).toBeGreaterThanOrEqual(100);
      expect(cell?.share).toBeGreaterThanOrEqual(0.45);
      expect(cell?.share).toBeLessThanOrEqual(0.55);
    },
  );

  it.each(VARIANTS_WITHOUT.map(({ id }) => id))('it was measured what it is like: %s', (id) => {
    expect(BALANCE.players.greedy?.without[id]?.games).toBeGreaterThan(0);
  });
});

describe('a bid', () => {
  const won = (british: number, ending: 'points' | 'capital' = 'points') => ({
    winner: british > 0 ? ('british' as const) : ('french' as const),
    ending,
    points: { british: 20 + british, french: 20 },
  });

  it('is the middle of the differences in points', () => {
    const games = [-30, -4, 2, 8, 8, 9, 12, 15, 40].map((points) => won(points));
    expect(evenBid(games)).toEqual({ points: 8, low: -4, high: 15 });
  });

  it('helps nobody who lost the capital: such games lie outside whatever the points', () => {
    const games = [1, 1, 1, 5, 5].map((points) => won(points, points === 1 ? 'capital' : 'points'));
    expect(evenBid(games)).toBeNull();
    expect(evenBid([...games, ...Array.from({ length: 40 }, () => won(5))])?.points).toBe(5);
  });
});

describe('games that were played elsewhere', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'arpents-games-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const line = (game: number, seed: number, french = 'greedy'): string =>
    JSON.stringify({
      commit: 'abc1234',
      edition: 'second',
      rules: ['free-fur'],
      bots: { british: 'greedy', french },
      effort: { british: { milliseconds: 20 }, french: { milliseconds: 20 } },
      seed,
      game,
      winner: game === 0 ? 'british' : 'french',
      ending: 'points',
      turns: 80 + game,
      points: { british: 30, french: 31 },
      firstSiege: null,
    });
  const read = (...lines: readonly string[]) => {
    const file = join(folder, 'games.jsonl');
    writeFileSync(file, lines.join('\n'));
    return readRecordedGames(file);
  };

  it('count for the variant that they are of: each once, mirror matches only, seeds of one number together', () => {
    const games = read(line(0, 7), line(1, 7), line(1, 7), line(0, 8), line(2, 7, 'random'), '');
    const [counted] = countBalance(QUICK_STRENGTHS, VARIANTS, games);
    expect(counted?.cells).toHaveLength(1);
    expect(counted?.cells[0]).toMatchObject({
      variant: { group: 'rule', id: 'free-fur' },
      cell: { games: 2, britishWins: 1, meanTurns: 80.5, commit: 'abc1234', seed: 7 },
    });
  });

  it('are refused where a line is none', () => {
    expect(() => read(line(0, 7), '{"edition":"second"}')).toThrow('line 2');
    expect(() => read(line(0, 7), line(1, 7), 'no JSON')).toThrow('line 3');
  });

  it('are refused where they were played by a rule that nobody knows, and do not count as played without it', () => {
    expect(() => read(line(0, 7).replace('free-fur', 'free-beer'))).toThrow('line 1');
  });
});

describe('the cache', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'arpents-balance-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const file = (): string => join(folder, 'deep', 'balance.json');

  it('remembers cells from one run to the next', () => {
    openCellCache(file(), 'players of today').put('a', cellWith(40));
    expect(openCellCache(file(), 'players of today').get('a')).toEqual(cellWith(40));
    expect(existsSync(file())).toBe(true);
    expect(readFileSync(file(), 'utf8')).toContain('britishWins');
  });

  it('forgets what other players have played', () => {
    openCellCache(file(), 'players of yesterday').put('a', cellWith(40));
    expect(openCellCache(file(), 'players of today').get('a')).toBeUndefined();
  });

  it('takes a broken file for an empty one', () => {
    openCellCache(file(), 'players').put('a', cellWith(40));
    writeFileSync(file(), '{"finger');
    expect(openCellCache(file(), 'players').get('a')).toBeUndefined();
  });
});
