// What crosses a choice in the making: undo, a reload, another tab, a phone that is turned, the end of the game. No
// choice is stale afterwards, no move is lost, and the console stays silent.
import { expect, it } from 'vitest';
import { BEFORE_PENALTY, LOST_FOR_LONG, QUIET_TURN, TWO_SIEGES } from './positions.ts';
import { PHONE, useStage } from './stage.ts';
import { TableOnScreen } from './table-on-screen.ts';

const stage = useStage();

it('a choice outlives undo and reload, and is gone where another tab has acted', async () => {
  const table = await stage.againstComputer(QUIET_TURN, 'british');
  const { page } = table;
  await table.turnCame();
  await table.kind('pass').click();
  await table.send(table.confirmation);
  await table.card('Philadelphia').click();
  await table.kind('take-money').click();
  const ready = await table.confirmation.textContent();
  await page.reload();
  await expect.poll(() => table.confirmation.textContent()).toBe(ready);
  // Closing what was opened by its own button leaves the focus there (D32).
  await page.locator('[data-menu="hints"]').click();
  await page.getByTestId('hints').waitFor();
  await page.keyboard.press('Escape');
  await page.getByTestId('hints').waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-menu')))
    .toBe('hints');
  await table.send(table.undo);
  await table.status.getByText(/2 actions/).waitFor();
  expect(await table.confirmation.textContent()).toBe(ready);

  const other = new TableOnScreen({ ...table.who, page: await table.who.context.newPage() });
  await other.page.goto(page.url());
  await other.turnCame();
  await other.page.locator('.dock-clear').click();
  await other.kind('pass').click();
  await other.send(other.confirmation);
  await table.status.getByText(/1 action/).waitFor();
  expect(await page.locator('.hand [aria-pressed="true"]').count()).toBe(0);
  expect(await table.confirmation.count()).toBe(0);
  await table.card('Philadelphia').click();
  await table.kind('take-money').click();
  await table.send(table.confirmation);
  await table.endTurn.waitFor();
});

it('a phone that is turned keeps the choice, and the button that carries it out', async () => {
  const table = await stage.againstComputer(TWO_SIEGES, 'british', PHONE);
  const { page } = table;
  await table.turnCame();
  await table.kind('draft').tap();
  await page.locator('.gallery-card[data-card="empire:militia"]').tap();
  const ready = await table.confirmation.textContent();
  for (const [width, height] of [
    [844, 390],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => table.confirmation.textContent()).toBe(ready);
    const box = await table.confirmation.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  }
  await table.send(table.confirmation);
  await table.told(/drafted.*Militia/i);
});

it('the end of the game takes choice, question and marks away; until then the line on top says until when, and a panel what was done last', async () => {
  const { british, french } = await stage.twoAt(TWO_SIEGES, {
    terms: { pace: { kind: 'live', minutes: 30, incrementSeconds: 20 } },
  });
  const { page } = british;
  await british.turnCame();
  for (const table of [british, french]) {
    await table.page
      .getByTestId('until')
      .getByText(/29:\d\d left/)
      .waitFor();
  }
  await british.kind('pass').click();
  await british.send(british.confirmation);
  await french.page.getByTestId('last-british').click();
  await french.page
    .getByTestId('last-turn')
    .getByText(/passed/)
    .waitFor();
  await french.closeDialog();
  await page.setViewportSize(PHONE.viewport);
  await expect.poll(() => page.locator('.strip-clock:visible').count()).toBe(2);
  await page.setViewportSize({ width: 1440, height: 900 });

  await british.place('pemaquid').click();
  await british.kind('withdraw').click();
  await british.confirmation.click();
  await page.getByTestId('harm').waitFor();
  await french.resign();
  await british.result.waitFor();
  expect(await page.locator('dialog').count()).toBe(0);
  expect(await page.locator('.place.chosen').count()).toBe(0);
});

it('[R87] cards to be given up together are chosen as cards, as many as are asked for', async () => {
  const table = await stage.againstComputer(BEFORE_PENALTY, 'british', {
    terms: { rules: ['pay-to-reshuffle'] },
  });
  const { page } = table;
  await table.send(table.endTurn);
  await table.decision.waitFor();
  const cards = table.decision.locator('.gallery-card');
  expect(await cards.count()).toBe(5);
  await cards.nth(0).click();
  expect(await table.confirmation.count()).toBe(0);
  await cards.nth(3).click();
  await table.confirmation.waitFor();
  // A third takes the place of the first.
  await cards.nth(4).click();
  await expect.poll(() => table.decision.locator('[aria-pressed="true"]').count()).toBe(2);
  expect(await cards.nth(0).getAttribute('aria-pressed')).toBe('false');
  await page.locator('.dock-clear').click();
  await expect.poll(() => table.decision.locator('[aria-pressed="true"]').count()).toBe(0);
  await cards.nth(1).click();
  await cards.nth(2).click();
  await table.send(table.confirmation);
  await table.decision.waitFor({ state: 'detached' });
});

it.each(['server', 'local'] as const)(
  '[R98] a computer player gives a game up that is lost for long, and the result says so (%s)',
  async (authority) => {
    const table = await stage.againstComputer(LOST_FOR_LONG, 'french', { authority });
    await table.send(table.endTurn);
    await table.result.getByText('The French won by the resignation of the British.').waitFor();
    await table.page.reload();
    await table.result.getByText('The French won by the resignation of the British.').waitFor();
  },
);
