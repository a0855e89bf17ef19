// The page's end of the worker that keeps local games: calls, and what is told of followed games.
import type { TableUpdate } from '@arpents/protocol';
import { create } from 'zustand';
import type { Answered, LocalCall, LocalCalls, LocalMessage } from './calls.ts';

/** Whether this browser keeps what is played; false: it goes on in memory, until the page is left. */
export const useKeeping = create<{ readonly isKept: boolean }>(() => ({ isKept: true }));

/** Somebody who is told of a game. */
export interface Follower {
  readonly tell: (update: TableUpdate) => void;
  /** The game was taken away in another tab. */
  readonly gone: () => void;
}

interface Line {
  readonly ask: <K extends LocalCall>(
    call: K,
    given: LocalCalls[K]['given'],
  ) => Promise<Answered<K>>;
  readonly followers: Map<number, Follower>;
}

function openLine(): Line {
  const worker = new Worker(new URL('./local.worker.ts', import.meta.url), { type: 'module' });
  const asked = new Map<number, (answer: Answered<LocalCall>) => void>();
  const followers: Line['followers'] = new Map();
  let lastId = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<LocalMessage>) => {
    switch (data.kind) {
      case 'answer':
        asked.get(data.id)?.(data.answer);
        asked.delete(data.id);
        break;
      case 'update':
        followers.get(data.follower)?.tell(data.update);
        break;
      case 'gone':
        followers.get(data.follower)?.gone();
        break;
      case 'not-kept':
        useKeeping.setState({ isKept: false });
        break;
    }
  });
  return {
    followers,
    ask: <K extends LocalCall>(call: K, given: LocalCalls[K]['given']) =>
      new Promise<Answered<K>>((resolve) => {
        const id = ++lastId;
        // A worker answers every call in kind.
        asked.set(id, resolve);
        worker.postMessage({ id, call, given });
      }),
  };
}

let line: Line | null = null;
const theLine = (): Line => (line ??= openLine());

/** Starts the worker before anybody needs it. */
export const prepareLocalGames = (): void => {
  theLine();
};

export const askLocally = <K extends LocalCall>(
  call: K,
  given: LocalCalls[K]['given'],
): Promise<Answered<K>> => theLine().ask(call, given);

/** Counts what this page has removed or handed over, so that lists look again. */
export const useRemovals = create<{ readonly count: number }>(() => ({ count: 0 }));

export const noteRemoval = (): void => {
  useRemovals.setState(({ count }) => ({ count: count + 1 }));
};

let lastFollower = 0;

/** Tells of every further entry of a game, as `as` may see it; returns how to stop. */
export function followLocally(
  at: Pick<LocalCalls['follow']['given'], 'game' | 'as'>,
  told: Follower,
): () => void {
  const follower = ++lastFollower;
  const { ask, followers } = theLine();
  followers.set(follower, told);
  void ask('follow', { ...at, follower });
  return () => {
    followers.delete(follower);
    void ask('leave', { follower });
  };
}
