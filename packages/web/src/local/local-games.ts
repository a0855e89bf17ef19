// The page's end of the worker that keeps local games: calls, and what is told of followed games.
import type { TableUpdate } from '@arpents/protocol';
import { create } from 'zustand';
import type { Answered, LocalCall, LocalCalls, LocalMessage } from './calls.ts';

/** Whether this browser keeps what is played; false: it goes on in memory, until the page is left. */
export const useKeeping = create<{ readonly isKept: boolean }>(() => ({ isKept: true }));

interface Line {
  readonly ask: <K extends LocalCall>(
    call: K,
    given: LocalCalls[K]['given'],
  ) => Promise<Answered<K>>;
  readonly followers: Map<number, (update: TableUpdate) => void>;
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
        followers.get(data.follower)?.(data.update);
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

let lastFollower = 0;

/** Tells of every further entry of a game, as `as` may see it; returns how to stop. */
export function followLocally(
  at: Pick<LocalCalls['follow']['given'], 'game' | 'as'>,
  tell: (update: TableUpdate) => void,
): () => void {
  const follower = ++lastFollower;
  const { ask, followers } = theLine();
  followers.set(follower, tell);
  void ask('follow', { ...at, follower });
  return () => {
    followers.delete(follower);
    void ask('leave', { follower });
  };
}
