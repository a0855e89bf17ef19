// Sending what a player asks of the table, and the way back to the truth when it is refused or lost.
import type { Action } from '@arpents/engine';
import type { Command } from '@arpents/session';
import type { TableAuthority } from '../authority/table-authority.ts';
import { isEmptyDraft } from '../draft/draft.ts';
import type { Choosing } from './choice.ts';
import type { GameModel, GameStore } from './model.ts';
import type { Following } from './open-game.ts';

export interface Sending {
  readonly send: (command: Command) => void;
  /** Confirms an action. */
  readonly act: (action: Action) => void;
}

export function sendingFrom(
  store: GameStore,
  authority: TableAuthority,
  following: Following,
  choosing: Choosing,
): Sending {
  const sendCommand = async (command: Command): Promise<void> => {
    const { id, table, isSending, draft: chosen } = store.getState();
    if (id === null || table === null || isSending) return;
    // The next choice can begin while this one is on its way; if it fails, it is there again.
    if (command.kind === 'act') choosing.clearDraft();
    store.setState({ isSending: true, failure: null });
    const answer = await authority.send(table.version, command);
    if (store.getState().id !== id) return;
    if (answer.ok) {
      // Whoever acts has seen what was there.
      if (command.kind === 'act') following.markSeen();
      following.receive(answer.value);
      store.setState({ isSending: false });
      return;
    }
    const failure = answer.error;
    if (command.kind === 'act' && isEmptyDraft(store.getState().draft)) {
      choosing.chooseDraft(chosen);
    }
    store.setState({ isSending: false, failure });
    if (failure.code === 'unreachable') return;
    // The screen returns to the truth, whatever was refused.
    await following.load(null);
    const isDone =
      command.kind === 'act' && wasDone(store.getState(), command.action, table.version);
    store.setState({ failure: isDone ? null : failure });
  };
  const send = (command: Command): void => {
    void sendCommand(command);
  };
  return {
    send,
    act: (action) => {
      send({ kind: 'act', action });
    },
  };
}

/** Whether just this was done since, by the standing orders or in another tab: then nothing went wrong. */
const wasDone = ({ entries, viewer }: GameModel, action: Action, since: number): boolean =>
  entries.some(
    ({ version, side, body }) =>
      version > since &&
      side === viewer &&
      body.kind === 'action' &&
      JSON.stringify(body.action) === JSON.stringify(action),
  );
