// Choosing at a table: cards, a location and a kind of action, in any order. The browser remembers what is half made.
import {
  NO_CHOICE,
  type Action,
  type ActionKind,
  type CardId,
  type Choice,
  type LocationId,
} from '@arpents/engine';
import { readDraft, toggleCard, toggleKind, toggleLocation } from '../draft/draft.ts';
import { recall, remember } from './browser-memory.ts';
import type { GameStore } from './model.ts';

const choiceKey = (game: string): string => `arpents.draft.${game}`;

export const recallChoice = (game: string): Choice => readDraft(recall(choiceKey(game)));
export const rememberChoice = (game: string, draft: Choice): void => {
  remember(choiceKey(game), draft);
};

export interface Choosing {
  readonly chooseCard: (card: CardId, copies: number) => void;
  readonly chooseLocation: (location: LocationId) => void;
  readonly chooseKind: (kind: ActionKind) => void;
  readonly chooseDraft: (draft: Choice) => void;
  /** Chooses one of several ways; the button carries it out. */
  readonly pick: (action: Action) => void;
  readonly clearDraft: () => void;
}

export function choosingAt(store: GameStore): Choosing {
  const change = (changed: (draft: Choice) => Choice): void => {
    const { id, draft: before } = store.getState();
    const draft = changed(before);
    if (id !== null) rememberChoice(id, draft);
    store.setState({ draft, picked: null, failure: null });
  };
  return {
    chooseCard: (card, copies) => {
      change((draft) => toggleCard(draft, card, copies));
    },
    chooseLocation: (location) => {
      change((draft) => toggleLocation(draft, location));
    },
    chooseKind: (kind) => {
      change((draft) => toggleKind(draft, kind));
    },
    chooseDraft: (draft) => {
      change(() => draft);
    },
    pick: (action) => {
      const position = store.getState().table?.positionVersion ?? 0;
      store.setState({ picked: { action, position }, failure: null });
    },
    clearDraft: () => {
      change(() => NO_CHOICE);
    },
  };
}
