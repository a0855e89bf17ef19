// What the table's menu offers to whom.
import type { GameSummary } from '@arpents/protocol';
import { describe, expect, it } from 'vitest';
import { menuItemsFor } from '../src/table/menu-items.ts';
import { givenView } from './support/situations.ts';

const VIEW = givenView({ side: 'british' });
const AGAINST_COMPUTER = {
  seats: {
    british: { kind: 'person', person: { id: 'p', name: 'Ann', guest: true } },
    french: { kind: 'computer', level: 'recruit' },
  },
} as GameSummary;
const AGAINST_PERSON = {
  seats: { british: AGAINST_COMPUTER.seats.british, french: AGAINST_COMPUTER.seats.british },
} as GameSummary;

describe('the menu', () => {
  it('offers hints only to a player against the computer', () => {
    expect(menuItemsFor(VIEW, AGAINST_COMPUTER, false)).toContain('hints');
    expect(menuItemsFor(VIEW, AGAINST_PERSON, false)).not.toContain('hints');
    const watched = { ...VIEW, viewer: 'spectator' as const };
    expect(menuItemsFor(watched, AGAINST_COMPUTER, false)).not.toContain('hints');
  });

  it('keeps from spectators what belongs to players', () => {
    const items = menuItemsFor({ ...VIEW, viewer: 'spectator' }, AGAINST_PERSON, true);
    expect(items).toEqual([
      'guide',
      'places',
      'cards',
      'odds',
      'rules',
      'shuffles',
      'keys',
      'settings',
    ]);
  });

  it('offers to sign in only to somebody who is not registered', () => {
    expect(menuItemsFor(VIEW, AGAINST_PERSON, false)).toContain('account');
    expect(menuItemsFor(VIEW, AGAINST_PERSON, true)).not.toContain('account');
  });

  it('cannot end what has ended', () => {
    const outcome = {
      winner: 'french',
      ending: 'points',
      points: { british: 1, french: 2 },
    } as const;
    const items = menuItemsFor({ ...VIEW, phase: 'over', outcome }, AGAINST_COMPUTER, true);
    expect(items).not.toContain('end');
    expect(items).not.toContain('hints');
  });

  it('offers to hand over and to remove only what this browser keeps', () => {
    const seats = { british: { kind: 'here' }, french: { kind: 'computer', level: 'recruit' } };
    const here = { ...AGAINST_COMPUTER, seats } as GameSummary;
    expect(menuItemsFor(VIEW, here, false)).toContain('keeping');
    expect(menuItemsFor(VIEW, AGAINST_COMPUTER, false)).not.toContain('keeping');
  });
});
