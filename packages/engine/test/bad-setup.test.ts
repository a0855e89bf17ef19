// Arrangements that are no position of the game: each kind of fault, with what it is about.
import { describe, expect, it } from 'vitest';
import {
  LOCATIONS,
  gameFromSetup,
  invariantsBrokenBy,
  positionFromSetup,
  resolveOptions,
  type CardId,
  type LocationId,
  type Setup,
  type SetupFault,
  type SideSetup,
} from '@arpents/engine';
import { SETUP_FAULTS } from '../src/state/setup.ts';
import { deepFreeze } from './support/frozen.ts';
import { TEST_SEED } from '@arpents/test-kit';

const SIDE: SideSetup = {
  money: 3,
  hand: [],
  deck: [],
  discard: [],
  reserve: [],
  captured: { villages: 0, towns: 0 },
  siegeCards: { british: [], french: [] },
};

const SOUND: Setup = {
  turn: 5,
  side: 'british',
  phase: 'actions',
  actionsLeft: 2,
  locations: {
    boston: { owner: 'british', piece: 'town', fortified: false },
    quebec: { owner: 'french', piece: 'town', fortified: false },
  },
  sieges: { british: null, french: null },
  british: { ...SIDE, hand: ['location:boston'] },
  french: { ...SIDE, hand: ['location:quebec'] },
};

const everyLocation = (
  held: NonNullable<Setup['locations']['boston']>,
  count: number = LOCATIONS.length,
): Setup['locations'] => Object.fromEntries(LOCATIONS.slice(0, count).map(({ id }) => [id, held]));

const british = (changes: Partial<SideSetup>): Setup => ({
  ...SOUND,
  british: { ...SIDE, ...changes },
});

/** Arrangements with each fault, and what the fault is about. */
const FAULTY: Readonly<Record<SetupFault, readonly (readonly [setup: Setup, about: string])[]>> = {
  'unknown-card': [
    [british({ hand: ['location:atlantis' as CardId] }), 'location:atlantis'],
    [british({ deck: ['location:quebec'] }), 'location:quebec'],
    [british({ reserve: ['empire:intendant'] }), 'empire:intendant'],
    [british({ discard: ['__proto__' as CardId] }), '__proto__'],
    [british({ siegeCards: { british: ['empire:priest'], french: [] } }), 'empire:priest'],
  ],
  'unknown-location': [
    [
      {
        ...SOUND,
        locations: {
          ['atlantis' as LocationId]: { owner: 'british', piece: 'town', fortified: false },
        },
      },
      'atlantis',
    ],
    [{ ...SOUND, sieges: { british: 'atlantis' as LocationId, french: null } }, 'atlantis'],
  ],
  'too-many-cards': [
    [british({ hand: ['location:boston', 'location:boston'] }), 'location:boston'],
    [british({ hand: ['location:boston'], deck: ['location:boston'] }), 'location:boston'],
    [british({ hand: Array<CardId>(4).fill('empire:militia') }), 'empire:militia'],
    [
      {
        ...british({ hand: ['neutral:settlers', 'neutral:settlers'] }),
        french: { ...SIDE, reserve: ['neutral:settlers'] },
      },
      'neutral:settlers',
    ],
    [{ ...SOUND, french: { ...SIDE, hand: ['empire:bateaux'] } }, 'empire:bateaux'],
  ],
  'too-many-pieces': [
    [
      {
        ...SOUND,
        locations: everyLocation({ owner: 'british', piece: 'village', fortified: false }),
      },
      'british',
    ],
    [
      {
        ...SOUND,
        locations: everyLocation({ owner: 'french', piece: 'town', fortified: false }, 10),
      },
      'french',
    ],
    [british({ captured: { villages: 19, towns: 0 } }), 'french'],
    [british({ captured: { villages: 0, towns: 9 } }), 'french'],
  ],
  'too-many-fortifications': [
    [
      {
        ...SOUND,
        locations: everyLocation({ owner: 'british', piece: 'village', fortified: true }, 13),
      },
      '13',
    ],
  ],
  'negative-money': [[british({ money: -1 }), 'british']],
  'impossible-number': [
    [british({ money: 0.5 }), 'british'],
    [{ ...SOUND, actionsLeft: 3 }, 'actionsLeft'],
    [{ ...SOUND, turn: 0 }, 'turn'],
  ],
  'reserve-against-the-rules': [[british({ reserve: ['location:boston'] }), 'british']],
  'siege-cards-without-siege': [
    [british({ siegeCards: { british: ['empire:militia'], french: [] } }), 'british'],
    [british({ siegeCards: { british: [], french: ['empire:militia'] } }), 'french'],
  ],
  'siege-of-no-enemy-location': [
    [{ ...SOUND, sieges: { british: 'boston', french: null } }, 'boston'],
    [{ ...SOUND, sieges: { british: 'albany', french: null } }, 'albany'],
  ],
  'siege-value-off-the-track': [
    [{ ...SOUND, sieges: { british: { location: 'quebec', value: 8 }, french: null } }, '8'],
    [{ ...SOUND, sieges: { british: { location: 'quebec', value: -6 }, french: null } }, '-6'],
    [{ ...SOUND, sieges: { british: null, french: { location: 'boston', value: -5 } } }, '-5'],
  ],
  'rule-cannot-be-lifted': [
    [{ ...SOUND, lifted: ['british-siege-restraint'] }, 'british-siege-restraint'],
    [{ ...SOUND, lifted: ['free-fur'] }, 'free-fur'],
  ],
};

const resolved = resolveOptions({});
if (!resolved.ok) throw new Error(resolved.error.code);
const options = resolved.value;

describe('arrangements', () => {
  it('[R2] a sound one becomes a game, with everything that follows from it worked out', () => {
    const game = gameFromSetup(deepFreeze(SOUND), options, TEST_SEED);
    if (!game.ok) throw new Error(game.error.code);
    expect(invariantsBrokenBy(game.value)).toEqual([]);
    expect(game.value.players.british).toMatchObject({ villages: 18, towns: 11 });
    expect(game.value.players.french).toMatchObject({ villages: 18, towns: 8 });
    expect(game.value.decision).toEqual({ kind: 'take-action', side: 'british' });
  });

  it.each(SETUP_FAULTS)('[R1, R2, R19] %s is a fault, and says what it is about', (code) => {
    expect(FAULTY[code].length).toBeGreaterThan(0);
    for (const [setup, about] of FAULTY[code]) {
      const frozen = deepFreeze(setup);
      expect(positionFromSetup(frozen, options, TEST_SEED)).toEqual({
        ok: false,
        error: { code, about },
      });
      expect(gameFromSetup(frozen, options, TEST_SEED)).toMatchObject({ error: { code } });
    }
  });

  it('[R1, R19] what is just within the limits is no fault', () => {
    const within: readonly Setup[] = [
      british({ money: 0 }),
      british({ captured: { villages: 18, towns: 8 } }),
      british({ hand: Array<CardId>(3).fill('empire:militia') }),
      { ...SOUND, sieges: { british: { location: 'quebec', value: 7 }, french: null } },
      { ...SOUND, sieges: { british: { location: 'quebec', value: -5 }, french: null } },
      { ...SOUND, sieges: { british: null, french: { location: 'boston', value: -4 } } },
      {
        ...SOUND,
        locations: {
          ...everyLocation({ owner: 'british', piece: 'village', fortified: true }, 12),
        },
      },
    ];
    for (const setup of within) {
      expect(positionFromSetup(setup, options, TEST_SEED)).toMatchObject({ ok: true });
    }
  });

  it.each([
    ['money that is no number', british({ money: NaN })],
    ['half a coin', british({ money: 0.5 })],
    ['captures below nothing', british({ captured: { villages: -1, towns: 0 } })],
    ['more actions than a turn has', { ...SOUND, actionsLeft: 3 }],
    ['fewer actions than none', { ...SOUND, actionsLeft: -1 }],
    [
      'a siege between two steps',
      { ...SOUND, sieges: { british: { location: 'quebec', value: 0.5 }, french: null } },
    ],
    ['a location card in the reserve', british({ reserve: ['location:boston'] })],
    [
      'a reserve of six',
      british({
        reserve: [
          ...Array<CardId>(3).fill('empire:militia'),
          'empire:ships',
          'empire:ships',
          'empire:settlers',
        ],
      }),
    ],
  ] as const)('[R3, R16, R19, R79] %s is a fault', (_what, setup: Setup) => {
    expect(positionFromSetup(setup, options, TEST_SEED).ok).toBe(false);
  });
});
