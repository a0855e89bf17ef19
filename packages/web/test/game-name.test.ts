// What invitations say is played.
import './support/browser.ts';
import { PRESETS, resolveOptions, type PresetId } from '@arpents/engine';
import { expect, it } from 'vitest';
import { nameOfGame } from '../src/lobby/game-name.ts';

const named = (preset: PresetId): string => {
  const options = resolveOptions(PRESETS[preset]);
  if (!options.ok) throw new Error(`${preset} can be played`);
  return nameOfGame({ options: options.value, preset }, 'en');
};

it('an edition is named once, a preset beside its edition', () => {
  expect(named('second')).toBe('A Few Acres of Snow, second edition');
  expect(named('first-revised')).not.toContain('(');
  expect(named('tournament')).toBe('A Few Acres of Snow, second edition (Tournament)');
});
