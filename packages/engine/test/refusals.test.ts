// Every refusal code is given by some situation, rests on a ruling, and names what it is about.
import { describe, expect, it } from 'vitest';
import { REFUSAL_CODES } from '@arpents/engine';
import { SITUATIONS, british, french, refusedIn } from './support/refusal-situations.ts';

describe('refusals', () => {
  it.each(REFUSAL_CODES.map((code) => [SITUATIONS[code][1], code] as const))(
    '[%s] %s is given by some situation, with that ruling',
    (ruling, code) => {
      expect(SITUATIONS[code][0]()).toMatchObject({ code, ruling });
    },
  );

  it('[R20] a refusal names what it is about, and holds nothing else', () => {
    expect(british(['governor', 'boston'], 'draft: governor')()).toEqual({
      code: 'not-available',
      ruling: 'R77',
      rule: null,
      card: 'empire:governor',
      location: null,
    });
    expect(british(['rangers'], 'raid albany: rangers')()).toEqual({
      code: 'nothing-to-raid',
      ruling: 'R60',
      rule: null,
      card: null,
      location: 'albany',
    });
    for (const code of REFUSAL_CODES) {
      expect(Object.keys(SITUATIONS[code][0]() ?? {}).sort()).toEqual([
        'card',
        'code',
        'location',
        'rule',
        'ruling',
      ]);
    }
  });

  it.each([
    [
      'R33',
      british(['boston', 'fortification'], 'fortify boston: boston + fortification', {
        british: { money: 2 },
      }),
    ],
    [
      'R36',
      british(
        ['boston', 'ships', 'siege-artillery'],
        'besiege port-royal: boston + ships + siege-artillery',
        { british: { money: 2 } },
      ),
    ],
    [
      'R56',
      british(['neutral:native-americans'], 'raid quebec: neutral:native-americans', {
        british: { money: 0 },
      }),
    ],
    [
      'R67',
      british(['neutral:native-americans'], 'ambush: neutral:native-americans', {
        british: { money: 0 },
      }),
    ],
    ['R77', british([], 'draft: ships', { british: { money: 0 } })],
    ['R78', british(['boston', 'norfolk'], 'discard: boston + norfolk', { british: { money: 0 } })],
    ['R80', refusedIn({ british: { money: 0, reserve: ['ships'] } }, 'retrieve')],
    [
      'R83',
      refusedIn(
        { side: 'french', french: { money: 1, hand: ['intendant'], discard: ['gaspe'] } },
        'intendant: gaspe',
      ),
    ],
  ])('[R3] what money is lacking for says the ruling: %s', (ruling, situation) => {
    expect(situation()).toMatchObject({ code: 'not-enough-money', ruling });
  });

  it.each([
    [
      'R67',
      british(
        ['rangers', 'neutral:native-americans'],
        'ambush: rangers + neutral:native-americans',
      ),
    ],
    ['R73', british(['boston', 'norfolk'], 'take-money: boston + norfolk')],
    ['R74', british(['boston'], 'merchant: boston')],
    ['R75', british(['trader'], 'trader: trader')],
    ['R76', french(['louisbourg'], 'piracy: louisbourg')],
    ['R78', british(['boston'], 'discard:')],
    ['R79', british(['militia', 'ships'], 'reserve: militia + ships')],
    ['R81', british(['governor'], 'governor: governor')],
  ])('[R27] how many cards are needed is a matter of each action: %s', (ruling, situation) => {
    expect(situation()).toMatchObject({ code: 'wrong-number-of-cards', ruling });
  });

  it.each([
    ['R74', 'no-coins', british(['boston', 'pemaquid'], 'merchant: boston + pemaquid')],
    ['R76', 'no-ship', french(['louisbourg', 'gaspe'], 'piracy: louisbourg + gaspe')],
  ])(
    '[R74, R76] a missing symbol names the ruling of the action: %s',
    (ruling, code, situation) => {
      expect(situation()).toMatchObject({ code, ruling });
    },
  );

  it('[R20] cards that are not in hand are named as such, however few are', () => {
    expect(british([], 'discard: boston')()).toMatchObject({ code: 'card-not-in-hand' });
  });
});
