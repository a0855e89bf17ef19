// What holds in every position of every game, tried on random games under every allowed set of rules.
// A failure prints the seed of fast-check and the game, shrunk to the fewest actions that still fail.
import { describe, expect, it } from 'vitest';
import {
  ACTION_KINDS,
  CARD_IDS,
  CONCLUDED_ENDINGS,
  NO_CHOICE,
  REFUSAL_CODES,
  applyAction,
  cardIdsOf,
  concludeGame,
  explain,
  formatAction,
  isLegal,
  legalActions,
  opponentOf,
  playLegal,
  randomAction,
  readAction,
  readRecord,
  recordOf,
  replayGame,
  shuffled,
  whyRefused,
  type Action,
  type ActionKind,
  type Choice,
  type GameState,
} from '@arpents/engine';
import {
  flawsOfGoingOn,
  flawsOfHiding,
  flawsOfJson,
  flawsOfList,
  flawsOfRevealing,
  flawsOfSampling,
  flawsOfStock,
  flawsOfViewedLegality,
} from '@arpents/test-kit';
import { everyAnswer, keyOf, spoil } from './support/candidates.ts';
import { takeCensus } from './support/census.ts';
import {
  DECISION_KINDS,
  WORTH_MEETING,
  neverMet,
  noteVisit,
  type Coverage,
} from './support/coverage.ts';
import { fc } from './support/fast-check.ts';
import {
  anyOptions,
  playThrough,
  randomGames,
  startOf,
  type Visit,
} from './support/random-games.ts';

/** Kinds whose sets are not listed for hands beyond seven cards. */
const LISTED_FOR_SMALL_HANDS: readonly ActionKind[] = ['discard', 'trader'];
const LARGEST_LISTED_HAND = 7;

const bytes = (value: unknown): string => JSON.stringify(value);

/** So many that each of them will have met the rarest kind of decision, which one game in thirty comes to. */
const GAMES = 500;

/** A random game of any edition with any set of scenario rules that is allowed. */
const anyGame = randomGames(anyOptions);

/**
 * Checks positions of random games: of those in which a turn's action is to be taken one in `every`, of the others all.
 * They must have met every kind of decision.
 */
function expectEverywhere(every: number, check: (visit: Visit) => void): void {
  const coverage: Coverage = new Map();
  fc.assert(
    fc.property(anyGame, (game) => {
      playThrough(game, (visit) => {
        if (visit.state.decision?.kind === 'take-action' && visit.rng.below(every) > 0) return;
        noteVisit(coverage, visit);
        check(visit);
      });
    }),
    { numRuns: GAMES },
  );
  expect(neverMet(coverage, DECISION_KINDS)).toEqual([]);
}

const decidingHand = ({ decision, players }: GameState): readonly number[] =>
  decision === null ? [] : players[decision.side].hand;

/** Whether the list says all about this kind of action here. */
const isListedInFull = (state: GameState, kind: ActionKind): boolean =>
  kind !== 'resign' &&
  (decidingHand(state).length <= LARGEST_LISTED_HAND || !LISTED_FOR_SMALL_HANDS.includes(kind));

const listedIn = (state: GameState): ReadonlySet<string> => new Set(legalActions(state).map(keyOf));

/** The list and the check agree about this action, and carrying it out agrees with both. */
function expectOneAnswer(state: GameState, listed: ReadonlySet<string>, action: Action): void {
  const refusal = whyRefused(state, action);
  if (isListedInFull(state, action.kind) && (refusal === null) !== listed.has(keyOf(action))) {
    expect.fail(`${formatAction(action)}: ${refusal?.code ?? 'legal'}, but listed otherwise`);
  }
  if (refusal === null) return;
  const step = applyAction(state, action);
  if (step.ok) expect.fail(`${formatAction(action)}: ${refusal.code}, but carried out`);
  expect(step.error).toEqual(refusal);
}

describe('random games', () => {
  it('[R9, R11, R44, R51, R63, R68, R70, R72, R87, R95] meet every kind of decision and action, and the rare situations', () => {
    const coverage: Coverage = new Map();
    for (const game of fc.sample(anyGame, { numRuns: 3 * GAMES, seed: 1759 })) {
      playThrough(game, (visit) => noteVisit(coverage, visit));
    }
    expect(neverMet(coverage, WORTH_MEETING)).toEqual([]);
  });
});

describe('in every position', () => {
  it('[R1, R2, R3, R34, R76, R78, R96] cards, villages, towns and fortifications are conserved between board, stock and captures, and money is never negative', () => {
    expectEverywhere(1, ({ state, start, rng }) => {
      expect(flawsOfStock(state)).toEqual([]);
      // Costly: every other time.
      if (rng.below(2) === 0) expect(takeCensus(state)).toEqual(takeCensus(start));
    });
  });

  it('[R11, R86, R95] there is a legal action until the game is over, and none afterwards', () => {
    expectEverywhere(1, ({ state }) => expect(flawsOfGoingOn(state)).toEqual([]));
  });

  it('[R16] every listed action is listed once, accepted, and survives being written as text', () => {
    expectEverywhere(8, ({ state }) => {
      expect(flawsOfList(state)).toEqual([]);
      const listed = legalActions(state);
      expect(new Set(listed.map(keyOf)).size).toBe(listed.length);
    });
  });

  it('[R16, R20, R27] what is not listed is refused and changes nothing: legal actions of other positions, and spoilt ones', () => {
    const elsewhere = fc
      .sample(anyGame, { numRuns: 50, seed: 1755 })
      .flatMap((game) => [...playThrough(game, () => undefined).actions]);
    expectEverywhere(4, ({ state, rng }) => {
      const legal = legalActions(state);
      const listed = new Set(legal.map(keyOf));
      const hand = cardIdsOf(decidingHand(state));
      const before = bytes(state);
      for (let i = 0; i < 40; i++) {
        const models = i % 2 === 0 ? elsewhere : legal;
        const model = models.at(rng.below(models.length));
        if (model === undefined) continue;
        expectOneAnswer(state, listed, model);
        const spoilt = spoil(model, hand, rng);
        if (spoilt !== null) expectOneAnswer(state, listed, spoilt);
      }
      expect(bytes(state)).toBe(before);
    });
  });

  it('[R16, R21, R27, R33, R56] of everything that can be said with the cards in hand, exactly what is listed is legal', () => {
    expectEverywhere(250, ({ state }) => {
      if (decidingHand(state).length > LARGEST_LISTED_HAND) return;
      const listed = listedIn(state);
      const said = new Set<string>();
      for (const action of everyAnswer(state)) {
        const key = keyOf(action);
        if (listed.has(key)) said.add(key);
        if (isLegal(state, action) !== listed.has(key) && action.kind !== 'resign') {
          expect.fail(`${formatAction(action)} is ${listed.has(key) ? '' : 'not '}listed`);
        }
      }
      expect(said).toEqual(listed);
    });
  });

  it('[R100] legality asked on the deciding side’s view is legality asked on the state', () => {
    expectEverywhere(6, ({ state, rng }) => {
      const hand = cardIdsOf(decidingHand(state));
      const spoilt = legalActions(state).map((action) => spoil(action, hand, rng) ?? action);
      expect(flawsOfViewedLegality(state, rng, spoilt)).toEqual([]);
    });
  });

  it('[R100] what is hidden from a viewer changes neither their view, nor their legal actions, nor the events they get', () => {
    expectEverywhere(6, ({ state, rng }) => {
      expect(flawsOfHiding(state, rng, shuffled(legalActions(state), rng).slice(0, 8))).toEqual([]);
    });
  });

  it('[R99] a step that shows somebody something says so', () => {
    expectEverywhere(8, ({ state }) => expect(flawsOfRevealing(state)).toEqual([]));
  });

  it('[R100] a sample of the hidden cards projects back to the same view', () => {
    expectEverywhere(6, ({ state, rng }) => expect(flawsOfSampling(state, rng)).toEqual([]));
  });

  it('a state survives JSON, and the game goes on from it as from the original', () => {
    expectEverywhere(4, ({ state, rng }) => expect(flawsOfJson(state, rng)).toEqual([]));
  });

  it('the random player’s choice is legal, and every listed action is within its reach', () => {
    expectEverywhere(20, ({ state, rng }) => {
      const listed = listedIn(state);
      const missing = new Set(listed);
      if (state.decision === null) expect(randomAction(state, rng)).toBeNull();
      // Far more tries than the rarest action should need.
      for (let tries = 0; missing.size > 0 && tries < 1_000_000; tries++) {
        const action = randomAction(state, rng);
        if (action === null) expect.fail('nothing to do');
        const key = keyOf(action);
        missing.delete(key);
        if (!listed.has(key)) expect(whyRefused(state, action)).toBeNull();
      }
      expect([...missing]).toEqual([]);
    });
  });

  it('[R22] what is explained agrees with what is legal: every way is legal, and where there is none there is a reason', () => {
    expectEverywhere(40, ({ state, rng }) => {
      const legal = legalActions(state);
      // Of sets too many to list some way is named all the same.
      const isListed = ({ kind }: { kind: ActionKind }): boolean => isListedInFull(state, kind);
      expect(
        explain(state, NO_CHOICE)
          .filter(isListed)
          .flatMap(({ ways }) => ways),
      ).toEqual(legal.filter(isListed));
      for (const action of legal.slice(0, 20)) {
        const spoilt = spoil(action, cardIdsOf(decidingHand(state)), rng) ?? action;
        const choice: Choice = {
          ...NO_CHOICE,
          ...('location' in spoilt && { location: spoilt.location }),
          ...('cards' in spoilt && { cards: spoilt.cards.filter(() => rng.below(2) === 0) }),
        };
        for (const { ways, refusal } of explain(state, choice)) {
          expect(refusal === null).toBe(ways.length > 0);
          for (const way of ways) expect(whyRefused(state, way)).toBeNull();
        }
      }
    });
  });
});

describe('whatever comes in', () => {
  const junk = fc.oneof(
    fc.anything(),
    fc.record({ kind: fc.constantFrom(...ACTION_KINDS) }, { requiredKeys: ['kind'] }),
    fc.record({
      kind: fc.constantFrom(...ACTION_KINDS),
      location: fc.oneof(fc.constantFrom('boston', 'quebec'), fc.anything()),
      cards: fc.oneof(fc.array(fc.constantFrom(...CARD_IDS)), fc.anything()),
      card: fc.oneof(fc.constantFrom(...CARD_IDS), fc.anything()),
    }),
  );

  it('[R16] is refused by code if it is no action, and never throws or changes anything', () => {
    fc.assert(
      fc.property(anyGame, fc.array(junk, { minLength: 20, maxLength: 40 }), (game, inputs) => {
        const { state } = playThrough(game, () => undefined);
        const before = bytes(state);
        for (const input of inputs) {
          const step = applyAction(state, input);
          if (step.ok) expectOneAnswer(state, listedIn(state), readAction(input)!);
          else expect(REFUSAL_CODES).toContain(step.error.code);
        }
        expect(bytes(state)).toBe(before);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a whole game', () => {
  it('[R4, R94, R98] replayed from its record gives the same bytes at every step', () => {
    const wholeGames = anyGame.map((game) => ({ ...game, start: 'opening' as const }));
    fc.assert(
      fc.property(
        wholeGames,
        fc.constantFrom('goes-on', 'resignation', 'time', ...CONCLUDED_ENDINGS),
        (game, end) => {
          const passed: string[] = [];
          const { state, actions } = playThrough(game, (visit) => passed.push(bytes(visit.state)));
          const played = [...actions];
          let last = state;
          if (state.phase !== 'over' && end === 'resignation') {
            const resign: Action = { kind: 'resign', side: opponentOf(state.side) };
            played.push(resign);
            last = playLegal(state, resign);
            passed.push(bytes(last));
          } else if (state.phase !== 'over' && end !== 'goes-on' && end !== 'resignation') {
            const concluded = concludeGame(
              state,
              end === 'time' ? { ending: end, winner: state.side } : { ending: end },
            );
            if (!concluded.ok) expect.fail(concluded.error.code);
            last = concluded.value.state;
          }
          const written = bytes(recordOf(state.options, startOf(game).seed, played, last.outcome));
          const record = readRecord(JSON.parse(written));
          if (!record.ok) expect.fail(`${record.error.path}: ${String(record.error.expected)}`);
          const replayed: string[] = [];
          const replay = replayGame(record.value, (at) => replayed.push(bytes(at)));
          if (!replay.ok) expect.fail(bytes(replay.error));
          expect(replayed).toEqual(passed);
          expect(bytes(replay.value)).toBe(bytes(last));
        },
      ),
      { numRuns: 60 },
    );
  });
});
