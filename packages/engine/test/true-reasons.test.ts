// A reason is about what was chosen wherever the rest is possible: in random games of every edition, with random sets of
// rules, for every kind of action that the hand allows and the chosen cards do not. `npm run soak` plays more of them.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ADJUDICATED_AFTER_TURNS,
  CARD_IDS,
  CARD_KINDS,
  NO_CHOICE,
  createGame,
  createRng,
  explain,
  playLegal,
  randomAction,
  randomSeed,
  shuffled,
  type ActionKind,
  type CardId,
  type Choice,
  type Explanation,
  type GameState,
  type Refusal,
  type RefusalCode,
  type Rng,
  type Symbols,
} from '@arpents/engine';
import { cardNamed, givenGame } from '@arpents/test-kit';
import { anyOptions } from './support/random-games.ts';

const GAMES = Number(process.env.SOAK_REASON_GAMES ?? 60);
/** Of the positions in which a turn's action is to be taken, one in so many is asked about; of the others all. */
const EVERY = 4;

/** What a reason claims of a card that it names, by what is printed there. */
const CLAIMS: Partial<Record<RefusalCode, (card: CardId) => boolean>> = {
  'no-settler': (card) => !symbolsOf(card).settler,
  'no-ship': (card) => !symbolsOf(card).ship,
  'no-coins': (card) => !symbolsOf(card).coins,
  'no-fur': (card) => !symbolsOf(card).fur,
  'not-reservable': (card) => card.startsWith('location:'),
};
/** What no card chosen is the reason for: the map, the stock, the piles. */
const NEVER: readonly RefusalCode[] = [
  'no-card-connects',
  'target-is-enemy',
  'target-is-yours',
  'siege-not-connected',
  'not-besieged',
  'out-of-reach',
  'no-village-in-stock',
  'no-town-in-stock',
];

const symbolsOf = (id: CardId): Symbols => {
  const { location, empire } = CARD_KINDS[CARD_IDS.indexOf(id)];
  return (location ?? empire)?.symbols ?? {};
};

/** What may be said without naming a card: that there are too many, or that they cannot all be paid for. */
const ABOUT_ALL_CARDS: readonly RefusalCode[] = ['wrong-number-of-cards', 'not-enough-money'];

const deciding = (state: GameState) => state.decision?.side ?? state.side;

/** The same position with as much money as anybody could want. */
function withMoney(state: GameState): GameState {
  const side = deciding(state);
  const rich = { ...state.players[side], money: 99 };
  return { ...state, players: { ...state.players, [side]: rich } };
}

const hasWay = (state: GameState, kind: ActionKind, choice: Choice): boolean =>
  explain(state, { ...choice, kind }).some(({ ways }) => ways.length > 0);

/** What is untrue about a reason, where everything but the chosen cards fits; null if nothing is. */
function whatIsUntrue(
  state: GameState,
  kind: ActionKind,
  choice: Choice,
  { code, card }: Refusal,
): string | null {
  if (card !== null && !choice.cards.includes(card)) return 'blames a card that was not chosen';
  if (card === null && !ABOUT_ALL_CARDS.includes(code)) return 'does not say which card';
  if (NEVER.includes(code)) return 'blames what has nothing to do with the cards';
  if (card !== null && CLAIMS[code]?.(card) === false) return 'says of a card what is not so';
  if (code === 'not-enough-money' && !hasWay(withMoney(state), kind, choice)) {
    return 'blames the money, which would not help';
  }
  return null;
}

/** Every card of the hand alone, and some of them together. */
function someCards(state: GameState, rng: Rng): CardId[][] {
  const hand = state.players[deciding(state)].hand.map((card) => CARD_IDS[card]);
  const together = [2, 2, 3].map((count) => shuffled(hand, rng).slice(0, count));
  return [...[...new Set(hand)].map((card) => [card]), ...together];
}

/** Kinds that are possible as long as no card is chosen. */
const possible = (explained: readonly Explanation[]): readonly ActionKind[] =>
  explained.flatMap(({ kind, ways }) => (ways.length > 0 ? [kind] : []));

interface Tally {
  refusals: number;
  readonly untrue: Map<string, number>;
}

function askEverything(state: GameState, rng: Rng, tally: Tally): void {
  const free = explain(state, NO_CHOICE);
  const places = free.flatMap(({ ways }) =>
    ways.flatMap((way) => ('location' in way ? way.location : [])),
  );
  const somewhere = places.length === 0 ? null : places[rng.below(places.length)];
  for (const location of somewhere === null ? [null] : [null, somewhere]) {
    const kinds = possible(location === null ? free : explain(state, { ...NO_CHOICE, location }));
    for (const cards of someCards(state, rng)) {
      const choice: Choice = { kind: null, location, cards };
      for (const { kind, refusal } of explain(state, choice)) {
        if (refusal === null || !kinds.includes(kind)) continue;
        tally.refusals++;
        const untrue = whatIsUntrue(state, kind, choice, refusal);
        if (untrue === null) continue;
        const told = `${kind}: ${refusal.code} ${refusal.ruling} ${untrue}`;
        tally.untrue.set(told, (tally.untrue.get(told) ?? 0) + 1);
      }
    }
  }
}

describe('reasons are true', () => {
  it(`[R16, R22] of what is possible with the hand but not with the chosen cards, in ${GAMES} random games: the choice is the reason, not the hand, the money or the map`, () => {
    const tally: Tally = { refusals: 0, untrue: new Map() };
    const rng = createRng(1763);
    for (const options of fc.sample(anyOptions, { numRuns: GAMES, seed: 1763 })) {
      const created = createGame(options, randomSeed(rng));
      if (!created.ok) expect.fail(JSON.stringify(created.error));
      let state = created.value;
      while (state.phase !== 'over' && state.turn <= ADJUDICATED_AFTER_TURNS) {
        if (state.decision?.kind !== 'take-action' || rng.below(EVERY) === 0) {
          askEverything(state, rng, tally);
        }
        const action = randomAction(state, rng);
        if (action === null) expect.fail('nothing to do');
        state = playLegal(state, action);
      }
    }
    expect(Object.fromEntries(tally.untrue)).toEqual({});
    expect(tally.refusals).toBeGreaterThan(500 * GAMES);
  }, 1_200_000);

  const chosen = (state: GameState, kind: ActionKind, ...cards: string[]) =>
    explain(state, { ...NO_CHOICE, kind, cards: cards.map(cardNamed) })[0].refusal;

  it('[R27] a card without a part in settling is the reason, not a settler that the hand has', () => {
    const hand = ['montreal', 'quebec', 'tadoussac', 'trois-rivieres', 'regular-infantry-initial'];
    const state = givenGame({ side: 'french', french: { hand } });
    expect(explain(state, { ...NO_CHOICE, kind: 'settle' })[0].refusal).toBeNull();
    expect(chosen(state, 'settle', 'regular-infantry-initial')).toMatchObject({
      code: 'card-has-no-part',
      ruling: 'R27',
      card: 'empire:regular-infantry-initial',
    });
  });

  it('[R35] a card without a part in a siege is the reason, not the strength that the hand has', () => {
    const hand = ['boston', 'new-haven', 'new-york', 'pemaquid', 'philadelphia'];
    expect(chosen(givenGame({ british: { hand } }), 'besiege', 'philadelphia')).toMatchObject({
      code: 'card-has-no-part',
      ruling: 'R35',
      card: 'location:philadelphia',
    });
  });

  it('[R33] a card without a part in fortifying is the reason, not a location card that is held', () => {
    const hand = ['norfolk', 'philadelphia', 'militia', 'fortification'];
    expect(chosen(givenGame({ british: { hand } }), 'fortify', 'militia')).toMatchObject({
      code: 'card-has-no-part',
      ruling: 'R33',
      card: 'empire:militia',
    });
  });

  it('[R56] what cannot be paid for is refused for the money, and only if money would do', () => {
    const hand = ['rangers', 'neutral:native-americans'];
    const state = givenGame({
      british: { hand, money: 0 },
      locations: { 'fort-halifax': 'british village', kennebec: 'french village' },
    });
    expect(chosen(state, 'raid', 'rangers')).toBeNull();
    expect(chosen(state, 'raid', ...hand)).toMatchObject({ code: 'not-enough-money' });
    expect(chosen(state, 'raid', ...hand, 'boston')).not.toMatchObject({
      code: 'not-enough-money',
    });
  });

  it('[R80] a place or a card too many is said to be too many', () => {
    const state = givenGame({ british: { hand: ['boston'], reserve: ['militia'] } });
    const choice = { ...NO_CHOICE, kind: 'retrieve' } as const;
    expect(explain(state, { ...choice, location: 'albany' })[0].refusal?.code).toBe(
      'no-location-needed',
    );
    expect(chosen(state, 'retrieve', 'boston')?.code).toBe('wrong-number-of-cards');
  });
});
