// The event stream of a page: the person's news and the entries of the game on screen, resumed by the browser itself.
import {
  STREAM_MESSAGES,
  type GoodbyeReason,
  type StreamMessageKind,
  type StreamMessages,
} from '@arpents/protocol';
import { isRenewalNeeded } from '../renewal/renewal.ts';
import { ask } from './client.ts';
import { speaksOurVersion } from './version.ts';

export type StreamHandlers = {
  readonly [K in StreamMessageKind]?: (message: StreamMessages[K]) => void;
} & {
  /** The game is not to be had any more where it was. */
  readonly gone?: () => void;
  readonly connection: (isOpen: boolean) => void;
  /** Whether somebody is signed in as whom the stream is opened. */
  readonly isSomebody: () => boolean;
  /** They are not any more: the stream is closed for good. */
  readonly signedOut: () => void;
};

/** Browsers give up where the server refuses; then a new stream is opened after this long, and later each further time. */
const REOPEN_MS = 2000;
const LONGEST_REOPEN_MS = 60_000;
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
  let wait = REOPEN_MS;

  const open = (): void => {
    if (isClosed || isRenewalNeeded()) return;
    const query = new URLSearchParams();
    if (game !== null) query.set('game', game);
    const position = after();
    if (position !== null) query.set('after', position);
    source = new EventSource(`/api/stream?${query.toString()}`);
    const wasSomebody = handlers.isSomebody();
    source.onopen = () => {
      wait = REOPEN_MS;
      handlers.connection(true);
    };
    source.onerror = () => {
      handlers.connection(false);
      if (source?.readyState !== EventSource.CLOSED) return;
      if (wasSomebody) comeBackAsSomebody(wait);
      else later(wait, openUnlessGone);
      wait = Math.min(wait * 2, LONGEST_REOPEN_MS);
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
    if (reason === 'signed-out') comeBackAsSomebody();
    else reopen(timeToComeBack(reason));
  };

  const later = (ms: number, then: () => void): void => {
    source?.close();
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };
  const reopen = (ms: number): void => {
    later(ms, open);
  };

  /** A stream does not say why it was refused. Where the game is not for this reader, it will not be the next time. */
  const openUnlessGone = (): void => {
    if (game === null) {
      open();
      return;
    }
    void ask('GET /api/games/:game', { params: { game }, query: {} }).then((answer) => {
      if (isClosed) return;
      if (answer.ok || answer.error.code !== 'not-found') {
        open();
        return;
      }
      close();
      handlers.gone?.();
    });
  };

  /** Whoever was signed out comes back only as somebody: a guest who registers is out for a moment, and in again. */
  const comeBackAsSomebody = (ms = REOPEN_MS): void => {
    handlers.connection(false);
    later(ms, () => {
      void ask('GET /api/me').then((answer) => {
        if (isClosed) return;
        if (!answer.ok) comeBackAsSomebody();
        else if (answer.value.me !== null) openUnlessGone();
        else {
          close();
          handlers.signedOut();
        }
      });
    });
  };

  const close = (): void => {
    isClosed = true;
    clearTimeout(timer);
    source?.close();
  };

  open();
  return close;
}
