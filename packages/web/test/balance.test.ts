// What the lobby says about balance is what was measured.
import { BALANCE, type BalanceCell } from '@arpents/bots';
import { PRESET_IDS, RULE_IDS } from '@arpents/engine';
import { expect, it } from 'vitest';
import { balanceOfOwn, balanceOfPreset, effectOfRule, verdictOn } from '../src/lobby/balance.ts';

const { strongest, greedy } = BALANCE.players;

it('every preset shows the figures of the strongest player and of one that looks at its own turn only', () => {
  for (const preset of PRESET_IDS) {
    const shown = balanceOfPreset(preset);
    expect(shown?.strongest ?? null).toBe(strongest?.presets[preset] ?? null);
    expect(shown?.quick ?? null).toBe(greedy?.presets[preset] ?? null);
  }
});

it('a choice of one’s own has figures only where exactly that was measured', () => {
  expect(balanceOfOwn('first', [])?.strongest).toBe(strongest?.editions.first);
  expect(balanceOfOwn('second', ['free-fur'])?.strongest).toBe(strongest?.rules['free-fur']);
  expect(balanceOfOwn('first', ['free-fur'])).toBeNull();
  expect(balanceOfOwn('second', ['free-fur', 'fort-at-quebec'])).toBeNull();
});

it('a rule helps a side only where chance does not explain the difference', () => {
  const plain = strongest?.plain?.share ?? 0;
  for (const rule of RULE_IDS) {
    const effect = effectOfRule(rule);
    if (effect === null || effect.helps === 'chance') continue;
    expect(effect.helps).toBe(effect.measured.share > plain ? 'british' : 'french');
    // One hundred games each: less than a dozen points never count.
    expect(Math.abs(effect.measured.share - plain)).toBeGreaterThan(0.12);
  }
});

it('a fight is called even only if both players and one with more time found it so, even if quick where only both did, and a side better only if both did', () => {
  const cell = (share: number, games = 400): BalanceCell => ({
    games,
    britishWins: share * games,
    share,
    interval: { low: share - 1 / Math.sqrt(games), high: share + 1 / Math.sqrt(games) },
    bid: null,
    endings: { points: games },
    meanTurns: 100,
    siegeGames: games,
    meanFirstSiege: 3,
    commit: null,
    seed: 1,
  });
  const verdict = (one: number, other: number, patient: number | null = null) =>
    verdictOn({
      strongest: cell(one),
      quick: cell(other),
      patient: patient === null ? null : cell(patient, 100),
    });
  expect(verdict(0.46, 0.54)).toBe('open');
  expect(verdict(0.46, 0.58)).toBe('open');
  expect(verdict(0.46, 0.54, 0.53)).toBe('even');
  expect(verdict(0.46, 0.54, 0.32)).toBe('even-if-quick');
  // That chance would explain 59 % of 100 games as well does not make them even.
  expect(verdict(0.46, 0.54, 0.59)).toBe('even-if-quick');
  expect(verdict(0.46, 0.58, 0.32)).toBe('open');
  expect(verdict(0.6, 0.7)).toBe('british');
  expect(verdict(0.4, 0.3)).toBe('french');
  expect(verdictOn({ strongest: cell(0.5), quick: null, patient: null })).toBe('open');
});
