// The course of a turn (R9–R13, R16): end test, siege check, actions, refill. Who wins a siege: siege-check.test.ts.
import { describe, expect, it } from 'vitest';
import { legalActions, viewFor, whyRefused, type Action, type GameState } from '@arpents/engine';
import {
  actionFrom,
  givenGame,
  kindsOfEvents,
  legal,
  piles,
  play,
  siegeOf,
  step,
  whyNot,
  type Given,
} from '@arpents/test-kit';

const PASS_TURN = ['pass', 'pass', 'end-turn'] as const;

/** British infantry before Gaspé, at +2: won in the next British siege check. */
const GASPE_ABOUT_TO_FALL: Given = {
  sieges: { british: { location: 'gaspe', value: 2 } },
  british: { captured: { villages: 6 }, siegeCards: { british: ['regular-infantry'] } },
};

describe('the steps of a turn', () => {
  it('[R9] after the refill the other side moves', () => {
    const game = givenGame({ actionsLeft: 0, british: { deck: ['boston', 'trader'] } });
    const { state, events } = step(game, 'end-turn');
    expect(events.map((event) => event.kind)).toEqual([
      'action-taken',
      'cards-drawn',
      'turn-began',
    ]);
    expect(state).toMatchObject({ turn: 12, side: 'french', phase: 'actions', actionsLeft: 2 });
    expect(state.decision).toEqual({ kind: 'take-action', side: 'french' });
  });

  it('[R9] the siege check of the other side comes after the refill and before its actions', () => {
    const game = givenGame({
      actionsLeft: 0,
      sieges: { french: { location: 'pemaquid', value: 2 } },
      british: { deck: ['boston'] },
      french: { siegeCards: { french: ['militia'] } },
    });
    const ended = step(game, 'end-turn');
    expect(kindsOfEvents(ended)).toEqual([
      'action-taken',
      'cards-drawn',
      'piece-captured',
      'decision-asked',
    ]);
    expect(ended.state.actionsLeft).toBe(0);
    const settled = step(ended.state, 'settle-after-siege no: -');
    expect(kindsOfEvents(settled)).toEqual(['action-taken', 'siege-ended', 'turn-began']);
    expect(settled.state.actionsLeft).toBe(2);
  });

  it('whoever has no use for some kinds of action is spared their list, and gets the others', () => {
    const game = givenGame({ british: { hand: ['governor', 'boston', 'militia', 'settlers'] } });
    const all = legalActions(game);
    const some = legalActions(game, new Set(['discard', 'governor']));
    const isLeftOut = ({ kind }: Action): boolean => kind === 'discard' || kind === 'governor';
    expect(all.filter(isLeftOut).length).toBeGreaterThan(10);
    expect(some).toEqual(all.filter((action) => !isLeftOut(action)));
  });

  it('[R9] only the side that decides is offered anything, and the other is refused', () => {
    const game = givenGame({});
    const theirs = viewFor(game, 'french');
    expect(legalActions(theirs)).toEqual([]);
    expect(whyRefused(theirs, actionFrom('pass'))).toMatchObject({
      code: 'not-your-decision',
      ruling: 'R9',
    });
    expect(whyRefused(viewFor(game, 'british'), actionFrom('pass'))).toBeNull();
  });

  it('[R9] while an answer is awaited nothing else can be done', () => {
    const asked = play(
      givenGame({
        locations: { 'fort-halifax': 'french village' },
        british: { hand: ['rangers', 'boston'] },
      }),
      'raid fort-halifax: rangers',
    );
    expect(asked.decision).toMatchObject({ kind: 'block-raid', side: 'french' });
    expect(whyNot(asked, 'pass')).toBe('not-what-is-asked R9');
    expect(whyNot(asked, 'take-money: boston')).toBe('not-what-is-asked R9');
    expect(legal(asked)).toEqual(['block-raid: -']);
  });
});

describe('the end test', () => {
  it('[R10] a siege about to be decided still holds the end back', () => {
    const checked = givenGame({ ...GASPE_ABOUT_TO_FALL, phase: 'end-test' });
    expect(checked.outcome).toBeNull();
    expect(checked.decision).toMatchObject({ kind: 'settle-after-siege', side: 'british' });
    // The siege over, the game still lasts until the British are about to move again.
    const settled = play(checked, 'settle-after-siege no: -');
    expect(settled).toMatchObject({ phase: 'actions', side: 'british' });
    const theirTurn = play(settled, ...PASS_TURN);
    expect(theirTurn).toMatchObject({ phase: 'actions', side: 'french' });
    const end = play(theirTurn, ...PASS_TURN);
    expect(end.outcome).toMatchObject({ winner: 'british', ending: 'points' });
  });

  it('[R10] without a siege the same position ends the game before anything else', () => {
    const game = givenGame({ phase: 'end-test', british: { captured: { villages: 6 } } });
    expect(game).toMatchObject({ phase: 'over', turn: 11, decision: null });
    expect(game.outcome).toMatchObject({ ending: 'points' });
    expect(legal(game)).toEqual([]);
    expect(whyNot(game, 'pass')).toBe('game-over R95');
  });

  it('[R10] a siege that the opponent lays holds the end back as well', () => {
    const game = givenGame({
      phase: 'end-test',
      sieges: { french: { location: 'pemaquid', value: 0 } },
      british: { captured: { villages: 6 } },
    });
    expect(game).toMatchObject({ phase: 'actions', side: 'british', outcome: null });
  });

  /** The British capture the piece that makes twelve points, in the middle of their own turn. */
  const twelfthPoint = (): GameState =>
    play(
      givenGame({
        locations: { 'fort-halifax': 'french village' },
        british: { hand: ['rangers'], captured: { villages: 5 } },
        french: { hand: ['port-royal', 'louisbourg', 'militia'] },
      }),
      'raid fort-halifax: rangers',
      'block-raid: -',
    );

  it('[R12] a condition met in one’s own turn leaves the opponent a whole turn', () => {
    const raided = twelfthPoint();
    expect(raided.players.british.capturedVillages).toBe(6);
    expect(raided).toMatchObject({ phase: 'actions', side: 'british', outcome: null });
    const theirTurn = play(raided, 'pass', 'end-turn');
    expect(theirTurn).toMatchObject({ side: 'french', actionsLeft: 2, outcome: null });
    const end = play(theirTurn, ...PASS_TURN);
    expect(end.outcome?.ending).toBe('points');
    expect(end.side).toBe('british');
  });

  it('[R12] the opponent prevents the end by beginning a siege in that turn', () => {
    const besieged = play(
      twelfthPoint(),
      'pass',
      'end-turn',
      'besiege pemaquid: port-royal + louisbourg + militia',
      'pass',
      'end-turn',
    );
    expect(besieged).toMatchObject({ phase: 'actions', side: 'british', outcome: null });
  });
});

describe('the siege check', () => {
  it('[R13] no free action can be taken during it', () => {
    const game = givenGame({
      ...GASPE_ABOUT_TO_FALL,
      phase: 'end-test',
      british: {
        hand: ['military-leader', 'home-support'],
        deck: ['boston'],
        reserve: ['militia'],
        siegeCards: { british: ['regular-infantry'] },
      },
    });
    expect(game.decision?.kind).toBe('settle-after-siege');
    for (const action of [
      'military-leader gaspe: military-leader',
      'home-support',
      'retrieve',
      'withdraw british: regular-infantry',
      'end-turn',
    ]) {
      expect(whyNot(game, action)).toBe('not-what-is-asked R9');
    }
  });

  it('[R13] it comes once: a siege brought to +2 in the turn waits for the next check', () => {
    const game = givenGame({
      sieges: { british: 'gaspe' },
      british: { hand: ['militia'], siegeCards: { british: ['regular-infantry'] } },
    });
    const reinforced = play(game, 'reinforce gaspe: militia', 'pass');
    expect(siegeOf(reinforced, 'british')?.value).toBe(2);
    const theirTurn = play(reinforced, 'end-turn');
    expect(theirTurn.decision).toEqual({ kind: 'take-action', side: 'french' });
    const back = play(theirTurn, ...PASS_TURN);
    expect(back.decision).toMatchObject({ kind: 'settle-after-siege', side: 'british' });
  });
});

describe('actions', () => {
  it('[R11] end-turn is legal exactly when no action is left', () => {
    const two = givenGame({ actionsLeft: 2 });
    expect(legal(two, 'end-turn')).toEqual([]);
    expect(whyNot(two, 'end-turn')).toBe('actions-left R11');
    const one = play(two, 'pass');
    expect(whyNot(one, 'end-turn')).toBe('actions-left R11');
    const none = play(one, 'pass');
    expect(legal(none)).toEqual(['end-turn']);
  });

  it('[R11] with no action left free actions remain, and actions are refused', () => {
    const game = givenGame({
      actionsLeft: 0,
      sieges: { british: 'gaspe' },
      british: {
        hand: ['military-leader', 'home-support', 'boston'],
        deck: ['norfolk'],
        reserve: ['militia'],
        siegeCards: { british: ['regular-infantry'] },
      },
    });
    expect(legal(game)).toEqual([
      'retrieve',
      'home-support',
      'military-leader gaspe: military-leader',
      'withdraw british: regular-infantry',
      'end-turn',
    ]);
    expect(whyNot(game, 'pass')).toBe('no-action-left R11');
    expect(whyNot(game, 'take-money: boston')).toBe('no-action-left R11');
  });

  it('[R11] end-turn is followed by the refill', () => {
    const game = givenGame({
      actionsLeft: 0,
      british: { hand: ['boston', 'norfolk'], deck: ['trader', 'bateaux', 'militia', 'rangers'] },
    });
    const after = play(game, 'end-turn');
    expect([...piles(after, 'british').hand].sort()).toEqual(
      ['boston', 'norfolk', 'trader', 'bateaux', 'militia'].sort(),
    );
    expect(piles(after, 'british').deck).toEqual(['rangers']);
  });

  it('[R16] the same action may be taken twice, and no third one follows', () => {
    const game = givenGame({ british: { hand: ['boston', 'new-york', 'norfolk'], money: 0 } });
    const after = play(game, 'take-money: boston', 'take-money: new-york');
    expect(after.players.british.money).toBe(6);
    expect(after.actionsLeft).toBe(0);
    expect(whyNot(after, 'take-money: norfolk')).toBe('no-action-left R11');
  });

  it('[R16] an action is settled before the next: what it brings in serves the second', () => {
    const game = givenGame({ side: 'french', french: { hand: ['intendant'], money: 2 } });
    expect(whyNot(game, 'intendant: regular-infantry-initial')).toBe('discard-empty R83');
    const after = play(
      game,
      'draft: regular-infantry-initial',
      'intendant: regular-infantry-initial',
    );
    expect(piles(after, 'french').hand).toEqual(['regular-infantry-initial']);
  });

  it('[R16] who has no cards and no money can always pass', () => {
    const game = givenGame({ side: 'french', french: { money: 0 } });
    expect(legal(game)).toContain('pass');
    expect(play(game, 'pass').actionsLeft).toBe(1);
  });

  it('[R16] a refused action leaves the position as it was', () => {
    const game = givenGame({ british: { hand: ['boston'] } });
    const before = JSON.stringify(game);
    expect(() => play(game, 'take-money: norfolk')).toThrow('card-not-in-hand');
    expect(JSON.stringify(game)).toBe(before);
  });
});
