// Choosing an action in any order: by the action, by the place, by the cards, by two clicks; and why not.
import { expect, it } from 'vitest';
import { QUIET_TURN, TWO_SIEGES } from './positions.ts';
import { AUTHORITIES, useStage } from './stage.ts';
import type { TableOnScreen } from './table-on-screen.ts';

const stage = useStage();

it.each(AUTHORITIES)('action first, then where, then how (%s)', async (authority) => {
  const table = await stage.againstComputer(TWO_SIEGES, 'british', { authority });
  await table.turnCame();
  await table.kind('develop').click();
  await table.listed();
  const where = table.page.locator('[data-where]');
  if ((await where.count()) > 0) await where.first().click();
  const place = table.page.locator('.place.chosen, .place.target').first();
  await place.waitFor();
  await table.confirmation.or(table.way(/./)).first().waitFor();
  await table.listed();
  expect(await table.kind('develop').getAttribute('aria-pressed')).toBe('true');
});

it.each(AUTHORITIES)(
  'place first: only what can be done there is offered (%s)',
  async (authority) => {
    const table = await stage.againstComputer(QUIET_TURN, 'british', { authority });
    await table.turnCame();
    await table.place('pemaquid').click();
    await table.listed();
    expect(await table.kind('take-money').count()).toBe(0);
    await table.kind('develop').click();
    await table.send(table.confirmation);
    await table.stands('pemaquid', /town/i);
  },
);

it.each(AUTHORITIES)('cards first: what they cannot be used for fades (%s)', async (authority) => {
  const table = await stage.againstComputer(QUIET_TURN, 'british', { authority });
  await table.turnCame();
  await table.card('Rangers').click();
  await table.listed();
  expect(await table.kind('ambush').count()).toBe(1);
  expect(await table.kind('develop').count()).toBe(0);
  await table.kind('ambush').click();
  await table.page.locator('.card.unfitting').first().waitFor();
  await table.listed();
  expect(await table.page.locator('.card.unfitting').count()).toBe(2);
});

it.each(AUTHORITIES)('two clicks do what the button said before them (%s)', async (authority) => {
  const table = await stage.againstComputer(QUIET_TURN, 'british', { authority });
  await table.turnCame();
  await table.kind('pass').click();
  await table.confirmation.waitFor();
  await anew(table);
  await table.send(table.kind('pass'), (button) => button.dblclick());
  await table.told(/passed/);
  await table.place('pemaquid').click();
  await table.kind('develop').click();
  await table.confirmation.waitFor();
  await anew(table);
  await table.send(table.kind('develop'), (button) => button.dblclick());
  await table.stands('pemaquid', /town/i);
  await table.endTurn.waitFor();
});

it.each(AUTHORITIES)('what cannot be done says why, where it is seen (%s)', async (authority) => {
  const table = await stage.againstComputer(QUIET_TURN, 'british', { authority });
  await table.turnCame();
  await table.page.getByRole('button', { name: 'Why not the others?' }).click();
  await table.kind('piracy').click({ force: true });
  const reason = table.page.locator('.why-not');
  await reason.waitFor();
  expect(await reason.textContent()).toMatch(/^Piracy: .{10}/);
  await expect.poll(() => reason.evaluate(isInSight)).toBe(true);
  await table.card('Pemaquid').click();
  await table.place('quebec').click();
  await table.page.locator('.reasons .why-not').first().waitFor();
});

/** Longer than two clicks of one double click lie apart. */
const anew = (table: TableOnScreen): Promise<void> => table.page.waitForTimeout(600);

/** Whether an element lies wholly within what scrolls around it. */
function isInSight(element: Element): boolean {
  const box = element.getBoundingClientRect();
  const frame = element.closest('.table-choice')?.getBoundingClientRect();
  return frame !== undefined && box.top >= frame.top && box.bottom <= frame.bottom;
}
