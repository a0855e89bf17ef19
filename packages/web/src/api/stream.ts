// The event stream of a page: the person's news and the entries of the game on screen, resumed by the browser itself.
import {
  STREAM_MESSAGES,
  type GoodbyeReason,
  type StreamMessageKind,
  type StreamMessages,
} from '@arpents/protocol';
import { ask } from './client.ts';
import { speaksOurVersion } from './version.ts';

export type StreamHandlers = {
  readonly [K in StreamMessageKind]?: (message: StreamMessages[K]) => void;
} & { readonly connection: (isOpen: boolean) => void };

/** Browsers give up on some errors; then a new stream is opened after this long. */
const REOPEN_MS = 2000;
/** A server that goes down says so, and another may be there already; not everybody comes back in the same moment. */
const COME_BACK_MS = { least: 100, most: 1000 };

const timeToComeBack = (reason: GoodbyeReason): number => {
  const { least, most } = COME_BACK_MS;
  return reason === 'shutting-down' ? least + Math.random() * (most - least) : REOPEN_MS;
};

/** Opens the stream and keeps it open; returns how to close it. `after` is asked anew for each connection. */
export function openStream(
  game: string | null,
  after: () => string | null,
  handlers: StreamHandlers,
): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const open = (): void => {
    if (isClosed) return;
    const query = new URLSearchParams();
    if (game !== null) query.set('game', game);
    const position = after();
    if (position !== null) query.set('after', position);
    source = new EventSource(`/api/stream?${query.toString()}`);
    source.onopen = () => {
      handlers.connection(true);
    };
    source.onerror = () => {
      handlers.connection(false);
      if (source?.readyState === EventSource.CLOSED) reopen();
    };
    for (const kind of STREAM_MESSAGES) {
      source.addEventListener(kind, (event) => {
        receive(kind, (event as MessageEvent<string>).data);
      });
    }
  };

  const receive = (kind: StreamMessageKind, data: string): void => {
    const message: unknown = JSON.parse(data);
    if (kind === 'hello' && !speaksOurVersion((message as StreamMessages['hello']).interface)) {
      close();
      return;
    }
    const handle = handlers[kind] as ((message: unknown) => void) | undefined;
    handle?.(message);
    if (kind !== 'bye') return;
    const { reason } = message as StreamMessages['bye'];
    if (reason === 'signed-out') leave();
    else reopen(timeToComeBack(reason));
  };

  const reopen = (wait = REOPEN_MS): void => {
    source?.close();
    clearTimeout(timer);
    timer = setTimeout(open, wait);
  };

  /** Comes back only as somebody else: a guest who registers is signed out, and in again with the answer. */
  const leave = (): void => {
    source?.close();
    handlers.connection(false);
    clearTimeout(timer);
    timer = setTimeout(() => {
      void ask('GET /api/me').then((answer) => {
        if (isClosed) return;
        if (!answer.ok) leave();
        else if (answer.value.me !== null) open();
      });
    }, REOPEN_MS);
  };

  const close = (): void => {
    isClosed = true;
    clearTimeout(timer);
    source?.close();
  };

  open();
  return close;
}
