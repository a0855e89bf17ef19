// What a screen reader is told of the table.
import './support/browser.ts';
import type { GameEvent, Side } from '@arpents/engine';
import type { LogEntry } from '@arpents/protocol';
import { describe, expect, it } from 'vitest';
import { announcementsOf } from '../src/announce/announcements.ts';
import { entriesAfter } from '../src/state/follow-entries.ts';
import { givenView } from './support/situations.ts';

const entry = (version: number, side: Side, events: readonly GameEvent[]): LogEntry => ({
  version,
  at: 0,
  side,
  body: { kind: 'action', action: { kind: 'pass' }, automatic: false },
  events,
  points: null,
});
const passed = (side: Side): GameEvent => ({
  kind: 'action-taken',
  side,
  action: { kind: 'pass' },
});
const drawn: GameEvent = {
  kind: 'cards-drawn',
  side: 'british',
  count: 1,
  cards: ['location:boston'],
};

const VIEW = givenView({ side: 'british', british: { hand: ['boston'] } });

describe('announcements', () => {
  it('tell what the other side did, then what is to decide', () => {
    const said = announcementsOf([entry(4, 'french', [passed('french')])], VIEW, 'en');
    expect(said).toEqual(['The French passed.', 'Your turn: 2 actions left']);
  });

  it('do not repeat one’s own action, but tell what came of it', () => {
    const said = announcementsOf([entry(4, 'british', [passed('british'), drawn])], VIEW, 'en');
    expect(said[0]).toContain('Boston');
    expect(said).toHaveLength(2);
  });

  it('tell what is about to be answered in one’s name', () => {
    const said = announcementsOf([], VIEW, 'en', { kind: 'pass' });
    expect(said.at(-1)).toBe('Answered for you in a moment: Pass');
  });

  it('read out the other side’s messages', () => {
    const message: LogEntry = {
      ...entry(5, 'french', []),
      body: { kind: 'message', text: 'Bonjour' },
    };
    expect(announcementsOf([message], VIEW, 'en')[0]).toBe('Message: Bonjour');
    expect(announcementsOf([{ ...message, side: 'british' }], VIEW, 'en')).toHaveLength(1);
  });

  it('ask nothing of somebody who has nothing to decide', () => {
    const waiting = { ...VIEW, viewer: 'french' as const };
    expect(announcementsOf([], waiting, 'en')).toEqual([]);
  });

  it('begin after what has been heard', () => {
    const entries = [entry(1, 'french', []), entry(2, 'french', []), entry(4, 'french', [])];
    expect(entriesAfter(entries, 2).map(({ version }) => version)).toEqual([4]);
  });
});
