// The engine's own records of complete games, replayed. They pin shuffles, rules and notation together: whatever
// changes one of these hashes changes the meaning of every record that people have kept.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  LOCATIONS,
  SIDES,
  isFortified,
  ownerOf,
  pieceOf,
  placeOf,
  readRecord,
  replayGame,
  type GameRecord,
  type GameState,
} from '@arpents/engine';
import { namesOf, piles } from '@arpents/test-kit';

const FOLDER = new URL('../../../fixtures/games/', import.meta.url);

const PINNED = [
  {
    file: 'own-second.json',
    actions: 410,
    turns: 121,
    result: 'british by points, 50 to 39',
    last: '938399c258d86728a95b0b669a369773',
    all: 'ceb7f3909142b35eb0a4a25580f754ef',
  },
  {
    file: 'own-tournament.json',
    actions: 286,
    turns: 87,
    result: 'french by capital, 34 to 39',
    last: '03926c1cd49f03cdd75504b02de69716',
    all: 'd136fd28fe799601497753e6b4fd0bb4',
  },
  {
    file: 'own-first.json',
    actions: 430,
    turns: 116,
    result: 'french by points, 33 to 60',
    last: '4d4ef85ced8298477ad9196e823d0d50',
    all: '1c650de44e04ade0b75e9ae5105882ad',
  },
] as const;

/** A position in words, free of the numbers and the layout that the state has inside. */
function tell(state: GameState): string {
  const board = LOCATIONS.map(({ id }) => {
    const code = state.places[placeOf(id)];
    return `${id}: ${ownerOf(code) ?? '-'} ${pieceOf(code) ?? '-'} ${isFortified(code) ? 'fortified' : ''}`;
  });
  const sides = SIDES.map((side) => {
    const { money, villages, towns, capturedVillages, capturedTowns } = state.players[side];
    const siege = state.sieges[side];
    const { hand, deck, discard, reserve, available } = piles(state, side);
    return JSON.stringify({
      side,
      money,
      stock: [villages, towns],
      captured: [capturedVillages, capturedTowns],
      hand: hand.sort(),
      deck,
      discard,
      reserve: reserve.sort(),
      available: available.sort(),
      siege: siege && [
        LOCATIONS[siege.place].id,
        siege.value,
        ...SIDES.map((one) => namesOf(siege.cards[one])),
      ],
    });
  });
  const { turn, side, actionsLeft, decision, outcome, neutral, fortifications } = state;
  const flow = JSON.stringify({ turn, side, actionsLeft, decides: decision?.kind, outcome });
  return [flow, ...board, ...sides, namesOf(neutral).sort().join(), fortifications].join('\n');
}

const hashOf = (...texts: string[]): string =>
  createHash('sha256').update(texts.join('\n\n')).digest('hex').slice(0, 32);

function recordIn(file: string): { readonly written: unknown; readonly record: GameRecord } {
  const written: unknown = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
  const record = readRecord(written);
  if (!record.ok)
    throw new Error(`${record.error.path}: expected ${String(record.error.expected)}`);
  return { written, record: record.value };
}

describe('a game that the engine recorded', () => {
  it.each(PINNED)('[R94, R97] $file is replayed to the same end by the same way', (pinned) => {
    const { record } = recordIn(pinned.file);
    const way: string[] = [];
    const replay = replayGame(record, (state) => way.push(tell(state)));
    if (!replay.ok) throw new Error(JSON.stringify(replay.error));
    const { winner, ending, points } = replay.value.outcome!;
    expect({
      file: pinned.file,
      actions: record.actions.length,
      turns: replay.value.turn,
      result: `${winner ?? 'nobody'} by ${ending}, ${points.british} to ${points.french}`,
      last: hashOf(tell(replay.value)),
      all: hashOf(...way),
    }).toEqual(pinned);
  });

  it.each(PINNED)(
    '[R98, R150] $file is read as it was written, under the first rulings',
    (pinned) => {
      const { written, record } = recordIn(pinned.file);
      const { options, ...rest } = record;
      expect({
        ...rest,
        options: { edition: options.edition, rules: options.rules },
      }).toStrictEqual(written);
      expect(options.rulings).toBe(1);
      expect(readRecord(JSON.parse(JSON.stringify(record)))).toStrictEqual({
        ok: true,
        value: record,
      });
    },
  );

  it('[R94] with another result than the game came to is refused', () => {
    const { record } = recordIn(PINNED[0].file);
    const replay = replayGame({
      ...record,
      result: { ...record.result!, points: { british: 0, french: 0 } },
    });
    expect(replay.ok ? 'ok' : replay.error.code).toBe('other-result');
  });

  it('[R16] with an action that is not legal is refused at that action', () => {
    const { record } = recordIn(PINNED[0].file);
    const actions = record.actions.toSpliced(9, 0, {
      kind: 'settle-after-siege',
      settle: false,
      card: null,
    });
    const replay = replayGame({ ...record, actions });
    expect(replay.ok ? null : replay.error).toMatchObject({ code: 'refused', action: 10 });
  });
});
