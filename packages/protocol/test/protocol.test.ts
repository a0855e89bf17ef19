// The parsers accept what the API description says and nothing else.
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  ERROR_CODES,
  commandRequest,
  createGameRequest,
  formatPosition,
  parsePosition,
  registerRequest,
  statusOf,
} from '@arpents/protocol';

const requestId = 'abcdefgh';

describe('requests', () => {
  it('a game needs only a side and an opponent; the rest has defaults', () => {
    const read = v.parse(createGameRequest, {
      requestId,
      side: 'random',
      opponent: { kind: 'open' },
    });
    expect(read).toMatchObject({ edition: 'second', rules: [], rated: false, practice: null });
  });

  it.each([
    { side: 'dutch', opponent: { kind: 'open' } },
    { side: 'british', opponent: { kind: 'open', level: 'x' } },
    { side: 'british', opponent: { kind: 'open' }, surplus: 1 },
    { side: 'british', opponent: { kind: 'open' }, rules: ['no-such-rule'] },
    {
      side: 'british',
      opponent: { kind: 'open' },
      pace: { kind: 'live', minutes: 0.5, incrementSeconds: 0 },
    },
  ])('a game is refused that says %j', (body) => {
    expect(v.safeParse(createGameRequest, { requestId, ...body }).success).toBe(false);
  });

  it('an action is stripped of what does not belong to it, and refused if it is none', () => {
    const command = { kind: 'act', action: { kind: 'pass', extra: 1 } };
    const read = v.parse(commandRequest, { version: 1, requestId, command });
    expect(read.command).toEqual({ kind: 'act', action: { kind: 'pass' } });
    const wrong = { kind: 'act', action: { kind: 'fly' } };
    expect(v.safeParse(commandRequest, { version: 1, requestId, command: wrong }).success).toBe(
      false,
    );
  });

  it.each(['', 'x', ' a ', 'a  b', 'a\u202eb', 'x'.repeat(25), '<b>bold</b>'])(
    'the name %j is refused',
    (name) => {
      expect(v.safeParse(registerRequest, { name, password: 'long enough' }).success).toBe(false);
    },
  );

  it.each(['Élise', 'J. Wolfe', "d'Iberville", '王 小明'])('the name %j is accepted', (name) => {
    expect(v.safeParse(registerRequest, { name, password: 'long enough' }).success).toBe(true);
  });
});

it('every error code has a status of its class', () => {
  expect(new Set(ERROR_CODES).size).toBe(ERROR_CODES.length);
  for (const code of ERROR_CODES) expect(statusOf(code)).toBeGreaterThanOrEqual(400);
});

it('a stream position survives being written and read', () => {
  expect(parsePosition(formatPosition({ person: 12, version: 345 }))).toEqual({
    person: 12,
    version: 345,
  });
  for (const wrong of ['', '1', '1.', '-1.2', '1.2.3', '1e3.4', ' 1.2'])
    expect(parsePosition(wrong)).toBeNull();
});
