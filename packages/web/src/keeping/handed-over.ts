// Where games of this browser went, so that an address of before still leads to them.
import { useSyncExternalStore } from 'react';
import { recall, remember } from '../state/browser-memory.ts';

const KEY = 'arpents.handed-over';
/** The last ones are remembered. */
const MOST = 100;

type Pairs = readonly (readonly [here: string, there: string])[];

const isPair = (value: unknown): value is Pairs[number] =>
  Array.isArray(value) && value.length === 2 && value.every((id) => typeof id === 'string');

const pairs = (): Pairs => {
  const kept = recall(KEY);
  return Array.isArray(kept) ? kept.filter(isPair) : [];
};

export const rememberHandedOver = (here: string, there: string): void => {
  remember(KEY, [...pairs(), [here, there]].slice(-MOST));
};

/** Another tab may say so a moment later. */
const watchMemory = (changed: () => void): (() => void) => {
  addEventListener('storage', changed);
  return () => {
    removeEventListener('storage', changed);
  };
};

/** The game on the server that a local one has become; null: this browser knows of none. */
export const useHandedOver = (here: string | null): string | null =>
  useSyncExternalStore(watchMemory, () => pairs().find(([from]) => from === here)?.[1] ?? null);
