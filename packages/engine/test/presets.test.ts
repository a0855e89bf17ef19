// The named ways to play.
import { describe, expect, it } from 'vitest';
import { PRESETS, PRESET_IDS, resolveOptions, type PresetId } from '@arpents/engine';
import { newGame } from '@arpents/test-kit';

const PLAIN: readonly PresetId[] = ['second', 'first', 'first-revised', 'tournament'];
const SCENARIOS = PRESET_IDS.filter((id) => !PLAIN.includes(id));

describe('presets', () => {
  it.each(PRESET_IDS)('[R150] %s can be played as it stands', (id) => {
    const { edition, rules } = PRESETS[id];
    const { options } = newGame(PRESETS[id]);
    expect(options.edition).toBe(edition);
    for (const rule of rules) expect(options.rules).toContain(rule);
  });

  it.each(PRESET_IDS)(
    '[R150] %s lists its rules in table order and none that its edition implies',
    (id) => {
      const { edition, rules } = PRESETS[id];
      const alone = resolveOptions({ edition });
      const implied = alone.ok ? alone.value.rules : [];
      const { options } = newGame(PRESETS[id]);
      expect(options.rules.filter((rule) => !implied.includes(rule))).toEqual(rules);
    },
  );

  it('[R150, R151] the editions are presets of their own', () => {
    for (const edition of ['second', 'first', 'first-revised'] as const) {
      expect(PRESETS[edition]).toEqual({ edition, rules: [] });
    }
  });

  it('[R81] tournaments play the second edition with governor-spares-home', () => {
    expect(PRESETS.tournament).toEqual({ edition: 'second', rules: ['governor-spares-home'] });
  });

  it('[R150] there are at least four scenarios, each of several rules and none like another', () => {
    expect(SCENARIOS.length).toBeGreaterThanOrEqual(4);
    for (const id of SCENARIOS) expect(PRESETS[id].rules.length).toBeGreaterThanOrEqual(2);
    const sets = PRESET_IDS.map((id) => JSON.stringify(newGame(PRESETS[id]).options));
    expect(new Set(sets).size).toBe(PRESET_IDS.length);
  });
});
