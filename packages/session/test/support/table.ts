// A table with a game in a given situation, and short words to play at it.
import {
  CARD_IDS,
  LOCATIONS,
  formatAction,
  parseAction,
  resolveOptions,
  type Action,
  type CardId,
  type Piece,
  type Setup,
  type Side,
} from '@arpents/engine';
import {
  advanceSession,
  carryOut,
  openSession,
  type Advance,
  type Command,
  type GameSession,
  type Terms,
} from '@arpents/session';

export const SEED = [1, 2, 3, 4, 5, 6, 7, 8];

interface GivenSide {
  readonly money?: number;
  readonly hand?: readonly string[];
  readonly deck?: readonly string[];
  readonly reserve?: readonly string[];
  readonly siegeCards?: {
    readonly british?: readonly string[];
    readonly french?: readonly string[];
  };
}

export interface Given {
  readonly side?: Side;
  readonly actionsLeft?: number;
  readonly phase?: Setup['phase'];
  readonly locations?: Setup['locations'];
  readonly sieges?: Partial<Setup['sieges']>;
  readonly british?: GivenSide;
  readonly french?: GivenSide;
}

function cards(names: readonly string[] = []): CardId[] {
  return names.map((name) => {
    const id = CARD_IDS.find((card) => card === name || card.endsWith(`:${name}`));
    if (id === undefined) throw new Error(`no card is called ${name}`);
    return id;
  });
}

const sideSetup = (given: GivenSide = {}): Setup[Side] => ({
  money: given.money ?? 10,
  hand: cards(given.hand),
  deck: cards(given.deck),
  discard: [],
  reserve: cards(given.reserve),
  captured: { villages: 0, towns: 0 },
  siegeCards: {
    british: cards(given.siegeCards?.british),
    french: cards(given.siegeCards?.french),
  },
});

function givenSetup(given: Given): Setup {
  const side = given.side ?? 'british';
  const phase = given.phase ?? 'actions';
  const locations: Record<string, { owner: Side; piece: Piece; fortified: boolean }> = {};
  for (const { id, start } of LOCATIONS) {
    if (start !== null) locations[id] = { owner: start.side, piece: start.piece, fortified: false };
  }
  return {
    turn: side === 'british' ? 11 : 12,
    side,
    phase,
    actionsLeft: phase === 'actions' ? (given.actionsLeft ?? 2) : 0,
    locations: { ...locations, ...given.locations },
    sieges: { british: null, french: null, ...given.sieges },
    british: sideSetup(given.british),
    french: sideSetup(given.french),
  };
}

/** A started table; the first entry is made at the moment 0. */
export function givenTable(given: Given | null, terms: Partial<Terms> = {}): GameSession {
  const options = resolveOptions({});
  if (!options.ok) throw new Error('no options');
  const opened = openSession(
    {
      options: options.value,
      setup: given === null ? null : givenSetup(given),
      pace: { kind: 'none' },
      rated: false,
      ...terms,
    },
    SEED,
  );
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const started = advanceSession(opened.value, {
    version: 1,
    at: 0,
    side: null,
    body: { kind: 'started' },
  });
  if (!started.ok) throw new Error(started.error.code);
  return started.value.session;
}

export function actionFrom(text: string): Action {
  const action = parseAction(text);
  if (action === null) throw new Error(`not an action: ${text}`);
  return action;
}

/** Carries a command out at the table's present version. */
export function did(table: GameSession, side: Side, command: Command, at = 0): Advance {
  const result = carryOut(table, side, command, table.version, at);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

export const acted = (table: GameSession, side: Side, text: string, at = 0): GameSession =>
  did(table, side, { kind: 'act', action: actionFrom(text) }, at).session;

/** The code of the refusal, or null if it is accepted. */
export function refusal(
  table: GameSession,
  side: Side,
  command: Command,
  version = table.version,
  at = 0,
): string | null {
  const result = carryOut(table, side, command, version, at);
  return result.ok ? null : result.error.code;
}

export const textOf = (action: Action | null): string | null =>
  action === null ? null : formatAction(action);
