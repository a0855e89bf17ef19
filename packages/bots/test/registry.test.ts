import { SIDES } from '@arpents/engine';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES, LEVEL_IDS, botNamed } from '../src/index.ts';
import { PLANS } from '../src/plans/plans.ts';

const faultOf = (text: string) => {
  const bot = botNamed(text);
  return bot.ok ? null : bot.error;
};

describe('the names of computer players', () => {
  it('are the random and the greedy one, the strongest, every level and every plan', () => {
    const expected = [
      'random',
      'greedy',
      'strongest',
      ...LEVEL_IDS,
      ...PLANS.map(({ name }) => name),
    ];
    expect([...BOT_NAMES].sort()).toEqual(expected.sort());
  });

  it('stand for players of both sides, but for plans, which are made for one', () => {
    for (const name of BOT_NAMES) {
      const plan = PLANS.find((one) => one.name === name);
      const bot = botNamed(name);
      expect(bot.ok && bot.value.sides).toEqual(plan === undefined ? SIDES : [plan.side]);
    }
  });

  it('may be followed by knobs', () => {
    const bot = botNamed('hammer:army=7,confidence=0.6');
    expect(bot.ok && bot.value.name).toBe('hammer:army=7,confidence=0.6');
    expect(botNamed('recruit:error=0.5').ok).toBe(true);
  });

  it('are refused where there is no such player, knob or number', () => {
    expect(faultOf('nobody')).toEqual({ code: 'unknown-bot', name: 'nobody' });
    expect(faultOf('toString')).toEqual({ code: 'unknown-bot', name: 'toString' });
    expect(faultOf('random:x=1')).toMatchObject({ code: 'unknown-knob', knob: 'x', known: [] });
    expect(faultOf('hammer:army=')).toEqual({ code: 'not-a-number', name: 'hammer', knob: 'army' });
    expect(faultOf('hammer:army=many')).toMatchObject({ code: 'not-a-number' });
  });
});
