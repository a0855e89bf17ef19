// Who wins a siege, and when (R14, R15, R50, R55). What becomes of location and cards: siege-won.test.ts.
import { describe, expect, it } from 'vitest';
import type { GameState, LocationId, Side } from '@arpents/engine';
import {
  givenGame,
  kindsOfEvents,
  legal,
  piles,
  play,
  siegeOf,
  standingAt,
  step,
  type Given,
} from '@arpents/test-kit';

/** A siege with one card of either side, at the start of a turn. */
const checked = (siege: Side, value: number, mover: Side): GameState => {
  const location: LocationId = siege === 'british' ? 'port-royal' : 'pemaquid';
  return givenGame({
    phase: 'end-test',
    side: mover,
    sieges: { [siege]: { location, value } },
    british: { siegeCards: { [siege]: ['militia'] } },
    french: { siegeCards: { [siege]: ['militia'] } },
  });
};

describe('winning', () => {
  it.each([
    ['british', 2],
    ['british', 3],
    ['british', 7],
    ['french', 2],
    ['french', 7],
  ] as const)('[R14] the %s attackers win in their check at %d', (siege, value) => {
    const game = checked(siege, value, siege);
    expect(game.decision).toMatchObject({ kind: 'settle-after-siege', side: siege });
    expect(game.phase).toBe('siege-check');
  });

  it.each([
    ['british', -1],
    ['british', -5],
    ['french', -1],
    ['french', -4],
  ] as const)('[R14] against the %s the defenders win in their check at %d', (siege, value) => {
    const defender = siege === 'british' ? 'french' : 'british';
    const game = checked(siege, value, defender);
    expect(game.decision).toMatchObject({ kind: 'give-up-card', side: siege, cause: 'siege' });
    const after = play(game, `give-up-card ${siege}-siege: militia`);
    expect(siegeOf(after, siege)).toBeNull();
    expect(after.decision).toEqual({ kind: 'take-action', side: defender });
  });

  it.each([
    ['british', 0, 'british'],
    ['british', 1, 'british'],
    ['british', -1, 'british'],
    ['british', -5, 'british'],
    ['british', 0, 'french'],
    ['british', 1, 'french'],
    ['british', 2, 'french'],
    ['british', 7, 'french'],
    ['french', 0, 'french'],
    ['french', 1, 'french'],
    ['french', -4, 'french'],
    ['french', 0, 'british'],
    ['french', 1, 'british'],
    ['french', 7, 'british'],
  ] as const)(
    '[R14] the %s siege at %d is not won in the check of the %s',
    (siege, value, mover) => {
      const game = checked(siege, value, mover);
      expect(game.decision).toEqual({ kind: 'take-action', side: mover });
      expect(siegeOf(game, siege)?.value).toBe(value);
    },
  );

  it('[R14] a defender who wins keeps the location and captures nothing', () => {
    const after = play(checked('british', -1, 'french'), 'give-up-card british-siege: militia');
    expect(standingAt(after, 'port-royal')).toBe('french village');
    expect(after.players.french).toMatchObject({ capturedVillages: 0, capturedTowns: 0 });
    expect(after.players.british).toMatchObject({ capturedVillages: 0, capturedTowns: 0 });
  });
});

describe('two sieges won in one check', () => {
  /** Both sides have a card in both sieges. */
  const both = (mover: Side, british: number, french: number): GameState =>
    givenGame({
      phase: 'end-test',
      side: mover,
      sieges: {
        british: { location: 'port-royal', value: british },
        french: { location: 'pemaquid', value: french },
      },
      british: { siegeCards: { british: ['rangers'], french: ['regular-infantry'] } },
      french: { siegeCards: { british: ['militia'], french: ['coureurs-de-bois'] } },
    });

  it('[R15, R50] the British to move: first their own siege to its end, then the French one', () => {
    const first = both('british', 2, -1);
    expect(first.decision).toMatchObject({ kind: 'settle-after-siege', side: 'british' });
    const second = play(first, 'settle-after-siege no: -');
    expect(second.decision).toMatchObject({
      kind: 'give-up-card',
      side: 'french',
      siege: 'british',
    });
    expect(siegeOf(second, 'french')).not.toBeNull();
    const third = step(second, 'give-up-card british-siege: militia');
    expect(third.state.decision).toMatchObject({
      kind: 'give-up-card',
      side: 'french',
      siege: 'french',
    });
    expect(kindsOfEvents(third)).toEqual([
      'action-taken',
      'card-returned',
      'siege-ended',
      'decision-asked',
    ]);
    const last = play(third.state, 'give-up-card french-siege: coureurs-de-bois');
    expect(last.decision).toEqual({ kind: 'take-action', side: 'british' });
    expect(last.sieges).toEqual({ british: null, french: null });
    expect(piles(last, 'british').discard).toEqual(['rangers', 'regular-infantry']);
  });

  it('[R15, R50] the French to move: the British siege is still the first', () => {
    const first = both('french', -1, 2);
    expect(first.decision).toMatchObject({
      kind: 'give-up-card',
      side: 'british',
      siege: 'british',
    });
    // Nothing of the French siege has happened yet.
    expect(standingAt(first, 'pemaquid')).toBe('british village');
    const second = play(first, 'give-up-card british-siege: rangers');
    expect(second.decision).toMatchObject({ kind: 'settle-after-siege', side: 'french' });
    expect(standingAt(second, 'pemaquid')).toBeNull();
    const third = play(second, 'settle-after-siege no: -');
    expect(third.decision).toMatchObject({
      kind: 'give-up-card',
      side: 'british',
      siege: 'french',
    });
    const last = play(third, 'give-up-card french-siege: regular-infantry');
    expect(last.decision).toEqual({ kind: 'take-action', side: 'french' });
    expect(piles(last, 'french').discard).toEqual(['militia', 'coureurs-de-bois']);
  });

  it('[R15] a siege won by the opponent waits for their own check', () => {
    const game = both('british', 2, 2);
    const after = play(game, 'settle-after-siege no: -', 'give-up-card british-siege: militia');
    expect(after.decision).toEqual({ kind: 'take-action', side: 'british' });
    expect(siegeOf(after, 'french')?.value).toBe(2);
  });

  it('[R15, R49] what the first siege won does not disturb the settler card of the second', () => {
    const game = givenGame({
      phase: 'end-test',
      side: 'french',
      sieges: {
        british: { location: 'quebec', value: -1 },
        french: { location: 'pemaquid', value: 2 },
      },
      french: { hand: ['quebec'], siegeCards: { french: ['militia'] } },
    });
    // Québec is no longer besieged when Pemaquid is settled: the British siege was closed first.
    expect(siegeOf(game, 'british')).toBeNull();
    expect(legal(game)).toEqual(['settle-after-siege no: -', 'settle-after-siege yes: quebec']);
  });
});

describe('the order of decisions', () => {
  const given: Given = {
    phase: 'end-test',
    sieges: { british: { location: 'port-royal', value: 3 } },
    british: { hand: ['boston'], siegeCards: { british: ['rangers'] } },
    french: { siegeCards: { british: ['militia', 'montreal'] } },
  };

  it('[R50] first the winner settles, then the loser gives up a card, then the turn goes on', () => {
    const won = givenGame(given);
    expect(won.decision).toMatchObject({ kind: 'settle-after-siege', side: 'british' });
    const settled = step(won, 'settle-after-siege yes: boston');
    expect(kindsOfEvents(settled)).toEqual([
      'action-taken',
      'village-placed',
      'card-gained',
      'decision-asked',
    ]);
    expect(settled.state.decision).toMatchObject({ kind: 'give-up-card', side: 'french' });
    // The siege is closed last: the cards still lie in it.
    expect(siegeOf(settled.state, 'british')?.british).toEqual(['rangers']);
    const gaveUp = step(settled.state, 'give-up-card british-siege: militia');
    expect(kindsOfEvents(gaveUp)).toEqual([
      'action-taken',
      'card-returned',
      'siege-ended',
      'turn-began',
    ]);
    expect(gaveUp.state).toMatchObject({ phase: 'actions', side: 'british', actionsLeft: 2 });
  });

  it('[R50] the settled place can be used in the turn that follows', () => {
    const game = givenGame({
      ...given,
      british: { ...given.british, hand: ['settlers', 'port-royal', 'fortification'] },
    });
    const after = play(
      game,
      'settle-after-siege yes: settlers',
      'give-up-card british-siege: militia',
      'fortify port-royal: port-royal + fortification',
    );
    expect(standingAt(after, 'port-royal')).toBe('british village fortified');
  });
});

describe('capitals', () => {
  it.each([
    ['british', 'quebec'],
    ['french', 'boston'],
    ['french', 'new-york'],
  ] as const)('[R55] the %s win the game with the siege of %s', (side, capital) => {
    const enemy = side === 'british' ? 'french' : 'british';
    const before = givenGame({
      side: enemy,
      actionsLeft: 0,
      sieges: { [side]: { location: capital, value: 2 } },
      [side]: { siegeCards: { [side]: ['militia'] } },
    });
    const { state, events } = step(before, 'end-turn');
    expect(state).toMatchObject({ phase: 'over', decision: null, side });
    expect(state.outcome).toMatchObject({ winner: side, ending: 'capital' });
    expect(events.at(-1)).toMatchObject({ kind: 'game-ended', outcome: { ending: 'capital' } });
  });

  it('[R55] no village is needed, and points do not matter', () => {
    const game = givenGame({
      phase: 'end-test',
      sieges: { british: { location: 'quebec', value: 2 } },
      french: { captured: { villages: 13 } },
    });
    expect(game.players.british.villages).toBe(0);
    expect(game.outcome).toMatchObject({ winner: 'british', ending: 'capital' });
    expect(game.outcome!.points.french).toBeGreaterThan(game.outcome!.points.british);
  });

  it('[R55] holding a capital in a siege wins the siege, not the game', () => {
    const game = givenGame({
      phase: 'end-test',
      sieges: { french: { location: 'boston', value: -1 } },
      french: { siegeCards: { french: ['militia'] } },
    });
    const after = play(game, 'give-up-card french-siege: militia');
    expect(after).toMatchObject({ phase: 'actions', side: 'british', outcome: null });
  });

  it('[R55] other places do not end the game', () => {
    const game = givenGame({
      phase: 'end-test',
      sieges: { british: { location: 'louisbourg', value: 2 } },
    });
    expect(game.outcome).toBeNull();
  });
});
