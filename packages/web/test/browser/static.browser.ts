// The client on a plain file server, below some path, without a server of ours and then without any network.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStaticHost, type StaticHost } from './static-host.ts';
import { useStage } from './stage.ts';

const stage = useStage();
let host: StaticHost;

beforeAll(async () => {
  host = await startStaticHost('/some/path/');
});
afterAll(() => host.close());

it('every page opens below any path, says that people need a server, and asks nothing of one', async () => {
  const who = await stage.person({ baseURL: host.address, serviceWorkers: 'allow' });
  const { page } = who;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await who.visit('');
  await page.getByText('Games with other people need a server').waitFor();
  expect(await page.getByRole('link', { name: 'Sign in' }).count()).toBe(0);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await who.context.setOffline(true);
  await page.getByRole('link', { name: 'Lobby' }).click();
  await page.getByText('Games with other people need a server').waitFor();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  expect(page.url()).toBe(`${host.address}#/settings`);
  await page.reload();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  expect(asked.filter((url) => !url.startsWith(host.address) || url.includes('/api'))).toEqual([]);
});
