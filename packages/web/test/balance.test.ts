// What the lobby says about balance is what was measured.
import { BALANCE } from '@arpents/bots';
import { PRESET_IDS, RULE_IDS } from '@arpents/engine';
import { expect, it } from 'vitest';
import { balanceOfOwn, balanceOfPreset, effectOfRule } from '../src/lobby/balance.ts';

const strongest = Object.values(BALANCE.players).at(-1);

it('every preset shows the figures of the strongest player', () => {
  for (const preset of PRESET_IDS) {
    expect(balanceOfPreset(preset)).toBe(strongest?.presets[preset] ?? null);
  }
});

it('a choice of one’s own has figures only where exactly that was measured', () => {
  expect(balanceOfOwn('first', [])).toBe(strongest?.editions.first);
  expect(balanceOfOwn('second', ['free-fur'])).toBe(strongest?.rules['free-fur']);
  expect(balanceOfOwn('first', ['free-fur'])).toBeNull();
  expect(balanceOfOwn('second', ['free-fur', 'fort-at-quebec'])).toBeNull();
});

it('a rule helps a side only where chance does not explain the difference', () => {
  const plain = strongest?.editions.second?.share ?? 0;
  for (const rule of RULE_IDS) {
    const effect = effectOfRule(rule);
    if (effect === null || effect.helps === 'chance') continue;
    expect(effect.helps).toBe(effect.measured.share > plain ? 'british' : 'french');
    // One hundred games each: less than a dozen points never count.
    expect(Math.abs(effect.measured.share - plain)).toBeGreaterThan(0.12);
  }
});
