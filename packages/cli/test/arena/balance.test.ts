import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BALANCE } from '@arpents/bots';
import { EDITIONS, PRESET_IDS, RULE_IDS, bySide } from '@arpents/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCellCache } from '../../src/arena/balance-cache.ts';
import { balanceData, balanceJson } from '../../src/arena/balance-data.ts';
import { balanceText } from '../../src/arena/balance-text.ts';
import { STRENGTHS, VARIANTS, measureBalance, type Cell } from '../../src/arena/balance.ts';
import type { Match, MatchResult } from '../../src/arena/match.ts';
import { ROOT } from '../support/files.ts';

const cellWith = (britishWins: number): Cell => ({
  games: 100,
  britishWins,
  endings: {
    points: 90,
    capital: 8,
    resignation: 0,
    time: 0,
    agreement: 0,
    adjudicated: 2,
    abandoned: 0,
    aborted: 0,
  },
  meanTurns: 71.4,
  siegeGames: 64,
  meanFirstSiege: 22.5,
});

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
        points: { british: 30, french: 20 },
        thinking: bySide(() => ({ total: 1, turns: 25, slowestTurn: 1, slowestAnswer: 1 })),
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
        STRENGTHS,
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
  const measured = STRENGTHS.map((strength) => ({
    strength,
    cells: VARIANTS.map((variant) => ({
      variant,
      cell: cellWith(variant.id === 'no-governors' ? 70 : variant.id === 'first' ? 55 : 50),
    })),
  }));
  const balance = balanceData(measured, { games: 100, seed: 1 }, 'abc1234');
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
    expect(balance).toMatchObject({ commit: 'abc1234', games: 100, seed: 1 });
    expect(Object.keys(balance.players)).toEqual(['greedy', 'strongest']);
    const { effort, editions, rules, presets } = balance.players.strongest!;
    expect(effort).toEqual({ milliseconds: 20 });
    expect(rules['no-governors']).toEqual({
      games: 100,
      britishWins: 70,
      share: 0.7,
      interval: { low: 0.604151, high: 0.781051 },
      endings: { points: 90, capital: 8, adjudicated: 2 },
      meanTurns: 71.4,
      siegeGames: 64,
      meanFirstSiege: 22.5,
    });
    expect(Object.keys(editions)).toEqual([...EDITIONS]);
    expect(Object.keys(rules)).toEqual([...RULE_IDS]);
    expect(Object.keys(presets)).toEqual([...PRESET_IDS]);
    expect(text).toContain('by the players of commit abc1234.');
  });

  it('gives the win rate with its interval and the kinds of ending', () => {
    expect(rowOf('second')).toBe(
      '| `second` | 50.0 % | 40.4–59.6 % |  | points 90, capital 8, adjudicated 2 | 71 | 64 | 23 |',
    );
  });

  it('marks what differs from the second edition by more than chance', () => {
    expect(rowOf('no-governors')).toContain('| **+20** |');
    expect(rowOf('first')).toContain('| +5 |');
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
    for (const { editions, rules, presets } of Object.values(BALANCE.players)) {
      expect(EDITIONS).toEqual(expect.arrayContaining(Object.keys(editions)));
      expect(RULE_IDS).toEqual(expect.arrayContaining(Object.keys(rules)));
      expect(PRESET_IDS).toEqual(expect.arrayContaining(Object.keys(presets)));
      for (const cell of [editions, rules, presets].flatMap((group) => Object.values(group))) {
        expect(Object.values(cell.endings).reduce((sum, count) => sum + count, 0)).toBe(cell.games);
        expect(cell.games).toBe(BALANCE.games);
        expect(cell.share).toBeCloseTo(cell.britishWins / cell.games, 5);
        expect(cell.interval.low).toBeLessThan(cell.share);
        expect(cell.interval.high).toBeGreaterThan(cell.share);
      }
    }
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
