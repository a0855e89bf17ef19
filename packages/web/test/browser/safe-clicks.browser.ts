// A click never costs what one did not mean: pointing chooses, one button in one place carries out.
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { CardId } from '@arpents/engine';
import {
  BEFORE_RAID,
  BEFORE_SURRENDER,
  LAST_ACTION,
  MANY_COINS,
  QUIET_TURN,
  TWO_SIEGES,
} from './positions.ts';
import { PHONE, useStage } from './stage.ts';
import type { TableOnScreen } from './table-on-screen.ts';

const stage = useStage();

/** A card in hand by its id: names also stand on the cards that lead there. */
const inHand = (table: TableOnScreen, id: CardId): Locator =>
  table.page.locator(`[data-hand-card="${id}"]`);

/** How many commands the page sends from now on. */
function commandsOf(page: Page): { readonly sent: () => number } {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/commands')) sent++;
  });
  return { sent: () => sent };
}

/** Long enough for anything that a click would have sent. */
const settle = (page: Page): Promise<void> => page.waitForTimeout(700);

it('[R44] surrendering stands last and apart, only chooses, and is asked about with what is lost (D1)', async () => {
  const { french } = await stage.twoAt(BEFORE_SURRENDER);
  await french.turnCame();
  const commands = commandsOf(french.page);
  await french.place('port-royal').click();
  const ways = french.page.locator('.way');
  await ways.first().waitFor();
  expect(await ways.last().textContent()).toMatch(/Surrender/);
  expect(await ways.first().textContent()).not.toMatch(/Surrender/);
  await ways.last().click();
  await settle(french.page);
  expect(commands.sent()).toBe(0);
  await french.confirmation.click();
  const question = french.page.getByTestId('harm');
  await question.waitFor();
  expect(await question.textContent()).toMatch(/You lose Port Royal/);
  expect(await question.textContent()).toMatch(/You lose \d+ points/);
  await french.page.getByTestId('harm-no').click();
  await question.waitFor({ state: 'detached' });
  await settle(french.page);
  expect(commands.sent()).toBe(0);
});

it('a double click on an action opens it and does nothing else (D7)', async () => {
  const table = await stage.againstComputer(TWO_SIEGES, 'british');
  await table.turnCame();
  const commands = commandsOf(table.page);
  for (const kind of ['draft', 'discard', 'settle', 'take-money'] as const) {
    await table.kind(kind).dblclick();
    await settle(table.page);
    expect([kind, commands.sent()]).toEqual([kind, 0]);
    const isOpen = table.kind(kind).or(table.page.locator('.gallery')).first();
    await isOpen.waitFor();
    await table.page.keyboard.press('Escape');
  }
  await table.place('pemaquid').dblclick();
  await settle(table.page);
  await table.page.keyboard.press('Escape');
  await table.kind('pass').dblclick();
  await settle(table.page);
  expect(commands.sent()).toBe(0);
});

it('one of several ways is chosen, and carried out by the button alone (D8)', async () => {
  const table = await stage.againstComputer(MANY_COINS, 'british');
  await table.turnCame();
  const commands = commandsOf(table.page);
  await table.kind('take-money').click();
  await table.listed();
  expect(await table.confirmation.count()).toBe(0);
  await table.way('New York').click();
  await settle(table.page);
  expect(commands.sent()).toBe(0);
  expect(await table.way('New York').getAttribute('aria-checked')).toBe('true');
  // The keys go through them as through radio buttons.
  await table.page.keyboard.press('ArrowUp');
  await table.listed();
  expect(await table.way('New York').getAttribute('aria-checked')).toBe('false');
  await table.confirmation.waitFor();
  await table.send(table.page.locator('body'), () => table.page.keyboard.press('Enter'));
  expect(commands.sent()).toBe(1);
});

it('ways to earn begin with the most money, and a discard is chosen in the hand (D10)', async () => {
  const table = await stage.againstComputer(MANY_COINS, 'british');
  await table.turnCame();
  await table.kind('take-money').click();
  await table.listed();
  const coins = await table.page
    .locator('.way .coin')
    .evaluateAll((all) => all.map((coin) => Number(coin.textContent)));
  expect(coins.length).toBeGreaterThan(1);
  expect(coins).toEqual(coins.toSorted((a, b) => b - a));
  await table.page.keyboard.press('Escape');
  await table.kind('discard').click();
  await table.listed();
  expect(await table.page.locator('.way').count()).toBe(0);
  await inHand(table, 'location:new-york').click();
  await inHand(table, 'location:boston').click();
  await expect
    .poll(() => table.confirmation.textContent())
    .toMatch(/Discard.*(New York.*Boston|Boston.*New York)/);
  await table.send(table.confirmation);
  await expect.poll(() => table.page.locator('.hand .card').count()).toBe(2);
});

it('cards to draft are cards, with what cannot be had and why (D9)', async () => {
  const table = await stage.againstComputer(TWO_SIEGES, 'british');
  await table.turnCame();
  await table.kind('draft').click();
  const cards = table.page.locator('.gallery-card');
  await cards.first().waitFor();
  expect(await cards.locator('.card-picture').count()).toBe(await cards.count());
  const dear = table.page.locator('.gallery-card[aria-disabled="true"]');
  expect(await dear.count()).toBeGreaterThan(0);
  await dear.first().click({ force: true });
  await table.page.locator('.gallery .why-not').waitFor();
  await table.page.locator('.gallery-card[data-card="empire:militia"]').click();
  await expect.poll(() => table.confirmation.textContent()).toBe('Draft Militia');
  expect(await table.page.locator('.dock-told').textContent()).toMatch(/7.*5.*2.*1/);
  await table.send(table.confirmation);
  await table.told(/drafted.*Militia/i);
});

it('after the last action the hint says to end the turn (D23)', async () => {
  const table = await stage.againstComputer(LAST_ACTION, 'british');
  await table.turnCame();
  await table.kind('pass').click();
  await table.send(table.confirmation);
  await table.endTurn.waitFor();
  await table.page
    .locator('.dock')
    .getByText(/No action left: end the turn/)
    .waitFor();
});

/** Where the buttons of the dock lie, in whole pixels. */
async function buttonsOf(table: TableOnScreen): Promise<readonly (readonly number[])[]> {
  const box = async (button: Locator): Promise<readonly number[]> => {
    const { x, y, width, height } = (await button.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    return [x, y, width, height].map(Math.round);
  };
  return [
    await box(table.page.getByTestId('confirm')),
    await box(table.page.getByTestId('end-turn')),
  ];
}

it.each([
  ['1440 × 900', { viewport: { width: 1440, height: 900 } }],
  ['1024 × 768, in French', { viewport: { width: 1024, height: 768 }, locale: 'fr-CA' }],
  ['a phone', PHONE],
] as const)(
  'confirm and End turn stand still while a turn is played, on %s (D24)',
  async (_, guise) => {
    const table = await stage.againstComputer(TWO_SIEGES, 'british', guise);
    await table.turnCame();
    const where = await buttonsOf(table);
    const stillThere = async (): Promise<void> => {
      expect(await buttonsOf(table)).toEqual(where);
    };
    await table.page.locator('.hand .card').first().click();
    await stillThere();
    await table.page.keyboard.press('Escape');
    await table.kind('draft').click();
    // So soon after the first click, one at the same spot would count as its second half.
    await settle(table.page);
    await table.page.locator('.gallery-card[aria-disabled="false"]').first().click();
    await stillThere();
    await table.send(table.confirmation);
    await stillThere();
    await table.kind('discard').click();
    await table.page.locator('.hand .card').nth(1).click();
    await table.page.locator('.hand .card').nth(2).click();
    await stillThere();
    await table.send(table.confirmation);
    await table.endTurn.waitFor();
    await stillThere();
  },
);

it('[R65] who is raided sees where and what is at stake, and the answer that saves it first (D30)', async () => {
  const { british, french } = await stage.twoAt(BEFORE_RAID);
  await french.turnCame();
  await orderToAsk(british);
  await french.card('Coureurs de Bois').click();
  await french.place('deerfield').click();
  await french.send(french.confirmation);
  await british.decision.waitFor();
  expect(await british.place('deerfield').getAttribute('class')).toMatch(/pointed/);
  const answers = british.decision.locator('.way');
  expect(await answers.last().textContent()).toMatch(/Let the raid come/);
  expect(await answers.last().textContent()).toMatch(/21 → 17/);
  expect(await answers.last().textContent()).toMatch(/Deerfield is lost/);
  expect(await answers.first().textContent()).toMatch(/discard pile/);
  await british.decision.getByText('What is blocking?').waitFor();
});

it('Undo says why not, and asks for a take-back where it stands (D31)', async () => {
  const { british, french } = await stage.twoAt(QUIET_TURN);
  await british.turnCame();
  await british.undo.click({ force: true });
  await british.page.locator('.dock-why').getByText('There is nothing of yours to undo.').waitFor();
  await british.card('Rangers').click();
  await british.kind('ambush').click();
  await british.send(british.confirmation);
  await british.page
    .locator('.dock-why')
    .getByRole('button', { name: 'Ask to take it back' })
    .click();
  await french.page.getByText('A take-back is asked for.').waitFor();
});

it('[R11] a lens through which nothing is seen says so (D31)', async () => {
  const table = await stage.againstComputer(QUIET_TURN, 'british');
  await table.turnCame();
  await table.page.locator('.lenses').getByRole('button', { name: 'Besiege' }).click();
  await table.page.getByText('Nowhere with this hand').waitFor();
});

it('the turn ends by itself where that is wished, unless something is touched', async () => {
  const table = await stage.againstComputer(LAST_ACTION, 'british', {}, async ({ context }) => {
    await context.addInitScript(() => {
      localStorage.setItem('arpents.settings', JSON.stringify({ endsTurn: true, look: 'day' }));
    });
  });
  await table.turnCame();
  const commands = commandsOf(table.page);
  await table.kind('pass').click();
  await table.send(table.confirmation);
  await table.page.locator('.dock-end.ending').waitFor();
  await table.page.keyboard.press('h');
  await table.page.locator('.dock-end.ending').waitFor({ state: 'detached' });
  await table.page.waitForTimeout(3500);
  expect(commands.sent()).toBe(1);
  await table.send(table.undo);
  await table.kind('pass').click();
  await table.send(table.confirmation);
  await expect.poll(commands.sent, { timeout: 15_000 }).toBe(4);
});

async function orderToAsk(table: TableOnScreen): Promise<void> {
  const dialog = await table.openMenu('orders');
  await Promise.all([
    table.page.waitForResponse(
      (one) => one.url().endsWith('/standing-orders') && one.request().method() === 'PUT',
    ),
    dialog.getByLabel(/^A raid/).selectOption('ask'),
  ]);
  await table.closeDialog();
}
