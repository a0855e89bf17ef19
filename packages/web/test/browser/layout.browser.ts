// The layout under strain: texts 40 % longer than the English ones, and everything twice as large in the wordiest language.
import { readFileSync, readdirSync } from 'node:fs';
import { LOCALES } from '@arpents/messages';
import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { PATHS } from '../../src/parts/paths.ts';
import { layoutFaults } from './layout-faults.ts';
import { BEFORE_LAST_TOWN, BEFORE_LOST_SIEGE, TWO_SIEGES } from './positions.ts';
import type { Person } from './person.ts';
import { useStage } from './stage.ts';

const stage = useStage();

/** The narrowest of each layout: what fits here fits on larger screens and phones. */
const SIZES = [
  { width: 1024, height: 768 },
  { width: 360, height: 740 },
] as const;

/** What 1440 × 900 and 1024 × 768 come to when everything is shown at 200 %. */
const DOUBLED = [
  { width: 720, height: 450 },
  { width: 512, height: 384 },
] as const;

/** Words as much longer as those of wordier languages, without touching what is filled in. */
const lengthened = (text: string): string =>
  text.replace(/\{\w+\}|[aeiouyé]/g, (found) => (found.startsWith('{') ? found : found + found));

type Content = string | { readonly [key: string]: Content };
type Texts = Readonly<Record<string, Content>>;

const lengthenedIn = (content: Content): Content =>
  typeof content === 'string'
    ? lengthened(content)
    : Object.fromEntries(Object.entries(content).map(([key, inner]) => [key, lengthenedIn(inner)]));

const CATALOGUE = new URL('../../../messages/catalogue/', import.meta.url);

const LANGUAGES = LOCALES.map((locale) => {
  const files = readdirSync(CATALOGUE).filter((name) => `.${name}`.endsWith(`.${locale}.json`));
  const texts = files.map((file) => readFileSync(new URL(file, CATALOGUE), 'utf8'));
  return new Map(texts.flatMap((text) => Object.entries(JSON.parse(text) as Texts)));
});

/** Each text as the language says it that takes most room for it. */
const inWordiestLanguage = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, english]) => {
      const said = LANGUAGES.map((language) => language.get(key) ?? english);
      const lengths = said.map((text) => JSON.stringify(text).length);
      return [key, said[lengths.indexOf(Math.max(...lengths))] ?? english];
    }),
  );

/** Has everybody in this browser read texts that are made from the English ones. */
const speak =
  (made: (texts: Texts) => Content) =>
  async ({ context }: Pick<Person, 'context'>): Promise<void> => {
    await context.route(/\/assets\/[^/]*\.json$/, async (route: Route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: made((await response.json()) as Texts) });
    });
  };

/** The faults at each size, by size. */
async function faultsAt(
  page: Page,
  sizes: readonly { readonly width: number; readonly height: number }[],
  screen: string,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60))),
    );
    const found = await layoutFaults(page);
    faults.push(...found.map((fault) => `${screen} at ${size.width}: ${fault}`));
  }
  return faults;
}

/** Goes through the screens; `arrive` is called with everybody before they sit down. */
async function faultsOfAllScreens(
  sizes: readonly { readonly width: number; readonly height: number }[],
  arrive: (who: Pick<Person, 'context'>) => Promise<void>,
): Promise<readonly string[]> {
  const faults: string[] = [];
  const look = async (page: Page, screen: string): Promise<void> => {
    await page.evaluate(() => document.fonts.ready);
    faults.push(...(await faultsAt(page, sizes, screen)));
  };
  const visitor = await stage.person();
  await arrive(visitor);
  for (const path of Object.values(PATHS)) {
    await visitor.visit(path);
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    await look(visitor.page, path);
  }
  const player = await stage.againstComputer(TWO_SIEGES, 'british', {}, arrive);
  await player.turnCame();
  await look(player.page, 'table');
  await player.page.locator('.hand .card').nth(2).click();
  await look(player.page, 'choice');
  for (const item of ['orders', 'cards', 'keys', 'places'] as const) {
    await player.page.setViewportSize(SIZES[0]);
    await player.openMenu(item);
    await player.page.locator('.dialog-body > *').nth(0).waitFor();
    await look(player.page, item);
    await player.closeDialog();
  }
  const { british } = await stage.twoAt(BEFORE_LOST_SIEGE, {}, arrive);
  await british.send(british.endTurn);
  await british.decision.waitFor();
  await look(british.page, 'decision');
  const { french } = await stage.twoAt(BEFORE_LAST_TOWN, {}, arrive);
  await french.resign();
  await french.result.waitFor();
  await look(french.page, 'result');
  return faults;
}

it('nothing is cut off or covered with texts 40 % longer', { timeout: 180_000 }, async () => {
  expect(await faultsOfAllScreens(SIZES, speak(lengthenedIn))).toEqual([]);
});

it(
  'nothing is cut off or covered at 200 %, with each text in the wordiest language',
  { timeout: 180_000 },
  async () => {
    expect(await faultsOfAllScreens(DOUBLED, speak(inWordiestLanguage))).toEqual([]);
  },
);
