// Situations written down as a player would tell them, and short words to play on from there.
import {
  CARD_IDS,
  LOCATIONS,
  applyAction,
  formatAction,
  gameFromSetup,
  isFortified,
  isTown,
  legalActions,
  ownerOf,
  parseAction,
  placeOf,
  resolveOptions,
  whyRefused,
  type Action,
  type ActionKind,
  type CardId,
  type CardList,
  type Edition,
  type GameState,
  type LocationId,
  type Piece,
  type Refusal,
  type RefusalCode,
  type RuleId,
  type Rulings,
  type Setup,
  type Side,
  type Step,
} from '@arpents/engine';

/** Cards by their short name: `boston`, `militia`, `neutral:settlers`. */
type Cards = readonly string[];

export interface GivenSide {
  readonly money?: number;
  readonly hand?: Cards;
  /** Top first. */
  readonly deck?: Cards;
  /** Top last. */
  readonly discard?: Cards;
  readonly reserve?: Cards;
  readonly captured?: { readonly villages?: number; readonly towns?: number };
  /** This side's cards in the siege that the British, or the French, lay. */
  readonly siegeCards?: { readonly british?: Cards; readonly french?: Cards };
}

export interface Given {
  readonly edition?: Edition;
  readonly rules?: readonly RuleId[];
  readonly rulings?: Rulings;
  readonly turn?: number;
  readonly side?: Side;
  readonly actionsLeft?: number;
  /** `end-test` lets the turn begin with end test and siege check; `actions` (default) is past them. */
  readonly phase?: Setup['phase'];
  /** Changes to the starting pieces: `british village`, `french town fortified`, or null for neutral. */
  readonly locations?: Partial<Record<LocationId, PieceText | null>>;
  readonly sieges?: Partial<Setup['sieges']>;
  readonly lifted?: readonly RuleId[];
  readonly british?: GivenSide;
  readonly french?: GivenSide;
}

type PieceText = `${Side} ${Piece}` | `${Side} ${Piece} fortified`;

/** The pieces and the sieges of a situation by themselves, for tests that vary them. */
export type GivenLocations = NonNullable<Given['locations']>;
export type GivenSieges = NonNullable<Given['sieges']>;

export const TEST_SEED = [1, 2, 3, 4, 5, 6, 7, 8];

export const cardNamed = (name: string): CardId => {
  const id = CARD_IDS.find(
    (known) => known === name || known.slice(known.indexOf(':') + 1) === name,
  );
  if (id === undefined) throw new Error(`no card is called ${name}`);
  return id;
};
const cardsNamed = (names: Cards = []): CardId[] => names.map(cardNamed);

export const namesOf = (cards: CardList): string[] =>
  cards.map((card) => {
    const id = CARD_IDS[card];
    return id.startsWith('neutral:') ? id : id.slice(id.indexOf(':') + 1);
  });

function givenLocations(changes: Given['locations'] = {}): Setup['locations'] {
  const texts: Partial<Record<LocationId, PieceText | null>> = {};
  for (const { id, start } of LOCATIONS) {
    if (start !== null) texts[id] = `${start.side} ${start.piece}`;
  }
  const locations: Record<string, { owner: Side; piece: Piece; fortified: boolean }> = {};
  for (const [id, text] of Object.entries({ ...texts, ...changes })) {
    if (text === null) continue;
    const [owner, piece, fortified] = text.split(' ') as [Side, Piece, string | undefined];
    locations[id] = { owner, piece, fortified: fortified !== undefined };
  }
  return locations;
}

const givenSide = (side: GivenSide = {}): Setup[Side] => ({
  money: side.money ?? 10,
  hand: cardsNamed(side.hand),
  deck: cardsNamed(side.deck),
  discard: cardsNamed(side.discard),
  reserve: cardsNamed(side.reserve),
  captured: { villages: 0, towns: 0, ...side.captured },
  siegeCards: {
    british: cardsNamed(side.siegeCards?.british),
    french: cardsNamed(side.siegeCards?.french),
  },
});

/** The situation as an arrangement; cards that are not named lie available. */
export function givenSetup(given: Omit<Given, 'edition' | 'rules' | 'rulings'>): Setup {
  const side = given.side ?? 'british';
  const phase = given.phase ?? 'actions';
  return {
    turn: given.turn ?? (side === 'british' ? 11 : 12),
    side,
    phase,
    actionsLeft: phase === 'actions' ? (given.actionsLeft ?? 2) : 0,
    locations: givenLocations(given.locations),
    sieges: { british: null, french: null, ...given.sieges },
    british: givenSide(given.british),
    french: givenSide(given.french),
    lifted: given.lifted ?? [],
  };
}

/** A game in this situation, at its first decision. */
export function givenGame(given: Given): GameState {
  const { edition = 'second', rules = [], rulings = 2 } = given;
  const options = resolveOptions({ edition, rules, rulings });
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const game = gameFromSetup(givenSetup(given), options.value, TEST_SEED);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
}

export function actionFrom(text: string): Action {
  const action = parseAction(text);
  if (action === null) throw new Error(`not an action: ${text}`);
  return action;
}

/** Carries out one action and returns state, events and whether it revealed something. */
export function step(state: GameState, text: string): Step {
  const result = applyAction(state, actionFrom(text));
  if (!result.ok) throw new Error(`${text}: ${result.error.code} (${result.error.ruling})`);
  return result.value;
}

/** Carries out actions one after the other. */
export const play = (state: GameState, ...texts: readonly string[]): GameState =>
  texts.reduce((current, text) => step(current, text).state, state);

export const refusalOf = (state: GameState, text: string): Refusal | null =>
  whyRefused(state, actionFrom(text));

export const codeOf = (state: GameState, text: string): RefusalCode | null =>
  refusalOf(state, text)?.code ?? null;

/** The legal actions of one kind, or all, as text in listing order. */
export const legal = (state: GameState, kind?: ActionKind): string[] =>
  legalActions(state)
    .filter((action) => kind === undefined || action.kind === kind)
    .map(formatAction);

/** The piles of one side by short names. */
export function piles(
  state: GameState,
  side: Side,
): Record<'hand' | 'deck' | 'discard' | 'reserve' | 'available', string[]> {
  const player = state.players[side];
  return {
    hand: namesOf(player.hand),
    deck: namesOf(player.deck),
    discard: namesOf(player.discard),
    reserve: namesOf(player.reserve),
    available: namesOf(player.available),
  };
}

export const codeAt = (state: GameState, id: LocationId): number => state.places[placeOf(id)];

/** Why an action is refused, with the ruling it rests on: `siege-not-connected R39`; null if it is legal. */
export function whyNot(state: GameState, text: string): string | null {
  const refusal = refusalOf(state, text);
  return refusal === null ? null : `${refusal.code} ${refusal.ruling}`;
}

/** What stands at a location: `british town fortified`, or null for nothing. */
export function standingAt(state: GameState, id: LocationId): string | null {
  const code = codeAt(state, id);
  const owner = ownerOf(code);
  if (owner === null) return null;
  return `${owner} ${isTown(code) ? 'town' : 'village'}${isFortified(code) ? ' fortified' : ''}`;
}

/** The siege that a side lays, with the cards of both sides in the order played; null for none. */
export function siegeOf(
  state: GameState,
  side: Side,
): { location: LocationId; value: number; british: string[]; french: string[] } | null {
  const siege = state.sieges[side];
  if (siege === null) return null;
  return {
    location: LOCATIONS[siege.place].id,
    value: siege.value,
    british: namesOf(siege.cards.british),
    french: namesOf(siege.cards.french),
  };
}

/** The kinds of the events of a step, in order. */
export const kindsOfEvents = ({ events }: Step): string[] => events.map((event) => event.kind);
