// What holds in every position of every game, tried on random games under every allowed set of rules.
// A failure prints the seed of fast-check and the game, shrunk to the fewest actions that still fail.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACTION_KINDS,
  CARD_IDS,
  REFUSAL_CODES,
  SIDES,
  VIEWERS,
  applyAction,
  cardIdsOf,
  concludeGame,
  createRng,
  formatAction,
  invariantsBrokenBy,
  isLegal,
  legalActions,
  opponentOf,
  parseAction,
  playLegal,
  randomAction,
  readAction,
  readRecord,
  recordOf,
  replayGame,
  sampleHiddenState,
  viewFor,
  whyRefused,
  type Action,
  type ActionKind,
  type GameState,
} from '@arpents/engine';
import { everyAction, keyOf, spoil } from './support/candidates.ts';
import { takeCensus } from './support/census.ts';
import {
  DECISION_KINDS,
  WORTH_MEETING,
  neverMet,
  noteVisit,
  type Coverage,
} from './support/coverage.ts';
import { eventsBeforeDrawing, permuteHidden } from './support/hidden.ts';
import {
  playThrough,
  randomGames,
  startOf,
  type RandomGame,
  type Visit,
} from './support/random-games.ts';

/** Kinds whose sets are not listed for hands beyond seven cards. */
const LISTED_FOR_SMALL_HANDS: readonly ActionKind[] = ['discard', 'trader'];
const LARGEST_LISTED_HAND = 7;

const bytes = (value: unknown): string => JSON.stringify(value);

/** Checks positions of random games, one in `every`; they must have met every kind of decision. */
function expectEverywhere(
  { games, every = 1 }: { readonly games: number; readonly every?: number },
  check: (visit: Visit, game: RandomGame) => void,
): void {
  const coverage: Coverage = new Map();
  fc.assert(
    fc.property(randomGames(), (game) => {
      playThrough(game, (visit) => {
        if (visit.rng.below(every) > 0) return;
        noteVisit(coverage, visit);
        check(visit, game);
      });
    }),
    { numRuns: games },
  );
  expect(neverMet(coverage, DECISION_KINDS)).toEqual([]);
}

const decidingHand = ({ decision, players }: GameState): readonly number[] =>
  decision === null ? [] : players[decision.side].hand;

/** Whether the list says all about this kind of action here. */
const isListedInFull = (state: GameState, kind: ActionKind): boolean =>
  kind !== 'resign' &&
  (decidingHand(state).length <= LARGEST_LISTED_HAND || !LISTED_FOR_SMALL_HANDS.includes(kind));

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
    for (const game of fc.sample(randomGames(), { numRuns: 400, seed: 1759 })) {
      playThrough(game, (visit) => noteVisit(coverage, visit));
    }
    expect(neverMet(coverage, WORTH_MEETING)).toEqual([]);
  });
});

describe('in every position', () => {
  it('[R1, R2, R34, R96] cards, villages, towns and fortifications are conserved between board, stock and captures', () => {
    let start: ReturnType<typeof takeCensus> | null = null;
    expectEverywhere({ games: 150 }, ({ state, actions }) => {
      const census = takeCensus(state);
      if (actions.length === 0 || start === null) start = census;
      expect(census).toEqual(start);
      expect(invariantsBrokenBy(state)).toEqual([]);
    });
  });

  it('[R3, R76, R78] money is never negative', () => {
    expectEverywhere({ games: 150 }, ({ state }) => {
      for (const side of SIDES) expect(state.players[side].money).toBeGreaterThanOrEqual(0);
    });
  });

  it('[R11, R86, R95] there is a legal action until the game is over, and none afterwards', () => {
    expectEverywhere({ games: 150 }, ({ state }) => {
      const over = state.phase === 'over';
      expect(legalActions(state).length === 0).toBe(over);
      for (const side of SIDES) expect(isLegal(state, { kind: 'resign', side })).toBe(!over);
    });
  });

  it('[R16] every listed action is listed once, accepted, and survives being written as text', () => {
    expectEverywhere({ games: 60, every: 4 }, ({ state }) => {
      const listed = legalActions(state);
      expect(new Set(listed.map(keyOf)).size).toBe(listed.length);
      const before = bytes(state);
      for (const action of listed) {
        expect(whyRefused(state, action)).toBeNull();
        const step = applyAction(state, action);
        if (!step.ok) expect.fail(`${formatAction(action)}: ${step.error.code}`);
        expect(bytes(playLegal(state, action))).toBe(bytes(step.value.state));
        expect(parseAction(formatAction(action))).toEqual(action);
      }
      expect(bytes(state)).toBe(before);
    });
  });

  it('[R16, R20, R27] what is not listed is refused and changes nothing: legal actions of other positions, and spoilt ones', () => {
    const elsewhere: Action[] = [];
    expectEverywhere({ games: 250, every: 2 }, ({ state, rng }) => {
      const legal = legalActions(state);
      const listed = new Set(legal.map(keyOf));
      const hand = cardIdsOf(decidingHand(state));
      const before = bytes(state);
      for (let i = 0; i < 40; i++) {
        const model =
          i % 2 === 0 ? elsewhere[rng.below(elsewhere.length)] : legal[rng.below(legal.length)];
        if (model === undefined) continue;
        expectOneAnswer(state, listed, model);
        const spoilt = spoil(model, hand, rng);
        if (spoilt !== null) expectOneAnswer(state, listed, spoilt);
      }
      expect(bytes(state)).toBe(before);
      for (const action of legal.slice(0, 30)) elsewhere[rng.below(1000)] = action;
    });
  });

  it('[R16, R21, R27, R33, R56] of everything that can be said with the cards in hand, exactly what is listed is legal', () => {
    expectEverywhere({ games: 150, every: 40 }, ({ state }) => {
      if (decidingHand(state).length > LARGEST_LISTED_HAND) return;
      const listed = new Set(legalActions(state).map(keyOf));
      const said = new Set<string>();
      for (const action of everyAction(state)) {
        const key = keyOf(action);
        if (listed.has(key)) said.add(key);
        if (isLegal(state, action) !== listed.has(key) && action.kind !== 'resign') {
          expect.fail(`${formatAction(action)} is ${listed.has(key) ? '' : 'not '}listed`);
        }
      }
      expect(said).toEqual(listed);
    });
  });

  it('[R100] legality asked on the deciding player’s view is legality asked on the state', () => {
    expectEverywhere({ games: 150, every: 3 }, ({ state, rng }) => {
      const decider = state.decision?.side;
      const legal = legalActions(state);
      for (const viewer of VIEWERS) {
        const view = viewFor(state, viewer);
        expect(bytes(legalActions(view))).toBe(bytes(viewer === decider ? legal : []));
        if (viewer !== decider) continue;
        const seed = rng.word();
        expect(randomAction(view, createRng(seed))).toEqual(randomAction(state, createRng(seed)));
        for (const action of legal) {
          const spoilt = spoil(action, cardIdsOf(decidingHand(state)), rng) ?? action;
          expect(whyRefused(view, spoilt)).toEqual(whyRefused(state, spoilt));
        }
      }
    });
  });

  it('[R100] what is hidden from a viewer changes neither his view, nor his legal actions, nor the events he gets', () => {
    expectEverywhere({ games: 120, every: 4 }, ({ state, rng }) => {
      for (const viewer of VIEWERS) {
        const other = permuteHidden(state, viewer, rng);
        expect(bytes(viewFor(other, viewer))).toBe(bytes(viewFor(state, viewer)));
        const legal = legalActions(state);
        if (state.decision?.side === viewer) expect(bytes(legalActions(other))).toBe(bytes(legal));
        for (let i = 0; i < Math.min(legal.length, 8); i++) {
          const action = legal[rng.below(legal.length)]!;
          const here = applyAction(state, action);
          const there = applyAction(other, action);
          if (!here.ok || !there.ok) continue;
          expect(bytes(eventsBeforeDrawing(there.value.events, viewer))).toBe(
            bytes(eventsBeforeDrawing(here.value.events, viewer)),
          );
          expect(there.value.revealed).toBe(here.value.revealed);
        }
      }
    });
  });

  it('[R99] a step that shows somebody something says so', () => {
    const showing = ['cards-drawn', 'deck-shuffled', 'hand-shown', 'game-ended'];
    expectEverywhere({ games: 60, every: 4 }, ({ state }) => {
      for (const action of legalActions(state)) {
        const step = applyAction(state, action);
        if (!step.ok || step.value.revealed) continue;
        expect(step.value.events.filter(({ kind }) => showing.includes(kind))).toEqual([]);
        expect(step.value.state.turn).toBe(state.turn);
      }
    });
  });

  it('[R100] a sample of the hidden cards projects back to the same view', () => {
    expectEverywhere({ games: 150, every: 3 }, ({ state, rng }) => {
      for (const viewer of VIEWERS) {
        const view = viewFor(state, viewer);
        const sample = sampleHiddenState(view, rng);
        expect(bytes(viewFor(sample, viewer))).toBe(bytes(view));
        expect(invariantsBrokenBy(sample)).toEqual([]);
      }
    });
  });

  it('[R98] a state survives JSON, and the game goes on from it as from the original', () => {
    expectEverywhere({ games: 150, every: 3 }, ({ state, rng }) => {
      const restored = JSON.parse(bytes(state)) as GameState;
      expect(restored).toStrictEqual(state);
      const legal = legalActions(state);
      expect(bytes(legalActions(restored))).toBe(bytes(legal));
      const action = legal[rng.below(legal.length)];
      if (action === undefined) return;
      expect(bytes(applyAction(restored, action))).toBe(bytes(applyAction(state, action)));
    });
  });

  it('[R92] the random player’s choice is legal, and every listed action is within his reach', () => {
    expectEverywhere({ games: 150, every: 60 }, ({ state, rng }) => {
      const missing = new Set(legalActions(state).map(keyOf));
      if (state.decision === null) {
        expect(randomAction(state, rng)).toBeNull();
        return;
      }
      for (let tries = 0; missing.size > 0 && tries < 100_000; tries++) {
        const action = randomAction(state, rng);
        if (action === null) expect.fail('the random player found nothing to do');
        const key = keyOf(action);
        if (missing.delete(key)) continue;
        if (tries % 50 === 0) expect(whyRefused(state, action)).toBeNull();
      }
      expect([...missing]).toEqual([]);
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
      fc.property(
        randomGames(),
        fc.array(junk, { minLength: 20, maxLength: 40 }),
        (game, inputs) => {
          const { state } = playThrough(game, () => undefined);
          const before = bytes(state);
          for (const input of inputs) {
            const step = applyAction(state, input);
            if (step.ok)
              expect(legalActions(state).map(keyOf)).toContain(keyOf(readAction(input)!));
            else expect(REFUSAL_CODES).toContain(step.error.code);
          }
          expect(bytes(state)).toBe(before);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('a whole game', () => {
  it('[R4, R94, R98] replayed from its record gives the same bytes at every step', () => {
    const wholeGames = randomGames().map((game) => ({ ...game, start: 'opening' as const }));
    fc.assert(
      fc.property(
        wholeGames,
        fc.constantFrom('goes-on', 'resignation', 'time', 'agreement', 'adjudicated'),
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
          if (!record.ok) expect.fail(`${record.error.path}: ${record.error.expected}`);
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
