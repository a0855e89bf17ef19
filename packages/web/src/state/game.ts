// The game on screen: what the server last said, what is still to be shown of it, and the choice in the making.
import type { Action, ActionKind, CardId, LocationId, PlayerView, Result } from '@arpents/engine';
import type {
  GameAnswer,
  GameSummary,
  LogAnswer,
  LogEntry,
  TableUpdate,
  TableView,
} from '@arpents/protocol';
import { create } from 'zustand';
import { ask, newRequestId, type Failure } from '../api/client.ts';
import { openStream } from '../api/stream.ts';
import {
  EMPTY_DRAFT,
  isEmptyDraft,
  revived,
  toggleCard,
  toggleKind,
  togglePlace,
  type ActionDraft,
} from '../draft/draft.ts';
import { learnOrders } from './own-orders.ts';
import { hasMotion } from './settings.ts';

/** One action of the opponent is shown for this long. */
const SHOWN_MS = 650;
/** A short break in the connection is over by then. */
const RETRY_MS = 1200;

type CommandBody = Parameters<typeof sendCommand>[0];

interface GameOnScreen {
  readonly id: string | null;
  readonly summary: GameSummary | null;
  readonly viewer: GameAnswer['viewer'];
  readonly invitation: string | null;
  /** The table as it is shown; behind the truth only while the opponent's actions are played back. */
  readonly table: TableView | null;
  readonly entries: readonly LogEntry[];
  /** The entry that is being played back. */
  readonly showing: LogEntry | null;
  readonly waiting: readonly TableUpdate[];
  readonly isConnected: boolean;
  readonly isSending: boolean;
  readonly failure: Failure | null;
  readonly draft: ActionDraft;
  readonly seenVersion: number;
  /** The version that was there when the game was opened: what is newer happened before the player's eyes. */
  readonly openedVersion: number;
  /** How far the server's clock is ahead of this browser's, in milliseconds. */
  readonly serverAhead: number;
}

const NOTHING: GameOnScreen = {
  id: null,
  summary: null,
  viewer: 'spectator',
  invitation: null,
  table: null,
  entries: [],
  showing: null,
  waiting: [],
  isConnected: true,
  isSending: false,
  failure: null,
  draft: EMPTY_DRAFT,
  seenVersion: 0,
  openedVersion: 0,
  serverAhead: 0,
};

export const useGame = create<GameOnScreen>(() => NOTHING);

const state = (): GameOnScreen => useGame.getState();
const set = (change: Partial<GameOnScreen>): void => {
  useGame.setState(change);
};

// Kept over a reload: the half-made choice, and how far the player has looked.

const draftKey = (id: string): string => `arpents.draft.${id}`;
const seenKey = (id: string): string => `arpents.seen.${id}`;

function stored<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing is lost but the memory of this browser.
  }
}

function setDraft(draft: ActionDraft): void {
  const { id } = state();
  if (id !== null) store(draftKey(id), draft);
  set({ draft, failure: null });
}

export const chooseCard = (card: CardId, copies: number): void => {
  setDraft(toggleCard(state().draft, card, copies));
};
export const choosePlace = (location: LocationId): void => {
  setDraft(togglePlace(state().draft, location));
};
export const chooseKind = (kind: ActionKind): void => {
  setDraft(toggleKind(state().draft, kind));
};
export const chooseDraft = (draft: ActionDraft): void => {
  setDraft(draft);
};
export const clearDraft = (): void => {
  setDraft(EMPTY_DRAFT);
};

// Opening and following a game

let closeStream: (() => void) | null = null;
let position: string | null = null;
/** What the stream told before the game itself was here. */
let early: readonly TableUpdate[] = [];

const isSeated = (): boolean => (state().summary?.mySide ?? null) !== null;

/** Loads a game and follows it; returns how to leave it. */
export function openGame(id: string, invitation: string | null): () => void {
  let isLeft = false;
  position = null;
  early = [];
  useGame.setState({ ...NOTHING, id, seenVersion: stored(seenKey(id), 0) }, true);
  const follow = (): void => {
    closeStream = openStream(id, () => position, {
      connection: (isConnected) => {
        const wasConnected = state().isConnected;
        set({ isConnected });
        if (isConnected && !wasConnected) void load(id, invitation);
      },
      hello: ({ person, version }) => {
        position = `${person}.${version}`;
      },
      entry: (update) => {
        if (!isLeft) receive(update);
      },
      reset: (answer) => {
        if (!isLeft) void replace(answer);
      },
    });
  };
  // Somebody who has an invitation may look at the game, but not follow it before he sits at the table.
  if (invitation === null) follow();
  void load(id, invitation).then(() => {
    if (invitation === null || isLeft || !isSeated()) return;
    follow();
    return load(id, null);
  });
  return () => {
    isLeft = true;
    closeStream?.();
    closeStream = null;
    useGame.setState(NOTHING, true);
  };
}

async function load(id: string, invitation: string | null): Promise<void> {
  const query = invitation === null ? '' : `?invitation=${encodeURIComponent(invitation)}`;
  const answer = await ask<GameAnswer>('GET', `/games/${id}${query}`);
  if (state().id !== id) return;
  if (!answer.ok) {
    set({ failure: answer.error });
    return;
  }
  await replace(answer.value);
}

async function replace(answer: GameAnswer): Promise<void> {
  const { id } = answer.game;
  if (state().id !== id) return;
  const serverAhead = answer.table.now - Date.now();
  const { table } = answer;
  // A game that has not begun has no log. With the orders known, nothing is asked that they will answer.
  const [log] = await Promise.all([
    table.view === null ? null : ask<LogAnswer>('GET', `/games/${id}/log?after=0`),
    table.view === null || answer.game.mySide === null ? null : learnOrders(id),
  ]);
  if (state().id !== id) return;
  const current = state().table;
  if (current === null) set({ openedVersion: table.version });
  if (current !== null && current.version > table.version) return;
  set({
    summary: answer.game,
    viewer: answer.viewer,
    invitation: answer.invitation,
    table,
    // What is newer than the table comes by the stream, with its own table.
    entries:
      log?.ok === true
        ? log.value.entries.filter(({ version }) => version <= table.version)
        : state().entries,
    showing: null,
    waiting: [],
    failure: null,
    draft: keptDraft(id, table.view),
    serverAhead,
  });
  const missed = early;
  early = [];
  for (const update of missed) receive(update);
}

function keptDraft(id: string, view: PlayerView | null): ActionDraft {
  return view === null ? EMPTY_DRAFT : revived(view, stored(draftKey(id), EMPTY_DRAFT));
}

/** The newest version that is known, shown or waiting to be. */
const newestVersion = (): number =>
  state().waiting.at(-1)?.table.version ?? state().table?.version ?? -1;

function receive(update: TableUpdate): void {
  if (update.game === state().id && state().table === null) {
    early = [...early, update];
    return;
  }
  if (update.game !== state().id || update.table.version <= newestVersion()) return;
  position = position === null ? null : `${position.split('.')[0] ?? '0'}.${update.table.version}`;
  const isOwn = update.entry.side === state().viewer;
  set({
    waiting: [...state().waiting, update],
    serverAhead: update.table.now - Date.now(),
  });
  // What was chosen here is done in another tab, or answered.
  if (isOwn && update.entry.body.kind === 'action' && !state().isSending) setDraft(EMPTY_DRAFT);
  if (isOwn || !hasMotion()) showAll();
  else if (state().showing === null) showNext();
}

function showNext(): void {
  const [next, ...waiting] = state().waiting;
  if (next === undefined) {
    set({ showing: null });
    return;
  }
  apply([next], waiting, next.entry);
  setTimeout(() => {
    if (state().showing === next.entry) showNext();
  }, SHOWN_MS);
}

/** Skips the playback: the truth at once. */
export function showAll(): void {
  apply(state().waiting, [], null);
}

function apply(
  updates: readonly TableUpdate[],
  waiting: readonly TableUpdate[],
  showing: LogEntry | null,
): void {
  const last = updates.at(-1);
  if (last === undefined) {
    set({ showing });
    return;
  }
  const { id, summary, draft } = state();
  const { table } = last;
  const view = table.view;
  const keeps = view !== null && view.decision?.side === state().viewer;
  set({
    table,
    entries: [...state().entries, ...updates.map(({ entry }) => entry)],
    waiting,
    showing,
    summary:
      summary === null || view === null
        ? summary
        : { ...summary, status: view.phase === 'over' ? 'over' : 'running', outcome: view.outcome },
    draft: keeps ? revived(view, draft) : draft,
  });
  if (summary?.status === 'open' && id !== null) void load(id, null);
}

/** The player has seen everything up to here: the recap begins anew. */
export function markSeen(): void {
  const { id, table } = state();
  if (id === null || table === null) return;
  store(seenKey(id), table.version);
  set({ seenVersion: table.version });
}

// Doing something

async function sendCommand(
  command:
    | { readonly kind: 'act'; readonly action: Action }
    | { readonly kind: 'undo' | 'resign' | 'claim-time' | 'offer-draw' }
    | { readonly kind: 'answer-draw' | 'answer-take-back'; readonly accept: boolean }
    | { readonly kind: 'ask-take-back'; readonly to: number | null }
    | { readonly kind: 'say'; readonly text: string },
): Promise<void> {
  const { id, table, isSending } = state();
  if (id === null || table === null || isSending) return;
  const chosen = state().draft;
  // The next choice can begin while this one is on its way; if it fails, it is there again.
  if (command.kind === 'act') setDraft(EMPTY_DRAFT);
  set({ isSending: true, failure: null });
  const request = { version: table.version, requestId: newRequestId(), command };
  const post = () => ask<TableUpdate>('POST', `/games/${id}/commands`, request);
  let answer = await post();
  if (isUnreachable(answer)) {
    // Once more, as the same request: if it had arrived, the server says so and does nothing twice.
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    answer = await post();
  }
  if (state().id !== id) {
    set({ isSending: false });
    return;
  }
  if (answer.ok) {
    // Whoever acts has seen what was there.
    if (command.kind === 'act') markSeen();
    receive(answer.value);
    showAll();
    set({ isSending: false });
    return;
  }
  const failure = answer.error;
  if (command.kind === 'act' && isEmptyDraft(state().draft)) setDraft(chosen);
  set({ isSending: false, failure });
  // The screen returns to the truth, whatever was refused.
  if (failure.code !== 'unreachable') {
    await load(id, null);
    set({
      failure: command.kind === 'act' && isDone(command.action, request.version) ? null : failure,
    });
  }
}

const isUnreachable = (answer: Result<unknown, Failure>): boolean =>
  !answer.ok && answer.error.code === 'unreachable';

/** Whether just this was done since, by the standing orders or in another tab: then nothing went wrong. */
const isDone = (action: Action, since: number): boolean =>
  state().entries.some(
    ({ version, side, body }) =>
      version > since &&
      side === state().viewer &&
      body.kind === 'action' &&
      JSON.stringify(body.action) === JSON.stringify(action),
  );

export const send = (command: CommandBody): void => {
  void sendCommand(command);
};

/** Confirms an action. */
export function act(action: Action): void {
  send({ kind: 'act', action });
}
