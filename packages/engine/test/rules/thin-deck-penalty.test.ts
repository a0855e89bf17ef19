// `thin-deck-penalty`: no draw reshuffles during the turn; an empty deck is made anew at its very end.
import { describe, expect, it } from 'vitest';
import type { GameState } from '@arpents/engine';
import { givenGame, kindsOfEvents, piles, play, step, type Given } from '@arpents/test-kit';

const given = (situation: Given): GameState =>
  givenGame({ rules: ['thin-deck-penalty'], ...situation });

describe('thin-deck-penalty', () => {
  it('[R87] the refill takes what the draw deck has, and the deck is made anew afterwards', () => {
    const game = given({
      actionsLeft: 0,
      british: { hand: ['boston'], deck: ['norfolk', 'trader'], discard: ['militia', 'rangers'] },
    });
    const ended = step(game, 'end-turn');
    expect(kindsOfEvents(ended)).toEqual([
      'action-taken',
      'cards-drawn',
      'deck-shuffled',
      'turn-began',
    ]);
    expect(piles(ended.state, 'british').hand).toEqual(['boston', 'norfolk', 'trader']);
    expect(piles(ended.state, 'british').deck.sort()).toEqual(['militia', 'rangers']);
    expect(piles(ended.state, 'british').discard).toEqual([]);
  });

  it('[R87] on an empty draw deck nothing is drawn', () => {
    const ended = play(
      given({ actionsLeft: 0, british: { hand: ['boston'], discard: ['militia', 'rangers'] } }),
      'end-turn',
    );
    expect(piles(ended, 'british').hand).toEqual(['boston']);
    expect(piles(ended, 'british').deck).toHaveLength(2);
  });

  it('[R87] a deck that the refill empties exactly is made anew at once, with the cards of this turn', () => {
    const ended = play(
      given({
        actionsLeft: 1,
        british: {
          hand: ['boston', 'norfolk', 'trader', 'militia', 'rangers'],
          deck: ['ships'],
        },
      }),
      'take-money: boston',
      'end-turn',
    );
    expect(piles(ended, 'british').hand).toContain('ships');
    expect(piles(ended, 'british').deck).toEqual(['boston']);
    expect(piles(ended, 'british').discard).toEqual([]);
  });

  it('[R84, R87] Home Support takes what is there; the refill after it finds nothing', () => {
    const game = given({
      actionsLeft: 0,
      british: { hand: ['home-support'], deck: ['norfolk', 'trader'], discard: ['militia'] },
    });
    const supported = play(game, 'home-support');
    expect(piles(supported, 'british')).toMatchObject({
      hand: ['norfolk', 'trader'],
      deck: [],
      discard: ['militia', 'home-support'],
    });
    const ended = play(supported, 'end-turn');
    expect(piles(ended, 'british').hand).toEqual(['norfolk', 'trader']);
    expect(piles(ended, 'british').deck.sort()).toEqual(['home-support', 'militia']);
  });

  it('[R84] Home Support on an empty draw deck brings nothing, and is in the next one', () => {
    const game = given({
      actionsLeft: 0,
      british: { hand: ['home-support'], discard: ['militia'] },
    });
    const ended = play(game, 'home-support', 'end-turn');
    expect(piles(ended, 'british').hand).toEqual([]);
    expect(piles(ended, 'british').deck.sort()).toEqual(['home-support', 'militia']);
  });

  it('[R87] a full hand draws nothing, but an empty deck is still made anew', () => {
    const hand = ['boston', 'norfolk', 'trader', 'militia', 'rangers'];
    const ended = play(
      given({ actionsLeft: 0, british: { hand, discard: ['ships'] } }),
      'end-turn',
    );
    expect(piles(ended, 'british').deck).toEqual(['ships']);
    // With nothing to make it from it stays empty.
    const bare = play(given({ actionsLeft: 0, british: { hand } }), 'end-turn');
    expect(piles(bare, 'british').deck).toEqual([]);
  });

  it('[R87] only the deck of the side whose turn ends', () => {
    const ended = play(
      given({
        actionsLeft: 0,
        british: { hand: ['boston'], discard: ['militia'] },
        french: { discard: ['quebec'] },
      }),
      'end-turn',
    );
    expect(piles(ended, 'british').deck).toEqual(['militia']);
    expect(piles(ended, 'french')).toMatchObject({ deck: [], discard: ['quebec'] });
  });

  it('[R87] the next turn draws from the new deck', () => {
    const ended = play(
      given({ actionsLeft: 0, british: { hand: ['boston'], discard: ['militia', 'rangers'] } }),
      'end-turn',
    );
    expect(piles(ended, 'british').hand).toHaveLength(1);
    const around = play(ended, 'pass', 'pass', 'end-turn', 'pass', 'pass', 'end-turn');
    expect(piles(around, 'british').hand).toHaveLength(3);
    expect(around.players.british.shuffles).toBe(2);
  });
});
