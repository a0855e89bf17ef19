// A server and a browser for the tests of one file, and people who sit down in it. Whatever the browser complains
// about on the console fails the test.
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Setup, Side } from '@arpents/engine';
import type { CreateGameInput, GameCreatedAnswer, LevelsAnswer } from '@arpents/protocol';
import { openBrowser } from './open-browser.ts';
import { PATIENCE_MS } from './patience.ts';
import type { Person } from './person.ts';
import { leaveUnpainted, watchPainting } from './painting.ts';
import { putOnShelf } from './local-shelf.ts';
import { startServer, type TestServer } from './server.ts';
import { TableOnScreen } from './table-on-screen.ts';

const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;
export const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
} as const;

export type Look = 'day' | 'candle';

/** What the table's own tests run with: it does not know which of them it has. */
export const AUTHORITIES = ['server', 'local'] as const;
export type Authority = (typeof AUTHORITIES)[number];

export interface Guise extends BrowserContextOptions {
  readonly look?: Look;
  /** Whether the coach speaks up: off, so that what is tested has the processor. */
  readonly coach?: boolean;
  /** Who has the last word at a table against the computer. */
  readonly authority?: Authority;
  /** What is agreed for the game besides its position. */
  readonly terms?: Pick<CreateGameInput, 'pace' | 'rules'>;
  /** Whether the ground of the map is painted: a second of processor time for each page, which few tests look at. */
  readonly isPainted?: boolean;
}

/** What is done with somebody's browser before they open a page. */
type Arrival = (who: Person) => Promise<void>;
const justArrive: Arrival = () => Promise.resolve();

export interface Stage {
  readonly server: () => TestServer;
  readonly person: (guise?: Guise) => Promise<Person>;
  /** Two people at one table, in a practice game from this position. */
  readonly twoAt: (
    setup: Setup,
    guise?: Guise,
    arrive?: Arrival,
  ) => Promise<Record<Side, TableOnScreen>>;
  /** One person against the weakest computer player, in a practice game from this position. */
  readonly againstComputer: (
    setup: Setup,
    side: Side,
    guise?: Guise,
    arrive?: Arrival,
  ) => Promise<TableOnScreen>;
}

let requests = 0;
const requestId = (): string => `browser-test-${process.pid}-${++requests}`;

/** `complaints` collects what the browsers say on their consoles, `contexts` what is to be closed after a test. */
function stageOf(
  server: () => TestServer,
  browser: () => Browser,
  complaints: string[],
  contexts: BrowserContext[],
): Stage {
  const person = async ({
    look = 'day',
    coach = false,
    terms: _terms,
    authority: _authority,
    isPainted = false,
    ...options
  }: Guise = {}): Promise<Person> => {
    const { address } = server();
    const context = await browser().newContext({
      locale: 'en-GB',
      reducedMotion: 'reduce',
      // Whatever is tested comes from the server; the tests of what browsers keep say so.
      serviceWorkers: 'block',
      baseURL: address,
      storageState: {
        cookies: [],
        origins: [
          {
            origin: address,
            localStorage: [{ name: 'arpents.settings', value: JSON.stringify({ look, coach }) }],
          },
        ],
      },
      ...DESKTOP,
      ...options,
    });
    contexts.push(context);
    await context.addInitScript(isPainted ? watchPainting : leaveUnpainted);
    context.setDefaultTimeout(PATIENCE_MS);
    const overlooked: RegExp[] = [/^warning: Service Worker registration blocked by Playwright/];
    const complain = (text: string): void => {
      if (!overlooked.some((noise) => noise.test(text))) complaints.push(text);
    };
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        complain(`${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    context.on('weberror', (error) => {
      complain(String(error.error()));
    });
    const page = await context.newPage();
    return {
      page,
      context,
      post: async <T>(path: string, body: unknown): Promise<T> => {
        const answer = await context.request.post(`/api${path}`, {
          data: body,
          headers: { origin: address },
        });
        if (!answer.ok())
          throw new Error(`POST ${path}: ${answer.status()} ${await answer.text()}`);
        return (answer.status() === 204 ? undefined : await answer.json()) as T;
      },
      visit: async (path) => {
        await page.goto(path);
      },
      overlook: (noise) => {
        overlooked.push(noise);
      },
    };
  };

  const create = (who: Person, input: Omit<CreateGameInput, 'requestId'>) =>
    who.post<GameCreatedAnswer>('/games', { requestId: requestId(), ...input });

  const guest = async (guise: Guise, arrive: Arrival): Promise<Person> => {
    const who = await person(guise);
    await arrive(who);
    await who.post('/guests', {});
    return who;
  };

  const sitDown = async (who: Person, game: string): Promise<TableOnScreen> => {
    const table = new TableOnScreen(who);
    await who.visit(`/games/${game}`);
    await table.status.waitFor();
    return table;
  };

  return {
    server,
    person,
    twoAt: async (setup, guise = {}, arrive = justArrive) => {
      const [british, french] = [await guest(guise, arrive), await guest(guise, arrive)];
      const { game, invitation } = await create(british, {
        side: 'british',
        opponent: { kind: 'invitation' },
        practice: { setup, seed: null },
        ...guise.terms,
      });
      await french.post(`/games/${game.id}/join`, { invitation });
      return { british: await sitDown(british, game.id), french: await sitDown(french, game.id) };
    },
    againstComputer: async (setup, side, guise = {}, arrive = justArrive) => {
      if (guise.authority === 'local') {
        const who = await person(guise);
        await arrive(who);
        return sitDown(who, await putOnShelf(who, setup, side));
      }
      const who = await guest(guise, arrive);
      const answer = await who.context.request.get('/api/computer-levels');
      const { levels } = (await answer.json()) as LevelsAnswer;
      const weakest = levels.toSorted((a, b) => a.strength - b.strength).at(0);
      if (weakest === undefined) throw new Error('the server offers no computer players');
      const { game } = await create(who, {
        side,
        opponent: { kind: 'computer', level: weakest.id },
        practice: { setup, seed: null },
        ...guise.terms,
      });
      return sitDown(who, game.id);
    },
  };
}

/** To be called once at the top of a test file. */
export function useStage(): Stage {
  let server: TestServer;
  let browser: Browser;
  const complaints: string[] = [];
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(), openBrowser()]);
  });
  afterEach(async () => {
    const heard = complaints.splice(0);
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(heard, 'the consoles of the browsers').toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });
  return stageOf(
    () => server,
    () => browser,
    complaints,
    contexts,
  );
}
