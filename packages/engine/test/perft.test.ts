// Leaves of the tree of legal actions below named positions, and the order of the list. A change of the rules that moves
// a count has to say why; the counts alone would not notice a list in another order, so that is pinned too.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { countActionTree, divideActionTree, invariantsBrokenBy } from '@arpents/engine';
import { POSITIONS, legal } from '@arpents/test-kit';

interface Pinned {
  /** Leaves at depth 1, 2, 3 … */
  readonly counts: readonly number[];
  readonly first: string;
  readonly last: string;
  /** First digits of the SHA-256 of all lines. */
  readonly list: string;
}

const PINNED: Readonly<Record<keyof typeof POSITIONS, Pinned>> = {
  opening: {
    counts: [99, 101, 6134],
    first: 'settle halifax: boston + new-haven + new-york',
    last: 'pass',
    list: '1968aa3e5babb9de',
  },
  'middle game': {
    counts: [101, 3065, 3768],
    first: 'develop albany: albany + boston',
    last: 'pass',
    list: '64a559f3a1c893fd',
  },
  'open siege': {
    counts: [58, 1720, 8447],
    first: 'settle fort-beausejour: louisbourg + quebec',
    last: 'withdraw british: neutral:fortification',
    list: '45347635bcdf47af',
  },
  'two sieges': {
    counts: [61, 2144, 17_016],
    first: 'reinforce louisbourg: boston',
    last: 'withdraw french: neutral:fortification',
    list: '905e725381c90133',
  },
  'blockable raid': {
    counts: [5, 135, 145, 5319],
    first: 'block-raid: -',
    last: 'block-raid: neutral:native-americans',
    list: '6d295d4e6afa4af2',
  },
  'ambush answer': {
    counts: [3, 117, 297, 4227],
    first: 'block-ambush: -',
    last: 'block-ambush: militia',
    list: 'fa2bc918a625303a',
  },
  'give up a card': {
    counts: [3, 135, 3756, 4056, 95_915],
    first: 'give-up-card french-siege: military-leader',
    last: 'give-up-card french-siege: regular-infantry',
    list: '544a91f6f000c843',
  },
  'settle after siege': {
    counts: [5, 10, 606, 20_003, 22_299],
    first: 'settle-after-siege no: -',
    last: 'settle-after-siege yes: neutral:settlers',
    list: '3c29649847940ddd',
  },
  'settle after surrender': {
    counts: [2, 64, 66, 1410, 25_898],
    first: 'settle-after-siege no: -',
    last: 'settle-after-siege yes: boston',
    list: '81230f6b3d92c158',
  },
  'empty draw deck': {
    counts: [35, 94, 1266, 34_392],
    first: 'settle fort-beausejour: pemaquid + boston',
    last: 'home-support',
    list: '7b5c8432229d7d8a',
  },
  'last village': {
    counts: [84, 3126, 3244, 81_583],
    first: 'settle halifax: boston + new-york + st-marys',
    last: 'pass',
    list: '8a4bb0e6dfd381f9',
  },
  'full reserve': {
    counts: [60, 160, 925, 10_101, 23_462],
    first: 'settle canso: louisbourg + ships + quebec',
    last: 'retrieve',
    list: 'c4dff11c0e0a668c',
  },
  'hand of eight': {
    counts: [120, 156, 3258, 74_102],
    first: 'settle halifax: boston + new-haven + new-york',
    last: 'pass',
    list: 'c68d7297343de9dc',
  },
  'opening of the first edition': {
    counts: [107, 112, 7061, 7926],
    first: 'settle halifax: boston + new-haven + new-york',
    last: 'pass',
    list: '6b3649e503b7d4e1',
  },
  'opening with a French empire card': {
    counts: [13, 1287, 1313],
    first: 'choose-empire-card: trader',
    last: 'choose-empire-card: siege-artillery',
    list: '92a24119d763ebd7',
  },
};

const NAMES = Object.keys(PINNED) as (keyof typeof POSITIONS)[];

describe('the tree of legal actions', () => {
  it.each(NAMES)('[R16] below the position “%s” has as many leaves as ever', (name) => {
    const state = POSITIONS[name]();
    expect(invariantsBrokenBy(state)).toEqual([]);
    const { counts } = PINNED[name];
    expect(counts.map((_count, i) => countActionTree(state, i + 1))).toEqual(counts);
  });

  it('[R16] is divided by first action for whoever looks for a difference', () => {
    const state = POSITIONS['blockable raid']();
    const parts = divideActionTree(state, 4);
    expect(parts.map(({ action }) => action)).toEqual(legal(state));
    expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(countActionTree(state, 4));
  });
});

describe('the list of legal actions', () => {
  it.each(NAMES)('[R16] of the position “%s” has kept its order', (name) => {
    const lines = legal(POSITIONS[name]());
    const { counts, first, last, list } = PINNED[name];
    expect({ count: lines.length, first: lines[0], last: lines.at(-1) }).toEqual({
      count: counts[0],
      first,
      last,
    });
    const hash = createHash('sha256').update(lines.join('\n')).digest('hex');
    expect(hash.slice(0, list.length)).toBe(list);
  });

  it('[R48, R63, R68, R51] of an answer can be read at a glance', () => {
    expect(legal(POSITIONS['blockable raid']())).toEqual([
      'block-raid: -',
      'block-raid: fort-halifax',
      'block-raid: rangers',
      'block-raid: fortification',
      'block-raid: neutral:native-americans',
    ]);
    expect(legal(POSITIONS['ambush answer']())).toEqual([
      'block-ambush: -',
      'block-ambush: coureurs-de-bois',
      'block-ambush: militia',
    ]);
    expect(legal(POSITIONS['give up a card']())).toEqual([
      'give-up-card french-siege: military-leader',
      'give-up-card french-siege: militia',
      'give-up-card french-siege: regular-infantry',
    ]);
    expect(legal(POSITIONS['settle after siege']())).toEqual([
      'settle-after-siege no: -',
      'settle-after-siege yes: boston',
      'settle-after-siege yes: philadelphia',
      'settle-after-siege yes: settlers',
      'settle-after-siege yes: neutral:settlers',
    ]);
    expect(legal(POSITIONS['settle after surrender']())).toEqual([
      'settle-after-siege no: -',
      'settle-after-siege yes: boston',
    ]);
  });
});
