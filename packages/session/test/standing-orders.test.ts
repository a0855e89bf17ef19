// Standing orders (R101–R108): what the table answers for a player, and when it asks him.
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_ORDERS,
  automaticAnswer,
  overdueAnswer,
  type StandingOrders,
} from '@arpents/session';
import type { Given } from '@arpents/test-kit';
import { acted, givenTable, textOf } from './support/table.ts';

/** What the French answer to a British ambush. */
function frenchAnswer(
  french: Given['french'],
  orders: Partial<StandingOrders> = {},
): string | null {
  const table = givenTable({ british: { hand: ['rangers'] }, french: french ?? {} });
  const ambushed = acted(table, 'british', 'ambush: rangers');
  return textOf(automaticAnswer(ambushed.state, { ...DEFAULT_ORDERS.french, ...orders }));
}

/** What the British answer to a French raid on Pemaquid. */
function britishAnswer(
  hand: readonly string[],
  orders: Partial<StandingOrders> = {},
  overdue = false,
): string | null {
  const table = givenTable({
    side: 'french',
    british: { hand },
    french: { hand: ['empire:native-americans'] },
    locations: {
      pemaquid: 'british village',
      'fort-halifax': 'french village',
    },
  });
  const raided = acted(table, 'french', 'raid pemaquid: native-americans');
  const answer = overdue ? overdueAnswer : automaticAnswer;
  return textOf(answer(raided.state, { ...DEFAULT_ORDERS.british, ...orders }));
}

describe('ambush', () => {
  const blockers = ['coureurs-de-bois', 'militia', 'neutral:native-americans'];

  it('[R101] by default a player blocks only if he has something to lose', () => {
    expect(frenchAnswer({ hand: blockers })).toBe('block-ambush: -');
    expect(frenchAnswer({ hand: [...blockers, 'siege-artillery'] })).toBe(
      'block-ambush: neutral:native-americans',
    );
    expect(frenchAnswer({ hand: blockers, reserve: ['siege-artillery'] })).toBe(
      'block-ambush: neutral:native-americans',
    );
  });

  it('[R101] always and never say what they mean, ask leaves it to the player', () => {
    const hand = [...blockers, 'siege-artillery'];
    expect(frenchAnswer({ hand: blockers }, { ambush: 'always' })).toBe(
      'block-ambush: neutral:native-americans',
    );
    expect(frenchAnswer({ hand }, { ambush: 'never' })).toBe('block-ambush: -');
    expect(frenchAnswer({ hand }, { ambush: 'ask' })).toBeNull();
  });

  it('[R102] blockers are used in the order of the player', () => {
    const hand = [...blockers, 'siege-artillery'];
    const ambushBlockers = ['militia', 'coureurs-de-bois', 'native-americans'] as const;
    expect(frenchAnswer({ hand }, { ambushBlockers })).toBe('block-ambush: militia');
  });

  it('[R103] the initial infantry is lost before the others, from the reserve before the hand', () => {
    const lose = (french: Given['french'], orders: Partial<StandingOrders> = {}) => {
      const table = givenTable({ british: { hand: ['rangers'] }, french: french ?? {} });
      const open = acted(acted(table, 'british', 'ambush: rangers'), 'french', 'block-ambush: -');
      return textOf(automaticAnswer(open.state, { ...DEFAULT_ORDERS.french, ...orders }));
    };
    const infantry = ['empire:regular-infantry', 'regular-infantry-initial'];
    expect(lose({ hand: [...infantry, 'siege-artillery'] })).toBe(
      'give-up-card hand: regular-infantry-initial',
    );
    const both = {
      hand: ['empire:regular-infantry', 'siege-artillery'],
      reserve: ['empire:regular-infantry'],
    };
    expect(lose(both)).toBe('give-up-card reserve: regular-infantry');
    expect(lose(both, { ambushLossFrom: 'hand' })).toBe('give-up-card hand: regular-infantry');
    expect(lose(both, { ambushLosses: ['siege-artillery', 'regular-infantry'] })).toBe(
      'give-up-card hand: siege-artillery',
    );
  });
});

it('[R105] Native Americans go over from the reserve, or from hand if the player says so', () => {
  const table = givenTable({
    british: { hand: ['indian-leader'] },
    french: { hand: ['neutral:native-americans'], reserve: ['neutral:native-americans'] },
  });
  const asked = acted(table, 'british', 'convert: indian-leader');
  const orders = DEFAULT_ORDERS.french;
  expect(textOf(automaticAnswer(asked.state, orders))).toBe(
    'give-up-card reserve: neutral:native-americans',
  );
  expect(textOf(automaticAnswer(asked.state, { ...orders, convertFrom: 'hand' }))).toBe(
    'give-up-card hand: neutral:native-americans',
  );
});

describe('raid', () => {
  it('[R106] the default order of blockers is natives, location card, fortification, Militia, Rangers', () => {
    const all = ['rangers', 'militia', 'neutral:fortification', 'empire:fortification'];
    expect(britishAnswer([...all, 'pemaquid', 'neutral:native-americans'])).toBe(
      'block-raid: neutral:native-americans',
    );
    expect(britishAnswer([...all, 'pemaquid'])).toBe('block-raid: pemaquid');
    expect(britishAnswer(all)).toBe('block-raid: fortification');
    expect(britishAnswer(all.slice(0, 3))).toBe('block-raid: neutral:fortification');
    expect(britishAnswer(['rangers', 'pemaquid'], { raid: 'never' })).toBe('block-raid: -');
    expect(britishAnswer(['rangers', 'pemaquid'], { raid: 'ask' })).toBeNull();
  });

  it('[R106] a player without a blocker is not asked, whatever his orders', () => {
    expect(britishAnswer(['boston'], { raid: 'ask' })).toBe('block-raid: -');
  });

  it('[R106] a question that nobody answers in time falls to the rest of the orders', () => {
    expect(britishAnswer(['rangers', 'pemaquid'], { raid: 'ask' }, true)).toBe(
      'block-raid: pemaquid',
    );
    expect(britishAnswer(['rangers', 'pemaquid'], { raid: 'never' }, true)).toBe('block-raid: -');
  });
});

it('[R107] after a surrender the cheapest settler is a location card without coins or military symbol', () => {
  // The British besiege Canso, which needs a settler; the French give it up.
  const answer = (
    hand: readonly string[],
    settleAfterSurrender: StandingOrders['settleAfterSurrender'],
  ) => {
    const table = givenTable({
      side: 'french',
      locations: {
        canso: 'french village',
      },
      sieges: { british: 'canso' },
      british: { hand, siegeCards: { british: ['militia'] } },
      french: { siegeCards: { british: ['regular-infantry-initial'] } },
    });
    const asked = acted(table, 'french', 'withdraw british: regular-infantry-initial');
    expect(asked.state.decision?.kind).toBe('settle-after-siege');
    return textOf(
      automaticAnswer(asked.state, { ...DEFAULT_ORDERS.british, settleAfterSurrender }),
    );
  };
  const all = ['boston', 'st-marys', 'empire:settlers'];
  expect(answer(all, 'ask')).toBeNull();
  expect(answer(all, 'no')).toBe('settle-after-siege no: -');
  expect(answer(['empire:settlers', 'boston'], 'yes')).toBe('settle-after-siege yes: boston');
  expect(answer(['empire:settlers'], 'yes')).toBe('settle-after-siege yes: settlers');
  expect(answer(all, 'yes')).toBe('settle-after-siege yes: st-marys');
});

it('[R108] the card lost with a siege is asked for, or follows the order', () => {
  const table = givenTable({
    side: 'british',
    actionsLeft: 0,
    locations: { louisbourg: 'french village' },
    sieges: { british: { location: 'louisbourg', value: 4 } },
    british: { siegeCards: { british: ['siege-artillery'] }, deck: ['boston'] },
    french: {
      siegeCards: {
        british: ['empire:regular-infantry', 'regular-infantry-initial', 'neutral:fortification'],
      },
      deck: ['quebec'],
    },
  });
  const checked = acted(acted(table, 'british', 'end-turn'), 'french', 'pass');
  const passed = acted(acted(checked, 'french', 'pass'), 'french', 'end-turn');
  expect(passed.state.decision).toMatchObject({ kind: 'settle-after-siege', side: 'british' });
  const settled = acted(passed, 'british', 'settle-after-siege no: -');
  expect(settled.state.decision).toMatchObject({ kind: 'give-up-card', cause: 'siege' });
  const orders = DEFAULT_ORDERS.french;
  expect(automaticAnswer(settled.state, orders)).toBeNull();
  expect(textOf(automaticAnswer(settled.state, { ...orders, siegeLoss: 'in-order' }))).toBe(
    'give-up-card british-siege: neutral:fortification',
  );
});

it('[R11] the table never takes an action of a turn for a player, not even the only one', () => {
  const table = givenTable({ actionsLeft: 0, british: { hand: [] } });
  expect(automaticAnswer(table.state, DEFAULT_ORDERS.british)).toBeNull();
});
