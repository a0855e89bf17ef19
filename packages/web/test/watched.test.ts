// What was played back before the player's eyes, and what was not.
import './support/browser.ts';
import type { LogEntry } from '@arpents/protocol';
import { beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { NOTHING, type GameModel } from '../src/state/model.ts';
import { markWatched } from '../src/story/watched.ts';

const entryAt = (version: number): LogEntry => ({
  version,
  at: 0,
  side: 'french',
  body: { kind: 'action', action: { kind: 'pass' }, automatic: false },
  events: [],
  points: null,
});
const page = { hidden: false };
let seen = 0;

/** A table at which the last entry is being played back. */
function playing(given: Partial<GameModel> = {}): { readonly finish: () => void } {
  const game = createStore<GameModel>(() => ({
    ...NOTHING,
    id: 'g',
    viewer: 'british',
    entries: [entryAt(1), entryAt(2), entryAt(3)],
    showing: entryAt(3),
    seenVersion: 2,
    openedVersion: 2,
    ...given,
  }));
  markWatched({
    game,
    markSeen: () => {
      seen += 1;
    },
  });
  return {
    finish: () => {
      game.setState({ showing: null });
    },
  };
}

beforeEach(() => {
  seen = 0;
  page.hidden = false;
  vi.stubGlobal('document', page);
});

it('marks as seen what was played back to its end on a visible page', () => {
  playing().finish();
  expect(seen).toBe(1);
});

it('leaves to the recap what was played back while nobody looked', () => {
  page.hidden = true;
  playing().finish();
  expect(seen).toBe(0);
});

it('keeps the recap of what was missed before', () => {
  playing({ seenVersion: 0 }).finish();
  expect(seen).toBe(0);
});
