// Every parser of the protocol accepts what API.md says and refuses something close to it. A parser without cases does not
// compile.
import { readFileSync } from 'node:fs';
import * as protocol from '@arpents/protocol';
import { recordOf } from '@arpents/engine';
import { defaultOrders } from '@arpents/session';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { practicePosition } from './support/practice-position.ts';

interface Cases {
  /** What is sent, and what is read from it where that differs. */
  readonly accepted: readonly (readonly [sent: unknown, read?: unknown])[];
  readonly refused: readonly unknown[];
}

const id = 'AAAAbbbbCCCC0123';
const requestId = 'abcd_-12';
const name = 'Élise';
const password = 'long enough';
const orders = defaultOrders('french', { pace: { kind: 'none' }, opponent: 'person' });
const game = { requestId, side: 'random', opponent: { kind: 'open' } };
const command = (body: unknown): unknown => ({ version: 1, requestId, command: body });
const withDefaults = {
  ...game,
  preset: null,
  edition: 'second',
  rules: [],
  pace: { kind: 'none' },
  rated: false,
  visibility: 'private',
  bytesFollow: false,
  practice: null,
};

const bytes = '0123456789abcdef0123456789abcdef';

const record = recordOf(
  { edition: 'second', rules: [], rulings: 2 },
  [1, 2, 3, 4, 5, 6, 7, 8],
  [],
  null,
);

const handedOver = { requestId, side: 'british', level: 'recruit', record };

const REQUEST_CASES: Readonly<Record<protocol.RequestName, Cases>> = {
  addBytesRequest: {
    accepted: [[{ bytes }]],
    refused: [
      {},
      { bytes: null },
      { bytes: bytes.slice(2) },
      { bytes: `${bytes}00` },
      { bytes: bytes.toUpperCase() },
    ],
  },
  barrierRequest: {
    accepted: [[{ kind: 'mute' }], [{ kind: 'block' }]],
    refused: [{ kind: 'ban' }, {}],
  },
  changePasswordRequest: {
    accepted: [[{ current: 'x', next: password, endSignIns: true, revokeTokens: false }]],
    refused: [
      { current: 'x', next: 'short', endSignIns: true, revokeTokens: true },
      { next: password, endSignIns: true, revokeTokens: true },
      { current: 'x', next: password, revokeTokens: true },
      { current: 'x', next: password, endSignIns: true },
    ],
  },
  commandRequest: {
    accepted: [
      [
        command({ kind: 'act', action: { kind: 'pass', extra: 1 } }),
        command({ kind: 'act', action: { kind: 'pass' } }),
      ],
      [command({ kind: 'undo' })],
      [command({ kind: 'ask-take-back', to: 3 })],
      [command({ kind: 'ask-take-back', to: null })],
      [command({ kind: 'answer-take-back', accept: true })],
      [command({ kind: 'offer-draw' })],
      [command({ kind: 'answer-draw', accept: false })],
      [command({ kind: 'resign' })],
      [command({ kind: 'abort' })],
      [command({ kind: 'claim-time' })],
      [command({ kind: 'close-abandoned' })],
      [command({ kind: 'say', text: ' Well met ' }), command({ kind: 'say', text: 'Well met' })],
      [
        command({ kind: 'say', text: 'a\u001b[31mb\u202ec\u0000\nd' }),
        command({ kind: 'say', text: 'abc d' }),
      ],
    ],
    refused: [
      command({ kind: 'act', action: { kind: 'fly' } }),
      command({ kind: 'undo', steps: 2 }),
      command({ kind: 'ask-take-back' }),
      command({ kind: 'answer-draw', accept: 'yes' }),
      command({ kind: 'say', text: '  ' }),
      command({ kind: 'say', text: 'x'.repeat(501) }),
      { version: -1, requestId, command: { kind: 'undo' } },
      { version: 1.5, requestId, command: { kind: 'undo' } },
      { version: 1, requestId: 'short', command: { kind: 'undo' } },
    ],
  },
  createGameRequest: {
    accepted: [
      [game, withDefaults],
      [
        { ...game, side: 'guest' },
        { ...withDefaults, side: 'guest' },
      ],
      [
        { ...game, opponent: { kind: 'computer', level: 'recruit' }, preset: 'tournament' },
        {
          ...withDefaults,
          opponent: { kind: 'computer', level: 'recruit' },
          preset: 'tournament',
        },
      ],
      [
        { ...game, practice: { setup: practicePosition(), seed: null } },
        { ...withDefaults, practice: { setup: practicePosition(), seed: null } },
      ],
    ],
    refused: [
      { ...game, side: 'dutch' },
      { ...game, opponent: { kind: 'open', level: 'x' } },
      { ...game, surplus: 1 },
      { ...game, bytesFollow: 'yes' },
      { ...game, rules: ['no-such-rule'] },
      { ...game, pace: { kind: 'live', minutes: 0.5, incrementSeconds: 0 } },
      { ...game, practice: { setup: practicePosition(), seed: 'abc' } },
      { side: 'random', opponent: { kind: 'open' } },
    ],
  },
  createTokenRequest: {
    accepted: [
      [{ label: ' bot ' }, { label: 'bot', scopes: ['read', 'play'], days: 90 }],
      [{ label: 'bot', scopes: ['read'], days: 365 }],
    ],
    refused: [
      { label: '' },
      { label: 'x'.repeat(61) },
      { label: 'bot', scopes: [] },
      { label: 'bot', scopes: ['admin'] },
      { label: 'bot', days: 0 },
      { label: 'bot', days: 366 },
    ],
  },
  emptyRequest: { accepted: [[{}]], refused: [{ surplus: 1 }, null] },
  exportRecordsQuery: {
    accepted: [
      [{}, { since: 0 }],
      [
        { after: 'AAAAbbbbCCCC0123', since: '1763251200000' },
        { after: 'AAAAbbbbCCCC0123', since: 1763251200000 },
      ],
    ],
    refused: [{ after: 'x' }, { since: 'yesterday' }, { since: '-1' }, { surplus: '1' }],
  },
  gameQuery: {
    accepted: [[{}], [{ invitation: 'secret' }]],
    refused: [{ invitation: 'x'.repeat(65) }, { surplus: '1' }],
  },
  handOverRequest: {
    accepted: [
      [handedOver, { ...handedOver, preset: null, record: { record, start: null, setup: null } }],
    ],
    refused: [
      { ...handedOver, side: 'random' },
      { ...handedOver, record: { ...record, seed: 'abc' } },
      { ...handedOver, surplus: 1 },
      { side: 'british', level: 'recruit', record },
    ],
  },
  joinGameRequest: {
    accepted: [
      [{}, { invitation: null, bytes: null, side: null }],
      [{ invitation: 'secret' }, { invitation: 'secret', bytes: null, side: null }],
      [{ invitation: null, bytes, side: 'french' }],
    ],
    refused: [
      { side: 'random' },
      { side: 'guest' },
      { bytes: '' },
      { bytes: bytes.slice(1) },
      { invitation: 7 },
      { invitation: { $ne: null } },
    ],
  },
  listGamesQuery: {
    accepted: [
      [{ list: 'open' }],
      [{ list: 'mine', before: `123.${id}` }],
      [{ list: 'watchable', before: `1.123.${id}` }],
      [{ list: 'open', pace: 'live', rated: 'yes', edition: 'second', rules: 'none' }],
    ],
    refused: [{}, { list: 'all' }, { list: 'open', before: '123' }, { list: 'open', pace: 'fast' }],
  },
  logQuery: {
    accepted: [
      [{}, { after: 0, most: 256 }],
      [
        { after: '17', most: '1' },
        { after: 17, most: 1 },
      ],
      [{ most: '256' }, { after: 0, most: 256 }],
    ],
    refused: [
      { after: '-1' },
      { after: '1e3' },
      { after: '' },
      { after: 17 },
      { most: '0' },
      { most: '257' },
      { most: '1e2' },
      { most: 17 },
    ],
  },
  historyQuery: {
    accepted: [
      [{}, { after: 0, most: 64 }],
      [
        { after: '128', most: '64' },
        { after: 128, most: 64 },
      ],
    ],
    refused: [{ after: '-1' }, { most: '0' }, { most: '65' }, { most: 17 }],
  },
  deleteAccountRequest: { accepted: [[{ password: 'x' }]], refused: [{}, { password: null }] },
  nameRequest: {
    accepted: [[{ name: ` ${name} ` }, { name }]],
    refused: [{ name: 'x' }, { name: 'a\u202eb' }, {}],
  },
  newRecoveryCodesRequest: {
    accepted: [[{ password: 'whatever was typed' }]],
    refused: [{ password: 'x'.repeat(257) }, {}],
  },
  notesRequest: {
    accepted: [[{ text: '' }], [{ text: 'x'.repeat(4000) }]],
    refused: [{ text: 'x'.repeat(4001) }, { text: null }],
  },
  recoverRequest: {
    accepted: [
      [
        { name: ` ${name}`, code: 'abcde-fghjk', password },
        { name, code: 'abcde-fghjk', password },
      ],
    ],
    refused: [
      { name, code: 'abcde-fghjk', password: 'short' },
      { name, password },
    ],
  },
  registerRequest: {
    accepted: [
      [{ name, password }],
      [{ name: 'J. Wolfe', password }],
      [{ name: "d'Iberville", password }],
      [{ name: '王 小明', password }],
      [
        { name: ' E\u0301lise ', password },
        { name, password },
      ],
    ],
    refused: [
      ...['', 'x', ' a ', 'a  b', 'a\u202eb', 'x'.repeat(25), '<b>bold</b>'].map((wrong) => ({
        name: wrong,
        password,
      })),
      { name, password: 'short' },
      { name, password: 'x'.repeat(257) },
      { name, password, admin: true },
    ],
  },
  rematchRequest: {
    accepted: [
      [{ requestId }, { requestId, bytesFollow: false }],
      [{ requestId, bytesFollow: true }],
    ],
    refused: [{ requestId: 'x' }, {}, { requestId, bytesFollow: 1 }],
  },
  reportRequest: {
    accepted: [
      [{ reason: 'spam' }, { reason: 'spam', text: '', game: null }],
      [
        { reason: 'other', text: ' a\nb ', game: id },
        { reason: 'other', text: 'a b', game: id },
      ],
    ],
    refused: [{ reason: 'ugly' }, { reason: 'spam', text: 'x'.repeat(1001) }, { text: 'x' }],
  },
  signInRequest: {
    accepted: [
      [
        { name: ` ${name} `, password: '' },
        { name, password: '' },
      ],
    ],
    refused: [{ name }, { name: 'x'.repeat(65), password }],
  },
  standingOrdersRequest: {
    accepted: [[orders]],
    refused: [
      { ...orders, ambush: 'surrender' },
      { ...orders, raidBlockers: ['no-such-group'] },
      {},
    ],
  },
  streamQuery: {
    accepted: [[{}], [{ game: id, after: '12.345' }]],
    refused: [{ game: 'x' }, { after: '12' }, { after: '12.345', surplus: '1' }],
  },
};

type SchemaName = {
  [K in keyof typeof protocol]: (typeof protocol)[K] extends v.GenericSchema ? K : never;
}[keyof typeof protocol];

const PART_CASES: Readonly<Record<SchemaName, Cases>> = {
  actionSchema: {
    accepted: [[{ kind: 'pass' }], [{ kind: 'draft', card: 'empire:rangers' }]],
    refused: [{ kind: 'draft' }, { kind: 'fly' }, 'pass', null],
  },
  cardSchema: { accepted: [['empire:rangers']], refused: ['empire:dragoons', 7] },
  gameIdSchema: { accepted: [[id]], refused: [id.slice(1), `${id.slice(1)}-`] },
  locationSchema: { accepted: [['boston']], refused: ['paris', 'location:boston', 3] },
  paceSchema: {
    accepted: [
      [{ kind: 'none' }],
      [{ kind: 'live', minutes: 30, incrementSeconds: 0 }],
      [{ kind: 'days', daysPerTurn: 1, capDays: 90 }],
    ],
    refused: [
      { kind: 'live', minutes: 0, incrementSeconds: 0 },
      { kind: 'live', minutes: 30 },
      { kind: 'days', daysPerTurn: 31, capDays: 90 },
      { kind: 'none', minutes: 1 },
    ],
  },
  recordSchema: {
    accepted: [[record, { record, start: null, setup: null }]],
    refused: [
      null,
      { ...record, actions: null },
      { ...record, setup: {} },
      { ...record, actions: Array.from({ length: 4001 }, () => ({ kind: 'pass' })) },
    ],
  },
  requestIdSchema: {
    accepted: [[requestId], ['x'.repeat(64)]],
    refused: ['x'.repeat(7), 'x'.repeat(65), 'with space'],
  },
  setupSchema: {
    accepted: [[practicePosition()]],
    refused: [
      { ...practicePosition(), turn: 0 },
      { ...practicePosition(), actionsLeft: 3 },
      {
        ...practicePosition(),
        locations: { paris: { owner: 'french', piece: 'town', fortified: false } },
      },
      { ...practicePosition(), sieges: { british: null } },
    ],
  },
  standingOrdersSchema: REQUEST_CASES.standingOrdersRequest,
  versionSchema: { accepted: [[0], [1_000_000_000]], refused: [-1, 0.5, '1', 1_000_000_001] },
};

type FunctionName = Extract<keyof typeof protocol, `read${string}` | `parse${string}`>;
const transcript = JSON.parse(
  readFileSync(new URL('../../../fixtures/games/game-01.json', import.meta.url), 'utf8'),
) as object;

/** Functions give null or a fault where they refuse. */
const FUNCTION_CASES: Readonly<
  Record<FunctionName, { readonly reads: (sent: unknown) => boolean } & Cases>
> = {
  readGameFile: {
    reads: (sent) => protocol.readGameFile(sent).ok,
    accepted: [[record], [transcript]],
    refused: [
      null,
      [],
      { ...record, actions: [{ kind: 'dance' }] },
      { ...transcript, turns: 7 },
      { ...transcript, edition: 'third' },
    ],
  },
  parsePosition: {
    reads: (sent) => protocol.parsePosition(String(sent)) !== null,
    accepted: [['12.345'], ['0.0']],
    refused: ['', '1', '1.', '-1.2', '1.2.3', '1e3.4', ' 1.2'],
  },
  readPublishedRecord: {
    reads: (sent) => protocol.readPublishedRecord(sent).ok,
    accepted: [[record], [{ ...record, setup: practicePosition() }]],
    refused: [
      null,
      { ...record, setup: {} },
      { ...record, seed: 'abc' },
      { ...record, format: 'x' },
    ],
  },
};

const named = Object.entries({
  ...Object.fromEntries(
    Object.entries(REQUEST_CASES).map(([key, cases]) => [
      key,
      { schema: protocol.REQUESTS[key as protocol.RequestName], cases },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(PART_CASES).map(([key, cases]) => [
      key,
      { schema: protocol[key as SchemaName], cases },
    ]),
  ),
}).map(([parser, { schema, cases }]) => ({ parser, schema: schema, cases }));

describe('a parser', () => {
  it.each(named)('$parser accepts what belongs, and nothing close to it', ({ schema, cases }) => {
    expect(cases.accepted.length).toBeGreaterThan(0);
    expect(cases.refused.length).toBeGreaterThan(0);
    for (const [sent, read = sent] of cases.accepted) {
      const result = v.safeParse(schema, sent);
      expect(result.success, JSON.stringify(sent)).toBe(true);
      expect(result.output).toEqual(read);
    }
    for (const sent of cases.refused) {
      expect(v.safeParse(schema, sent).success, JSON.stringify(sent)).toBe(false);
    }
  });

  it.each(Object.entries(FUNCTION_CASES))('%s does too', (_, { reads, accepted, refused }) => {
    for (const [sent] of accepted) expect(reads(sent), JSON.stringify(sent)).toBe(true);
    for (const sent of refused) expect(reads(sent), JSON.stringify(sent)).toBe(false);
  });
});
