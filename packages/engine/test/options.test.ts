// What may be played together: editions, scenario rules, and the sets that exclude each other.
import { describe, expect, it } from 'vitest';
import {
  EDITIONS,
  EXCLUDING_RULES,
  RULE_IDS,
  createGame,
  excludedRules,
  impliedRules,
  resolveOptions,
  type Edition,
  type IllegalOptions,
  type OptionsWanted,
  type RuleId,
  type Rulings,
} from '@arpents/engine';
import { SCENARIO_RULES } from '../src/rules/scenario-rules.ts';
import { TEST_SEED, newGame } from '@arpents/test-kit';

const FIRST_EDITIONS = ['first', 'first-revised'] as const;

/** Why the options are refused, or null. */
function faultOf(wanted: OptionsWanted): IllegalOptions | null {
  const resolved = resolveOptions(wanted);
  return resolved.ok ? null : resolved.error;
}

describe('scenario rules', () => {
  it('[R150] there are 26, each known by its own id', () => {
    expect(RULE_IDS).toHaveLength(26);
    expect(new Set(RULE_IDS).size).toBe(26);
    for (const id of RULE_IDS) expect(SCENARIO_RULES[id].id).toBe(id);
  });

  it.each(RULE_IDS)('[R150] %s can be played by itself in the second edition', (rule) => {
    expect(newGame({ rules: [rule] }).options).toEqual({
      edition: 'second',
      rules: [rule],
      rulings: 2,
    });
  });

  it('[R150] they are listed in one order, each once, however they are asked for', () => {
    const options = resolveOptions({ rules: ['no-governors', 'free-fur', 'no-governors'] });
    expect(options).toEqual({
      ok: true,
      value: { edition: 'second', rules: ['free-fur', 'no-governors'], rulings: 2 },
    });
  });
});

describe('rules that exclude each other', () => {
  const PAIRS: readonly (readonly [RuleId, RuleId])[] = [
    ['no-governors', 'governor-abandons'],
    ['no-governors', 'governor-spares-home'],
    ['french-bateaux-available', 'first-edition-bateaux'],
    ['thin-deck-penalty', 'pay-to-reshuffle'],
    ['thin-deck-penalty', 'first-edition-home-support'],
  ];

  it.each(PAIRS)('[R150] %s and %s are refused together, with both named', (one, other) => {
    for (const rules of [
      [one, other],
      [other, one],
    ]) {
      const fault = faultOf({ rules });
      expect(fault?.code).toBe('rules-exclude-each-other');
      expect(fault !== null && 'rules' in fault && [...fault.rules].sort()).toEqual(
        [one, other].sort(),
      );
      expect(createGame({ rules }, TEST_SEED).ok).toBe(false);
    }
  });

  it('[R150] every other pair is allowed in the second edition', () => {
    const excluded = new Set(PAIRS.map((pair) => [...pair].sort().join()));
    expect(EXCLUDING_RULES).toHaveLength(PAIRS.length);
    for (const one of RULE_IDS) {
      for (const other of RULE_IDS) {
        const clash = excluded.has([one, other].sort().join());
        expect(faultOf({ rules: [one, other] }) !== null).toBe(clash);
      }
    }
  });

  it('[R150] all rules at once are refused, all but the excluded ones are not', () => {
    expect(faultOf({ rules: RULE_IDS })?.code).toBe('rules-exclude-each-other');
    const without: readonly RuleId[] = [
      'no-governors',
      'french-bateaux-available',
      'thin-deck-penalty',
    ];
    const most = RULE_IDS.filter((rule) => !without.includes(rule));
    expect(newGame({ rules: most }).options.rules).toEqual(most);
  });
});

describe('rules that an edition excludes', () => {
  const EXCLUDED: readonly RuleId[] = [
    'locations-in-reserve',
    'lost-locations-in-reserve',
    'thin-deck-penalty',
    'french-bateaux-available',
  ];

  it.each(FIRST_EDITIONS)(
    '[R150, R151] %s refuses them, with edition and rule named',
    (edition) => {
      for (const rule of EXCLUDED) {
        expect(faultOf({ edition, rules: [rule] })).toEqual({
          code: 'edition-excludes-rule',
          edition,
          rule,
        });
      }
      expect([...excludedRules(edition)].sort()).toEqual([...EXCLUDED].sort());
    },
  );

  it.each(FIRST_EDITIONS)('[R150, R151] %s takes all the others', (edition) => {
    for (const rule of RULE_IDS.filter((id) => !EXCLUDED.includes(id))) {
      expect(faultOf({ edition, rules: [rule] })).toBeNull();
    }
  });

  it('[R150] the second edition excludes none', () => {
    expect(excludedRules('second')).toEqual([]);
  });
});

describe('rules that an edition implies', () => {
  const IMPLIED = ['first-edition-bateaux', 'first-edition-home-support', 'first-edition-raids'];

  it('[R150, R151] both first editions imply the three that are named after them, the second none', () => {
    expect(impliedRules('second')).toEqual([]);
    for (const edition of FIRST_EDITIONS) expect(impliedRules(edition)).toEqual(IMPLIED);
  });

  it.each(FIRST_EDITIONS)(
    '[R150, R151] in %s they stand among the rules of the game',
    (edition) => {
      expect(newGame({ edition }).options.rules).toEqual(IMPLIED);
      expect(newGame({ edition, rules: ['free-fur'] }).options.rules).toEqual([
        'free-fur',
        ...IMPLIED,
      ]);
    },
  );

  it('[R150] resolving what is resolved changes nothing', () => {
    for (const edition of EDITIONS) {
      const { options } = newGame({ edition, rules: ['governor-abandons'] });
      expect(resolveOptions(options)).toEqual({ ok: true, value: options });
    }
  });
});

describe('names that nobody knows', () => {
  it('[R150] an unknown edition is refused by name', () => {
    expect(faultOf({ edition: 'third' as Edition })).toEqual({
      code: 'unknown-edition',
      name: 'third',
    });
  });

  it('[R150] so are unknown rulings', () => {
    expect(faultOf({ rulings: 3 as Rulings })).toEqual({ code: 'unknown-rulings', name: '3' });
  });

  it('[R150] an unknown rule is refused by name, also beside known ones', () => {
    const rules = ['free-fur', 'free-beer'] as RuleId[];
    expect(faultOf({ rules })).toEqual({ code: 'unknown-rule', name: 'free-beer' });
    expect(createGame({ rules }, TEST_SEED)).toEqual({
      ok: false,
      error: { code: 'unknown-rule', name: 'free-beer' },
    });
  });

  it.each(['constructor', '__proto__', 'toString', ''])(
    '[R150] nor is %j a rule or an edition',
    (name) => {
      expect(faultOf({ rules: [name as RuleId] })).toEqual({ code: 'unknown-rule', name });
      expect(faultOf({ edition: name as Edition })).toEqual({ code: 'unknown-edition', name });
    },
  );
});
