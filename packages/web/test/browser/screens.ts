// Every screen worth a picture: how somebody gets there. Nothing is looked for by its words, so that pictures can be
// taken in any language.
import type { CreateGameInput, GameCreatedAnswer } from '@arpents/protocol';
import { PATHS, pathOfGame, type PageName } from '../../src/parts/paths.ts';
import type { MenuItem } from '../../src/parts/menu-names.ts';
import type { Person } from './person.ts';
import { BEFORE_LAST_TOWN, BEFORE_LOST_SIEGE, TWO_SIEGES } from './positions.ts';
import type { Guise, Stage } from './stage.ts';
import { TableOnScreen } from './table-on-screen.ts';

/** Takes a picture of a page as it stands, under a name. */
export type Take = (who: Pick<Person, 'page'>, name: string) => Promise<void>;

type Walk = (stage: Stage, guise: Guise, take: Take) => Promise<void>;

const DIALOGS: readonly MenuItem[] = ['orders', 'odds', 'cards', 'places', 'rules'];

const INVITATION: CreateGameInput = {
  requestId: 'screenshots-invitation',
  side: 'british',
  opponent: { kind: 'invitation' },
};

const rooms: Walk = async (stage, guise, take) => {
  const who = await stage.person(guise);
  for (const name of Object.keys(PATHS) as PageName[]) {
    await who.visit(PATHS[name]);
    await who.page.getByRole('heading', { level: 1 }).waitFor();
    await take(who, name);
  }
  await who.visit('/nowhere-at-all');
  await who.page.getByRole('heading', { level: 1 }).waitFor();
  await take(who, 'nowhere');
};

const invitation: Walk = async (stage, guise, take) => {
  const [host, guest] = [await stage.person(guise), await stage.person(guise)];
  await host.post('/guests', {});
  const made = await host.post<GameCreatedAnswer>('/games', INVITATION);
  const path = pathOfGame(made.game.id);
  await host.visit(path);
  await guest.visit(`${path}?invitation=${made.invitation ?? ''}`);
  await guest.page.getByTestId('join').waitFor();
  await take(host, 'waiting');
  await take(guest, 'invitation');
};

const opening: Walk = async (stage, guise, take) => {
  const who = await stage.person(guise);
  await who.visit(PATHS.home);
  await who.page.getByTestId('play-now').click();
  await new TableOnScreen(who).turnCame();
  await take(who, 'opening');
};

const middle: Walk = async (stage, guise, take) => {
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
  await table.page.locator('[data-menu="hints"]').click();
  await table.page.locator('.idea').first().waitFor();
  await table.page.locator('.idea-choose').first().click();
  await take(table, 'hints');
};

const FACE_WIDTHS = [96, 132, 180, 320];

/** All cards of both sides and the neutral ones at every width that matters, laid out over the table. */
const faces: Walk = async (stage, guise, take) => {
  const table = await stage.againstComputer(TWO_SIEGES, 'british', guise);
  await table.turnCame();
  const { page } = table;
  const dialog = await table.openMenu('cards');
  const owners = dialog.locator('.card-reference [role="group"] button');
  await page.evaluate(() => {
    const sheet = document.createElement('div');
    sheet.id = 'all-faces';
    sheet.hidden = true;
    document.body.append(sheet);
  });
  for (let i = 0; i < 3; i++) {
    await owners.nth(i).click();
    await page.waitForFunction(
      () => document.querySelector('.card-reference .vignette image:not([href])') === null,
    );
    await dialog.locator('.card-face').evaluateAll(layOut);
  }
  await table.closeDialog();
  // The tip of the button that has the focus again.
  await page.keyboard.press('Escape');
  for (const width of FACE_WIDTHS) {
    const height = await page.evaluate((size) => {
      const sheet = document.getElementById('all-faces');
      if (sheet === null) return 0;
      sheet.hidden = false;
      sheet.style.cssText = `position: absolute; inset: 0 0 auto; z-index: 9; display: flex; flex-wrap: wrap;
        align-content: start; gap: 10px; padding: 12px; background: var(--paper);
        --card-width: ${size}px; --card-aspect: 1.5; --card-height: 999px`;
      return sheet.offsetHeight;
    }, width);
    const { width: wide, height: high } = page.viewportSize() ?? { width: 1440, height: 900 };
    await page.setViewportSize({ width: wide, height: Math.max(high, height) });
    await take(table, `cards-${width}`);
    await page.setViewportSize({ width: wide, height: high });
  }
};

/** Copies of faces onto the sheet. Runs in the page. */
function layOut(faces: readonly Element[]): void {
  for (const face of faces) {
    const card = document.createElement('span');
    card.className = 'card';
    card.append(face.cloneNode(true));
    document.getElementById('all-faces')?.append(card);
  }
}

const decision: Walk = async (stage, guise, take) => {
  const { british } = await stage.twoAt(BEFORE_LOST_SIEGE, guise);
  await british.send(british.endTurn);
  await british.decision.waitFor();
  await take(british, 'decision');
};

const result: Walk = async (stage, guise, take) => {
  const { british, french } = await stage.twoAt(BEFORE_LAST_TOWN, guise);
  await french.resign();
  await british.result.waitFor();
  await take(british, 'result');
};

export const WALKS: Readonly<Record<string, Walk>> = {
  'the rooms around the table': rooms,
  'an invitation, from both sides': invitation,
  'the opening': opening,
  'the middle of a game, and what its menu opens': middle,
  'all cards': faces,
  'a decision': decision,
  'the result': result,
};
