import { REFUSAL_CODES, createRng, type Refusal, type RefusalCode } from '@arpents/engine';
import { LOCALES, cardName, describeRefusal, locationName, ruleTitle } from '@arpents/messages';
import { describe, expect, it } from 'vitest';
import { refusalsIn, watchRandomGames } from './support/random-games.ts';
import { flawsOfSentence } from './support/sentences.ts';

const bare = (code: RefusalCode): Refusal => ({
  code,
  ruling: 'R1',
  rule: null,
  card: null,
  location: null,
});

describe('refusals', () => {
  it.each(REFUSAL_CODES)('%s says what is wrong and what to do, in every language', (code) => {
    for (const locale of LOCALES) {
      for (const refusal of [
        bare(code),
        { ...bare(code), card: 'empire:militia' } as const,
        { ...bare(code), location: 'fort-duquesne' } as const,
        { ...bare(code), card: 'location:albany', location: 'albany' } as const,
      ]) {
        const text = describeRefusal(refusal, locale);
        expect(flawsOfSentence(text)).toEqual([]);
        expect(text.split(/[.;] /).length, text).toBeGreaterThanOrEqual(2);
      }
    }
    expect(describeRefusal(bare(code), 'fr')).not.toBe(describeRefusal(bare(code), 'en'));
  });

  it('name the card, the location and the scenario rule that the engine says they are about', () => {
    const rng = createRng(7);
    const met = new Set<string>();
    const told = new Set<string>();
    const flaws: string[] = [];
    const check = (refusal: Refusal): void => {
      // The same refusal comes again and again in random positions.
      const key = JSON.stringify(refusal);
      if (told.has(key)) return;
      told.add(key);
      met.add(refusal.code);
      for (const locale of LOCALES) {
        const text = describeRefusal(refusal, locale);
        flaws.push(...flawsOfSentence(text));
        const { card, location, rule } = refusal;
        const names = [
          ...(card === null ? [] : [cardName(card, locale)]),
          ...(location === null ? [] : [locationName(location, locale)]),
          ...(rule === null ? [] : [ruleTitle(rule, locale)]),
        ];
        for (const name of names) {
          if (text.toLowerCase().includes(name.toLowerCase())) continue;
          flaws.push(`${refusal.code} (${refusal.ruling}) does not name ${name}: ${text}`);
        }
      }
    };
    watchRandomGames(30, 80, {
      position: (state) => {
        if (rng.below(20) === 0) refusalsIn(state, rng, 6).forEach(check);
      },
    });
    expect([...new Set(flaws)]).toEqual([]);
    // Random positions do not reach every corner; most of the list is enough to trust the rest.
    expect(met.size).toBeGreaterThan(REFUSAL_CODES.length * 0.75);
  });

  it('[R77] tell the price of the card that is too dear', () => {
    const refusal: Refusal = { ...bare('not-enough-money'), ruling: 'R77', card: 'empire:ships' };
    expect(describeRefusal(refusal, 'en')).toContain('Ships costs 6 money');
    expect(describeRefusal(refusal, 'fr')).toContain('6 pièces');
  });

  it('[R38] tell the fee of Siege Artillery, which is not its price', () => {
    const card = 'empire:siege-artillery';
    const refusal: Refusal = { ...bare('not-enough-money'), ruling: 'R38', card };
    expect(describeRefusal(refusal, 'en')).toContain('3 money');
  });
});
