import { describe, expect, it } from 'vitest';
import { describeChance, describeLevel, describeReason, levelName } from '../src/index.ts';

const siege = { feature: 'siege', side: 'british', location: 'louisbourg', value: 0.78 } as const;

describe('reasons for a turn', () => {
  it('tell a chance as a percentage, with the place it is about', () => {
    expect(describeReason(siege, 'british', 'en')).toBe('Success of the siege of Louisbourg: 78%');
    expect(describeReason(siege, 'british', 'fr')).toMatch(
      /^Succès du siège de Louisbourg.:.78.%$/u,
    );
  });

  it('name the side when it is not the one that is advised', () => {
    expect(describeReason(siege, 'french', 'en')).toBe(
      'Success of the siege of Louisbourg (British): 78%',
    );
  });

  it('tell a change with its sign and at most one decimal', () => {
    const money = { feature: 'money', side: 'french', location: null } as const;
    expect(describeReason({ ...money, value: 4 }, 'french', 'en')).toBe('Money: +4');
    expect(describeReason({ ...money, value: -1.25 }, 'french', 'en')).toBe('Money: −1.3');
  });

  it('tell the gain of a place from its loss', () => {
    const place = { feature: 'place', side: 'french', location: 'halifax' } as const;
    expect(describeReason({ ...place, value: 1 }, 'french', 'en')).toBe('Gain of Halifax: 100%');
    expect(describeReason({ ...place, value: -0.5 }, 'french', 'en')).toBe('Loss of Halifax: 50%');
  });

  it('tell the chance to win', () => {
    expect(describeChance(0.642, 'en')).toBe('Chance to win: 64%');
  });
});

describe('levels', () => {
  it('have a name and a sentence in every language', () => {
    expect(levelName('general', 'en')).toBe('General');
    expect(levelName('general', 'fr')).toBe('Général');
    expect(describeLevel('recruit', 'en')).toMatch(/^[A-Z].*\.$/);
    expect(describeLevel('recruit', 'fr')).toMatch(/^[A-Z].*\.$/);
  });
});
