// The end of the game by pieces, captures, agreement or limit, and the count of points (R94–R97).
import { describe, expect, it } from 'vitest';
import {
  ADJUDICATED_AFTER_TURNS,
  causesOfEnd,
  concludeGame,
  legalActions,
  scoreOf,
  type Conclusion,
  type GameState,
  type LocationId,
  type Outcome,
  type Step,
} from '@arpents/engine';
import { codeOf, givenGame, play, standingAt, step, type Given } from '@arpents/test-kit';

const START_OF_TURN = { phase: 'end-test' } as const;

const pieces = (text: 'british village' | 'british town' | 'french town', ids: LocationId[]) =>
  Object.fromEntries(ids.map((id) => [id, text]));

/** Thirteen more villages: with the five at the start all eighteen stand on the board. */
const ALL_BRITISH_VILLAGES = pieces('british village', [
  'albany',
  'baltimore',
  'canso',
  'cumberland',
  'deerfield',
  'detroit',
  'fort-beausejour',
  'fort-duquesne',
  'fort-frontenac',
  'fort-halifax',
  'fort-niagara',
  'fort-presquile',
  'fort-st-john',
]);

/** Ten more towns: with the two at the start all twelve. */
const ALL_BRITISH_TOWNS = pieces('british town', [
  'new-haven',
  'norfolk',
  'pemaquid',
  'philadelphia',
  'st-marys',
  'albany',
  'baltimore',
  'canso',
  'deerfield',
  'detroit',
]);

const ALL_FRENCH_TOWNS = pieces('french town', [
  'gaspe',
  'louisbourg',
  'port-royal',
  'tadoussac',
  'trois-rivieres',
  'montreal',
  'halifax',
  'canso',
]);

const outcomeOf = (given: Given): Outcome | null => givenGame(given).outcome;
const conclude = (state: GameState, end: Conclusion): Step => {
  const result = concludeGame(state, end);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

describe('the end test', () => {
  it('[R95] the game ends at the start of a turn if that player has no villages left in stock', () => {
    const state = givenGame({ ...START_OF_TURN, locations: ALL_BRITISH_VILLAGES });
    expect(state.players.british.villages).toBe(0);
    expect(state.outcome).toMatchObject({ ending: 'points' });
    expect(state.phase).toBe('over');
    expect(state.decision).toBeNull();
  });

  it('[R95] … or no towns', () => {
    const british = givenGame({ ...START_OF_TURN, locations: ALL_BRITISH_TOWNS });
    expect(british.players.british.towns).toBe(0);
    expect(british.outcome).toMatchObject({ ending: 'points', winner: 'british' });
    const french = { ...START_OF_TURN, side: 'french', locations: ALL_FRENCH_TOWNS } as const;
    expect(outcomeOf(french)).toMatchObject({ ending: 'points', winner: 'french' });
  });

  it('[R95] what ended it can be asked afterwards', () => {
    const causes = (given: Given) => causesOfEnd(givenGame({ ...START_OF_TURN, ...given }));
    expect(causes({ locations: ALL_BRITISH_VILLAGES })).toEqual(['villages']);
    expect(causes({ locations: ALL_BRITISH_TOWNS })).toEqual(['towns']);
    expect(causes({ british: { captured: { towns: 3 } } })).toEqual(['captured']);
    expect(causes({})).toEqual([]);
    const resigned = conclude(givenGame({ side: 'british' }), {
      ending: 'time',
      winner: 'french',
    }).state;
    expect(causesOfEnd(resigned)).toEqual([]);
  });

  it('[R95] one piece left in stock is enough to go on', () => {
    const villages = givenGame({
      ...START_OF_TURN,
      locations: { ...ALL_BRITISH_VILLAGES, detroit: null },
    });
    expect(villages.players.british.villages).toBe(1);
    expect(villages.outcome).toBeNull();
    const towns = { ...ALL_BRITISH_TOWNS, detroit: 'british village' } as const;
    expect(outcomeOf({ ...START_OF_TURN, locations: towns })).toBeNull();
  });

  it.each([
    [{ towns: 3 }, true],
    [{ villages: 6 }, true],
    [{ towns: 2, villages: 2 }, true],
    [{ towns: 2, villages: 1 }, false],
    [{ villages: 5 }, false],
  ])('[R95] … or has captured twelve points: %o ends it: %s', (captured, ends) => {
    const state = givenGame({ ...START_OF_TURN, british: { captured } });
    expect(state.outcome !== null).toBe(ends);
  });

  it('[R95] only the player about to move is tested', () => {
    const french = { ...START_OF_TURN, side: 'french' } as const;
    expect(outcomeOf({ ...french, locations: ALL_BRITISH_TOWNS })).toBeNull();
    expect(outcomeOf({ ...french, locations: ALL_BRITISH_VILLAGES })).toBeNull();
    expect(outcomeOf({ ...french, british: { captured: { towns: 3 } } })).toBeNull();
  });

  it.each(['british', 'french'] as const)(
    '[R95] a siege of the %s in progress holds the end back',
    (attacker) => {
      const sieges = { british: 'gaspe', french: 'boston' } as const;
      const held: Given = {
        ...START_OF_TURN,
        sieges: { [attacker]: { location: sieges[attacker], value: 0 } },
      };
      expect(outcomeOf({ ...held, locations: ALL_BRITISH_TOWNS })).toBeNull();
      expect(outcomeOf({ ...held, locations: ALL_BRITISH_VILLAGES })).toBeNull();
      expect(outcomeOf({ ...held, british: { captured: { towns: 3 } } })).toBeNull();
    },
  );

  it('[R95, R10] so does a siege that this very turn decides; the end comes a turn later', () => {
    const state = givenGame({
      ...START_OF_TURN,
      british: { captured: { towns: 3 }, hand: [], siegeCards: { british: ['militia'] } },
      sieges: { british: { location: 'gaspe', value: 2 } },
    });
    expect(state.outcome).toBeNull();
    expect(state.decision?.kind).toBe('settle-after-siege');
    const turnOver = ['pass', 'pass', 'end-turn'];
    const after = play(state, 'settle-after-siege no: -', ...turnOver, ...turnOver);
    expect(after.outcome).toMatchObject({ ending: 'points' });
    expect(after.turn).toBe(13);
  });

  it("[R95, R12] what is achieved in a player's own turn ends the game only at the start of the next", () => {
    const state = givenGame({
      british: { hand: ['detroit', 'boston'] },
      locations: {
        ...ALL_BRITISH_TOWNS,
        detroit: 'british village',
        'fort-presquile': 'british village',
        'fort-niagara': 'british village',
        oswego: 'british village',
        'fort-stanwix': 'british village',
      },
    });
    const developed = play(state, 'develop detroit: detroit + boston', 'pass', 'end-turn');
    expect(developed.players.british.towns).toBe(0);
    expect(developed.decision).toEqual({ kind: 'take-action', side: 'french' });
    expect(play(developed, 'pass', 'pass', 'end-turn').outcome).toMatchObject({ ending: 'points' });
  });

  it('[R96] captured pieces do not come back to the stock', () => {
    const state = givenGame({ french: { captured: { villages: 3, towns: 2 } } });
    expect(state.players.british).toMatchObject({ villages: 10, towns: 8 });
    const french = { captured: { villages: 13 } };
    expect(outcomeOf({ ...START_OF_TURN, french })).toMatchObject({ ending: 'points' });
  });

  it('[R96] a raided village is gone for good, a developed one comes back', () => {
    const raid = play(
      givenGame({
        side: 'french',
        french: { hand: ['coureurs-de-bois'] },
        locations: { 'fort-halifax': 'british village' },
      }),
      'raid fort-halifax: coureurs-de-bois',
    );
    expect(raid.players.british.villages).toBe(12);
    const after = play(raid, 'block-raid: -');
    expect(standingAt(after, 'fort-halifax')).toBeNull();
    expect(after.players.british.villages).toBe(12);
    const developed = play(
      givenGame({ british: { hand: ['norfolk', 'boston'] } }),
      'develop norfolk: norfolk + boston',
    );
    expect(developed.players.british).toMatchObject({ villages: 14, towns: 9 });
  });
});

describe('the count of points', () => {
  it('[R97] locations, doubled by a town, and captured pieces', () => {
    const state = givenGame({
      british: { captured: { villages: 1, towns: 2 } },
      locations: { albany: 'british town', 'fort-halifax': 'british village' },
    });
    expect(scoreOf(state, 'british')).toEqual({
      locations: [
        { location: 'boston', town: true, points: 4 },
        { location: 'new-haven', town: false, points: 2 },
        { location: 'new-york', town: true, points: 4 },
        { location: 'norfolk', town: false, points: 2 },
        { location: 'pemaquid', town: false, points: 2 },
        { location: 'philadelphia', town: false, points: 2 },
        { location: 'st-marys', town: false, points: 1 },
        { location: 'albany', town: true, points: 8 },
      ],
      capturedVillages: 1,
      capturedTowns: 2,
      captured: 10,
      total: 35,
    });
    expect(scoreOf(state, 'french').total).toBe(29);
  });

  it('[R97] besieged and unsupplied locations count like others', () => {
    const state = givenGame({
      locations: { detroit: 'french town' },
      sieges: { british: 'louisbourg' },
      british: { siegeCards: { british: ['militia'] } },
    });
    expect(scoreOf(state, 'french').total).toBe(37);
  });

  it('[R97] most points win', () => {
    const state = givenGame({
      ...START_OF_TURN,
      british: { captured: { towns: 3 } },
      locations: { cumberland: 'british village' },
    });
    expect(state.outcome).toEqual({
      winner: 'british',
      ending: 'points',
      points: { british: 30, french: 29 },
    });
  });

  it('[R97] on a tie the French win', () => {
    const state = givenGame({ ...START_OF_TURN, british: { captured: { towns: 3 } } });
    expect(state.outcome).toEqual({
      winner: 'french',
      ending: 'points',
      points: { british: 29, french: 29 },
    });
  });

  it('[R97] who brings the end about may lose by it', () => {
    const state = givenGame({
      ...START_OF_TURN,
      side: 'french',
      french: { captured: { villages: 6 } },
      locations: {
        albany: 'british town',
        deerfield: 'british town',
        detroit: 'british town',
        'fort-duquesne': 'british town',
      },
    });
    expect(state.outcome).toEqual({
      winner: 'british',
      ending: 'points',
      points: { british: 49, french: 41 },
    });
  });
});

describe('endings from outside the rules', () => {
  it('[R94] the rules know no limit of turns', () => {
    const state = givenGame({ turn: ADJUDICATED_AFTER_TURNS + 1, side: 'british' });
    expect(ADJUDICATED_AFTER_TURNS).toBe(300);
    expect(play(state, 'pass', 'pass', 'end-turn').turn).toBe(302);
  });

  it('[R94] an adjudicated game is scored by points, a tie for the French', () => {
    const level = givenGame({ british: { captured: { towns: 3 } } });
    expect(conclude(level, { ending: 'adjudicated' }).state.outcome).toEqual({
      winner: 'french',
      ending: 'adjudicated',
      points: { british: 29, french: 29 },
    });
    const ahead = givenGame({
      british: { captured: { towns: 3 } },
      locations: { cumberland: 'british village' },
    });
    expect(conclude(ahead, { ending: 'adjudicated' }).state.outcome?.winner).toBe('british');
  });

  it('[R94] a draw by agreement has no winner', () => {
    const { state, events } = conclude(givenGame({}), { ending: 'agreement' });
    expect(state.outcome).toEqual({
      winner: null,
      ending: 'agreement',
      points: { british: 17, french: 29 },
    });
    expect(events).toEqual([{ kind: 'game-ended', outcome: state.outcome }]);
  });

  it.each(['abandoned', 'aborted'] as const)('[R98] an %s game has no winner', (ending) => {
    const { state, events } = conclude(givenGame({}), { ending });
    expect(state.outcome).toMatchObject({ winner: null, ending });
    expect(state.phase).toBe('over');
    expect(events).toEqual([{ kind: 'game-ended', outcome: state.outcome }]);
  });

  it('[R94, R98] time is won by the side that still has some', () => {
    const { state } = conclude(givenGame({}), { ending: 'time', winner: 'british' });
    expect(state.outcome).toMatchObject({ winner: 'british', ending: 'time' });
  });

  it('[R94] a game that is over cannot be concluded again', () => {
    const { state } = conclude(givenGame({}), { ending: 'agreement' });
    expect(concludeGame(state, { ending: 'adjudicated' })).toMatchObject({
      ok: false,
      error: { code: 'game-over' },
    });
  });

  it('[R95] after the end nothing can be done any more', () => {
    const over = step(givenGame({}), 'resign french').state;
    expect(legalActions(over)).toEqual([]);
    for (const text of ['pass', 'end-turn', 'resign british', 'block-raid: -', 'draft: militia']) {
      expect(codeOf(over, text)).toBe('game-over');
    }
  });
});
