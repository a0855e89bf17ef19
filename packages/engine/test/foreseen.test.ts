// What is foreseen of an action is what comes of it, whatever is hidden.
import { describe, expect, it } from 'vitest';
import {
  applyAction,
  createGame,
  createRng,
  endsInSight,
  foreseen,
  isHarmful,
  legalActions,
  playLegal,
  randomAction,
  randomSeed,
  totalPoints,
  viewFor,
  type Action,
  type Foresight,
  type GameState,
  type RuleId,
} from '@arpents/engine';
import { cardNamed, givenGame, permuteHidden, type Given } from '@arpents/test-kit';

function foresightOf(given: Given, action: Action): Foresight {
  const state = givenGame(given);
  const told = foreseen(viewFor(state, state.decision?.side ?? state.side), action);
  if (told === null) throw new Error('it can be done');
  return told;
}

const harmful = (given: Given, action: Action): boolean =>
  isHarmful(foresightOf(given, action), action);

describe('what is foreseen', () => {
  it('of settling: points, pieces, where the cards go, what is drawn', () => {
    const told = foresightOf(
      {
        side: 'british',
        british: { hand: ['new-york', 'bateaux', 'settlers', 'boston'], deck: ['norfolk'] },
      },
      {
        kind: 'settle',
        location: 'albany',
        cards: ['location:new-york', 'empire:bateaux', cardNamed('settlers')],
      },
    );
    expect(told.points.british.after - told.points.british.before).toBe(4);
    expect(told.cards).toEqual([
      { card: 'location:new-york', from: 'hand', to: 'discard' },
      { card: 'empire:bateaux', from: 'hand', to: 'discard' },
      { card: cardNamed('settlers'), from: 'hand', to: 'discard' },
      { card: 'location:albany', from: 'pool', to: 'discard' },
    ]);
    expect(told.actionsLeft).toEqual({ before: 2, after: 1 });
    expect(told.draw).toEqual({ count: 4, reshuffles: true });
    expect(told.isUndoable).toBe(true);
  });

  it('[R14] of reinforcing: the value of the siege, and who would win', () => {
    const told = foresightOf(
      {
        side: 'british',
        sieges: { british: { location: 'port-royal', value: 0 } },
        british: { hand: ['regular-infantry'], siegeCards: { british: ['militia'] } },
      },
      { kind: 'reinforce', location: 'port-royal', cards: ['empire:regular-infantry'] },
    );
    expect(told.sieges).toEqual([
      { siege: 'british', location: 'port-royal', before: 0, after: 2, winner: 'british' },
    ]);
    expect(told.cards).toEqual([{ card: 'empire:regular-infantry', from: 'hand', to: 'siege' }]);
  });

  it('[R65] of a raid: what it takes, if nobody blocks it', () => {
    const told = foresightOf(
      {
        side: 'french',
        locations: { kennebec: 'french village', deerfield: 'british village' },
        french: { hand: ['coureurs-de-bois'] },
      },
      { kind: 'raid', location: 'deerfield', cards: ['empire:coureurs-de-bois'] },
    );
    expect(told.asked).toMatchObject({ kind: 'block-raid', side: 'british' });
    expect(told.isUndoable).toBe(false);
    const taken = told.unblocked?.points.british;
    expect(taken === undefined ? 0 : taken.after - taken.before).toBe(-4);
    expect(told.unblocked?.places).toMatchObject([
      { location: 'deerfield', before: { owner: 'british' }, after: { owner: null } },
    ]);
  });

  it('is what happens, and the same whatever is hidden, all through random games', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const rng = createRng(seed);
      const created = createGame({}, randomSeed(rng));
      if (!created.ok) throw new Error('the standard game is legal');
      let state: GameState = created.value;
      for (let n = 0; n < 90 && state.phase !== 'over'; n++) {
        const side = state.decision?.side;
        const action = randomAction(state, rng);
        if (action === null || side === undefined) throw new Error('the game goes on');
        const told = foreseen(viewFor(state, side), action);
        const hidden = permuteHidden(state, side, rng);
        expect(foreseen(viewFor(hidden, side), action)).toEqual(told);
        const step = applyAction(state, action);
        if (!step.ok) throw new Error('it is legal');
        const after = step.value.state;
        expect(told?.points[side].after).toBe(totalPoints(after, side));
        expect(told?.money[side].after).toBe(after.players[side].money);
        expect(told?.outcome).toEqual(after.outcome);
        expect(told?.isUndoable).toBe(!step.value.revealed);
        state = after;
      }
    }
  });

  it('is nothing for who has nothing to decide', () => {
    const state = givenGame({ side: 'british' });
    expect(foreseen(viewFor(state, 'french'), { kind: 'pass' })).toBeNull();
    expect(foreseen(viewFor(state, 'spectator'), { kind: 'pass' })).toBeNull();
  });
});

describe('harmful', () => {
  const BESIEGED: Given = {
    side: 'french',
    sieges: { british: { location: 'port-royal', value: -2 } },
    french: { siegeCards: { british: ['militia'] } },
    british: { siegeCards: { british: ['regular-infantry'] } },
  };

  it('[R42, R44] is leaving a siege, on either side', () => {
    const surrender: Action = { kind: 'withdraw', siege: 'british', lost: cardNamed('militia') };
    expect(harmful(BESIEGED, surrender)).toBe(true);
    const lift: Action = { kind: 'withdraw', siege: 'british', lost: 'empire:regular-infantry' };
    expect(harmful({ ...BESIEGED, side: 'british' }, lift)).toBe(true);
  });

  it('is the Governor where returning a card gives its location up, and only there', () => {
    const hand = ['governor', 'philadelphia', 'militia'];
    const action = (card: string): Action => ({
      kind: 'governor',
      cards: ['empire:governor', cardNamed(card)],
    });
    const under = (rules: readonly RuleId[], card: string): boolean =>
      harmful({ side: 'british', rules, british: { hand } }, action(card));
    expect(under(['governor-abandons'], 'philadelphia')).toBe(true);
    expect(under(['governor-abandons'], 'militia')).toBe(false);
    expect(under([], 'philadelphia')).toBe(false);
  });

  it('is ending a turn that loses the game with it', () => {
    const besieged = (value: number): Given => ({
      side: 'french',
      actionsLeft: 0,
      sieges: { british: { location: 'quebec', value } },
      british: { siegeCards: { british: ['regular-infantry'] } },
    });
    expect(harmful(besieged(2), { kind: 'end-turn' })).toBe(true);
    expect(harmful(besieged(1), { kind: 'end-turn' })).toBe(false);
  });

  it('is nothing else: whatever else a random game offers costs no points of one’s own', () => {
    const rng = createRng(8);
    const created = createGame({}, randomSeed(rng));
    if (!created.ok) throw new Error('the standard game is legal');
    let state: GameState = created.value;
    for (let n = 0; n < 150 && state.phase !== 'over'; n++) {
      const view = viewFor(state, state.decision?.side ?? state.side);
      for (const action of legalActions(view)) {
        if (action.kind === 'withdraw' || action.kind === 'end-turn') continue;
        const told = foreseen(view, action);
        expect([action, told !== null && isHarmful(told, action)]).toEqual([action, false]);
      }
      const action = randomAction(state, rng);
      if (action === null) throw new Error('the game goes on');
      state = playLegal(state, action);
    }
  });
});

describe('the end in sight', () => {
  it('[R95] is told from three pieces, three captures or three steps of a siege before it', () => {
    const told = (given: Given) => endsInSight(givenGame(given));
    expect(told({})).toEqual([]);
    expect(told({ french: { captured: { villages: 1, towns: 1 } } })).toEqual([
      { kind: 'captured', side: 'french', left: 6 },
    ]);
    expect(told({ french: { captured: { villages: 2 } } })).toEqual([]);
    expect(told({ sieges: { british: { location: 'quebec', value: -1 } } })).toEqual([
      { kind: 'siege', side: 'british', left: 3, location: 'quebec' },
    ]);
    expect(told({ sieges: { british: { location: 'port-royal', value: 1 } } })).toEqual([]);
    const villages = endsInSight({
      ...givenGame({}),
      players: {
        ...givenGame({}).players,
        british: { ...givenGame({}).players.british, villages: 2 },
      },
    });
    expect(villages).toEqual([{ kind: 'villages', side: 'british', left: 2 }]);
  });
});
