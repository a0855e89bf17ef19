// Hints in words: every aim, every kind of step, and which step of an idea comes next.
import './support/browser.ts';
import { AIMS, type Advice } from '@arpents/bots';
import { ACTION_KINDS, type Action } from '@arpents/engine';
import { LOCALES } from '@arpents/messages';
import type { LogEntry } from '@arpents/protocol';
import { describe, expect, it } from 'vitest';
import { stepReached } from '../src/hints/plan.ts';
import { whyOf } from '../src/hints/why.ts';
import { textIn } from '../src/text/use-text.ts';
import { givenView } from './support/situations.ts';

const VIEW = givenView({
  side: 'british',
  locations: { louisbourg: 'french village', halifax: 'british village' },
});

const BESIEGE: Action = {
  kind: 'besiege',
  location: 'louisbourg',
  cards: ['location:halifax', 'empire:ships', 'empire:regular-infantry'],
};

describe('a hint', () => {
  it('says why in words: what a place is worth, as it is and as a town', () => {
    expect(whyOf(VIEW, BESIEGE, 'en')).toBe(
      'That begins a siege of Louisbourg, worth 4 to you, 8 as a town, and 2 for the piece you take.',
    );
    expect(whyOf(VIEW, { ...BESIEGE, location: 'quebec' }, 'en')).toMatch(/you have won/);
    const settle: Action = { kind: 'settle', location: 'canso', cards: [] };
    expect(whyOf(VIEW, settle, 'en')).toMatch(/^A village at Canso is worth \d to you/);
  });

  it('has a name for every aim, in every language', () => {
    for (const locale of LOCALES) {
      const names = AIMS.map((aim) => textIn(locale, `coach.aim.${aim}`));
      expect(new Set(names).size).toBe(AIMS.length);
    }
  });

  it('has words for every kind of step, and no figures of the evaluation in them', () => {
    const card = 'empire:rangers' as const;
    for (const locale of LOCALES) {
      for (const kind of ACTION_KINDS) {
        const step = {
          kind,
          location: 'halifax',
          cards: [card],
          card,
          lost: card,
          siege: 'british',
          settle: true,
          from: 'hand',
        } as unknown as Action;
        const words = whyOf(VIEW, step, locale);
        expect(words, kind).toMatch(/^\S.+\.$/u);
        expect(words, kind).not.toMatch(/%|undefined|coach\./);
      }
    }
  });
});

describe('an idea that is followed', () => {
  const SECOND: Action = { kind: 'draft', card: 'empire:rangers' };
  const plan = { advice: { actions: [BESIEGE, SECOND] } as unknown as Advice, from: 7 };
  const entry = (version: number, action: Action, kind = 'action'): LogEntry =>
    ({
      version,
      body: { kind },
      events: [{ kind: 'action-taken', side: 'british', action }],
    }) as unknown as LogEntry;

  it('goes on with its next step, and is over when something else is done or taken back', () => {
    const before = entry(7, SECOND);
    expect(stepReached(plan, [before], 'british')).toBe(0);
    expect(stepReached(plan, [before, entry(8, BESIEGE)], 'british')).toBe(1);
    expect(stepReached(plan, [entry(8, BESIEGE), entry(9, SECOND)], 'british')).toBeNull();
    expect(stepReached(plan, [entry(8, SECOND)], 'british')).toBeNull();
    expect(
      stepReached(plan, [entry(8, BESIEGE), entry(9, SECOND, 'undone')], 'british'),
    ).toBeNull();
  });
});
