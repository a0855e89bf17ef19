import {
  SIDES,
  createGame,
  createRng,
  playLegal,
  randomAction,
  randomSeed,
  shuffled,
  type CourseStep,
  type GameState,
} from '@arpents/engine';
import { TEST_SEED } from '@arpents/test-kit';
import { describe, expect, it } from 'vitest';
import { LUCK_CALIBRATION, multiplierAt } from '../../src/analysis/calibration.ts';
import { drawsIn, judgedLuck } from '../../src/analysis/luck.ts';
import { courseIn } from '../support/courses.ts';

const GAME = courseIn('own-second.json');
const DRAWS = drawsIn(GAME, 0, GAME.steps.length);

/** The same position with other orders of what is still to be drawn. */
function reordered(state: GameState, seed: number): GameState {
  const rng = createRng(seed);
  const { british, french } = state.players;
  return {
    ...state,
    seed: randomSeed(rng),
    players: {
      british: { ...british, deck: shuffled(british.deck, rng) },
      french: { ...french, deck: shuffled(french.deck, rng) },
    },
  };
}

describe('draws', () => {
  it('are the opening hands, every refill and every Home Support', () => {
    expect(DRAWS.slice(0, 2)).toMatchObject([
      { side: 'british', isOpening: true, step: 0 },
      { side: 'french', isOpening: true, step: 0 },
    ]);
    for (const { step, side, isOpening } of DRAWS.slice(2)) {
      const { state, action } = GAME.steps[step];
      expect(isOpening).toBe(false);
      expect(['end-turn', 'home-support']).toContain(action.kind);
      expect(state.decision?.side).toBe(side);
    }
  });

  it('are dealt again from the same cards', () => {
    for (const { side, after, redeal } of DRAWS) {
      const cards = ({ players }: GameState): number[] =>
        SIDES.flatMap((one) => {
          const { hand, deck, discard } = players[one];
          return [...hand, ...deck, ...discard];
        }).sort((a, b) => a - b);
      const other = redeal(createRng(1));
      expect(cards(other)).toEqual(cards(after));
      expect(other.players[side].hand).toHaveLength(after.players[side].hand.length);
    }
  });
});

describe('where a side completes its deck before the first turn', () => {
  const begun = createGame({ rules: ['french-start-empire-card'] }, TEST_SEED);
  if (!begun.ok) throw new Error('there is such a game');
  const rng = createRng(3);
  const steps: CourseStep[] = [];
  let state = begun.value;
  while (state.turn < 2) {
    const action = randomAction(state, rng)!;
    steps.push({ state, action, events: [] });
    state = playLegal(state, action);
  }
  const course = { steps, end: state };

  it('both first hands are draws, each when it was dealt', () => {
    const [first, second] = drawsIn(course, 0, steps.length);
    expect(first).toMatchObject({ side: 'british', isOpening: true, step: 0 });
    expect(second).toMatchObject({ side: 'french', isOpening: true, step: 0 });
    expect(second.after).toBe(steps[1].state);
    for (const draw of [first, second]) {
      const hands = Array.from({ length: 8 }, (_, seed) => draw.redeal(createRng(seed)));
      expect(new Set(hands.map(({ players }) => players[draw.side].hand.join())).size).not.toBe(1);
      expect(Number.isFinite(judgedLuck(draw, 1))).toBe(true);
    }
  });
});

describe('luck', () => {
  it('is judged without a look at what lies in which order in the decks', () => {
    for (const draw of DRAWS.slice(20, 23)) {
      const luck = judgedLuck(draw, 5);
      expect(judgedLuck({ ...draw, after: reordered(draw.after, 9) }, 5)).toBe(luck);
    }
  });

  it('is zero on average over all that could have been drawn', () => {
    const draw = DRAWS[30];
    const rng = createRng(8);
    const lucks = Array.from({ length: 20 }, () =>
      judgedLuck({ ...draw, after: draw.redeal(rng) }, rng.word()),
    );
    const mean = lucks.reduce((a, b) => a + b, 0) / lucks.length;
    const squares = lucks.reduce((sum, luck) => sum + (luck - mean) ** 2, 0);
    expect(squares).toBeGreaterThan(0);
    const error = Math.sqrt(squares / (lucks.length - 1) / lucks.length);
    expect(Math.abs(mean)).toBeLessThan(3 * error);
  });

  it('is calibrated for every turn and side, each multiplier with its error', () => {
    expect(LUCK_CALIBRATION.phases.at(-1)?.until).toBeNull();
    for (const side of SIDES) {
      for (const turn of [1, 50, 51, 300]) {
        const { multiplier, error } = multiplierAt(turn, side);
        expect(multiplier).toBeGreaterThan(0);
        expect(multiplier).toBeLessThan(1);
        expect(error).toBeGreaterThan(0);
      }
    }
  });
});
