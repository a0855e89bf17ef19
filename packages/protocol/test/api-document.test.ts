// API.md says what the table of routes says. After a change of the table, `npx vitest run packages/protocol -u` writes
// its tables anew.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_CODES, REQUESTS, ROUTES, type RouteRow } from '@arpents/protocol';
import { expect, it } from 'vitest';
import { withTables } from './support/api-tables.ts';

const FILE = join(import.meta.dirname, '..', 'API.md');
const document = readFileSync(FILE, 'utf8');

it('the tables of routes in API.md are those of the protocol', async () => {
  await expect(withTables(document)).toMatchFileSnapshot(FILE);
});

it('every route is in a table of API.md', () => {
  for (const key of Object.keys(ROUTES)) expect(document).toContain(`| \`${key}\` |`);
});

it('every parser of a body or a query belongs to a route, and no two operations have one name', () => {
  const rows = Object.values<RouteRow>(ROUTES);
  const used = new Set(rows.flatMap(({ body, query }) => [body, query]));
  for (const name of Object.keys(REQUESTS)) {
    if (name !== 'streamQuery') expect(used).toContain(name);
  }
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

it('every error code that API.md mentions exists', () => {
  const known: readonly string[] = ERROR_CODES;
  const mentioned = [...document.matchAll(/\(`([a-z]+(?:-[a-z]+)+)`\)/g)].map(([, code]) => code);
  expect(mentioned.length).toBeGreaterThan(4);
  for (const code of mentioned) expect(known).toContain(code);
});
