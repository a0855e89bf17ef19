// Pictures of every screen in both looks and three sizes. No test: nothing is compared.
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { BEFORE_LAST_TOWN, BEFORE_LOST_SIEGE, TWO_SIEGES } from './positions.ts';
import type { Person } from './person.ts';
import { PHONE, useStage } from './stage.ts';
import { TableOnScreen } from './table-on-screen.ts';

const FOLDER = join(import.meta.dirname, '../../../../screenshots');

const SIZES = {
  '1440x900': { viewport: { width: 1440, height: 900 } },
  '1024x768': { viewport: { width: 1024, height: 768 } },
  '390x844': PHONE,
} as const;

const stage = useStage();

const CASES = (['day', 'candle'] as const).flatMap((look) =>
  (['1440x900', '1024x768', '390x844'] as const).map((size) => ({ look, size })),
);

describe.each(CASES)('$look, $size', ({ look, size }) => {
  const guise = { look, ...SIZES[size] };
  const take = async ({ page }: Pick<Person, 'page'>, name: string): Promise<void> => {
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(FOLDER, `${name}-${size}-${look}.png`) });
  };

  it('home and lobby', async () => {
    const who = await stage.person(guise);
    for (const [name, path] of [
      ['home', '/'],
      ['lobby', '/lobby'],
    ] as const) {
      await who.visit(path);
      await who.page.getByRole('heading', { level: 1 }).waitFor();
      await take(who, name);
    }
  });

  it('the opening', async () => {
    const who = await stage.person(guise);
    await who.visit('/');
    await who.page.getByLabel('Side').selectOption('british');
    await who.page.getByTestId('play-now').click();
    await new TableOnScreen(who).turnCame();
    await take(who, 'table-opening');
  });

  it('the middle of a game and the standing orders', async () => {
    const table = await stage.againstComputer(TWO_SIEGES, 'british', guise);
    await table.turnCame();
    await take(table, 'table-sieges');
    await table.openMenu('orders');
    await table.page.getByText('Kept.').waitFor();
    await take(table, 'standing-orders');
  });

  it('a decision', async () => {
    const { british } = await stage.twoAt(BEFORE_LOST_SIEGE, guise);
    await british.send(british.endTurn);
    await british.decision.waitFor();
    await take(british, 'table-decision');
  });

  it('the result', async () => {
    const { british, french } = await stage.twoAt(BEFORE_LAST_TOWN, guise);
    await french.resign();
    await british.result.waitFor();
    await take(british, 'table-result');
  });
});
