// Numbers for Prometheus: readable to the letter, by route and never by what was asked for.
import { describe, expect, it } from 'vitest';
import { Counter, Histogram } from '../src/metrics/families.ts';
import { Metrics } from '../src/metrics/metrics.ts';
import { Client } from './support/client.ts';
import { readMetrics, type Sample } from './support/prometheus.ts';
import { testServer, testSettings } from './support/server.ts';
import { STORES, testStores } from './support/stores.ts';

describe.each(STORES)('metrics of a server on %s', (kind) => {
  it('are told by route, with failed sign-ins, the event loop and the database', async () => {
    const stores = await testStores(kind);
    const server = await testServer(testSettings(await stores.settings()));
    const person = await Client.guest(server.address);
    const { game } = await person.create({
      side: 'french',
      opponent: { kind: 'computer', level: 'random' },
    });
    await person.game(game.id);
    await expect
      .poll(async () => (await person.game(game.id)).table.view?.decision?.side, {
        timeout: 20_000,
      })
      .toBe('french');
    await person.send('GET', `/api/games/${'x'.repeat(20)}`);
    await person.send('GET', '/api/secret-path-that-is-no-route');
    await person.call('POST /api/sign-in', {
      body: { name: 'Nobody', password: 'not the password' },
    });
    const stalled = performance.now() + 100;
    while (performance.now() < stalled);
    const response = await fetch(`${server.address}/metrics`);
    expect(response.headers.get('content-type')).toContain('version=0.0.4');
    const text = await response.text();
    const samples = readMetrics(text);
    const value = (name: string, labels: Sample['labels'] = {}): number | undefined =>
      samples.find(
        (one) => one.name === name && JSON.stringify(one.labels) === JSON.stringify(labels),
      )?.value;

    const requests = 'arpents_http_route_requests_total';
    const route = 'GET /api/games/:game';
    expect(value(requests, { route, class: '2xx' })).toBeGreaterThan(1);
    expect(value(requests, { route, class: '4xx' })).toBe(1);
    expect(value(requests, { route: 'page', class: '4xx' })).toBe(1);
    expect(value('arpents_http_route_seconds_count', { route })).toBeGreaterThan(2);
    expect(text).not.toContain(game.id);
    expect(text).not.toContain('secret-path');
    expect(value('arpents_failed_sign_ins_total', { code: 'wrong-name-or-password' })).toBe(1);
    const delay = 'arpents_event_loop_delay_seconds';
    expect(value(delay, { quantile: '0.5' })).toBeGreaterThanOrEqual(0);
    expect(value(delay, { quantile: '1' })).toBeGreaterThan(0.05);
    expect(value('arpents_computer_think_seconds_count', { level: 'random' })).toBeGreaterThan(0);
    expect(value('arpents_computer_waiting')).toBe(0);
    expect(value('arpents_write_queue')).toBe(0);
    const idle = value('arpents_database_connections', { state: 'idle' });
    if (kind === 'postgres') expect(idle).toBeGreaterThan(0);
    else expect(idle).toBeUndefined();
    // Names of 0.1.0 stay.
    expect(value('arpents_http_requests_total', { status: '401' })).toBe(1);
    expect(value('arpents_http_request_seconds_count')).toBeGreaterThan(5);
    for (const name of ['arpents_entries_total', 'arpents_rooms']) {
      expect(value(name), name).toBeGreaterThan(0);
    }
    for (const name of ['arpents_errors_total', 'arpents_streams']) expect(value(name)).toBe(0);
    await server.stop();
    await stores.stop();
  });
});

it('what waits and what is held is told as it stands when somebody asks', () => {
  const metrics = new Metrics();
  const text = metrics.text({
    rooms: () => 1,
    streams: () => 2,
    waiting: () => 3,
    thinking: () => 4,
    database: () => ({ waitingWrites: 5, pool: { busy: 6, idle: 7, awaited: 8 } }),
  });
  metrics.close();
  for (const line of [
    'arpents_rooms 1',
    'arpents_streams 2',
    'arpents_computer_waiting 3',
    'arpents_computer_thinking 4',
    'arpents_write_queue 5',
    'arpents_database_connections{state="busy"} 6',
    'arpents_database_connections{state="idle"} 7',
    'arpents_database_connections{state="awaited"} 8',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
});

it('labels are escaped, and buckets hold what is below them', () => {
  const counter = new Counter('a_total', 'Help.', ['label']);
  counter.add({ label: 'with "quotes", \\ and\nlines' });
  const histogram = new Histogram('b', 'Help.', [], [1, 2]);
  for (const measured of [0.5, 1, 1.5, 7]) histogram.observe({}, measured);
  const samples = readMetrics(`${[...counter.lines(), ...histogram.lines()].join('\n')}\n`);
  expect(samples.map(({ value }) => value)).toEqual([1, 2, 3, 4, 10, 4]);
});
