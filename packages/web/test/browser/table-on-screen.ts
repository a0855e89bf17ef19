// The table as a player meets it: what stands on the screen, and what can be clicked there.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ActionKind, LocationId } from '@arpents/engine';
import { isLocalId } from '../../src/local/local-id.ts';
import type { Person } from './person.ts';

export class TableOnScreen {
  readonly who: Person;
  readonly page: Page;
  readonly status: Locator;
  readonly decision: Locator;
  readonly result: Locator;
  readonly confirmation: Locator;
  readonly endTurn: Locator;
  readonly undo: Locator;

  constructor(who: Person) {
    const { page } = who;
    this.who = who;
    this.page = page;
    this.status = page.getByTestId('status');
    this.decision = page.getByTestId('decision');
    this.result = page.getByTestId('result');
    // The buttons are always there; these are theirs when they can be pressed.
    this.confirmation = page.locator('[data-testid="confirm"][aria-disabled="false"]');
    this.endTurn = page.locator('[data-testid="end-turn"][aria-disabled="false"]');
    this.undo = page.getByRole('button', { name: 'Undo' });
  }

  /** A card in hand by its name. */
  card(name: string): Locator {
    return this.page.locator('.hand .card').filter({ hasText: name }).first();
  }

  place(id: LocationId): Locator {
    return this.page.locator(`#place-${id}`);
  }

  kind(kind: ActionKind): Locator {
    return this.page.locator(`[data-kind="${kind}"]`);
  }

  way(text: string | RegExp): Locator {
    return this.page.locator('.way').filter({ hasText: text }).first();
  }

  /** An answer to what is asked. */
  answer(text: string | RegExp): Locator {
    return this.decision.locator('.way').filter({ hasText: text }).first();
  }

  /** Chooses an answer and carries it out. */
  async giveAnswer(text: string | RegExp): Promise<void> {
    await this.answer(text).click();
    await this.send(this.confirmation);
  }

  /** Clicks something that is sent to the server, and waits until the server has agreed. */
  async send(button: Locator, press: (button: Locator) => Promise<void> = (it) => it.click()) {
    if (this.isLocal) {
      const before = await this.version();
      await press(button);
      await expect.poll(() => this.version()).toBeGreaterThan(before);
      return;
    }
    const [response] = await Promise.all([
      this.page.waitForResponse((one) => one.url().endsWith('/commands')),
      press(button),
    ]);
    expect(response.status(), await response.text()).toBe(200);
  }

  /** Whether this browser itself has the last word at the table. */
  get isLocal(): boolean {
    // Without a server the path stands behind a #.
    return isLocalId(this.page.url().split('/').at(-1) ?? '');
  }

  /** The version of the game on screen. */
  async version(): Promise<number> {
    return Number(await this.page.locator('main.table').getAttribute('data-version'));
  }

  async openMenu(item: string): Promise<Locator> {
    await this.page.locator('[data-menu="menu"]').click();
    await this.page.locator(`[data-menu-item="${item}"]`).click();
    return this.page.locator('dialog');
  }

  async closeDialog(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.page.locator('dialog').waitFor({ state: 'detached' });
  }

  /** Changes one of the standing orders in their dialog. */
  async order(about: RegExp, wish: string): Promise<void> {
    const dialog = await this.openMenu('orders');
    const choose = dialog.getByLabel(about).selectOption(wish);
    if (this.isLocal) await choose;
    else {
      const [kept] = await Promise.all([
        this.page.waitForResponse(
          (one) => one.url().endsWith('/standing-orders') && one.request().method() === 'PUT',
        ),
        choose,
      ]);
      expect(kept.status()).toBe(200);
    }
    await dialog.getByText('Kept.').waitFor();
    await this.closeDialog();
  }

  /** Resigns, and means it. */
  async resign(): Promise<void> {
    const dialog = await this.openMenu('end');
    await dialog.getByTestId('resign').click();
    await this.send(dialog.getByTestId('resign-surely'));
  }

  /** Waits until the log tells something. */
  async told(text: string | RegExp): Promise<void> {
    await this.page.locator('.table-log').getByText(text).first().waitFor({ state: 'attached' });
  }

  /** Waits until a place is described like this. */
  async stands(id: LocationId, text: RegExp): Promise<void> {
    await expect.poll(() => this.place(id).getAttribute('aria-label')).toMatch(text);
  }

  /** Waits until the lists of a choice show what was chosen last: they follow the card and the button. */
  async listed(): Promise<void> {
    await this.page.locator('.action-bar[aria-busy="false"]').waitFor();
  }

  /** Waits until it is this player's turn to act. */
  async turnCame(): Promise<void> {
    await this.page.locator('.action-bar').waitFor();
  }
}
