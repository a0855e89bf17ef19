// A game really played at a session, as the server tells it to one viewer.
import {
  bySide,
  createRng,
  randomSeed,
  redactEvent,
  resolveOptions,
  totalPoints,
  viewFor,
  type Side,
  type Viewer,
} from '@arpents/engine';
import type { GameAnswer, LogEntry, TableUpdate, TableView } from '@arpents/protocol';
import {
  canAbort,
  advanceSession,
  carryOut,
  openSession,
  takeBackTarget,
  undoableBy,
  type Advance,
  type Command,
  type GameSession,
} from '@arpents/session';

export const SERVER_TIME = 5_000_000;

export interface ToldGame {
  /** What is told of an entry. */
  readonly update: (version: number) => TableUpdate;
  /** The whole game as it stands after an entry; 0: before the second player came. */
  readonly answer: (version: number) => GameAnswer;
}

/** Plays the commands one after the other; the first entry is the beginning of the game. */
export function tellGame(
  viewer: Viewer,
  commands: readonly (readonly [side: Side, command: Command])[],
): ToldGame {
  const options = resolveOptions({});
  if (!options.ok) throw new Error('the standard game is legal');
  const terms = {
    options: options.value,
    setup: null,
    pace: { kind: 'none' },
    rated: false,
  } as const;
  const opened = openSession(terms, randomSeed(createRng(1)));
  if (!opened.ok) throw new Error('the standard game can be opened');
  const started = { version: 1, at: 0, side: null, body: { kind: 'started' } } as const;
  const steps = [done(advanceSession(opened.value, started))];
  for (const [side, command] of commands) {
    const { session } = steps[steps.length - 1];
    steps.push(done(carryOut(session, side, command, session.version, 0)));
  }
  const sessions = [opened.value, ...steps.map(({ session }) => session)];
  const tableAt = (version: number): TableView => tableFor(sessions[version], viewer);
  return {
    update: (version) => ({
      game: 'g',
      entry: entryFor(steps[version - 1], viewer),
      table: tableAt(version),
    }),
    answer: (version) => ({
      game: {
        ...SUMMARY,
        options: terms.options,
        status: version === 0 ? 'open' : 'running',
        version,
        mySide: viewer === 'spectator' ? null : viewer,
      },
      viewer,
      table: tableAt(version),
      commitment: null,
      bytes: { british: 'none', french: 'none' },
      invitation: null,
    }),
  };
}

function done(step: ReturnType<typeof carryOut>): Advance {
  if (!step.ok) throw new Error(`refused: ${JSON.stringify(step.error)}`);
  return step.value;
}

const entryFor = ({ entry, events, session }: Advance, viewer: Viewer): LogEntry => ({
  ...entry,
  events: events.map((event) => redactEvent(event, viewer)),
  points: events.some(({ kind }) => kind === 'turn-began')
    ? bySide((side) => totalPoints(session.state, side))
    : null,
});

const tableFor = (session: GameSession, viewer: Viewer): TableView => ({
  version: session.version,
  positionVersion: session.positionVersion,
  view: session.version === 0 ? null : viewFor(session.state, viewer),
  clocks: session.clocks,
  now: SERVER_TIME,
  offers: session.offers,
  canUndo: viewer !== 'spectator' && undoableBy(session) === viewer,
  abandonedFrom: null,
  takeBackTo: viewer === 'spectator' ? null : takeBackTarget(session, viewer),
  canAbort: viewer !== 'spectator' && canAbort(session),
  revelationsTakenBack: session.revelationsTakenBack,
});

const SUMMARY: Omit<GameAnswer['game'], 'options' | 'status' | 'version' | 'mySide'> = {
  id: 'g',
  preset: null,
  pace: { kind: 'none' },
  rated: false,
  practice: false,
  cardsKnown: false,
  uncounted: null,
  ratingChange: null,
  visibility: 'private',
  opponent: 'open',
  seats: { british: { kind: 'free' }, french: { kind: 'free' } },
  guestChooses: false,
  createdAt: 0,
  changedAt: 0,
  turn: 1,
  decider: null,
  outcome: null,
  rematchOf: null,
  rematch: null,
};
