// Looking back at a table: its store, and how one gets from one moment to the next. The game goes on meanwhile, and pulls
// nobody out of the past.
import type { PlayerView, Course as ReplayedCourse } from '@arpents/engine';
import { createContext, use } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';
import { isOpenedId } from '../records/opened-id.ts';
import type { GameModel } from '../state/model.ts';
import type { Table } from '../state/table.ts';
import { momentAt, readAddress, type PastAddress } from './address.ts';
import { momentsOf } from './moments.ts';
import {
  SPEEDS,
  THE_PRESENT,
  presentIndex,
  stepped,
  turned,
  versionAt,
  type Course,
  type PastModel,
} from './past-model.ts';
import { keepAddress, leaveAddress } from './past-address.ts';
import { pastViews } from './past-views.ts';
import { ownViewpoint, type Viewpoint } from './viewpoints.ts';

export interface Past {
  readonly store: StoreApi<PastModel>;
  /** The same as long as the log is the same. */
  readonly course: () => Course;
  /** To the moment of this version, or the last one before it; null: back to the present. */
  readonly goTo: (version: number | null) => void;
  readonly goToIndex: (index: number) => void;
  readonly step: (by: number) => void;
  readonly turn: (by: 1 | -1) => void;
  readonly lookAs: (viewpoint: Viewpoint) => void;
  /** Through whose eyes the past is seen; null: the viewer's own are all there are. */
  readonly viewpoint: () => Viewpoint | null;
  /** The whole game, once it was replayed: after its end. */
  readonly replayed: () => ReplayedCourse | null;
  /** Plays on from here, or stops. */
  readonly play: () => void;
  readonly changeSpeed: () => void;
  /** Follows the game and the address; returns how to stop. */
  readonly follow: () => () => void;
}

/** R111: whether there is nothing left to hide. */
const isOver = ({ id, table }: GameModel): boolean =>
  (table?.view?.outcome ?? null) !== null || isOpenedId(id);

export function createPast({ game, authority }: Pick<Table, 'game' | 'authority'>): Past {
  const store = createStore<PastModel>(() => THE_PRESENT);
  const views = pastViews(authority);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What the page was opened with, until the game is here. */
  let wanted: PastAddress | null = readAddress(location.search);

  let known: { readonly from: GameModel['entries']; readonly course: Course } | null = null;
  const course = (): Course => {
    const now = game.getState();
    const view = now.table?.view ?? null;
    if (known?.from !== now.entries || known.course.isOver !== isOver(now)) {
      const moments = view === null ? [] : momentsOf(now.entries, view);
      known = { from: now.entries, course: { moments, isOver: isOver(now) } };
    }
    return known.course;
  };
  const viewpoint = (): Viewpoint | null =>
    course().isOver ? (store.getState().viewpoint ?? ownViewpoint(game.getState().viewer)) : null;

  const show = async (at: number): Promise<void> => {
    const { moments } = course();
    const index = moments.findIndex(({ version }) => version === at);
    const eyes = viewpoint();
    const isWanted = (): boolean => store.getState().at === at && viewpoint() === eyes;
    const found = views.known(at, eyes) ?? (await views.load(at, index, eyes));
    if (!isWanted()) return;
    if ('code' in found) store.setState({ failure: found });
    else shown(at, found);
  };
  const shown = (version: number, view: PlayerView): void => {
    store.setState({ shown: { version, view }, failure: null });
    playOn();
  };
  const playOn = (): void => {
    clearTimeout(timer);
    const { isPlaying, speed, at } = store.getState();
    if (!isPlaying) return;
    timer = setTimeout(() => {
      const next = stepped(course(), at, 1);
      // The end of what there is: it stays in sight.
      if (next === null) store.setState({ isPlaying: false });
      else goTo(next);
    }, speed);
  };

  const goTo = (version: number | null): void => {
    clearTimeout(timer);
    const { moments } = course();
    const moment = version === null ? null : moments.findLast((one) => one.version <= version);
    if (moment === null || moment === undefined) {
      const { speed, viewpoint: kept } = store.getState();
      store.setState({ ...THE_PRESENT, speed, viewpoint: kept });
    } else {
      store.setState({ at: moment.version, failure: null });
      void show(moment.version);
    }
    keepAddress(moment ?? null, store.getState().viewpoint);
  };
  /** By hand: whatever played on stops. */
  const goByHand = (version: number | null): void => {
    store.setState({ isPlaying: false });
    goTo(version);
  };

  /** The game as it was opened, or as it went on. */
  const followGame = (now: GameModel, before: GameModel): void => {
    if (now.viewer !== before.viewer || now.id !== before.id || isOver(now) !== isOver(before)) {
      views.forget();
    }
    if (now.viewer !== before.viewer && before.table !== null) goTo(null);
    if (wanted !== null && now.entries.length > 0) {
      const { at, as } = wanted;
      wanted = null;
      store.setState({ viewpoint: as });
      const moment = at === null ? null : momentAt(course().moments, at);
      if (moment !== null) goTo(moment.version);
    }
    const { at } = store.getState();
    // What one looked at was taken back.
    if (at !== null && now.entries !== before.entries) {
      if (!course().moments.some(({ version }) => version === at)) goTo(at);
    }
  };

  return {
    store,
    course,
    goTo: goByHand,
    goToIndex: (index) => {
      goByHand(versionAt(course(), index));
    },
    step: (by) => {
      goByHand(stepped(course(), store.getState().at, by));
    },
    turn: (by) => {
      goByHand(turned(course(), store.getState().at, by));
    },
    lookAs: (eyes) => {
      store.setState({ viewpoint: eyes });
      const { moments } = course();
      goTo(store.getState().at ?? moments.at(-1)?.version ?? null);
    },
    viewpoint,
    replayed: views.course,
    play: () => {
      const { isPlaying, at } = store.getState();
      const all = course();
      const isAtEnd = stepped(all, at, 1) === null;
      if (isPlaying || presentIndex(all) === 0) {
        goByHand(at);
        return;
      }
      store.setState({ isPlaying: true });
      // Behind the last moment there is nothing to play on: it begins anew.
      goTo(isAtEnd ? versionAt(all, 0) : at);
    },
    changeSpeed: () => {
      const { speed } = store.getState();
      store.setState({ speed: SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? speed });
      playOn();
    },
    follow: () => {
      const leave = game.subscribe(followGame);
      return () => {
        leave();
        clearTimeout(timer);
        leaveAddress();
      };
    },
  };
}

/** Of the table that a part of the page belongs to. */
export const PastContext = createContext<Past | null>(null);

export function usePast(): Past {
  const past = use(PastContext);
  if (past === null) throw new Error('only a table has a past');
  return past;
}

export const usePastModel = <T>(select: (past: PastModel) => T): T =>
  useStore(usePast().store, select);
