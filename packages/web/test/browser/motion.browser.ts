// Motion: what happens is seen to move, input waits for none of it, and whoever prefers stillness sees none.
import { expect, it } from 'vitest';
import type { Person } from './person.ts';
import { MANY_COINS, QUIET_TURN, TWO_SIEGES } from './positions.ts';
import { useStage } from './stage.ts';
import type { TableOnScreen } from './table-on-screen.ts';

const stage = useStage();

/** Notes every animation, and draws it out so long that whatever follows is done in its midst. */
const drawOut = async ({ page }: Person): Promise<void> => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { motionsSeen: seen });
    const animate = Object.getOwnPropertyDescriptor(Element.prototype, 'animate')
      ?.value as Element['animate'];
    Object.defineProperty(Element.prototype, 'animate', {
      value(this: Element, frames: Keyframe[], options: KeyframeAnimationOptions) {
        seen.push(options.id ?? '');
        return animate.call(this, frames, { ...options, duration: 60_000 });
      },
    });
  });
};

const motionsSeen = ({ page }: TableOnScreen): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { motionsSeen: readonly string[] }).motionsSeen);

/** Plays two of the three cards in hand. */
async function developPemaquid(table: TableOnScreen): Promise<void> {
  await table.turnCame();
  await table.place('pemaquid').click();
  await table.kind('develop').click();
  await table.send(table.confirmation);
  await table.stands('pemaquid', /town/i);
}

it('a piece is set down and cards are laid on their pile, and the next choice waits for none of it', async () => {
  const guise = { reducedMotion: 'no-preference' } as const;
  const table = await stage.againstComputer(QUIET_TURN, 'british', guise, drawOut);
  await developPemaquid(table);
  await expect.poll(() => motionsSeen(table)).toEqual(expect.arrayContaining(['set-down', 'lay']));
  expect(await table.page.locator('.ghost').count()).toBeGreaterThan(0);
  // Its shadow gathers below the piece and nowhere else.
  const [piece, shadow] = await Promise.all(
    ['.piece', 'ellipse'].map((part) => table.place('pemaquid').locator(part).boundingBox()),
  );
  expect(Math.abs((shadow?.x ?? 0) - (piece?.x ?? 0))).toBeLessThan(60);
  const rangers = table.card('Rangers');
  await rangers.click();
  expect(await rangers.getAttribute('aria-pressed')).toBe('true');
  await table.place('new-york').click({ trial: true });
  expect(await table.page.locator('.ghost').count()).toBeGreaterThan(0);
});

it('a card that is drafted goes from the row of cards to its pile', async () => {
  const guise = { reducedMotion: 'no-preference' } as const;
  const table = await stage.againstComputer(TWO_SIEGES, 'british', guise, drawOut);
  await table.turnCame();
  await table.kind('draft').click();
  // Not the first: a second click where the first one was chooses nothing.
  const card = table.page.locator('.gallery-card[aria-disabled="false"]').last();
  await card.click();
  const from = await card.locator('.card-face').boundingBox();
  await table.send(table.confirmation);
  await expect.poll(() => motionsSeen(table)).toContain('lay');
  const ghost = await table.page
    .locator('.ghost.card-face')
    .evaluate((face: HTMLElement) => face.style.left);
  expect(Number.parseFloat(ghost)).toBeCloseTo(from?.x ?? 0, 0);
});

it('a card that joins a siege goes there and to no pile', async () => {
  const guise = { reducedMotion: 'no-preference' } as const;
  const table = await stage.againstComputer(TWO_SIEGES, 'british', guise, drawOut);
  await table.turnCame();
  await table.card('Ships').click();
  await table.kind('reinforce').click();
  await table.place('port-royal').click();
  await table.send(table.confirmation);
  await expect.poll(() => motionsSeen(table)).toContain('lay');
  const goal = await table.page.locator('.ghost.card-face').evaluate((face: HTMLElement) => {
    const effect = face.getAnimations()[0]?.effect;
    const last = effect instanceof KeyframeEffect ? effect.getKeyframes().at(-1) : undefined;
    const [across = 0, down = 0] = (String(last?.transform).match(/-?[\d.]+(?=px)/g) ?? []).map(
      Number,
    );
    const { left, top, width, height } = face.style;
    return {
      x: Number.parseFloat(left) + Number.parseFloat(width) / 2 + across,
      y: Number.parseFloat(top) + Number.parseFloat(height) / 2 + down,
    };
  });
  const siege = await table.page.locator('.sieges .siege.british').boundingBox();
  expect(goal.y).toBeGreaterThan(siege?.y ?? Infinity);
  expect(goal.y).toBeLessThan((siege?.y ?? 0) + (siege?.height ?? 0));
});

it('money that is taken slides to the purse of whoever took it', async () => {
  const guise = { reducedMotion: 'no-preference' } as const;
  const table = await stage.againstComputer(MANY_COINS, 'british', guise, drawOut);
  await table.turnCame();
  await table.card('Boston').click();
  await table.kind('take-money').click();
  await table.send(table.confirmation);
  await expect.poll(() => motionsSeen(table)).toContain('coin');
  const goal = await table.page
    .locator('.ghost.coin')
    .evaluate((ghost: HTMLElement) => Number.parseFloat(ghost.style.top));
  const purse = await table.page.locator('.player.british .figures .coin').boundingBox();
  expect(Math.abs(goal - (purse?.y ?? 0))).toBeLessThan(4);
});

it('whoever prefers stillness sees no motion', async () => {
  const table = await stage.againstComputer(QUIET_TURN, 'british', {}, drawOut);
  await developPemaquid(table);
  await table.card('Rangers').click();
  expect(await motionsSeen(table)).toEqual([]);
  expect(await table.page.locator('.ghost').count()).toBe(0);
});
