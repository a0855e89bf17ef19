// What travels beside the parsers: error codes, positions in a stream, requests made from routes, the version.
import { CARD_IDS, PLACE_IDS } from '@arpents/engine';
import {
  ERROR_CODES,
  INTERFACE_VERSION,
  STREAM_MESSAGES,
  formatPosition,
  hashOfTables,
  parsePosition,
  requestFor,
  statusOf,
} from '@arpents/protocol';
import { describe, expect, it } from 'vitest';

it('every error code has a status of its class', () => {
  expect(new Set(ERROR_CODES).size).toBe(ERROR_CODES.length);
  for (const code of ERROR_CODES) expect(statusOf(code)).toBeGreaterThanOrEqual(400);
});

it('a stream position survives being written and read', () => {
  const position = { person: 12, version: 345 };
  expect(parsePosition(formatPosition(position))).toEqual(position);
});

it('the messages of a stream are listed once each, hello first', () => {
  expect(STREAM_MESSAGES).toEqual(['hello', 'entry', 'reset', 'players', 'person', 'bye']);
});

describe('a request for a route', () => {
  it('has its parameters and its query filled in, each encoded', () => {
    const params = { game: 'a/b?c' };
    expect(requestFor('GET /api/games/:game', { params, query: { invitation: 'x&y' } })).toEqual({
      method: 'GET',
      path: '/api/games/a%2Fb%3Fc?invitation=x%26y',
      body: null,
    });
    expect(requestFor('GET /api/games/:game/log', { params, query: {} }).path).toBe(
      '/api/games/a%2Fb%3Fc/log',
    );
  });

  it('has its body as JSON, and none where the route takes none', () => {
    const body = { name: 'Élise', password: 'x' };
    expect(requestFor('POST /api/sign-in', { body })).toEqual({
      method: 'POST',
      path: '/api/sign-in',
      body: JSON.stringify(body),
    });
    expect(requestFor('POST /api/sign-out', { body: {} }).body).toBe('{}');
    expect(requestFor('GET /api/me').body).toBeNull();
    expect(requestFor('DELETE /api/me/tokens/:id', { params: { id: 'x' } }).body).toBeNull();
  });
});

describe('the version of the interface', () => {
  it('is a number for the protocol and a hash of the tables', () => {
    expect(INTERFACE_VERSION).toMatch(/^[0-9]+\.[0-9a-f]{8}$/);
  });

  it('differs when something is added to a table, leaves it or changes its place', () => {
    const swapped = [...CARD_IDS.slice(1), ...CARD_IDS.slice(0, 1)];
    const hashes = [
      hashOfTables([CARD_IDS, PLACE_IDS]),
      hashOfTables([swapped, PLACE_IDS]),
      hashOfTables([CARD_IDS.slice(1), PLACE_IDS]),
      hashOfTables([CARD_IDS, [...PLACE_IDS, 'paris']]),
      hashOfTables([PLACE_IDS, CARD_IDS]),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
