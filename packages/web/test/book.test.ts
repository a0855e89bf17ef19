// The rule book: complete, told with the figures of the engine, and with examples that the engine plays.
import './support/browser.ts';
import { readFileSync } from 'node:fs';
import {
  CARD_KINDS,
  REFUSAL_CODES,
  RULE_IDS,
  SIDE_FACTS,
  scoreOf,
  usualRuling,
  type RefusalCode,
} from '@arpents/engine';
import { DEFAULT_LOCALE, LOCALES, loadWebTexts, type Locale } from '@arpents/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { anchorOfRefusal } from '../src/parts/book-address.ts';
import { SECTIONS, type Block } from '../src/book/contents.ts';
import { EXAMPLES, EXAMPLE_IDS, type ExampleId } from '../src/book/examples/examples.ts';
import { measuresOf, replay, type Replay } from '../src/book/examples/example.ts';
import { FIGURES } from '../src/guide/figures.ts';
import { termsIn } from '../src/book/index-terms.ts';
import { passagesOf } from '../src/book/passages.ts';
import { SECTION_OF_REFUSAL, anchorAt, anchorOfRule } from '../src/book/refusal-sections.ts';
import { findIn } from '../src/book/search.ts';
import { textIn, type TextShown } from '../src/text/use-text.ts';

beforeAll(loadWebTexts);

const shownIn = (locale: Locale): TextShown => ({
  locale,
  t: (key, ...words) => textIn(locale, key, ...words),
});

const ANCHORS = new Set<string>([...SECTIONS.map(({ id }) => id), ...RULE_IDS.map(anchorOfRule)]);

describe('the contents of the book', () => {
  it('tell every ruling of docs/rules.md, each in one section', () => {
    const rules = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8');
    const written = [...rules.matchAll(/^- (R\d+) /gm)].map(([, ruling]) => ruling);
    const told = SECTIONS.flatMap(({ rulings }) => rulings);
    expect([...told].sort()).toEqual([...new Set(written)].sort());
  });

  it('hold every paragraph of the catalogue once, and no other', () => {
    const texts = JSON.parse(
      readFileSync(
        new URL(`../../messages/catalogue/web.${DEFAULT_LOCALE}.json`, import.meta.url),
        'utf8',
      ),
    ) as Record<string, unknown>;
    const ids = SECTIONS.map(({ id }) => id);
    const written = Object.keys(texts)
      .map((key) => key.slice('web.'.length))
      .filter((key) => ids.some((id) => key.startsWith(`book.${id}.`) && !key.endsWith('.title')));
    const keysOf = (block: Block): readonly string[] => {
      if (typeof block === 'string') return [block];
      return 'list' in block ? block.list : [];
    };
    const shown = SECTIONS.flatMap(({ blocks }) => blocks.flatMap(keysOf));
    expect([...shown].sort()).toEqual(written.sort());
  });

  it('show every example once', () => {
    const shown = SECTIONS.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        typeof block === 'object' && 'example' in block ? [block.example] : [],
      ),
    );
    expect([...shown].sort()).toEqual([...EXAMPLE_IDS].sort());
  });

  it.each(LOCALES)('leave no gap in any sentence in %s', (locale) => {
    const faulty = passagesOf(shownIn(locale)).filter(({ title, text }) =>
      /undefined|NaN|\{\w+\}|book\./.test(`${title} ${text}`),
    );
    expect(faulty).toEqual([]);
  });
});

describe('a refusal', () => {
  it.each(REFUSAL_CODES)('%s leads to the section of its ruling', (code: RefusalCode) => {
    const section = SECTIONS.find(({ id }) => id === SECTION_OF_REFUSAL[code])!;
    expect(section.rulings).toContain(usualRuling(code));
    const refusal = { code, ruling: usualRuling(code), rule: null, card: null, location: null };
    expect(anchorAt(anchorOfRefusal(refusal))).toBe(section.id);
  });

  it('that rests on another ruling than usual leads to that one, and one of a scenario rule to the rule', () => {
    const about = { rule: null, card: null, location: null } as const;
    expect(
      anchorAt(anchorOfRefusal({ code: 'wrong-number-of-cards', ruling: 'R38', ...about })),
    ).toBe('reinforce');
    expect(anchorAt(anchorOfRefusal({ code: 'not-enough-money', ruling: 'R80', ...about }))).toBe(
      'reserve',
    );
    for (const rule of RULE_IDS) {
      const anchor = anchorOfRefusal({ ...about, code: 'rule-not-in-force', ruling: 'R92', rule });
      expect(ANCHORS.has(anchorAt(anchor))).toBe(true);
    }
  });

  it('leads somewhere even by an address that somebody made up', () => {
    expect(anchorAt('R51')).toBe('won');
    expect(anchorAt('settle')).toBe('settle');
    expect(anchorAt('why-no-settler.R9999')).toBe('settle');
  });
});

describe('the figures of the book', () => {
  it('[R1, R2, R14, R95] are those that the game is played with', () => {
    expect(FIGURES).toMatchObject({
      villages: SIDE_FACTS.french.villages,
      cards: 109,
      britishDeck: 7,
      frenchDeck: 9,
      attackerWins: '+2',
      defenderWins: '−1',
      artilleryFee: 3,
      nativesFee: 1,
      reachOfOne: 2,
      captureToEnd: 12,
    });
  });

  it('[R5, R25] leave no typed fact without proof: free infantry, Kennebec, Fort St. John', () => {
    const initial = CARD_KINDS.find(({ id }) => id === 'empire:regular-infantry-initial');
    expect(initial?.empire?.cost).toBe(0);
    const connectionsOf = (location: string) =>
      CARD_KINDS.filter((kind) => kind.location?.location === location).map(
        (kind) => kind.location?.connects,
      );
    expect(connectionsOf('kennebec')).toEqual([{}, {}]);
    for (const connects of connectionsOf('fort-st-john')) {
      expect(connects?.bateaux).toContain('quebec');
    }
  });
});

const played = (id: ExampleId): Replay => replay(EXAMPLES[id]);
const kindsIn = (id: ExampleId): readonly string[] =>
  played(id).played.flatMap(({ refusal, events }) =>
    refusal === null ? events.map(({ kind }) => kind) : [refusal.code],
  );

describe('an example', () => {
  it('[R87] draws the last card, then shuffles the cards of this turn in', () => {
    expect(kindsIn('refill')).toContain('deck-shuffled');
    expect(measuresOf(played('refill')).handAfter).toBe(FIGURES.hand);
    const shuffled = played('refill').played.flatMap(({ events }) =>
      events.flatMap((event) => (event.kind === 'deck-shuffled' ? [event.count] : [])),
    );
    expect(shuffled).toEqual([4]);
  });

  it('[R21, R23, R75] sells the fur of Oswego only once it is connected', () => {
    expect(kindsIn('supply')[0]).toBe('location-not-connected');
    const { britishMoneyBefore, britishMoneyAfter } = measuresOf(played('supply'));
    expect(britishMoneyAfter - britishMoneyBefore).toBe(FIGURES.furPrice);
  });

  it('[R27] settles with three cards where a settler is asked for', () => {
    expect(kindsIn('settle')).toEqual([
      'wrong-number-of-cards',
      'action-taken',
      'village-placed',
      'card-gained',
    ]);
  });

  it('[R32, R97] doubles the points of a town', () => {
    const { frenchPointsBefore, frenchPointsAfter } = measuresOf(played('develop'));
    expect(frenchPointsAfter - frenchPointsBefore).toBe(4);
  });

  it('[R33, R60] fortifies for money, and then no raid reaches the place', () => {
    expect(kindsIn('fortify').at(-1)).toBe('target-fortified');
    const { britishMoneyBefore, britishMoneyAfter } = measuresOf(played('fortify'));
    expect(britishMoneyBefore - britishMoneyAfter).toBe(FIGURES.fortifyCost);
  });

  it('[R17, R18] moves the marker by the strength of each card', () => {
    expect(measuresOf(played('siege'))).toMatchObject({
      firstValue: '+1',
      secondValue: '+2',
      thirdValue: '+1',
    });
  });

  it('[R14, R48, R51] wins a siege at the check, settles, and costs the loser one card', () => {
    expect(kindsIn('won')).toEqual(
      expect.arrayContaining(['piece-captured', 'village-placed', 'card-returned', 'siege-ended']),
    );
    const { after } = played('won');
    expect(scoreOf(after, 'british').capturedVillages).toBe(1);
    expect(after.players.french.discard).toHaveLength(1);
  });

  it('[R44] goes on with the turn of the side that surrendered', () => {
    const { after } = played('withdraw');
    expect(after.side).toBe('french');
    expect(after.actionsLeft).toBe(1);
  });

  it('[R56, R65] needs two cards for three connections, and pays the Native Americans', () => {
    expect(kindsIn('raid')[0]).toBe('out-of-reach');
    const { frenchMoneyBefore, frenchMoneyAfter } = measuresOf(played('raid'));
    expect(frenchMoneyBefore - frenchMoneyAfter).toBe(FIGURES.nativesFee);
  });

  it('[R69] lets the ambushed side choose among what can be lost', () => {
    expect(kindsIn('ambush')).toContain('cannot-be-given-up');
    expect(played('ambush').after.players.british.reserve).toHaveLength(1);
  });

  it('[R74, R76] counts no coins of the ship, and has the bank pay what the British lack', () => {
    const cargo = measuresOf(played('merchant'));
    expect(cargo.britishMoneyAfter - cargo.britishMoneyBefore).toBe(6);
    const prizes = measuresOf(played('piracy'));
    expect(prizes.frenchMoneyAfter - prizes.frenchMoneyBefore).toBe(FIGURES.piracySpoils);
    expect(prizes.britishMoneyAfter).toBe(0);
  });

  it('[R78, R80] pays for all discards but the first, and for every card of the reserve', () => {
    const discards = measuresOf(played('discard'));
    expect(discards.britishMoneyBefore - discards.britishMoneyAfter).toBe(2 * FIGURES.discardFee);
    const reserve = measuresOf(played('reserve'));
    expect(reserve.britishMoneyBefore - reserve.britishMoneyAfter).toBe(3 * FIGURES.retrieveFee);
  });

  it('[R84] draws what the deck has, without a reshuffle', () => {
    expect(kindsIn('home-support')).toEqual(['action-taken', 'cards-drawn']);
    expect(played('home-support').after.actionsLeft).toBe(FIGURES.actions);
  });

  it('[R95] ends the game at the beginning of the turn of whoever captured enough', () => {
    expect(played('end').after.outcome).toMatchObject({ winner: 'french', ending: 'points' });
    expect(measuresOf(played('end')).capturedBefore).toBe(FIGURES.captureToEnd);
  });
});

describe('looking something up', () => {
  const find = (locale: Locale, asked: string): readonly string[] =>
    findIn(passagesOf(shownIn(locale)), asked).map(({ anchor }) => anchor);

  it('finds words whatever their accents and capitals, titles first', () => {
    expect(find('fr', 'DEFAUSSER')[0]).toBe('discard');
    expect(find('en', 'montreal')).toContain('develop');
    expect(find('en', 'siege artillery')).toContain('besiege');
    expect(find('en', 'R51')).toContain('won');
  });

  it('finds nothing for nothing, and nothing where a word is missing', () => {
    expect(find('en', ' ')).toEqual([]);
    expect(find('en', 'siege zeppelin')).toEqual([]);
  });

  it('shows what was found as it is written', () => {
    const [found] = findIn(
      [{ anchor: 'a', title: 'b', text: 'Près de Québec, un fort' }],
      'quebec',
    );
    expect(found.around).toEqual(['Près de ', 'Québec', ', un fort']);
  });

  it.each(LOCALES)('leads from every term of the index in %s to a section', (locale) => {
    const terms = termsIn(locale);
    expect(terms.length).toBeGreaterThan(60);
    expect(terms.flatMap(({ anchors }) => anchors).filter((one) => !ANCHORS.has(one))).toEqual([]);
  });
});
