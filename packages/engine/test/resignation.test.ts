// Resigning, at any time and by either side, and the list of endings (R98).
import { describe, expect, it } from 'vitest';
import { ENDINGS, SIDES, legalActions, opponentOf, type GameState } from '@arpents/engine';
import { codeOf, givenGame, kindsOfEvents, play, step } from '@arpents/test-kit';

/** A moment of each kind at which somebody has to decide something. */
const MOMENTS: Readonly<Record<string, () => GameState>> = {
  'in a turn': () => givenGame({}),
  'with no action left': () => givenGame({ actionsLeft: 0 }),
  'before a raid is answered': () =>
    play(
      givenGame({
        side: 'french',
        french: { hand: ['coureurs-de-bois'] },
        locations: { 'fort-halifax': 'british village' },
      }),
      'raid fort-halifax: coureurs-de-bois',
    ),
  'before an ambush is answered': () =>
    play(givenGame({ british: { hand: ['rangers'] } }), 'ambush: rangers'),
  'before a card is given up': () =>
    play(givenGame({ british: { hand: ['indian-leader'] } }), 'convert: indian-leader'),
  'before settling after a siege': () =>
    givenGame({
      phase: 'end-test',
      sieges: { british: { location: 'gaspe', value: 2 } },
      british: { siegeCards: { british: ['militia'] } },
    }),
};

describe('resigning', () => {
  it.each(Object.keys(MOMENTS))('[R98] either side may resign %s', (moment) => {
    const state = MOMENTS[moment]();
    for (const side of SIDES) {
      const resigned = step(state, `resign ${side}`);
      expect(resigned.state.outcome).toMatchObject({
        winner: opponentOf(side),
        ending: 'resignation',
      });
      expect(resigned.state.phase).toBe('over');
      expect(resigned.state.decision).toBeNull();
      expect(kindsOfEvents(resigned)).toEqual(['action-taken', 'game-ended']);
    }
  });

  it('[R98] the action names the side that resigns, not the side to move', () => {
    const { events } = step(givenGame({ side: 'british' }), 'resign french');
    expect(events[0]).toEqual({
      kind: 'action-taken',
      side: 'french',
      action: { kind: 'resign', side: 'french' },
    });
  });

  it('[R98] it is legal always, and therefore in no list', () => {
    for (const make of Object.values(MOMENTS)) {
      const state = make();
      expect(legalActions(state).some((action) => action.kind === 'resign')).toBe(false);
      expect(codeOf(state, 'resign british')).toBeNull();
      expect(codeOf(state, 'resign french')).toBeNull();
    }
  });

  it('[R98] points are counted all the same', () => {
    const state = play(givenGame({ british: { captured: { towns: 1 } } }), 'resign french');
    expect(state.outcome?.points).toEqual({ british: 21, french: 29 });
  });

  it('[R98] a game ends only once', () => {
    const over = play(givenGame({}), 'resign british');
    expect(codeOf(over, 'resign french')).toBe('game-over');
  });

  it('[R98] these are all the endings there are', () => {
    expect(ENDINGS).toEqual([
      'points',
      'capital',
      'resignation',
      'time',
      'agreement',
      'adjudicated',
      'abandoned',
      'aborted',
    ]);
  });
});
