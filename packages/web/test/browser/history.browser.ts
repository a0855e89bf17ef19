// Looking back: the past of a running game, a game that is over through anybody's eyes, and what leads there.
import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { BEFORE_RAID, QUIET_TURN } from './positions.ts';
import { useStage } from './stage.ts';
import { TableOnScreen } from './table-on-screen.ts';

const stage = useStage();

const pass = async (table: TableOnScreen): Promise<void> => {
  await table.turnCame();
  await table.kind('pass').click();
  await table.send(table.confirmation);
};

const handOf = ({ page }: TableOnScreen): Promise<readonly (string | null)[]> =>
  page
    .locator('.hand [data-hand-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-hand-card')).sort());

it('the past of a running game is gone through by keys and by the log, and one’s turn pulls nobody out of it (D6)', async () => {
  const { british, french } = await stage.twoAt({ ...QUIET_TURN, actionsLeft: 1 });
  const { page } = british;
  await british.card('Pemaquid').click();
  await british.kind('develop').click();
  await british.send(british.confirmation);
  await british.send(british.endTurn);
  await page.keyboard.press('ArrowLeft');
  await british.status.getByText('Turn 11, British, after the new town at Pemaquid').waitFor();
  await british.stands('pemaquid', /town/);
  await page.keyboard.press('ArrowLeft');
  await british.status.getByText('Turn 11, British, at the beginning').waitFor();
  await british.stands('pemaquid', /village/);
  expect(await handOf(british)).toEqual(QUIET_TURN.british.hand.toSorted());
  // The game goes on meanwhile.
  await pass(french);
  await pass(french);
  await french.send(french.endTurn);
  await page.getByTestId('past').getByText('It is your turn.').waitFor();
  await british.status.getByText('Turn 11, British, at the beginning').waitFor();
  expect(await british.confirmation.count()).toBe(0);
  await page.keyboard.press('End');
  await british.turnCame();
  await british.stands('pemaquid', /town/);
  // A line of the log leads to its moment.
  await page
    .locator('.log-lines')
    .getByText(/French passed/)
    .last()
    .click();
  await british.status.getByText('Turn 12, French, after passing').waitFor();
  await page.getByTestId('timeline').focus();
  await page.keyboard.press('PageUp');
  await british.status.getByText('Turn 11, British, at its end').waitFor();
  await page.getByTestId('present').click();
  await british.turnCame();
});

it('[R111] a game that is over is seen through either side’s eyes or laid open, and an address leads just there (D6)', async () => {
  const { british, french } = await stage.twoAt(BEFORE_RAID);
  const { page } = british;
  await pass(french);
  await french.resign();
  await british.result.waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await british.status.getByText('Turn 12, French, after passing').waitFor();
  expect(await handOf(british)).toEqual(BEFORE_RAID.british.hand.toSorted());
  expect(await page.locator('.player.french [data-pile="hand"]').isEnabled()).toBe(false);
  await page.locator('[data-eyes="french"]').click();
  await expect.poll(() => handOf(british)).toEqual(BEFORE_RAID.french.hand);
  await page.locator('[data-eyes="open"]').click();
  await page.locator('.open-hand [data-card="empire:coureurs-de-bois"]').waitFor();
  await page.locator('.open-hand [data-card="empire:rangers"]').waitFor();
  await page.locator('.player.french [data-pile="deck"]').click();
  await page.locator('dialog').getByText('In the order in which it lies').waitFor();
  await british.closeDialog();
  await page.waitForURL(/\?at=12\.1&as=open$/);
  // Opened anew, by whoever has it: just that.
  await page.goto(page.url().replace('as=open', 'as=french'));
  await british.status.getByText('Turn 12, French, after passing').waitFor();
  await expect.poll(() => handOf(british)).toEqual(BEFORE_RAID.french.hand);
});

it('a moment of a game that is over is shared by a link, and whoever opens it plays on from there', async () => {
  const { british, french } = await stage.twoAt(BEFORE_RAID);
  const { page } = british;
  await pass(french);
  await french.resign();
  await british.result.waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await british.status.getByText('Turn 12, French, after passing').waitFor();
  await page.getByTestId('play-on').click();
  await page.locator('.play-on .side-wanted.british').click();
  await page.getByTestId('play-on-link').click();
  const link = await page.locator('.copy input').inputValue();
  await french.page.goto(link);
  await french.page
    .getByText(/practice/i)
    .first()
    .waitFor();
  await french.page.getByTestId('join').click();
  await french.turnCame();
  expect(await handOf(french)).toEqual(BEFORE_RAID.french.hand.toSorted());
  await british.status.waitFor();
});

/** Drops a file on the page, as a hand would. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([called, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], called, { type: 'application/json' }));
      return transfer;
    },
    [name, text] as const,
  );
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
}

/** What axe objects to in a part of the page. */
const objections = async (page: Page, part: string): Promise<readonly string[]> => {
  const axe = new AxeBuilder({ page }).include(part).setLegacyMode(true);
  return (await axe.analyze()).violations.map(({ id }) => id);
};

it('a transcript that is dropped on the home page is replayed without the server, and played on from any moment', async () => {
  const who = await stage.person();
  const { page } = who;
  await who.visit('/');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/games')) asked.push(pathname);
  });
  const text = await readFile(new URL('../../../../fixtures/games/game-01.json', import.meta.url));
  await drop(page, 'broken.json', `{\n "turns": [,]}`);
  await page.getByRole('alert').getByText('it stops being JSON in line 2').waitFor();
  await drop(page, 'broken.json', text.toString().replace('"money":12', '"money":-1'));
  await page.getByRole('alert').getByText('a whole number').waitFor();
  await drop(page, 'game-01.json', text.toString());
  const table = new TableOnScreen(who);
  await table.result.waitFor();
  await page.reload();
  await table.result.waitFor();
  await page.keyboard.press('Home');
  await table.status.getByText('Turn 1, British, at the beginning').waitFor();
  await page.keyboard.press('Shift+ArrowRight');
  await table.status.getByText('Turn 1, British, at its end').waitFor();
  expect(await page.locator('.open-hand [data-card]').count()).toBe(10);
  for (const part of ['.table-hand', '.table-time'])
    expect(await objections(page, part)).toEqual([]);
  // The review of it is there at once, and leads back to the moments.
  await page.keyboard.press('End');
  await page.getByTestId('review').click();
  await page.getByTestId('chances').waitFor();
  expect(await objections(page, 'main')).toEqual([]);
  await page.locator('.chances-plot').click({ position: { x: 4, y: 40 } });
  await table.status.getByText('Turn 1, British, at its end').waitFor();
  await page.getByTestId('play-on').click();
  await page.getByTestId('play-on-computer').click();
  await table.turnCame();
  expect(asked).toEqual([]);
});

it('a game is reviewed in depth: stopped, gone on with after a reload, with marks; and a phone finds the log at its moment', async () => {
  const table = await stage.againstComputer(QUIET_TURN, 'british', { authority: 'local' });
  const { page } = table;
  // Turns thrown away are easily found.
  for (let turn = 0; turn < 3; turn++) {
    await pass(table);
    await pass(table);
    await table.send(table.endTurn);
  }
  await table.turnCame();
  await table.resign();
  await table.result.waitFor();
  await page.getByTestId('review').click();
  const button = page.getByTestId('analyse');
  await button.click();
  await page.getByText(/^[1-6] of 7 turns$/).waitFor();
  await button.click();
  await button.getByText('Go on analysing').waitFor();
  const marks = page.locator('.chances-mark');
  const found = await marks.count();
  await page.reload();
  await page.getByText(/^[1-6] of 7 turns$/).waitFor();
  await expect.poll(() => marks.count()).toBe(found);
  await button.click();
  await page.getByTestId('both-sides').waitFor();
  await page.getByTestId('turning-points').getByText('Pass').first().waitFor();
  expect(await page.locator('.chances-mark.british').count()).toBe(3);
  expect(await objections(page, 'main')).toEqual([]);
  // On a phone, by a moment that was chosen while the log was behind another tab.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Show' }).first().click();
  await page.getByTestId('past').waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.getByTestId('past').getByText('after the resignation').waitFor();
  await page.getByRole('button', { name: 'Log' }).click();
  const [lines, line] = [page.locator('.log-lines'), page.locator('.log-lines [aria-current]')];
  await expect
    .poll(async () => {
      const [around, inside] = [await lines.boundingBox(), await line.first().boundingBox()];
      if (around === null || inside === null) return false;
      return (
        inside.y >= around.y && inside.y + inside.height <= Math.min(844, around.y + around.height)
      );
    })
    .toBe(true);
});
