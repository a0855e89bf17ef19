// Actions as one line of text and back.
import { describe, expect, it } from 'vitest';
import {
  ACTION_KINDS,
  formatAction,
  legalActions,
  parseAction,
  type ActionKind,
} from '@arpents/engine';
import { givenGame, play } from '@arpents/test-kit';
import { EVERY_SAMPLE, SAMPLE_ACTIONS } from './support/sample-actions.ts';

describe('writing and reading an action', () => {
  it.each(ACTION_KINDS)('%s comes back as it was', (kind: ActionKind) => {
    expect(SAMPLE_ACTIONS[kind].length).toBeGreaterThan(0);
    for (const action of SAMPLE_ACTIONS[kind]) {
      expect(parseAction(formatAction(action))).toEqual(action);
    }
  });

  it('no two different actions are written alike', () => {
    expect(new Set(EVERY_SAMPLE.map(formatAction)).size).toBe(EVERY_SAMPLE.length);
  });

  it('every legal action of a rich turn comes back as it was', () => {
    const state = givenGame({
      british: {
        hand: ['boston', 'new-haven', 'st-marys', 'ships', 'rangers', 'governor', 'militia'],
        reserve: ['neutral:settlers'],
      },
    });
    const actions = legalActions(state);
    expect(actions.length).toBeGreaterThan(150);
    for (const action of actions) expect(parseAction(formatAction(action))).toEqual(action);
  });

  it.each([
    [
      'settle deerfield: new-haven + st-marys + boston',
      {
        kind: 'settle',
        location: 'deerfield',
        cards: ['location:new-haven', 'location:st-marys', 'location:boston'],
      },
    ],
    ['draft: neutral:settlers', { kind: 'draft', card: 'neutral:settlers' }],
    ['draft: settlers', { kind: 'draft', card: 'empire:settlers' }],
    ['pass', { kind: 'pass' }],
    ['withdraw french: -', { kind: 'withdraw', siege: 'french', lost: null }],
    ['resign british', { kind: 'resign', side: 'british' }],
    ['block-raid: -', { kind: 'block-raid', card: null }],
    [
      'give-up-card british-siege: militia',
      { kind: 'give-up-card', card: 'empire:militia', from: 'british-siege' },
    ],
    ['settle-after-siege no: -', { kind: 'settle-after-siege', settle: false, card: null }],
    ['show-hand: ', { kind: 'show-hand', cards: [] }],
  ] as const)('it is written so: %s', (text, action) => {
    expect(formatAction(action)).toBe(text);
    expect(parseAction(text)).toEqual(action);
  });

  it('spaces around its parts do not matter', () => {
    const action = parseAction('settle deerfield: new-haven + st-marys + boston');
    for (const text of [
      '  settle deerfield: new-haven + st-marys + boston  ',
      'settle   deerfield :new-haven+st-marys+boston',
      'settle deerfield:   new-haven  +  st-marys  +  boston\n',
    ]) {
      expect(parseAction(text)).toEqual(action);
    }
    expect(parseAction('show-hand:')).toEqual({ kind: 'show-hand', cards: [] });
    expect(parseAction(' pass ')).toEqual({ kind: 'pass' });
  });

  it('copies of one card are written as often as they are named', () => {
    const text = 'discard: militia + militia';
    expect(parseAction(text)).toEqual({
      kind: 'discard',
      cards: ['empire:militia', 'empire:militia'],
    });
    const state = givenGame({ british: { hand: ['militia', 'militia'] } });
    expect(play(state, text).players.british.hand).toEqual([]);
  });
});

describe('lines that say no action', () => {
  it.each([
    '',
    ' ',
    '\n',
    '-',
    ':',
    '+',
    ': boston',
    'fly',
    'fly boston: ships',
    'constructor',
    '__proto__',
    'toString: boston',
    'Pass',
    'PASS',
    'pass pass',
    'pass\npass',
    'pass: boston',
    'pass: -',
    'pass boston',
    'end-turn now',
    'settle: boston + ships',
    'settle atlantis: boston + ships',
    'settle albany: atlantis',
    'settle albany: new-york + ',
    'settle albany: + new-york',
    'settle albany: new-york ++ st-marys',
    'settle albany: new-york, st-marys',
    'settle albany new-york st-marys',
    'settle albany: new-york: st-marys',
    'settle albany: location:new-york',
    'settle Albany: new-york',
    'settle albany: NEW-YORK',
    'settle albany: -',
    'raid boston deerfield: rangers',
    'ambush boston: rangers',
    'discard: -',
    'discard: neutral:militia',
    'discard: empire:militia',
    'discard: constructor',
    'draft',
    'draft:',
    'draft: -',
    'draft: atlantis',
    'draft militia',
    'intendant: __proto__',
    'block-raid',
    'block-raid:',
    'block-ambush boston: -',
    'withdraw: militia',
    'withdraw british',
    'withdraw spanish: militia',
    'resign',
    'resign spanish',
    'resign british french',
    'give-up-card: militia',
    'give-up-card deck: militia',
    'give-up-card hand: -',
    'give-up-card hand',
    'settle-after-siege: -',
    'settle-after-siege maybe: -',
    'settle-after-siege yes',
    'québec',
    'settle québec: boston',
    '{"kind":"pass"}',
    '\u0000pass',
  ])('%j', (line) => {
    expect(parseAction(line)).toBeNull();
  });

  it.each([
    'draft: militia + ships',
    'intendant: militia + gaspe',
    'block-raid: rangers + boston',
    'block-raid: - + rangers',
    'withdraw british: militia + ships',
    'give-up-card hand: militia + ships',
    'settle-after-siege yes: boston + new-york',
    'resign british: boston',
  ])('a card too many: %j', (line) => {
    expect(parseAction(line)).toBeNull();
  });

  it.each(['block-raid: rangrs', 'withdraw british: nobody', 'settle-after-siege yes: bostn'])(
    'a misspelt card is not the same as none: %j',
    (line) => {
      expect(parseAction(line)).toBeNull();
    },
  );

  it('a very long line is refused in no time', () => {
    const started = performance.now();
    expect(parseAction(`discard: ${'boston + '.repeat(20_000)}`)).toBeNull();
    expect(parseAction('pass '.repeat(20_000))).toBeNull();
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('a line of very many spaces is refused in no time', () => {
    const started = performance.now();
    expect(parseAction(`pass:${' '.repeat(900)}\nx`)).toBeNull();
    expect(performance.now() - started).toBeLessThan(100);
  });
});
