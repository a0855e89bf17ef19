// A table on screen: its stores, and everything that can be done at it. Each table has its own; several can be open.
import { createContext, startTransition, use, useEffect, useState } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';
import { authorityOf } from '../authority/authority-of.ts';
import type { TableAuthority } from '../authority/table-authority.ts';
import { choosingAt, type Choosing } from './choice.ts';
import { NOTHING, type GameModel, type GameStore } from './model.ts';
import { followingAt, type Following } from './open-game.ts';
import { POINTED_NOWHERE, pointingAt, type PointedAt, type Pointing } from './pointing.ts';
import { sendingFrom, type Sending } from './send.ts';

export interface Table extends Following, Choosing, Sending, Pointing {
  readonly authority: TableAuthority;
  readonly game: GameStore;
  readonly pointed: StoreApi<PointedAt>;
}

export function createTable(id: string): Table {
  const game = createStore<GameModel>(() => NOTHING);
  const pointed = createStore<PointedAt>(() => POINTED_NOWHERE);
  const authority = authorityOf(id);
  const following = followingAt(game, id, authority);
  const choosing = choosingAt(game);
  const sending = sendingFrom(game, authority, following, choosing);
  return {
    authority,
    game,
    pointed,
    ...following,
    ...choosing,
    ...sending,
    ...pointingAt(pointed),
  };
}

/** The table that a part of the page belongs to. */
export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = use(TableContext);
  if (table === null) throw new Error('only what lies on a table can ask for it');
  return table;
}

export const useGame = <T>(select: (game: GameModel) => T): T => useStore(useTable().game, select);

/** The cards in hand that a hint shows. */
export const useHinted = (): PointedAt['hinted'] =>
  useStore(useTable().pointed, ({ hinted }) => hinted);

/** Follows what is pointed at without haste: the card that a finger touches answers first, the map after it. */
export function usePointed(): PointedAt {
  const { pointed } = useTable();
  const [shown, setShown] = useState(() => pointed.getState());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Who goes from one card to the next leaves the one and points at the other: that is followed in one step.
    const follow = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        startTransition(() => {
          setShown(pointed.getState());
        });
      });
    };
    follow();
    const leave = pointed.subscribe(follow);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [pointed]);
  return shown;
}
