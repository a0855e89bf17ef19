// "Why not?": for every kind of action choices that cannot be completed, with code and ruling.
import { describe, expect, it } from 'vitest';
import {
  ACTION_KINDS,
  NO_CHOICE,
  explain,
  viewFor,
  type ActionKind,
  type Choice,
  type GameState,
} from '@arpents/engine';
import { ambushed, BESIEGING, choose, raided, reasonOf, wonSiege } from './support/explained.ts';
import { givenGame, newGame, play } from '@arpents/test-kit';

type Case = readonly [state: () => GameState, choice: Partial<Choice>, reason: string];

/** For every kind of action, choices that cannot be completed, with the reason. */
const WHY_NOT: Readonly<Record<ActionKind, readonly Case[]>> = {
  settle: [
    [
      () => givenGame({ british: { hand: ['new-haven', 'st-marys'] } }),
      { location: 'deerfield' },
      'no-settler R27',
    ],
    [
      () => givenGame({ british: { hand: ['new-haven', 'boston'] } }),
      { location: 'deerfield' },
      'no-transport R27',
    ],
    [
      () => givenGame({ british: { hand: ['boston'] } }),
      { location: 'deerfield' },
      'no-card-connects R26',
    ],
    [() => givenGame({}), { location: 'gaspe' }, 'target-is-enemy R28'],
    [
      () => givenGame({ british: { hand: ['norfolk'] } }),
      { location: 'norfolk' },
      'target-is-yours R29',
    ],
    [
      () => givenGame({ british: { hand: ['norfolk'] }, locations: { norfolk: null } }),
      choose('norfolk'),
      'location-not-controlled R21',
    ],
  ],
  develop: [
    [
      () => givenGame({ british: { hand: ['norfolk'] } }),
      { location: 'norfolk' },
      'no-settler R32',
    ],
    [() => givenGame({}), { location: 'albany' }, 'no-village-there R32'],
    [
      () => givenGame({ british: { hand: ['boston'] } }),
      { location: 'boston' },
      'no-village-there R32',
    ],
    [
      () => givenGame({ locations: { 'fort-halifax': 'british village' } }),
      { location: 'fort-halifax' },
      'location-worth-nothing R32',
    ],
    [
      () => givenGame({ british: { hand: ['boston'] } }),
      { location: 'norfolk' },
      'not-the-location-card R32',
    ],
  ],
  fortify: [
    [() => givenGame({ british: { hand: ['boston'] } }), {}, 'no-fortification-card R33'],
    [
      () => givenGame({ british: { hand: ['boston', 'fortification'], money: 2 } }),
      { location: 'boston' },
      'not-enough-money R33',
    ],
    [
      () => givenGame({ locations: { boston: 'british town fortified' } }),
      { location: 'boston' },
      'already-fortified R33',
    ],
    [() => givenGame({}), { location: 'quebec' }, 'location-not-controlled R33'],
  ],
  besiege: [
    [() => givenGame(BESIEGING), {}, 'siege-already-open R35'],
    [() => givenGame({}), { location: 'albany' }, 'not-an-enemy-location R35'],
    [
      () => givenGame({ british: { hand: ['boston'] } }),
      { location: 'quebec' },
      'no-card-connects R26',
    ],
    [
      () => givenGame({ british: { hand: ['pemaquid', 'militia'] } }),
      { location: 'port-royal' },
      'no-transport R27',
    ],
  ],
  reinforce: [
    [() => givenGame({}), {}, 'not-besieged R38'],
    [() => givenGame(BESIEGING), { location: 'gaspe' }, 'not-besieged R38'],
    [
      () =>
        givenGame({
          ...BESIEGING,
          british: { hand: ['st-marys'], siegeCards: { british: ['militia'] } },
        }),
      choose('st-marys'),
      'no-strength R18',
    ],
    [
      () =>
        givenGame({
          ...BESIEGING,
          british: { hand: ['military-leader'], siegeCards: { british: ['militia'] } },
        }),
      choose('military-leader'),
      'leader-is-a-free-action R41',
    ],
    [
      () =>
        givenGame({
          ...BESIEGING,
          british: {
            hand: ['regular-infantry', 'militia'],
            siegeCards: { british: ['militia'] },
          },
        }),
      choose('regular-infantry', 'militia'),
      'wrong-number-of-cards R38',
    ],
    [
      () =>
        givenGame({
          ...BESIEGING,
          british: {
            hand: ['siege-artillery', 'st-marys'],
            money: 2,
            siegeCards: { british: ['militia'] },
          },
        }),
      {},
      'not-enough-money R38',
    ],
  ],
  raid: [
    [() => givenGame({ british: { hand: ['boston'] } }), {}, 'no-raider R56'],
    [
      () => givenGame({ british: { hand: ['rangers'] } }),
      { location: 'quebec' },
      'out-of-reach R60',
    ],
    [
      () => givenGame({ british: { hand: ['rangers'] } }),
      { location: 'albany' },
      'nothing-to-raid R60',
    ],
    [
      () => givenGame({ british: { hand: ['rangers', 'militia'] } }),
      choose('militia'),
      'cannot-raid R56',
    ],
    [
      () => givenGame({ british: { hand: ['neutral:native-americans'], money: 0 } }),
      {},
      'not-enough-money R56',
    ],
  ],
  ambush: [
    [() => givenGame({ british: { hand: ['militia'] } }), choose('militia'), 'cannot-ambush R67'],
    [() => givenGame({ british: { hand: ['militia'] } }), {}, 'cannot-ambush R67'],
    [
      () => givenGame({ british: { hand: ['neutral:native-americans'], money: 0 } }),
      {},
      'not-enough-money R67',
    ],
    [
      () => givenGame({ british: { hand: ['rangers', 'neutral:native-americans'] } }),
      choose('rangers', 'neutral:native-americans'),
      'wrong-number-of-cards R67',
    ],
  ],
  convert: [
    [() => givenGame({ british: { hand: ['rangers'] } }), choose('rangers'), 'cannot-convert R72'],
  ],
  'take-money': [
    [() => givenGame({ british: { hand: ['st-marys'] } }), choose('st-marys'), 'no-coins R73'],
    [
      () => givenGame({ british: { hand: ['norfolk', 'philadelphia'] } }),
      choose('norfolk', 'philadelphia'),
      'wrong-number-of-cards R73',
    ],
    [
      () => givenGame({ british: { hand: ['norfolk'] }, locations: { norfolk: null } }),
      choose('norfolk'),
      'location-not-controlled R21',
    ],
  ],
  merchant: [
    [() => givenGame({ british: { hand: ['philadelphia'] } }), {}, 'no-ship R74'],
    [() => givenGame({ british: { hand: ['ships'] } }), {}, 'no-coins R74'],
    [() => givenGame({ british: { hand: ['boston'] } }), {}, 'coins-of-the-ship R74'],
  ],
  trader: [
    [() => givenGame({ british: { hand: ['pemaquid'] } }), choose('pemaquid'), 'no-trader R75'],
    [() => givenGame({ british: { hand: ['trader', 'boston'] } }), {}, 'no-fur R75'],
    [
      () => givenGame({ british: { hand: ['trader', 'boston'] } }),
      choose('trader', 'boston'),
      'no-fur R75',
    ],
  ],
  piracy: [
    [() => givenGame({ british: { hand: ['boston', 'ships'] } }), {}, 'not-for-your-side R76'],
    [
      () => givenGame({ side: 'french', french: { hand: ['gaspe', 'ships'] } }),
      {},
      'no-pirate R76',
    ],
    [
      () => givenGame({ side: 'french', french: { hand: ['louisbourg', 'gaspe'] } }),
      {},
      'no-ship R76',
    ],
    [
      () => givenGame({ side: 'french', french: { hand: ['louisbourg', 'ships', 'gaspe'] } }),
      choose('louisbourg', 'gaspe'),
      'no-ship',
    ],
  ],
  draft: [
    [() => givenGame({ british: { money: 0 } }), choose('ships'), 'not-enough-money R77'],
    [() => givenGame({ british: { hand: ['governor'] } }), choose('governor'), 'not-available R77'],
  ],
  discard: [
    [() => givenGame({ british: { hand: ['boston'] } }), choose('norfolk'), 'card-not-in-hand R20'],
    [
      () => givenGame({ british: { hand: ['boston', 'norfolk'], money: 0 } }),
      choose('boston', 'norfolk'),
      'not-enough-money R78',
    ],
  ],
  reserve: [
    [() => givenGame({ british: { hand: ['boston'] } }), choose('boston'), 'not-reservable R79'],
    [
      () =>
        givenGame({
          british: {
            hand: ['trader'],
            reserve: ['militia', 'militia', 'ships', 'ships', 'settlers'],
          },
        }),
      choose('trader'),
      'reserve-full R79',
    ],
  ],
  governor: [
    [() => givenGame({ british: { hand: ['boston'] } }), choose('boston'), 'no-governor R81'],
    [() => givenGame({ british: { hand: ['governor'] } }), {}, 'wrong-number-of-cards R81'],
    [
      () => givenGame({ british: { hand: ['governor'] } }),
      choose('boston'),
      'card-not-in-hand R20',
    ],
    [
      () =>
        givenGame({
          rules: ['governor-spares-home'],
          british: { hand: ['governor', 'boston', 'militia'] },
        }),
      choose('boston'),
      'home-card-spared R81',
    ],
  ],
  intendant: [
    [() => givenGame({}), {}, 'not-for-your-side R83'],
    [() => givenGame({ side: 'french' }), {}, 'no-intendant R83'],
    [() => givenGame({ side: 'french', french: { hand: ['intendant'] } }), {}, 'discard-empty R83'],
    [
      () =>
        givenGame({
          side: 'french',
          french: { hand: ['intendant'], discard: ['gaspe'], money: 1 },
        }),
      {},
      'not-enough-money R83',
    ],
    [
      () =>
        givenGame({
          side: 'french',
          french: { hand: ['intendant', 'quebec'], discard: ['gaspe'] },
        }),
      choose('quebec'),
      'not-in-discard R83',
    ],
  ],
  pass: [[() => givenGame({ actionsLeft: 0 }), {}, 'no-action-left R11']],
  retrieve: [
    [() => givenGame({}), {}, 'reserve-empty R80'],
    [() => givenGame({ british: { reserve: ['ships'], money: 0 } }), {}, 'not-enough-money R80'],
  ],
  'home-support': [[() => givenGame({}), {}, 'no-home-support R84']],
  'military-leader': [
    [() => givenGame({ british: { hand: ['military-leader'] } }), {}, 'not-besieged R41'],
    [() => givenGame(BESIEGING), {}, 'no-leader R41'],
  ],
  withdraw: [[() => givenGame({}), {}, 'no-siege-to-leave R42']],
  'sell-fur': [
    [() => givenGame({ british: { hand: ['pemaquid'] } }), {}, 'rule-not-in-force R92'],
    [() => givenGame({ rules: ['free-fur'], british: { hand: ['boston'] } }), {}, 'no-fur R75'],
  ],
  'discard-lost-location': [
    [() => givenGame({ british: { hand: ['boston'] } }), {}, 'rule-not-in-force R92'],
    [
      () => givenGame({ rules: ['free-discard-of-lost-locations'], british: { hand: ['boston'] } }),
      choose('boston'),
      'location-is-yours R22',
    ],
  ],
  'end-turn': [[() => givenGame({}), {}, 'actions-left R11']],
  'block-raid': [
    [() => raided(['militia']), choose('militia'), 'cannot-block-raid R63'],
    [() => raided(['oswego']), choose('oswego'), 'cannot-block-raid R63'],
    [() => raided(['militia']), choose('rangers'), 'card-not-in-hand R20'],
    [() => givenGame({}), {}, 'not-what-is-asked R9'],
  ],
  'block-ambush': [
    [() => ambushed(['priest']), choose('priest'), 'cannot-block-ambush R68'],
    // Oswego is not theirs; it would not block if it were.
    [() => ambushed(['oswego']), choose('oswego'), 'cannot-block-ambush R68'],
  ],
  'give-up-card': [
    [() => play(ambushed(['quebec']), 'block-ambush: -'), {}, 'cannot-be-given-up R69'],
    [() => givenGame({}), {}, 'not-what-is-asked R9'],
  ],
  'show-hand': [
    [
      () => play(ambushed(['siege-artillery']), 'block-ambush: -'),
      {},
      'must-give-up-what-you-have R70',
    ],
  ],
  'settle-after-siege': [
    [() => wonSiege(), choose('boston'), 'card-not-in-hand R20'],
    [
      () => wonSiege({ british: { hand: ['norfolk'], siegeCards: { british: ['militia'] } } }),
      choose('norfolk'),
      'no-settler R48',
    ],
    [() => givenGame({}), {}, 'not-what-is-asked R9'],
  ],
  'discard-penalty': [[() => givenGame({}), {}, 'not-what-is-asked R9']],
  'siege-redraw': [[() => givenGame({}), {}, 'not-what-is-asked R9']],
  'choose-empire-card': [
    [
      () => newGame({ rules: ['french-start-empire-card'] }),
      choose('rangers'),
      'not-your-empire-card R77',
    ],
  ],
  resign: [[() => play(givenGame({}), 'resign french'), {}, 'game-over R95']],
};

describe('why not', () => {
  it.each(ACTION_KINDS)('%s: a code and a ruling for every reason', (kind) => {
    expect(WHY_NOT[kind].length).toBeGreaterThan(0);
    for (const [state, choice, reason] of WHY_NOT[kind]) {
      expect(reasonOf(state(), kind, choice)).toContain(reason);
    }
  });

  it('[R11] with no action left every kind that takes one says so', () => {
    const state = givenGame({ british: { hand: ['boston', 'rangers'] }, actionsLeft: 0 });
    const reasons = new Map(
      explain(state, NO_CHOICE).map(({ kind, refusal }) => [kind, refusal?.code]),
    );
    expect(reasons.get('take-money')).toBe('no-action-left');
    expect(reasons.get('raid')).toBe('no-action-left');
    expect(reasons.get('end-turn')).toBeUndefined();
    expect(reasons.get('retrieve')).toBe('reserve-empty');
  });

  it('[R9] a side that does not decide is told so, and gets nothing when it asks about everything', () => {
    const view = viewFor(givenGame({}), 'french');
    expect(explain(view, NO_CHOICE)).toEqual([]);
    expect(explain(view, { ...NO_CHOICE, kind: 'pass' })).toMatchObject([
      { kind: 'pass', ways: [], refusal: { code: 'not-your-decision', ruling: 'R9' } },
    ]);
  });

  it('[R95] after the end the reason is the end', () => {
    const over = play(givenGame({}), 'resign french');
    expect(explain(over, NO_CHOICE)).toEqual([]);
    expect(reasonOf(over, 'settle', { location: 'albany' })).toBe('game-over R95');
  });

  it('[R2] unknown cards and locations are named as such', () => {
    const state = givenGame({ british: { hand: ['boston', 'ships'] } });
    const atlantis = { location: 'atlantis' as 'albany' };
    expect(reasonOf(state, 'settle', atlantis)).toBe('unknown-location R2');
    expect(reasonOf(state, 'besiege', atlantis)).toBe('unknown-location R2');
    expect(reasonOf(state, 'fortify', atlantis)).toMatch(/^unknown-location /);
    expect(reasonOf(state, 'settle', choose('quebec'))).toBe('unknown-card R2');
    expect(reasonOf(state, 'discard', choose('intendant'))).toBe('unknown-card R2');
  });

  /** Rich in money and cards: what is refused here is refused because the choice fits no action of the kind. */
  const rich = (): GameState =>
    givenGame({
      ...BESIEGING,
      british: {
        money: 20,
        hand: ['boston', 'ships', 'rangers', 'home-support'],
        deck: ['norfolk'],
        reserve: ['settlers'],
        siegeCards: { british: ['militia'] },
      },
    });

  it.each([
    ['draft', choose('trader', 'bateaux'), 'not-enough-money'],
    ['draft', { location: 'albany', ...choose('trader') }, 'not-enough-money'],
    ['reserve', choose('ships', 'rangers'), 'not-reservable'],
    ['ambush', { location: 'albany', ...choose('rangers') }, 'not-enough-money'],
    ['home-support', choose('boston'), 'no-home-support'],
    ['retrieve', choose('boston'), 'reserve-empty'],
    ['pass', choose('boston'), 'no-action-left'],
    ['withdraw', { location: 'gaspe' }, 'no-siege-to-leave'],
    ['raid', choose('neutral:native-americans'), 'out-of-reach'],
  ] as const)(
    '[R77, R79, R84] a reason is true: %s %o is not refused as %s',
    (kind, choice, untrue) => {
      expect(reasonOf(rich(), kind, choice)).not.toBeNull();
      expect(reasonOf(rich(), kind, choice)).not.toContain(untrue);
    },
  );
});
