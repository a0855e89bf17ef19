import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EDITIONS, PRESET_IDS, RULE_IDS, bySide } from '@arpents/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCellCache } from '../../src/arena/balance-cache.ts';
import { balanceText } from '../../src/arena/balance-text.ts';
import { STRENGTHS, VARIANTS, measureBalance, type Cell } from '../../src/arena/balance.ts';
import type { Match, MatchResult } from '../../src/arena/match.ts';

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
  const text = balanceText(measured, 100, 1);
  const rowOf = (id: string): string =>
    text.split('\n').find((line) => line.startsWith(`| \`${id}\``)) ?? '';

  it('has a row for every variant at both strengths', () => {
    const rows = text.split('\n').filter((line) => line.startsWith('| `'));
    expect(rows).toHaveLength(2 * VARIANTS.length);
    expect(text).toContain('## `greedy` against itself');
    expect(text).toContain('## `strongest` against itself, at most 20 ms per turn');
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
