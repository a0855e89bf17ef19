// The coach of first games: what it is asked about, and what it says.
import './support/browser.ts';
import { LOCALES } from '@arpents/messages';
import { describe, expect, it } from 'vitest';
import { remarkText } from '../src/beside/remark-text.ts';
import { aboutToDo } from '../src/choosing/about-to-do.ts';

describe('the coach', () => {
  it('names the place that would be out of supply, in every language', () => {
    const why = { kind: 'supply', side: 'french', location: 'fort-frontenac', value: 3 } as const;
    expect(LOCALES.map((locale) => remarkText({ loss: 30, why }, 'french', locale))).toEqual([
      'Leaves Fort Frontenac out of supply',
      'Laisse le fort Frontenac sans ravitaillement',
      'Lässt Fort Frontenac ohne Nachschub',
      'Lascia Fort Frontenac senza rifornimenti',
    ]);
  });

  it('is asked about what is chosen, and about ending the turn once no action is left', () => {
    const pass = { kind: 'pass' } as const;
    expect(aboutToDo(pass, { actionsLeft: 1 }, false)).toBe(pass);
    expect(aboutToDo(null, { actionsLeft: 1 }, true)).toBeNull();
    expect(aboutToDo(null, { actionsLeft: 0 }, true)).toEqual({ kind: 'end-turn' });
    // Neither while something is being chosen, nor while the other side decides.
    expect(aboutToDo(null, { actionsLeft: 0 }, false)).toBeNull();
    // The same each time, so that it is not asked again and again.
    const [once, again] = [0, 0].map((actionsLeft) => aboutToDo(null, { actionsLeft }, true));
    expect(once).toBe(again);
  });
});
