// A situation for every refusal code; the type makes sure that none is missing.
import {
  LOCATIONS,
  NO_CHOICE,
  applyAction,
  explain,
  viewFor,
  whyRefused,
  type ActionKind,
  type GameState,
  type Refusal,
  type RefusalCode,
} from '@arpents/engine';
import {
  actionFrom,
  cardNamed,
  givenGame,
  newGame,
  play,
  refusalOf,
  type Given,
} from '@arpents/test-kit';

export const refusedIn = (given: Given, text: string) => (): Refusal | null =>
  refusalOf(givenGame(given), text);
export const british = (hand: readonly string[], text: string, more: Given = {}) =>
  refusedIn({ ...more, british: { hand, ...more.british } }, text);
export const french = (hand: readonly string[], text: string, more: Given = {}) =>
  refusedIn({ ...more, side: 'french', french: { hand, ...more.french } }, text);

/** Why there is no way with the cards chosen. */
const whyNot =
  (given: Given, kind: ActionKind, ...cards: string[]) =>
  (): Refusal | null =>
    explain(givenGame(given), { ...NO_CHOICE, kind, cards: cards.map(cardNamed) })[0].refusal;

const refusalOfInput = (state: GameState, input: unknown): Refusal | null => {
  const result = applyAction(state, input);
  return result.ok ? null : result.error;
};

const BRITISH_SIEGE: Given = {
  sieges: { british: 'port-royal' },
  british: { siegeCards: { british: ['militia'] } },
};
const raided = (hand: readonly string[]): GameState =>
  play(
    givenGame({
      side: 'french',
      french: { hand: ['coureurs-de-bois'] },
      british: { hand },
      locations: { 'fort-halifax': 'british village' },
    }),
    'raid fort-halifax: coureurs-de-bois',
  );
const ambushed = (hand: readonly string[]): GameState =>
  play(givenGame({ british: { hand: ['rangers'] }, french: { hand } }), 'ambush: rangers');
const wonSiege = (location: 'gaspe' | 'fort-halifax', hand: readonly string[]): GameState =>
  givenGame({
    phase: 'end-test',
    sieges: { british: { location, value: 2 } },
    british: { hand, siegeCards: { british: ['militia'] } },
    locations: { [location]: 'french village' },
  });
const twelveForts = Object.fromEntries(
  LOCATIONS.slice(2, 14).map(({ id }) => [id, 'british village fortified' as const]),
);

/** One situation for every code, with the ruling that its refusal names. */
export const SITUATIONS: Readonly<
  Record<RefusalCode, readonly [() => Refusal | null, ruling: string]>
> = {
  'malformed-action': [() => refusalOfInput(givenGame({}), { kind: 'fly' }), 'R16'],
  'unknown-card': [british([], 'draft: intendant'), 'R2'],
  'unknown-location': [
    () =>
      explain(givenGame({}), { ...NO_CHOICE, kind: 'settle', location: 'atlantis' as 'albany' })[0]
        .refusal,
    'R2',
  ],
  'game-over': [() => refusalOf(play(givenGame({}), 'resign french'), 'pass'), 'R95'],
  'not-your-decision': [
    () => whyRefused(viewFor(givenGame({}), 'french'), actionFrom('pass')),
    'R9',
  ],
  'not-what-is-asked': [() => refusalOf(raided([]), 'pass'), 'R9'],
  'no-action-left': [refusedIn({ actionsLeft: 0 }, 'pass'), 'R11'],
  'actions-left': [refusedIn({}, 'end-turn'), 'R11'],
  'card-not-in-hand': [
    british([], 'discard: boston + norfolk', { british: { hand: ['boston', 'ships'] } }),
    'R20',
  ],
  'wrong-number-of-cards': [
    british(['new-haven', 'st-marys'], 'settle deerfield: new-haven + st-marys'),
    'R27',
  ],
  'card-has-no-part': [
    whyNot(
      { british: { hand: ['new-haven', 'st-marys', 'boston', 'trader'] } },
      'settle',
      'trader',
    ),
    'R27',
  ],
  'cards-not-together': [
    whyNot(
      { british: { hand: ['governor', 'boston', 'norfolk', 'militia'] } },
      'governor',
      'boston',
      'norfolk',
      'militia',
    ),
    'R81',
  ],
  'no-location-needed': [
    () => explain(givenGame({}), { ...NO_CHOICE, kind: 'pass', location: 'albany' })[0].refusal,
    'R86',
  ],
  'not-for-your-side': [
    () => explain(givenGame({}), { ...NO_CHOICE, kind: 'intendant' })[0].refusal,
    'R83',
  ],
  'not-a-location-card': [
    british(['ships', 'st-marys', 'boston'], 'settle deerfield: ships + st-marys + boston'),
    'R21',
  ],
  'location-not-controlled': [
    british(['norfolk'], 'take-money: norfolk', { locations: { norfolk: null } }),
    'R21',
  ],
  'location-besieged': [
    british(['norfolk'], 'take-money: norfolk', { sieges: { french: 'norfolk' } }),
    'R21',
  ],
  'location-not-connected': [
    british(['deerfield'], 'take-money: deerfield', {
      locations: { deerfield: 'british village', 'new-haven': null },
    }),
    'R21',
  ],
  'not-enough-money': [british([], 'draft: ships', { british: { money: 5 } }), 'R77'],
  'no-card-connects': [
    british(['boston', 'st-marys', 'new-york'], 'settle deerfield: boston + st-marys + new-york'),
    'R26',
  ],
  'no-transport': [
    british(['new-haven', 'ships', 'boston'], 'settle deerfield: new-haven + ships + boston'),
    'R27',
  ],
  'no-settler': [
    british(['new-haven', 'st-marys', 'ships'], 'settle deerfield: new-haven + st-marys + ships'),
    'R27',
  ],
  'target-is-enemy': [
    british(['boston', 'ships', 'new-york'], 'settle port-royal: boston + ships + new-york'),
    'R28',
  ],
  'target-is-yours': [
    british(['boston', 'ships', 'new-york'], 'settle pemaquid: boston + ships + new-york', {
      british: { hand: ['boston', 'ships', 'new-york'], discard: ['pemaquid'] },
    }),
    'R29',
  ],
  'no-village-in-stock': [
    british(
      ['new-haven', 'st-marys', 'boston'],
      'settle deerfield: new-haven + st-marys + boston',
      {
        french: { captured: { villages: 13 } },
      },
    ),
    'R28',
  ],
  'not-the-location-card': [
    british(['norfolk', 'boston'], 'develop pemaquid: norfolk + boston'),
    'R32',
  ],
  'no-village-there': [british(['boston', 'new-york'], 'develop boston: boston + new-york'), 'R32'],
  'location-worth-nothing': [
    british(['fort-halifax', 'boston'], 'develop fort-halifax: fort-halifax + boston', {
      locations: { 'fort-halifax': 'british village' },
    }),
    'R32',
  ],
  'no-town-in-stock': [
    british(['norfolk', 'boston'], 'develop norfolk: norfolk + boston', {
      french: { captured: { towns: 10 } },
    }),
    'R32',
  ],
  'no-fortification-card': [
    british(['boston', 'militia'], 'fortify boston: boston + militia'),
    'R33',
  ],
  'no-fortification-in-stock': [
    british(['boston', 'fortification'], 'fortify boston: boston + fortification', {
      locations: twelveForts,
    }),
    'R33',
  ],
  'already-fortified': [
    british(['boston', 'fortification'], 'fortify boston: boston + fortification', {
      locations: { boston: 'british town fortified' },
    }),
    'R33',
  ],
  'not-an-enemy-location': [
    british(
      ['new-haven', 'st-marys', 'militia'],
      'besiege deerfield: new-haven + st-marys + militia',
    ),
    'R35',
  ],
  'siege-already-open': [
    british(['boston', 'ships', 'militia'], 'besiege port-royal: boston + ships + militia', {
      sieges: { british: 'gaspe' },
    }),
    'R35',
  ],
  'no-strength': [
    british(['boston', 'ships', 'settlers'], 'besiege port-royal: boston + ships + settlers'),
    'R18',
  ],
  'fortification-only-defends': [
    british(
      ['boston', 'ships', 'fortification'],
      'besiege port-royal: boston + ships + fortification',
    ),
    'R18',
  ],
  'not-besieged': [british(['militia'], 'reinforce gaspe: militia'), 'R38'],
  'leader-is-a-free-action': [
    refusedIn(
      { ...BRITISH_SIEGE, british: { ...BRITISH_SIEGE.british, hand: ['military-leader'] } },
      'reinforce port-royal: military-leader',
    ),
    'R41',
  ],
  'no-leader': [
    refusedIn(
      { ...BRITISH_SIEGE, british: { ...BRITISH_SIEGE.british, hand: ['rangers'] } },
      'military-leader port-royal: rangers',
    ),
    'R41',
  ],
  'siege-not-connected': [
    british(['militia'], 'reinforce fort-duquesne: militia', {
      sieges: { british: 'fort-duquesne' },
      locations: { 'fort-duquesne': 'french village' },
    }),
    'R39',
  ],
  'no-siege-to-leave': [refusedIn({}, 'withdraw british: -'), 'R42'],
  'must-give-up-a-card': [refusedIn(BRITISH_SIEGE, 'withdraw british: -'), 'R43'],
  'card-not-in-siege': [refusedIn(BRITISH_SIEGE, 'withdraw british: ships'), 'R43'],
  'no-raider': [french(['priest'], 'raid boston: priest'), 'R56'],
  'cannot-raid': [british(['militia'], 'raid quebec: militia'), 'R56'],
  'nothing-to-raid': [british(['rangers'], 'raid albany: rangers'), 'R60'],
  'target-fortified': [
    british(['rangers'], 'raid quebec: rangers', {
      locations: { quebec: 'french town fortified' },
    }),
    'R60',
  ],
  'target-besieged': [
    british(['rangers'], 'raid gaspe: rangers', { sieges: { british: 'gaspe' } }),
    'R60',
  ],
  'out-of-reach': [british(['rangers'], 'raid quebec: rangers'), 'R60'],
  'cannot-block-raid': [() => refusalOf(raided(['militia']), 'block-raid: militia'), 'R63'],
  'cannot-ambush': [british(['militia'], 'ambush: militia'), 'R67'],
  'cannot-block-ambush': [() => refusalOf(ambushed(['priest']), 'block-ambush: priest'), 'R68'],
  'cannot-be-given-up': [
    () => refusalOf(play(ambushed(['militia']), 'block-ambush: -'), 'give-up-card hand: militia'),
    'R69',
  ],
  'must-give-up-what-you-have': [
    () =>
      refusalOf(
        play(ambushed(['siege-artillery']), 'block-ambush: -'),
        'show-hand: siege-artillery',
      ),
    'R70',
  ],
  'not-the-whole-hand': [
    () => refusalOf(play(ambushed(['quebec']), 'block-ambush: -'), 'show-hand:'),
    'R70',
  ],
  'cannot-convert': [british(['rangers'], 'convert: rangers'), 'R72'],
  'no-coins': [british(['pemaquid'], 'take-money: pemaquid'), 'R73'],
  'no-ship': [british(['philadelphia', 'boston'], 'merchant: philadelphia + boston'), 'R74'],
  'no-trader': [british(['pemaquid', 'boston'], 'trader: boston + pemaquid'), 'R75'],
  'no-fur': [british(['trader', 'boston'], 'trader: trader + boston'), 'R75'],
  'coins-of-the-ship': [whyNot({ british: { hand: ['boston'] } }, 'merchant'), 'R74'],
  'no-pirate': [french(['gaspe', 'ships'], 'piracy: gaspe + ships'), 'R76'],
  'not-available': [british(['governor'], 'draft: governor'), 'R77'],
  'reserve-full': [
    british(['trader'], 'reserve: trader', {
      british: { hand: ['trader'], reserve: ['militia', 'militia', 'ships', 'ships', 'settlers'] },
    }),
    'R79',
  ],
  'not-reservable': [british(['boston'], 'reserve: boston'), 'R79'],
  'reserve-empty': [refusedIn({}, 'retrieve'), 'R80'],
  'no-governor': [british(['militia', 'boston'], 'governor: militia + boston'), 'R81'],
  'no-intendant': [french([], 'intendant: gaspe', { french: { discard: ['gaspe'] } }), 'R83'],
  'not-in-discard': [
    french([], 'intendant: gaspe', { french: { hand: ['intendant'], discard: ['militia'] } }),
    'R83',
  ],
  'discard-empty': [french(['intendant'], 'intendant: gaspe'), 'R83'],
  'no-home-support': [refusedIn({}, 'home-support'), 'R84'],
  'settler-not-needed': [
    () => refusalOf(wonSiege('fort-halifax', ['boston']), 'settle-after-siege yes: boston'),
    'R48',
  ],
  'settler-needed': [
    () => refusalOf(wonSiege('gaspe', ['boston']), 'settle-after-siege yes: -'),
    'R48',
  ],
  // Of scenario rules.
  'no-governors-in-game': [whyNot({ rules: ['no-governors'] }, 'governor'), 'R81'],
  'home-card-spared': [
    british(['governor', 'boston'], 'governor: governor + boston', {
      rules: ['governor-spares-home'],
    }),
    'R81',
  ],
  'besieged-card-kept': [
    british(['governor', 'norfolk'], 'governor: governor + norfolk', {
      rules: ['governor-abandons'],
      sieges: { french: 'norfolk' },
    }),
    'R81',
  ],
  'siege-restraint': [
    british(['boston', 'ships', 'militia'], 'besiege port-royal: boston + ships + militia', {
      rules: ['british-siege-restraint'],
    }),
    'R35',
  ],
  'rule-not-in-force': [british(['pemaquid'], 'sell-fur: pemaquid'), 'R92'],
  'location-is-yours': [
    british(['boston'], 'discard-lost-location: boston', {
      rules: ['free-discard-of-lost-locations'],
    }),
    'R22',
  ],
  'no-lost-location': [
    whyNot({ rules: ['free-discard-of-lost-locations'] }, 'discard-lost-location'),
    'R22',
  ],
  'not-your-empire-card': [
    () =>
      refusalOf(
        newGame({ rules: ['french-start-empire-card'] }),
        'choose-empire-card: neutral:settlers',
      ),
    'R77',
  ],
};
