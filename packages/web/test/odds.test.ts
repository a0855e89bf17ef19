// The deck observatory: odds against counting every possible draw.
import { CARD_IDS, type Card } from '@arpents/engine';
import { describe, expect, it } from 'vitest';
import { chanceInHand, chanceOfAny, chanceToDraw, pilesOf } from '../src/odds/odds.ts';
import { cards, givenView } from './support/situations.ts';

const numbers = (...names: readonly string[]): readonly Card[] =>
  cards(...names).map((id) => CARD_IDS.indexOf(id));
const isMilitia = (card: Card): boolean => CARD_IDS[card] === 'empire:militia';

/** All hands of `count` cards, by position. */
function hands<T>(items: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]];
  return items.flatMap((item, i) =>
    hands(items.slice(i + 1), count - 1).map((rest) => [item, ...rest]),
  );
}

describe('the odds', () => {
  it('of at least one card are those of counting all draws', () => {
    const deck = ['a', 'a', 'b', 'c', 'd', 'e', 'f'];
    for (let count = 0; count <= deck.length; count++) {
      const all = hands(deck, count);
      const lucky = all.filter((hand) => hand.includes('a')).length;
      expect(chanceOfAny(deck.length, 2, count)).toBeCloseTo(lucky / all.length, 12);
    }
  });

  it('are certain or nil where they must be', () => {
    expect(chanceOfAny(5, 0, 5)).toBe(0);
    expect(chanceOfAny(5, 1, 5)).toBe(1);
    expect(chanceOfAny(0, 0, 3)).toBe(0);
    expect(chanceOfAny(4, 1, 9)).toBe(1);
  });

  it('[R87] go on with the shuffled discard pile when the deck runs out', () => {
    const piles = {
      deck: numbers('boston', 'norfolk'),
      discard: numbers('militia', 'pemaquid', 'ships', 'settlers'),
    };
    expect(chanceToDraw(piles, isMilitia, 2)).toBe(0);
    expect(chanceToDraw(piles, isMilitia, 3)).toBeCloseTo(1 / 4, 12);
    expect(chanceToDraw(piles, isMilitia, 5)).toBeCloseTo(3 / 4, 12);
    expect(chanceToDraw({ ...piles, deck: numbers('militia', 'boston') }, isMilitia, 3)).toBe(1);
  });

  it('count on no shuffle where the rules of the game know none during a turn', () => {
    const given = {
      side: 'british',
      british: { hand: ['boston'], deck: ['norfolk'], discard: ['militia'] },
    } as const;
    expect(pilesOf(givenView(given), 'british').discard).toEqual(numbers('militia'));
    const thin = givenView({ ...given, rules: ['thin-deck-penalty'] });
    expect(pilesOf(thin, 'british')).toEqual({ deck: numbers('norfolk'), discard: [] });
  });

  it('[R100] of the opponent’s hand follow from what is unseen', () => {
    const view = givenView({
      side: 'french',
      french: { hand: ['quebec'] },
      british: { hand: ['militia', 'boston'], deck: ['norfolk', 'pemaquid', 'new-york'] },
    });
    expect(chanceInHand(view, 'british', isMilitia)).toBeCloseTo(2 / 5, 12);
    const known = {
      ...view,
      players: {
        ...view.players,
        british: { ...view.players.british, known: numbers('militia') },
      },
    };
    expect(chanceInHand(known, 'british', isMilitia)).toBe(1);
    expect(
      chanceInHand(known, 'british', (card) => CARD_IDS[card] === 'location:boston'),
    ).toBeCloseTo(1 / 4, 12);
  });
});
