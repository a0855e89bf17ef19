import * as engine from '@arpents/engine';
import { createGame, createRng, type GameState } from '@arpents/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cheapFlaws, play, thoroughFlaws } from '@arpents/test-kit';

vi.mock('@arpents/engine', { spy: true });
afterEach(() => vi.resetAllMocks());

/** The engine itself, for what stands in for parts of it. */
const real = () => vi.importActual<typeof engine>('@arpents/engine');

function opening(): GameState {
  const created = createGame({}, [1, 2, 3, 4, 5, 6, 7, 8]);
  if (!created.ok) throw new Error(created.error.code);
  return created.value;
}

const withBritish = (
  state: GameState,
  change: Partial<GameState['players']['british']>,
): GameState => ({
  ...state,
  players: { ...state.players, british: { ...state.players.british, ...change } },
});

describe('the checks of a position', () => {
  it('find nothing wrong with the opening', () => {
    expect(cheapFlaws(opening())).toEqual([]);
    expect(thoroughFlaws(opening(), createRng(1))).toEqual([]);
  });

  it('[R3] notice debts', () => {
    expect(cheapFlaws(withBritish(opening(), { money: -1 })).join()).toContain('is -1');
  });

  it('[R2] notice a card too few', () => {
    const state = opening();
    const deck = state.players.british.deck.slice(1);
    expect(cheapFlaws(withBritish(state, { deck })).join()).toContain('cards: expected');
  });

  it('[R11] notice that nobody can go on', () => {
    expect(cheapFlaws({ ...opening(), decision: null })).toContain('there is no legal action');
  });

  it('notice what JSON does not give back', () => {
    const flaws = thoroughFlaws(withBritish(opening(), { shuffles: NaN }), createRng(1));
    expect(flaws).toContain('JSON does not give the state back');
  });

  it('notice a listed action that is refused', () => {
    vi.mocked(engine.applyAction).mockReturnValue(
      engine.err({ code: 'not-available', ruling: 'R77', rule: null, card: null, location: null }),
    );
    expect(thoroughFlaws(opening(), createRng(1)).join()).toContain('listed but refused');
  });

  it('[R16] notice an action that is listed twice', async () => {
    const { legalActions } = await real();
    vi.mocked(engine.legalActions).mockImplementation((position) => {
      const listed = legalActions(position);
      return [...listed, ...listed.slice(0, 1)];
    });
    expect(thoroughFlaws(opening(), createRng(1))).toContain('an action listed twice');
  });

  it('[R95] notice that a side may not resign', () => {
    vi.mocked(engine.isLegal).mockReturnValue(false);
    expect(cheapFlaws(opening())).toContain('the french side may not resign');
  });

  it('[R99] notice a step that does not say that it showed something', async () => {
    const { applyAction } = await real();
    vi.mocked(engine.applyAction).mockImplementation((of, action) => {
      const step = applyAction(of, action);
      return step.ok ? engine.ok({ ...step.value, revealed: false }) : step;
    });
    const flaws = thoroughFlaws(play(opening(), 'pass'), createRng(1));
    expect(flaws).toContain('shows something and does not say so: end-turn');
  });

  it('[R100] notice a sample that is no sound position', async () => {
    const { sampleHiddenState } = await real();
    vi.mocked(engine.sampleHiddenState).mockImplementation((view, rng) =>
      withBritish(sampleHiddenState(view, rng), { deck: [] }),
    );
    expect(thoroughFlaws(opening(), createRng(1)).join()).toContain('a sample for british: ');
  });

  it('[R100] notice that a view judges legality otherwise than the state', async () => {
    const { whyRefused } = await real();
    vi.mocked(engine.whyRefused).mockImplementation((position, action) =>
      'viewer' in position ? null : whyRefused(position, action),
    );
    expect(thoroughFlaws(opening(), createRng(1)).join()).toContain('view and state disagree');
  });

  it('[R100] notice that a hidden hand shows in a view', async () => {
    const state = opening();
    const { viewFor } = await real();
    const view = viewFor(state, 'british');
    vi.mocked(engine.viewFor).mockImplementation((of) => ({
      ...view,
      deckContent: of.players.french.hand,
    }));
    const flaws = thoroughFlaws(state, createRng(1));
    expect(flaws).toContain('what is hidden from british changes their view');
  });

  it('[R100] notice an event that tells what is hidden', async () => {
    const state = opening();
    const { applyAction } = await real();
    vi.mocked(engine.applyAction).mockImplementation((of, action) => {
      const step = applyAction(of, action);
      const cards = engine.cardIdsOf(of.players.french.hand);
      const shown = { kind: 'hand-shown', side: 'french', cards } as const;
      return step.ok ? engine.ok({ ...step.value, events: [shown, ...step.value.events] }) : step;
    });
    expect(thoroughFlaws(state, createRng(1)).join()).toContain('changes what they see of');
  });
});
