// Which cards an entry of the log is about, and what of the log was missed.
import { expect, it } from 'vitest';
import type { Action, GameEvent, Side } from '@arpents/engine';
import type { LogEntry } from '@arpents/protocol';
import { cardsOfEntry } from '../src/story/cards-told.ts';
import { missedEntries } from '../src/story/missed.ts';

const DRAFT: Action = { kind: 'draft', card: 'empire:militia' };

const entry = (
  version: number,
  side: Side,
  events: readonly GameEvent[] = [],
  automatic = false,
): LogEntry => ({
  version,
  at: 0,
  side,
  body: { kind: 'action', action: DRAFT, automatic },
  events,
  points: null,
});

it('a card that is drafted is told once, and what is drawn not at all (R100)', () => {
  const told = cardsOfEntry(
    entry(1, 'french', [
      { kind: 'action-taken', side: 'french', action: DRAFT },
      { kind: 'card-gained', side: 'french', card: 'empire:militia' },
      { kind: 'cards-drawn', side: 'french', count: 1, cards: ['empire:trader'] },
    ]),
  );
  expect(told).toEqual([{ card: 'empire:militia', side: 'french' }]);
});

it('two cards of a kind that are played are both told', () => {
  const action: Action = { kind: 'discard', cards: ['empire:militia', 'empire:militia'] };
  expect(
    cardsOfEntry(entry(1, 'french', [{ kind: 'action-taken', side: 'french', action }])),
  ).toHaveLength(2);
});

it('missed is what others did between two versions, and what was answered in the own name', () => {
  const entries = [
    entry(1, 'french'),
    entry(2, 'british'),
    entry(3, 'french'),
    entry(4, 'british', [], true),
    entry(5, 'french'),
  ];
  const missed = missedEntries(entries, 'british', 1, 4);
  expect(missed.map(({ version }) => version)).toEqual([3, 4]);
});
