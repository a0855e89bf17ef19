// The opponent's turn is seen: how long each of its actions stands on the screen, whatever the server answers meanwhile.
import type { Route } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Action, Setup, Side } from '@arpents/engine';
import type { CommandRequest, GameAnswer, LogAnswer } from '@arpents/protocol';
import { countFrames, playedFor, slowStream } from './frames.ts';
import { BEFORE_RAID } from './positions.ts';
import { goOn, playOnServer } from './simple-player.ts';
import { useStage } from './stage.ts';
import type { TableOnScreen } from './table-on-screen.ts';

const stage = useStage();

const TURNS = Number(process.env.SOAK_TURNS ?? 4);
/** An action at normal speed. */
const PLANNED_MS = 600;
const LEAST_SEEN = 0.9;
/** Longer than the server needs for an answer. */
const LATE_MS = 700;

/** When the answer to the own command comes, compared with what the stream tells. */
const ANSWERS = ['as it comes', 'held back', 'early'] as const;
type Answer = (typeof ANSWERS)[number];

const MOVING = { reducedMotion: 'no-preference' } as const;

/** From now on the answer to whatever lets the other side go on comes like this. */
async function arrange({ page }: TableOnScreen, answer: Answer): Promise<void> {
  await page.unroute('**/commands');
  await slowStream(page, answer === 'early' ? LATE_MS : 0);
  if (answer !== 'held back') return;
  await page.route('**/commands', async (route: Route) => {
    const { command } = route.request().postDataJSON() as CommandRequest;
    const response = await route.fetch();
    const isTurnOver = command.kind === 'act' && command.action.kind === 'end-turn';
    // In the midst of the first action of the other side.
    if (isTurnOver)
      await page.getByTestId('playback').or(page.getByTestId('result')).first().waitFor();
    await route.fulfill({ response });
  });
}

async function ask<T>({ who, page }: TableOnScreen, path = ''): Promise<T> {
  const answer = await who.context.request.get(`/api${new URL(page.url()).pathname}${path}`);
  return (await answer.json()) as T;
}

const versionAt = async (table: TableOnScreen): Promise<number> =>
  (await ask<GameAnswer>(table)).table.version;

/** The part of the planned time that was seen of what was done after a version, by the other side or in the own name. */
async function partSeen(table: TableOnScreen, side: Side, after: number): Promise<number> {
  const { entries } = await ask<LogAnswer>(table, `/log?after=${after}`);
  const played = await playedFor(table.page);
  const seen = entries
    .filter(({ side: by, body }) => body.kind === 'action' && (by !== side || body.automatic))
    .map(({ version }) => Math.min(played[version] ?? 0, PLANNED_MS));
  expect(seen.length).toBeGreaterThan(0);
  return seen.reduce((sum, one) => sum + one, 0) / (seen.length * PLANNED_MS);
}

interface Seen {
  readonly answer: Answer;
  readonly part: number;
}

/** Passes until the computer player has had so many turns, or has won. */
async function turnsOf(table: TableOnScreen, count: number): Promise<readonly Seen[]> {
  const turns: Seen[] = [];
  const isNext = table.result.or(table.page.locator('.action-bar')).first();
  await isNext.waitFor();
  while (turns.length < count && !(await table.result.isVisible())) {
    const answer = ANSWERS[turns.length % ANSWERS.length] ?? 'as it comes';
    const before = await versionAt(table);
    await arrange(table, answer);
    while (!(await table.endTurn.isVisible())) await goOn(table, ['pass']);
    // Looked for from the beginning: on a slow machine it can be over before the answer has been read.
    await Promise.all([
      table.page.getByTestId('playback').or(table.result).first().waitFor(),
      table.send(table.endTurn),
    ]);
    // The game can end before the other side has done anything.
    if (await table.result.isVisible()) return turns;
    // Raids and ambushes are answered as they come.
    await isNext.or(table.decision).first().waitFor();
    while (await table.decision.isVisible()) {
      await goOn(table, ['pass']);
      await isNext.or(table.decision).first().waitFor();
    }
    turns.push({ answer, part: await partSeen(table, 'british', before) });
  }
  return turns;
}

const told = (turns: readonly Seen[]): string =>
  ANSWERS.map((answer) => {
    const parts = turns.filter((one) => one.answer === answer).map(({ part }) => 100 * part);
    return `answer ${answer}: ${parts.length} turns, ${Math.min(...parts).toFixed(1)} % at least`;
  }).join('; ');

it(
  `${TURNS} turns of the computer player are seen, whenever the answer comes (D4)`,
  { timeout: 60_000 + TURNS * 12_000 },
  async () => {
    const turns: Seen[] = [];
    while (turns.length < TURNS) {
      const who = await stage.person(MOVING);
      await countFrames(who);
      turns.push(...(await turnsOf(await playOnServer(who), TURNS - turns.length)));
    }
    console.log(told(turns));
    expect(turns.filter(({ part }) => part < LEAST_SEEN)).toEqual([]);
  },
);

/** The British can only end their turn; then the French can take money and raid. */
const RAID_AT_THE_END: Setup = {
  ...BEFORE_RAID,
  turn: BEFORE_RAID.turn - 1,
  side: 'british',
  actionsLeft: 0,
  french: { ...BEFORE_RAID.french, hand: ['empire:coureurs-de-bois', 'location:montreal'] },
};

/** As fast as a computer player, past the screen. */
async function act(table: TableOnScreen, action: Action): Promise<void> {
  await table.who.post(`${new URL(table.page.url()).pathname}/commands`, {
    version: await versionAt(table),
    requestId: `playback-${action.kind}-${Date.now()}`,
    command: { kind: 'act', action },
  });
}

it.each(ANSWERS)(
  '[R63] a turn with a raid at its end is seen before the raid is answered: answer %s (D4)',
  async (answer) => {
    const { british, french } = await stage.twoAt(RAID_AT_THE_END, MOVING, countFrames);
    await british.order(/^A raid/, 'ask');
    const before = await versionAt(british);
    await arrange(british, answer);
    await british.endTurn.click();
    await french.turnCame();
    await act(french, { kind: 'take-money', cards: ['location:montreal'] });
    await act(french, {
      kind: 'raid',
      location: 'deerfield',
      cards: ['empire:coureurs-de-bois'],
    });
    await british.decision.waitFor();
    expect(await partSeen(british, 'british', before)).toBeGreaterThanOrEqual(LEAST_SEEN);
    await british.giveAnswer('Rangers');
    await british.told(/blocked/);
  },
);
