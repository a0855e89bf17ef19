// What calls a person who looks elsewhere, and which messages they have not read.
import './support/browser.ts';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@arpents/messages';
import type { PersonNews } from '@arpents/protocol';
import { noticeText } from '../src/notices/notify.ts';
import { unreadIn } from '../src/table/unread.ts';
import { tellGame } from './support/told-game.ts';

const NEWS: readonly PersonNews[] = [
  { kind: 'game-started' },
  { kind: 'your-decision', version: 3 },
  { kind: 'game-over' },
  { kind: 'draw-offered', by: 'french' },
  { kind: 'take-back-asked', by: 'french' },
  { kind: 'message', by: 'french' },
  { kind: 'rematch', rematch: 'g' },
];

describe('notices', () => {
  it.each(LOCALES)('say each kind of news in its own words in %s', (locale) => {
    const texts = NEWS.map((news) => noticeText(news, locale));
    expect(new Set(texts).size).toBe(NEWS.length);
    expect(texts).not.toContain(null);
  });

  it('call nobody for a game that was called off', () => {
    expect(noticeText({ kind: 'game-cancelled' }, 'en')).toBeNull();
  });
});

describe('unread messages', () => {
  const { update } = tellGame('british', [
    ['french', { kind: 'say', text: 'Bonjour' }], // 2
    ['british', { kind: 'say', text: 'Good day' }], // 3
    ['french', { kind: 'say', text: 'À vous' }], // 4
  ]);
  const entries = [1, 2, 3, 4].map((version) => update(version).entry);

  it('are those of the other side since one last read', () => {
    expect([0, 2, 4].map((read) => unreadIn(entries, 'british', read))).toEqual([2, 1, 0]);
    expect(unreadIn(entries, 'french', 0)).toBe(1);
  });

  it('are none for those who only watch', () => {
    expect(unreadIn(entries, 'spectator', 0)).toBe(0);
  });
});
