// Dockerfile and compose file against the settings that the server documents.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { VARIABLES } from '../src/settings.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');
const KNOWN = new Map(VARIABLES.map((variable) => [variable.name, variable]));

it('the Dockerfile sets documented variables, exposes the port and keeps the data folder', () => {
  const dockerfile = read('Dockerfile');
  const block = /^ENV ((?:.*\\\n)*.*)$/m.exec(dockerfile)?.[1] ?? '';
  const set = new Map(
    [...block.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
  );
  for (const [name, value] of set) {
    if (name === 'NODE_ENV') continue;
    expect(KNOWN.has(name), name).toBe(true);
    expect(KNOWN.get(name)?.read(value), name).not.toBeNull();
  }
  expect(/^EXPOSE (\d+)$/m.exec(dockerfile)?.[1]).toBe(set.get('PORT'));
  expect(set.get('PORT')).toBe(KNOWN.get('PORT')?.standard);
  expect(/^VOLUME (\S+)$/m.exec(dockerfile)?.[1]).toBe(set.get('ARPENTS_DATA'));
});

it('the compose file publishes that port to this machine only, mounts that folder and sets documented variables', () => {
  const compose = read('compose.yaml');
  const service = compose.slice(compose.indexOf('  arpents:'), compose.indexOf('\n  database:'));
  const [, host, , port] = /- '(?:([\d.]+):)?(\d+):(\d+)'/.exec(service) ?? [];
  expect([host, port]).toEqual(['127.0.0.1', KNOWN.get('PORT')?.standard]);
  expect(/- arpents-data:(\S+)/.exec(service)?.[1]).toBe(
    /ARPENTS_DATA=(\S+)/.exec(read('Dockerfile'))?.[1],
  );
  const names = [...service.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name = '']) => name);
  expect(names).toContain('DATABASE_URL');
  for (const name of names) expect(KNOWN.has(name), name).toBe(true);
});
