// The table, what it opens, and the game when it is over.
import { join } from 'node:path';
import { PATHS, pathOfGame, pathOfReview } from '../../src/parts/paths.ts';
import type { MenuItem } from '../../src/parts/menu-names.ts';
import { ROOT } from './build.ts';
import { putOnShelf } from './local-shelf.ts';
import { BEFORE_LAST_TOWN, BEFORE_LOST_SIEGE, TWO_SIEGES } from './positions.ts';
import { TableOnScreen } from './table-on-screen.ts';
import type { Walk } from './walk.ts';

const DIALOGS: readonly MenuItem[] = ['orders', 'odds', 'cards', 'places', 'rules'];

/** What opens from the panels of the players. */
const ABOUT_PLAYERS = {
  piles: 'button[data-pile]:not([aria-disabled="true"])',
  points: 'button.figure-button',
} as const;

/** A game of a computer player against itself, to its end. */
const RECORD = join(ROOT, 'fixtures/records/served.json');

/** On a phone, one part of the table at a time. */
async function showTab({ page }: TableOnScreen, index: number): Promise<void> {
  const tab = page.locator('.table-tabs button').nth(index);
  if (await tab.isVisible()) await tab.click();
}

export const opening: Walk = async (stage, guise, take) => {
  const who = await stage.person(guise);
  await who.visit(PATHS.home);
  await who.page.getByTestId('play-now').click();
  await new TableOnScreen(who).turnCame();
  await take(who, 'opening');
};

export const middle: Walk = async (stage, guise, take) => {
  const table = await stage.againstComputer(TWO_SIEGES, 'british', guise);
  await table.turnCame();
  await take(table, 'sieges');
  await table.kind('draft').click();
  await take(table, 'draft');
  await table.page.keyboard.press('Escape');
  await table.page.locator('.hand .card').nth(1).click();
  await take(table, 'choice');
  await table.page.keyboard.press('Escape');
  for (const item of DIALOGS) {
    const dialog = await table.openMenu(item);
    await dialog.locator('.dialog-body > :not([role="status"])').first().waitFor();
    await take(table, item);
    await table.closeDialog();
  }
  await table.page.locator('[data-menu="menu"]').click();
  await table.page.locator('[data-menu-item]').first().waitFor();
  await take(table, 'menu');
  await table.closeDialog();
  await showTab(table, 1);
  for (const [name, part] of Object.entries(ABOUT_PLAYERS)) {
    await table.page.locator(part).first().click();
    await table.page.locator('.dialog-body > :not([role="status"])').first().waitFor();
    await take(table, name);
    await table.closeDialog();
  }
  await showTab(table, 0);
  await table.page.locator('[data-menu="hints"]').click();
  await table.page.locator('.idea').first().waitFor();
  await table.page.locator('.idea-choose').first().click();
  await take(table, 'hints');
};

export const decision: Walk = async (stage, guise, take) => {
  const { british } = await stage.twoAt(BEFORE_LOST_SIEGE, guise);
  await british.send(british.endTurn);
  await british.decision.waitFor();
  await take(british, 'decision');
};

export const result: Walk = async (stage, guise, take) => {
  const { british, french } = await stage.twoAt(BEFORE_LAST_TOWN, guise);
  await french.resign();
  await british.result.waitFor();
  await take(british, 'result');
};

/** A game that was opened from a file: where it begins, somewhere in it, and its review. */
export const opened: Walk = async (stage, guise, take) => {
  const who = await stage.person(guise);
  await who.visit(PATHS.home);
  await who.page.locator('[data-testid=open-file] input').setInputFiles(RECORD);
  const table = new TableOnScreen(who);
  await table.status.waitFor();
  await take(who, 'opened');
  await who.page.keyboard.press('Home');
  for (let turn = 0; turn < 9; turn++) await who.page.keyboard.press('Shift+ArrowRight');
  await take(who, 'history');
  await who.visit(pathOfReview(who.page.url().split('/games/')[1]?.split(/[/?#]/)[0] ?? ''));
  await who.page.getByTestId('chances').waitFor();
  await take(who, 'review');
};

/** Between the turns of two people at one screen. */
export const curtain: Walk = async (stage, guise, take) => {
  const who = await stage.person(guise);
  await who.visit(pathOfGame(await putOnShelf(who, null, null)));
  await who.page.getByTestId('ready').waitFor();
  await take(who, 'curtain');
};
