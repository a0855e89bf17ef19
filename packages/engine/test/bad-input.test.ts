// Actions from anywhere: whatever comes in, the answer is a refusal with a code, and the game stays as it was.
import { describe, expect, it } from 'vitest';
import {
  ACTION_KINDS,
  REFUSAL_CODES,
  applyAction,
  readAction,
  viewFor,
  whyRefused,
  type Action,
  type ActionKind,
  type GameState,
} from '@arpents/engine';
import { deepFreeze } from './support/frozen.ts';
import { givenGame, play } from '@arpents/test-kit';
import { EVERY_SAMPLE } from './support/sample-actions.ts';

/** A moment of every kind, frozen. */
const MOMENTS: Readonly<Record<string, GameState>> = {
  'a turn': givenGame({
    british: {
      hand: ['boston', 'new-haven', 'st-marys', 'militia', 'rangers'],
      reserve: ['ships'],
    },
  }),
  'a raid to be answered': play(
    givenGame({
      side: 'french',
      french: { hand: ['coureurs-de-bois'] },
      british: { hand: ['rangers', 'boston'] },
      locations: { 'fort-halifax': 'british village' },
    }),
    'raid fort-halifax: coureurs-de-bois',
  ),
  'an ambush to be answered': play(
    givenGame({ british: { hand: ['rangers'] }, french: { hand: ['militia'] } }),
    'ambush: rangers',
  ),
  'a card to be given up': play(
    givenGame({
      british: { hand: ['indian-leader'] },
      french: { hand: ['neutral:native-americans', 'quebec'] },
    }),
    'convert: indian-leader',
  ),
  'a siege that is won': givenGame({
    phase: 'end-test',
    sieges: { british: { location: 'gaspe', value: 2 } },
    british: { hand: ['boston'], siegeCards: { british: ['militia'] } },
  }),
  'a finished game': play(givenGame({}), 'resign french'),
};
Object.values(MOMENTS).forEach(deepFreeze);

const codeFor = (state: GameState, input: unknown): string => {
  const result = applyAction(state, input);
  return result.ok ? 'accepted' : result.error.code;
};

/** Carries out the tries on every moment and proves that no moment has changed. */
function onEveryMoment(tries: (state: GameState, moment: string) => void): void {
  for (const [moment, state] of Object.entries(MOMENTS)) {
    const before = JSON.stringify(state);
    tries(state, moment);
    expect(JSON.stringify(state), moment).toBe(before);
  }
}

const NOT_ACTIONS: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  NaN,
  Infinity,
  10n,
  '',
  'pass',
  '{"kind":"pass"}',
  Symbol('pass'),
  () => ({ kind: 'pass' }),
  [],
  ['pass'],
  [{ kind: 'pass' }],
  new Date(0),
  new Map([['kind', 'pass']]),
  {},
  Object.create(null),
  { action: 'pass' },
  { Kind: 'pass' },
];

const NOT_KINDS: readonly unknown[] = [
  undefined,
  null,
  0,
  '',
  'Pass',
  'PASS',
  ' pass',
  'pass ',
  'fly',
  'take-action',
  'constructor',
  'toString',
  'hasOwnProperty',
  '__proto__',
  'prototype',
  ['pass'],
  { kind: 'pass' },
  'x'.repeat(1_000_000),
];

/** Values that are wrong for every field of every action. */
const WRONG_FOR_ALL: readonly unknown[] = [
  undefined,
  0,
  1.5,
  NaN,
  '',
  'atlantis',
  'location:atlantis',
  'empire:dragoons',
  'neutral:militia',
  'LOCATION:BOSTON',
  ' location:boston',
  'constructor',
  '__proto__',
  'x'.repeat(100_000),
  {},
  { length: 1, 0: 'location:boston' },
  [null],
  [undefined],
  [0],
  [['location:boston']],
  ['location:boston', 'atlantis'],
  ['__proto__'],
  [{}],
  Array(110).fill('location:boston'),
  Array(1_000_000).fill('location:boston'),
];

/** The fields of an action but for its kind. */
const fieldsOf = (action: Action): string[] =>
  Object.keys(action).filter((name) => name !== 'kind');

const MAY_BE_NULL: ReadonlySet<string> = new Set([
  'withdraw lost',
  'block-raid card',
  'block-ambush card',
  'siege-redraw card',
  'settle-after-siege card',
]);

describe('what is no action at all', () => {
  it('[R16] anything but an action is refused as malformed, at any moment', () => {
    onEveryMoment((state) => {
      for (const input of NOT_ACTIONS) expect(codeFor(state, input)).toBe('malformed-action');
    });
  });

  it('[R16] an unknown kind is refused as malformed, prototype words included', () => {
    onEveryMoment((state) => {
      for (const kind of NOT_KINDS) expect(codeFor(state, { kind })).toBe('malformed-action');
    });
  });

  it('[R16] a kind that hides in the prototype key of parsed text does not count', () => {
    const input: unknown = JSON.parse('{"__proto__":{"kind":"pass"}}');
    onEveryMoment((state) => expect(codeFor(state, input)).toBe('malformed-action'));
  });

  it.each(ACTION_KINDS)(
    '[R16] %s with a field missing or of the wrong kind is malformed',
    (kind) => {
      const state = MOMENTS['a turn'];
      for (const sample of EVERY_SAMPLE.filter((action) => action.kind === kind)) {
        expect(readAction(sample)).toEqual(sample);
        for (const field of fieldsOf(sample)) {
          const wrong = MAY_BE_NULL.has(`${kind} ${field}`)
            ? WRONG_FOR_ALL
            : [null, ...WRONG_FOR_ALL];
          for (const value of wrong) {
            expect(codeFor(state, { ...sample, [field]: value }), field).toBe('malformed-action');
          }
          const rest = Object.fromEntries(
            Object.entries(sample).filter(([name]) => name !== field),
          );
          expect(codeFor(state, rest), field).toBe('malformed-action');
        }
      }
    },
  );

  it('[R16] sides, zones and yes-or-no take only their own words', () => {
    const state = MOMENTS['a turn'];
    for (const input of [
      { kind: 'resign', side: 'spanish' },
      { kind: 'resign', side: 'neutral' },
      { kind: 'withdraw', siege: 'BRITISH', lost: null },
      { kind: 'give-up-card', card: 'empire:militia', from: 'deck' },
      { kind: 'settle-after-siege', settle: 'yes', card: null },
      { kind: 'settle-after-siege', settle: 1, card: null },
      { kind: 'block-raid', card: false },
    ]) {
      expect(codeFor(state, input)).toBe('malformed-action');
    }
  });

  it('[R16] a list with holes is refused, not stumbled over', () => {
    onEveryMoment((state) => {
      for (const kind of ['settle', 'raid', 'discard', 'trader', 'show-hand']) {
        const result = applyAction(state, { kind, location: 'albany', cards: Array(3) });
        expect(result.ok).toBe(false);
      }
    });
  });

  it('[R16] what does not belong to an action is left out of it', () => {
    const input: unknown = JSON.parse(
      '{"kind":"pass","cards":["x"],"__proto__":{"side":"french"}}',
    );
    expect(readAction(input)).toEqual({ kind: 'pass' });
    const result = applyAction(MOMENTS['a turn'], input);
    expect(result.ok && result.value.events).toEqual([
      { kind: 'action-taken', side: 'british', action: { kind: 'pass' } },
    ]);
  });
});

describe('actions in the wrong place', () => {
  it('[R9, R95] every kind of action is answered at every moment by a step or a code of the list', () => {
    onEveryMoment((state, moment) => {
      for (const sample of EVERY_SAMPLE) {
        const result = applyAction(state, sample);
        if (result.ok) continue;
        expect(REFUSAL_CODES).toContain(result.error.code);
        expect(result.error.ruling).toMatch(/^R\d+$/);
        if (moment === 'a finished game') expect(result.error.code).toBe('game-over');
      }
    });
  });

  it('[R20, R2] cards of the other side are no cards of this one', () => {
    const state = MOMENTS['a turn'];
    const foreign: readonly Action[] = [
      { kind: 'take-money', cards: ['location:quebec'] },
      { kind: 'discard', cards: ['empire:intendant'] },
      { kind: 'draft', card: 'empire:coureurs-de-bois' },
      { kind: 'reserve', cards: ['empire:priest'] },
      { kind: 'raid', location: 'quebec', cards: ['empire:coureurs-de-bois'] },
      { kind: 'settle', location: 'fort-halifax', cards: ['location:montreal', 'empire:bateaux'] },
    ];
    for (const action of foreign) expect(codeFor(state, action)).toBe('unknown-card');
  });

  it('[R9] a player who does not decide is told so, whatever they try', () => {
    const view = viewFor(MOMENTS['a turn'], 'french');
    for (const sample of EVERY_SAMPLE.filter((action) => action.kind !== 'resign')) {
      expect(whyRefused(view, sample)?.code).toBe('not-your-decision');
    }
  });

  const WITH_CARDS = ACTION_KINDS.filter((kind) =>
    EVERY_SAMPLE.some((action) => action.kind === kind && 'cards' in action),
  );

  it.each(WITH_CARDS)(
    '[R16] %s with far too many cards, or none, is refused',
    (kind: ActionKind) => {
      onEveryMoment((state) => {
        for (const cards of [
          [],
          Array(20).fill('location:boston'),
          Array(109).fill('empire:ships'),
        ]) {
          const result = applyAction(state, { kind, location: 'deerfield', cards });
          expect(result.ok, JSON.stringify(cards.length)).toBe(false);
          expect(!result.ok && result.error.code).not.toBe('malformed-action');
        }
      });
    },
  );

  it('[R20] a card named more often than it is in hand is refused', () => {
    const state = MOMENTS['a turn'];
    for (const action of [
      { kind: 'discard', cards: ['empire:militia', 'empire:militia'] },
      { kind: 'merchant', cards: ['location:boston', 'location:boston'] },
      {
        kind: 'settle',
        location: 'deerfield',
        cards: ['location:new-haven', 'location:st-marys', 'location:st-marys'],
      },
    ]) {
      expect(codeFor(state, action)).toBe('card-not-in-hand');
    }
  });

  it('[R16] a step never changes the state it starts from', () => {
    const state = MOMENTS['a turn'];
    const before = JSON.stringify(state);
    const stepTaken = applyAction(state, {
      kind: 'settle',
      location: 'deerfield',
      cards: ['location:new-haven', 'location:st-marys', 'location:boston'],
    });
    expect(stepTaken.ok).toBe(true);
    expect(JSON.stringify(state)).toBe(before);
  });
});
