import { describe, expect, it } from 'vitest';
import { openPurse } from '../src/index.ts';

const acting = (turn: number, actionsLeft: number) =>
  ({
    turn,
    side: 'french',
    actionsLeft,
    decision: { kind: 'take-action', side: 'french' },
  }) as const;
const asked = (turn: number) =>
  ({
    turn,
    side: 'british',
    actionsLeft: 0,
    decision: { kind: 'block-raid', side: 'french' },
  }) as const;
const askedInOwnTurn = (turn: number, actionsLeft: number) =>
  ({
    turn,
    side: 'french',
    actionsLeft,
    decision: { kind: 'settle-after-siege', side: 'french' },
  }) as const;

describe('the thinking of a turn', () => {
  it('is never more than was allowed for the turn, however many decisions the turn has', () => {
    const purse = openPurse({ milliseconds: 1000 });
    let spent = 0;
    for (const left of [2, 2, 2, 1, 1, 0, 0, 0]) {
      const { milliseconds = Infinity } = purse.budgetFor(acting(5, left));
      purse.spend(acting(5, left), milliseconds);
      spent += milliseconds;
    }
    expect(spent).toBeLessThan(1000);
    expect(spent).toBeGreaterThan(900);
  });

  it('goes mostly to the first of two actions, and what a quick decision saves to the next', () => {
    const purse = openPurse({ milliseconds: 1000 });
    expect(purse.budgetFor(acting(5, 2)).milliseconds).toBe(680);
    purse.spend(acting(5, 2), 0);
    expect(purse.budgetFor(acting(5, 1)).milliseconds).toBe(900);
  });

  it('starts anew with every turn', () => {
    const purse = openPurse({ milliseconds: 1000 });
    purse.spend(acting(5, 2), 990);
    expect(purse.budgetFor(acting(5, 1)).milliseconds).toBeLessThan(10);
    expect(purse.budgetFor(acting(7, 2)).milliseconds).toBe(680);
  });

  it('is not touched by answers in a turn of the other side, which take less than 150 milliseconds', () => {
    const purse = openPurse({ milliseconds: 1000 });
    expect(purse.budgetFor(asked(6)).milliseconds).toBe(120);
    purse.spend(asked(6), 120);
    expect(purse.budgetFor(acting(6, 2)).milliseconds).toBe(680);
    expect(openPurse({ milliseconds: 40 }).budgetFor(asked(6)).milliseconds).toBe(10);
  });

  it('pays for the answers in the own turn, however late they come', () => {
    const purse = openPurse({ milliseconds: 1000 });
    let spent = 0;
    for (const moment of [askedInOwnTurn(5, 2), acting(5, 2), acting(5, 1), askedInOwnTurn(5, 0)]) {
      const { milliseconds = Infinity } = purse.budgetFor(moment);
      purse.spend(moment, milliseconds);
      spent += milliseconds;
    }
    expect(spent).toBe(1000);
  });

  it('is shared out in nodes the same way every time, whatever the clock says', () => {
    const shares = [0, 500].map((milliseconds) => {
      const purse = openPurse({ nodes: 1000 });
      return [2, 1, 0].map((left) => {
        const budget = purse.budgetFor(acting(3, left));
        purse.spend(acting(3, left), milliseconds);
        return budget;
      });
    });
    expect(shares[0]).toEqual([{ nodes: 680 }, { nodes: 272 }, { nodes: 24 }]);
    expect(shares[1]).toEqual(shares[0]);
  });
});
