// `no-governors`: there are no Governor cards.
import { describe, expect, it } from 'vitest';
import { NO_CHOICE, SIDES, explain } from '@arpents/engine';
import { cardCount, givenGame, legal, newGame, piles, whyNot } from '@arpents/test-kit';

describe('no-governors', () => {
  it('[R2] neither side has one, and the game has 107 cards', () => {
    const game = newGame({ rules: ['no-governors'] });
    for (const side of SIDES) expect(piles(game, side).available).not.toContain('governor');
    expect(cardCount(game)).toBe(107);
  });

  it('[R77] so none can be drafted', () => {
    for (const side of SIDES) {
      const game = givenGame({ rules: ['no-governors'], side });
      expect(legal(game, 'draft')).not.toContain('draft: governor');
      expect(whyNot(game, 'draft: governor')).toBe('not-available R77');
    }
  });

  it('[R81] who asks for one is told that there is none, and of the rule, rather than to draft one', () => {
    for (const side of SIDES) {
      const game = givenGame({ rules: ['no-governors'], side });
      const none = { code: 'no-governors-in-game', rule: 'no-governors' };
      expect(explain(game, { ...NO_CHOICE, kind: 'governor' })[0].refusal).toMatchObject(none);
    }
    const game = givenGame({ rules: ['no-governors'], british: { hand: ['boston', 'militia'] } });
    expect(whyNot(game, 'governor: militia + boston')).toBe('no-governors-in-game R81');
  });

  it('[R2] no arrangement can hold one', () => {
    expect(() => givenGame({ rules: ['no-governors'], british: { hand: ['governor'] } })).toThrow(
      'too-many-cards',
    );
  });
});
