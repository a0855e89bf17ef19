// Opening a game and keeping the table up with it: loads it, listens to the stream, and takes its time to play back.
import type { Side } from '@arpents/engine';
import type { GameAnswer, TableUpdate } from '@arpents/protocol';
import { facingOf, turnTo } from '../authority/facing.ts';
import type { TableAuthority } from '../authority/table-authority.ts';
import { recallRead, recallSeen, rememberRead, rememberSeen } from './browser-memory.ts';
import { recallChoice, rememberChoice } from './choice.ts';
import { introduced, received, replaced, shownAll, shownNext, told, type How } from './follow.ts';
import { nowSignedOut, useMe } from './me.ts';
import { NOTHING, type GameModel, type GameStore } from './model.ts';
import { addBytes, keepCommitment, owesBytes } from './own-bytes.ts';
import { learnOrders } from './own-orders.ts';
import { playbackMs } from './settings.ts';

export interface Following {
  /** Loads the game and follows it; returns how to leave it. */
  readonly open: (invitation: string | null) => () => void;
  /** Asks for the whole game anew. */
  readonly load: (invitation: string | null) => Promise<void>;
  readonly receive: (update: TableUpdate) => void;
  /** Of two people at one screen, this one looks from now on: nothing of the other one's stays. */
  readonly sitDown: (side: Side) => Promise<void>;
  /** Skips the playback: the truth at once. */
  readonly showAll: () => void;
  /** The player has seen everything up to here: the recap begins anew. */
  readonly markSeen: () => void;
  /** The messages that are there have been looked at. */
  readonly markRead: () => void;
}

const how = (): How => ({ isPlayedBack: playbackMs() > 0, now: Date.now() });

/** Time on the screen begins when the screen has it: a slow machine takes nothing off it. */
function afterShown(ms: number, then: () => void): void {
  const wait = (): void => {
    setTimeout(then, ms);
  };
  // A page in the background is not drawn.
  if (document.hidden) wait();
  else requestAnimationFrame(wait);
}

export function followingAt(store: GameStore, id: string, authority: TableAuthority): Following {
  const isOpen = (): boolean => store.getState().id === id;
  /** What two people at one screen have seen is remembered for each. */
  const seat = (): string => {
    const side = facingOf(id);
    return side === null ? id : `${id}.${side}`;
  };
  const begin = (): void => {
    store.setState(
      { ...NOTHING, id, seenVersion: recallSeen(seat()), readVersion: recallRead(seat()) },
      true,
    );
  };

  const show = (next: GameModel): void => {
    const { showing } = next;
    const isNew = showing !== store.getState().showing;
    store.setState(next, true);
    if (showing === null || !isNew) return;
    afterShown(playbackMs(), () => {
      if (store.getState().showing === showing) change(shownNext(store.getState()));
    });
  };
  const change = (next: GameModel): void => {
    const { draft, summary } = store.getState();
    if (next.draft !== draft) rememberChoice(id, next.draft);
    show(next);
    loadIfBegun(summary?.status, next);
  };
  /** With the second player come names, seats and a log that no entry carries. */
  const loadIfBegun = (status: GameAnswer['game']['status'] | undefined, next: GameModel): void => {
    if (status === 'open' && next.summary?.status !== 'open') void load(null);
  };

  const load = async (invitation: string | null): Promise<void> => {
    const answer = await authority.open(invitation);
    if (!isOpen()) return;
    if (answer.ok) await replace(answer.value);
    else store.setState({ failure: answer.error });
  };
  const replace = async (answer: GameAnswer): Promise<void> => {
    // A game that has not begun has no log. With the orders known, nothing is asked that they will answer.
    const hasBegun = answer.table.view !== null;
    const { mySide } = answer.game;
    // Kept as it is shown before the first card; what this browser still owes the game is sent again.
    if (!hasBegun) keepCommitment(id, answer.commitment);
    const added = owesBytes(answer) ? await addBytes(answer) : null;
    if (added !== null) return replace(added);
    const [entries] = await Promise.all([
      hasBegun ? authority.log() : null,
      hasBegun && mySide !== null ? learnOrders(answer.game, mySide) : null,
    ]);
    if (!isOpen()) return;
    const whole = { answer, entries, draft: recallChoice(id) };
    const next = replaced(store.getState(), whole, how());
    show(next);
    loadIfBegun(answer.game.status, next);
  };

  const receive = (update: TableUpdate): void => {
    change(received(store.getState(), update, how()));
  };
  const follow = (): (() => void) =>
    authority.follow(() => store.getState().position, {
      connection: (isConnected) => {
        const wasConnected = store.getState().isConnected;
        store.setState({ isConnected });
        if (isConnected && !wasConnected) void load(null);
      },
      isSomebody: () => useMe.getState().me !== null,
      signedOut: nowSignedOut,
      hello: ({ person, version }) => {
        store.setState({ position: { person, version } });
      },
      entry: receive,
      gone: () => {
        // Where it was never to be had, that is said already.
        if (store.getState().summary === null) return;
        begin();
        void load(null);
      },
      person: (event) => {
        store.setState(told(store.getState(), event), true);
      },
      players: (players) => {
        store.setState(introduced(store.getState(), players), true);
      },
      reset: (answer) => {
        void replace(answer);
      },
    });

  return {
    open: (invitation) => {
      let isLeft = false;
      begin();
      // Somebody who has an invitation may look at the game, but not follow it before they sit at the table.
      let close = invitation === null ? follow() : null;
      // Signed out, the stream has ended; it begins anew with whoever signs in.
      const stopWatching = useMe.subscribe(({ me }, { hasEnded }) => {
        if (me === null || !hasEnded || close === null) return;
        close();
        close = follow();
        void load(null);
      });
      void load(invitation).then(() => {
        if (invitation === null || isLeft || (store.getState().summary?.mySide ?? null) === null) {
          return;
        }
        close = follow();
        return load(null);
      });
      return () => {
        isLeft = true;
        stopWatching();
        close?.();
        turnTo(id, null);
        store.setState(NOTHING, true);
      };
    },
    load,
    receive,
    sitDown: (side) => {
      turnTo(id, side);
      begin();
      return load(null);
    },
    showAll: () => {
      change(shownAll(store.getState()));
    },
    markRead: () => {
      const readVersion = store.getState().entries.at(-1)?.version ?? 0;
      rememberRead(seat(), readVersion);
      store.setState({ readVersion });
    },
    markSeen: () => {
      const { table } = store.getState();
      if (table === null) return;
      rememberSeen(seat(), table.version);
      store.setState({ seenVersion: table.version });
    },
  };
}
