// `pay-to-reshuffle`: a reshuffle during the refill costs 1, or two cards of the hand.
import { describe, expect, it } from 'vitest';
import { NO_CHOICE, explain, type GameState } from '@arpents/engine';
import {
  givenGame,
  kindsOfEvents,
  legal,
  piles,
  play,
  refusalOf,
  step,
  type GivenSide,
} from '@arpents/test-kit';

/** The British are about to refill three missing cards. */
const refilling = (british: GivenSide): GameState =>
  givenGame({
    rules: ['pay-to-reshuffle'],
    actionsLeft: 0,
    british: { hand: ['boston', 'norfolk'], ...british },
  });

const NO_MONEY = { money: 0, deck: ['militia'], discard: ['rangers', 'trader', 'bateaux'] };

describe('pay-to-reshuffle', () => {
  it('[R87] a reshuffle during the refill costs 1 money, a refill without one costs nothing', () => {
    const reshuffled = step(
      refilling({ money: 4, deck: ['militia'], discard: ['rangers', 'trader', 'bateaux'] }),
      'end-turn',
    );
    expect(kindsOfEvents(reshuffled)).toEqual([
      'action-taken',
      'deck-shuffled',
      'cards-drawn',
      'money-changed',
      'turn-began',
    ]);
    expect(reshuffled.state.players.british.money).toBe(3);
    expect(piles(reshuffled.state, 'british').hand).toHaveLength(5);
    // The draw deck is empty afterwards, but nothing had to be drawn from a new one.
    const exact = play(
      refilling({ money: 4, deck: ['militia', 'rangers', 'trader'], discard: ['bateaux'] }),
      'end-turn',
    );
    expect(exact.players.british.money).toBe(4);
    const nothingLeft = play(refilling({ money: 4, deck: ['militia'] }), 'end-turn');
    expect(nothingLeft.players.british.money).toBe(4);
  });

  it('[R87] the last coin pays, and no card is asked for', () => {
    const { state } = step(refilling({ ...NO_MONEY, money: 1 }), 'end-turn');
    expect(state.players.british.money).toBe(0);
    expect(state.decision).toEqual({ kind: 'take-action', side: 'french' });
  });

  it('[R87] a player without money draws as usual, and then discards two cards of their choice', () => {
    const drawn = step(refilling(NO_MONEY), 'end-turn');
    expect(kindsOfEvents(drawn)).toEqual([
      'action-taken',
      'deck-shuffled',
      'cards-drawn',
      'decision-asked',
    ]);
    expect(drawn.state.decision).toEqual({ kind: 'discard-penalty', side: 'british', count: 2 });
    expect(piles(drawn.state, 'british').hand).toHaveLength(5);
    expect(legal(drawn.state)).toHaveLength(10);
    const { deck } = piles(drawn.state, 'british');
    const discarded = play(drawn.state, 'discard-penalty: boston + militia');
    expect(discarded.players.british).toMatchObject({ money: 0, shuffles: 2 });
    expect(piles(discarded, 'british').hand).toHaveLength(3);
    expect(piles(discarded, 'british').hand).not.toContain('militia');
    expect(piles(discarded, 'british').discard).toEqual(['boston', 'militia']);
    // Nothing is drawn again, and the turn passes.
    expect(piles(discarded, 'british').deck).toEqual(deck);
    expect(discarded).toMatchObject({ side: 'french', turn: 12, actionsLeft: 2 });
  });

  it('[R87] two copies of one card are a pair like any other, offered once', () => {
    const asked = play(
      refilling({ money: 0, hand: ['militia', 'militia'], discard: ['trader', 'rangers'] }),
      'end-turn',
    );
    expect(legal(asked).filter((text) => text.includes('militia + militia'))).toHaveLength(1);
    expect(legal(asked)).toHaveLength(4);
    expect(piles(play(asked, 'discard-penalty: militia + militia'), 'british').discard).toEqual([
      'militia',
      'militia',
    ]);
  });

  it('[R87] a player with fewer than two cards discards what there is', () => {
    const one = play(refilling({ money: 0, hand: [], discard: ['trader'] }), 'end-turn');
    expect(one.decision).toEqual({ kind: 'discard-penalty', side: 'british', count: 1 });
    expect(legal(one)).toEqual(['discard-penalty: trader']);
    const after = play(one, 'discard-penalty: trader');
    expect(piles(after, 'british')).toMatchObject({ hand: [], deck: [], discard: ['trader'] });
    expect(after.side).toBe('french');
    const two = play(refilling({ money: 0, hand: ['boston'], discard: ['trader'] }), 'end-turn');
    expect(legal(two)).toEqual(['discard-penalty: boston + trader']);
  });

  it('[R9, R87] until the cards are named nothing else goes on, and refusals name the rule', () => {
    const asked = play(refilling(NO_MONEY), 'end-turn');
    expect(refusalOf(asked, 'pass')).toMatchObject({ code: 'not-what-is-asked' });
    expect(refusalOf(asked, 'discard-penalty: boston')).toMatchObject({
      code: 'wrong-number-of-cards',
      rule: 'pay-to-reshuffle',
    });
    expect(refusalOf(asked, 'discard-penalty: boston + albany')).toMatchObject({
      code: 'card-not-in-hand',
      card: 'location:albany',
      rule: 'pay-to-reshuffle',
    });
    expect(refusalOf(asked, 'discard-penalty: boston + boston')).toMatchObject({
      code: 'card-not-in-hand',
    });
    const [explained] = explain(asked, { ...NO_CHOICE, cards: ['location:albany'] });
    expect(explained).toMatchObject({
      kind: 'discard-penalty',
      ways: [],
      refusal: { rule: 'pay-to-reshuffle' },
    });
  });

  it('[R87] the French pay as the British do, and the opponent pays nothing', () => {
    const game = givenGame({
      rules: ['pay-to-reshuffle'],
      side: 'french',
      actionsLeft: 0,
      french: { money: 2, discard: ['quebec'] },
      british: { money: 7, discard: ['boston'] },
    });
    const after = play(game, 'end-turn');
    expect(after.players.french.money).toBe(1);
    expect(after.players.british.money).toBe(7);
  });

  it('[R84, R150] a reshuffle for Home Support costs nothing, that of the refill after it does', () => {
    // In the first edition the deck is made anew when its last card is drawn, also by Home Support.
    const game = givenGame({
      edition: 'first',
      rules: ['pay-to-reshuffle'],
      actionsLeft: 0,
      british: {
        money: 5,
        hand: ['home-support'],
        deck: ['boston', 'norfolk'],
        discard: ['trader', 'militia'],
      },
    });
    const supported = play(game, 'home-support');
    expect(supported.players.british).toMatchObject({ money: 5, shuffles: 2 });
    const refilled = play(supported, 'end-turn');
    expect(refilled.players.british).toMatchObject({ money: 4, shuffles: 3 });
  });

  it('[R150] in the first edition a refill that draws the last card reshuffles, and pays', () => {
    const game = givenGame({
      edition: 'first',
      rules: ['pay-to-reshuffle'],
      actionsLeft: 0,
      british: {
        money: 5,
        hand: ['boston', 'norfolk', 'trader', 'militia'],
        deck: ['rangers'],
        discard: ['ships'],
      },
    });
    const after = play(game, 'end-turn');
    expect(after.players.british.money).toBe(4);
    expect(piles(after, 'british').deck).toEqual(['ships']);
  });
});
