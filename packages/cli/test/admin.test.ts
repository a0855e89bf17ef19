// `arpents admin` beside a running server: what an operator does is noted, and the server takes it up.
import { openStorage, readSettings, type Storage } from '@arpents/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { admin } from '../src/commands/admin.ts';
import { run } from './support/fake-terminal.ts';
import { temporaryFolder } from './support/files.ts';

let storage: Storage;

beforeAll(async () => {
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('ARPENTS_DATA', temporaryFolder());
  const settings = readSettings(process.env);
  if (!settings.ok) throw new Error(settings.error.join(' '));
  storage = await openStorage(settings.value);
  await storage.people.addGuest('GuestGuestGuest1', 0);
  const account = { id: 'AliceAliceAlice1', name: 'Alice', passwordHash: 'x', createdAt: 0 };
  await storage.people.register(account);
});
afterAll(async () => {
  await storage.close();
  vi.unstubAllEnvs();
});

it('finds, renames, locks and unlocks people, and keeps a log of it', async () => {
  expect((await run(admin, ['find', 'lic'])).output).toContain('AliceAliceAlice1 Alice');
  expect((await run(admin, ['find', 'nobody at all'])).errors).toContain('There is no such person');
  for (const wild of ['%', '_']) expect((await run(admin, ['find', wild])).status).toBe(1);
  expect((await run(admin, ['rename', 'AliceAliceAlice1', 'Bob', '--as', 'op'])).status).toBe(0);
  expect((await storage.people.personById('AliceAliceAlice1'))?.name).toBe('Bob');
  expect((await run(admin, ['rename', 'AliceAliceAlice1', 'Admin'])).errors).toContain(
    'name-reserved',
  );
  expect((await run(admin, ['lock', 'AliceAliceAlice1', '--as', 'op'])).status).toBe(0);
  expect(await storage.operators.isLocked('AliceAliceAlice1')).toBe(true);
  expect((await run(admin, ['find', 'Bob'])).output).toContain('locked on');
  expect((await run(admin, ['lock', 'AliceAliceAlice1'])).status).toBe(1);
  expect((await run(admin, ['unlock', 'AliceAliceAlice1', '--as', 'op'])).status).toBe(0);
  const { output } = await run(admin, ['log']);
  expect(output).toMatch(/ op unlock AliceAliceAlice1\n.* op lock AliceAliceAlice1\n/);
  expect(output).toContain('op rename AliceAliceAlice1 Alice → Bob');
});

it('deletes people for good, and notes who did it', async () => {
  const account = { id: 'LeaverLeaverLea1', name: 'Leaver', passwordHash: 'x', createdAt: 0 };
  await storage.people.register(account);
  expect((await run(admin, ['delete', account.id, '--as', 'op'])).status).toBe(0);
  expect((await storage.people.personById(account.id))?.isNamed).toBe(false);
  expect((await run(admin, ['delete', account.id])).errors).toContain('not-found');
  expect((await run(admin, ['log'])).output).toContain(`op delete ${account.id}`);
});

it('names those whose names can be mistaken for others', async () => {
  const row = { kind: 'account', password_hash: 'x', created_at: 0 } as const;
  // As names from before look-alikes were refused.
  await storage.db
    .insertInto('person')
    .values([
      {
        ...row,
        id: 'MontcalmMontcal1',
        name: 'Montcalm',
        name_key: 'montcalm',
        name_skeleton: 'montcalm',
      },
      {
        ...row,
        id: 'MontcalmMontcal2',
        name: 'Montca1m',
        name_key: 'montca1m',
        name_skeleton: null,
      },
    ])
    .execute();
  expect((await run(admin, ['names'])).output).toContain('MontcalmMontcal2 Montca1m');
  await storage.db.deleteFrom('person').where('id', 'like', 'Montcalm%').execute();
});

it('lists, shows and closes reports with what was said', async () => {
  await storage.manners.addReport({
    id: 'ReportReportRepo',
    reporter: 'AliceAliceAlice1',
    reported: 'GuestGuestGuest1',
    game: null,
    reason: 'insults',
    text: 'a sentence',
    messages: [{ side: 'french', at: 0, text: 'rude words' }],
    createdAt: 0,
    closedAt: null,
  });
  expect((await run(admin, ['reports'])).output).toContain('reports GuestGuestGuest1 for insults');
  const shown = (await run(admin, ['report', 'ReportReportRepo'])).output;
  for (const text of ['a sentence', 'french: rude words']) expect(shown).toContain(text);
  expect((await run(admin, ['close', 'ReportReportRepo'])).status).toBe(0);
  expect((await run(admin, ['close', 'ReportReportRepo'])).status).toBe(1);
  expect((await run(admin, ['reports'])).output).toContain('No reports.');
  expect((await run(admin, ['reports', '--all'])).output).toContain('closed');
  expect((await run(admin, ['log'])).output).toContain('close-report ReportReportRepo');
});

it('says what it takes, and what it does not know', async () => {
  expect((await run(admin, [])).errors).toContain('admin takes one of');
  expect((await run(admin, ['ban'])).errors).toContain('not "ban"');
  expect((await run(admin, ['lock'])).errors).toContain('admin lock takes ID.');
  expect((await run(admin, ['end', 'AAAAAAAAAAAAAAAA'])).errors).toContain('not-found');
  expect((await run(admin, ['names'])).output).toContain('No name can be mistaken');
});
