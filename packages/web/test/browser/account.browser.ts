// The account in a browser: what is shown once must be seen whole.
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { Person } from './person.ts';
import { PHONE, useStage } from './stage.ts';
import { TableOnScreen } from './table-on-screen.ts';

const stage = useStage();

let registered = 0;
const PASSWORD = 'plains of abraham';

/** From the page for signing in. */
async function register({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'I am new' }).click();
  await page.getByLabel('Name').fill(`Wolfe ${++registered}`);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByTestId('register').click();
  await page.getByTestId('codes').waitFor();
}

it.each([
  ['on a wide screen', {}],
  ['on a phone', PHONE],
])('recovery codes are shown whole %s, also after the table was there (D3)', async (_, guise) => {
  const who = await stage.person(guise);
  // The table brings its own styles, which stay when it is left.
  await who.visit('/');
  await who.page.getByTestId('play-now').click();
  await who.page.getByTestId('status').waitFor();
  await who.page.goBack();
  await who.page.getByRole('link', { name: 'Sign in' }).click();
  await register(who);
  const hidden = await who.page.getByTestId('codes').evaluate((list) => {
    const box = list.closest('section');
    return box === null ? -1 : box.scrollHeight - box.clientHeight;
  });
  expect(hidden).toBe(0);
});

it('recovery codes are copied without HTTPS, and saved as a text file (D3)', async () => {
  const who = await stage.person();
  await who.context.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await who.visit('/account');
  await register(who);
  const { page } = who;
  const codes = await page.getByTestId('codes').locator('code').allTextContents();
  expect(codes.length).toBeGreaterThan(4);
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const field = page.locator('input[type=password]').first();
  await field.focus();
  await page.keyboard.press('Control+V');
  // A field of one line has no line breaks.
  expect((await field.inputValue()).replaceAll(/\s/g, '')).toBe(codes.join(''));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save as a text file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('arpents-recovery-codes.txt');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain(`Wolfe ${registered}`);
  expect(text.split('\n')).toEqual(expect.arrayContaining(codes));
});

it('everything that is kept of somebody is saved as a file', async () => {
  const who = await stage.person();
  await who.visit('/account');
  await register(who);
  const { page } = who;
  const button = page.getByRole('button', { name: 'Download my data' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe('arpents-data.json');
  const data: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data).toMatchObject({ person: { name: `Wolfe ${registered}` }, games: [] });
});

it('an account is deleted after a second question, which says what is lost', async () => {
  const who = await stage.person();
  await who.visit('/account');
  await register(who);
  const { page } = who;
  const dialog = page.locator('dialog');
  await page.getByTestId('delete').click();
  await dialog.getByText(/You resign every running game/).waitFor();
  await dialog.getByRole('button', { name: 'Keep the account' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByTestId('delete').click();
  who.overlook(/status of 403/);
  await dialog.getByLabel('Password').fill('not the password');
  await dialog.getByRole('button', { name: 'Delete it for good' }).click();
  await dialog.getByRole('alert').waitFor();
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete it for good' }).click();
  await page.getByText('The account is deleted.').waitFor();
});

it('a table whose sign-in was ended elsewhere says so, asks no more, and goes on after signing in', async () => {
  const who = await stage.person();
  await who.visit('/account');
  await register(who);
  const name = `Wolfe ${registered}`;
  await who.visit('/');
  await who.page.getByLabel('Keep this game on the server').check();
  await who.page.getByTestId('play-now').click();
  const table = new TableOnScreen(who);
  await table.status.waitFor();
  await who.post('/sign-out', {});
  const offline = who.page.getByTestId('offline');
  await offline.getByText('You have been signed out elsewhere.').waitFor();
  // In another tab.
  await who.post('/sign-in', { name, password: PASSWORD });
  await who.page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await offline.waitFor({ state: 'detached' });
  await table.resign();
});
