// `first-edition-home-support`: Home Support always draws three, reshuffling if it must.
import { describe, expect, it } from 'vitest';
import type { GameState } from '@arpents/engine';
import {
  givenGame,
  kindsOfEvents,
  legal,
  piles,
  play,
  step,
  type GivenSide,
} from '@arpents/test-kit';

const given = (british: GivenSide): GameState =>
  givenGame({ rules: ['first-edition-home-support'], british });

describe('first-edition-home-support', () => {
  it('[R84] three cards are drawn, the deck being made anew on the way', () => {
    const game = given({
      hand: ['home-support'],
      deck: ['boston'],
      discard: ['norfolk', 'militia', 'trader'],
    });
    const supported = step(game, 'home-support');
    expect(kindsOfEvents(supported)).toEqual(['action-taken', 'deck-shuffled', 'cards-drawn']);
    const { hand, deck, discard } = piles(supported.state, 'british');
    expect(hand).toHaveLength(3);
    expect(hand).toContain('boston');
    expect(deck).toHaveLength(1);
    // Discarded only afterwards, so it is not in the new deck.
    expect(discard).toEqual(['home-support']);
    expect(supported.state.actionsLeft).toBe(2);
    expect(supported.revealed).toBe(true);
  });

  it('[R84] it can be played on an empty draw deck, if there is something to reshuffle', () => {
    const game = given({ hand: ['home-support'], discard: ['norfolk', 'militia', 'trader'] });
    expect(legal(game, 'home-support')).toEqual(['home-support']);
    const supported = play(game, 'home-support');
    expect(piles(supported, 'british').hand).toHaveLength(3);
  });

  it('[R84] with no card in either pile it brings nothing, but leaves the hand', () => {
    const nothing = given({ hand: ['home-support'] });
    const supported = step(nothing, 'home-support');
    expect(piles(supported.state, 'british')).toMatchObject({
      hand: [],
      discard: ['home-support'],
    });
    expect(supported.revealed).toBe(false);
    // Where there is a card to reshuffle, it is drawn, which the second edition's Home Support would not do.
    const one = step(given({ hand: ['home-support'], discard: ['norfolk'] }), 'home-support');
    expect(piles(one.state, 'british').hand).toEqual(['norfolk']);
  });

  it('[R84] with fewer than three cards in all it draws those', () => {
    const game = given({ hand: ['home-support'], deck: ['boston'], discard: ['norfolk'] });
    const supported = play(game, 'home-support');
    expect(piles(supported, 'british')).toMatchObject({
      hand: ['boston', 'norfolk'],
      deck: [],
      discard: ['home-support'],
    });
  });

  it('[R84, R87] a deck that it empties exactly is left empty, until a card must be drawn', () => {
    const exact = play(
      given({
        hand: ['home-support'],
        deck: ['boston', 'norfolk', 'trader'],
        discard: ['militia'],
      }),
      'home-support',
    );
    expect(piles(exact, 'british')).toMatchObject({
      deck: [],
      discard: ['militia', 'home-support'],
    });
    const short = play(
      given({ hand: ['home-support'], deck: ['boston', 'norfolk'], discard: ['militia'] }),
      'home-support',
    );
    expect(piles(short, 'british')).toMatchObject({ deck: [], discard: ['home-support'] });
  });

  it('[R83] an Intendant can fetch it back, to be played again in the same turn', () => {
    const game = givenGame({
      rules: ['first-edition-home-support'],
      side: 'french',
      french: {
        money: 2,
        hand: ['home-support', 'intendant'],
        deck: ['gaspe'],
        discard: ['quebec', 'trader', 'militia', 'priest'],
      },
    });
    const again = play(game, 'home-support', 'intendant: home-support', 'home-support');
    // Three at first; then the two that were left, and the Intendant out of the new deck.
    expect(piles(again, 'french').hand).toHaveLength(6);
    expect(piles(again, 'french').hand).toContain('intendant');
    expect(piles(again, 'french').discard).toEqual(['home-support']);
  });
});
