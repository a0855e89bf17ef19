// Sentences that once said something else than the rules, and words that a language has two of.
import { describeEvent, describeRefusal, ruleSentence, type Locale } from '@arpents/messages';
import { explain, NO_CHOICE, type ActionKind, type Refusal } from '@arpents/engine';
import { cardNamed, givenGame, type Given } from '@arpents/test-kit';
import { describe, expect, it } from 'vitest';
import { textsIn } from './support/catalogue.ts';

const said = (given: Given, kind: ActionKind, cards: readonly string[], locale: Locale): string => {
  const choice = { ...NO_CHOICE, kind, cards: cards.map(cardNamed) };
  const refusal: Refusal | null | undefined = explain(givenGame(given), choice)[0]?.refusal;
  return refusal === null || refusal === undefined ? '' : describeRefusal(refusal, locale);
};

describe('what players are told', () => {
  it('[R38] two cards for a siege are one too many, whatever they cost', () => {
    const given: Given = {
      sieges: { british: 'port-royal' },
      british: { hand: ['regular-infantry', 'militia'], siegeCards: { british: ['militia'] } },
    };
    const cards = ['regular-infantry', 'militia'];
    expect(said(given, 'reinforce', cards, 'en')).toMatch(/^One action brings one card into/);
    expect(said(given, 'reinforce', cards, 'fr')).toMatch(/^Une action amène une seule carte/);
  });

  it('[R76, R83] the British are told that pirates and Intendants are not theirs, and are not told to get one', () => {
    const given: Given = {
      british: { hand: ['louisbourg', 'boston'] },
      locations: { louisbourg: 'british village' },
    };
    expect(said(given, 'piracy', [], 'en')).toBe(
      'Only the French can send out pirates. Choose another action.',
    );
    expect(said(given, 'intendant', [], 'fr')).toBe(
      'Seuls les Français ont un Intendant. Choisissez une autre action.',
    );
  });

  it('[R81] where there are no Governors nobody is told to draft one', () => {
    const text = said({ rules: ['no-governors'] }, 'governor', [], 'en');
    expect(text).toContain('no Governors in this game');
    expect(text).toContain('(Scenario rule: No Governors.)');
  });

  it('[R79] a held location is kept out of the reserve by the rule about lost ones, which is named', () => {
    const given: Given = {
      rules: ['lost-locations-in-reserve'],
      british: { hand: ['boston', 'militia'] },
    };
    const text = said(given, 'reserve', ['boston'], 'en');
    expect(text).toContain('while you control that location');
    expect(text).toContain('Lost locations in reserve');
  });

  it('[R22] what is no location card is not said to start from a location of yours', () => {
    const given: Given = {
      rules: ['free-discard-of-lost-locations'],
      british: { hand: ['militia', 'norfolk'] },
      locations: { norfolk: null },
    };
    const text = said(given, 'discard-lost-location', ['militia'], 'en');
    expect(text).toContain('location that you do not control');
    expect(text).not.toContain('of yours');
  });

  it('[R42] pointing at a place without a siege, to withdraw, speaks of withdrawing', () => {
    const state = givenGame({
      sieges: { british: 'port-royal' },
      british: { siegeCards: { british: ['militia'] } },
    });
    const [explained] = explain(state, { ...NO_CHOICE, kind: 'withdraw', location: 'boston' });
    expect(describeRefusal(explained!.refusal!, 'en')).toBe(
      'There is no siege of Boston to withdraw from. Choose a location that is besieged.',
    );
  });

  it('[R74] the coins of the only ship do not count, and that is said', () => {
    expect(said({ british: { hand: ['boston'] } }, 'merchant', [], 'en')).toMatch(
      /^The coins on the card with the ship do not count/,
    );
  });

  it('[R35] either of two things lifts the restraint of the British', () => {
    expect(ruleSentence('british-siege-restraint', 'en')).toContain(
      'until the French have besieged or the British have reached 25 points',
    );
    expect(ruleSentence('british-siege-restraint', 'fr')).toContain(
      'tant que les Français n’ont pas assiégé et qu’eux-mêmes n’ont pas atteint 25 points',
    );
  });

  it('[R69] a neutral card that is returned goes to the neutral display', () => {
    const returned = { kind: 'card-returned', side: 'british', from: 'hand' } as const;
    expect(describeEvent({ ...returned, card: 'neutral:settlers' }, 'en')).toContain(
      'to the neutral display',
    );
    expect(describeEvent({ ...returned, card: 'empire:militia' }, 'en')).toContain(
      'to the available cards',
    );
  });

  it('[R31] who wins by a village on neutral ground is not said to have taken it from the enemy', () => {
    for (const locale of ['en', 'fr'] as const) {
      expect(JSON.stringify(textsIn(locale)['outcome.capital'])).not.toMatch(/lose|loser|perdre/);
    }
  });
});

describe('one word for one thing', () => {
  it.each([
    ['fr', /[Rr]éserve commune|chefs? indiens?|actions? libres?|reddition|riposte/],
    [
      'fr',
      /cartes? de lieu\b(?! perdu)|cartes? d’empire|Coureurs de [Bb]ois|paquet|pillard|embarcation/,
    ],
    ['fr', /[àe] Fort |fortifiée|Chouaguen|Carillon|Canseau|Machault/],
    ['fr', /[Mm]issionnaire|Soutien de la métropole|code de récupération|remêl|consigne|d’Halifax/],
    ['fr', /(au|leur|le même) contrôle|contrôle des (sièges|Britanniques)/],
    ['en', /Regular infantry|Coureurs de bois|Siege artillery|Military leader|\b[Ww]ho is\b/],
    ['en', /\b(his|him)\b|one at a time is all|once is all|has to be paid(?! for)/],
  ] as const)('%s has no %s', (locale, other) => {
    const texts = Object.entries(textsIn(locale)).filter(([key]) => !key.startsWith('beside.'));
    expect(texts.filter(([, text]) => other.test(JSON.stringify(text)))).toEqual([]);
  });
});
