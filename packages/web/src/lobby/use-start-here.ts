// Opening a game in this browser: nobody has to be anybody for it, and no server is asked.
import type { OptionsWanted, Setup, Side } from '@arpents/engine';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Failure } from '../api/client.ts';
import { askLocally } from '../local/local-games.ts';
import { pathOfGame } from '../parts/paths.ts';
import type { SideWanted } from '../state/last-game.ts';

interface WantedHere {
  readonly options: OptionsWanted;
  readonly preset: string | null;
  /** null: two people at this screen play both. */
  readonly opposite: { readonly side: SideWanted; readonly level: string } | null;
  /** The position to begin from; absent: the beginning of a game. */
  readonly setup?: Setup;
}

interface StartHere {
  readonly isStarting: boolean;
  readonly failure: Failure | null;
  readonly startHere: (wanted: WantedHere) => Promise<void>;
}

const sideFrom = (wanted: SideWanted): Side => {
  if (wanted !== 'random') return wanted;
  const [chance = 0] = crypto.getRandomValues(new Uint8Array(1));
  return chance % 2 === 0 ? 'british' : 'french';
};

export function useStartHere(): StartHere {
  const [, go] = useLocation();
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const startHere = async ({ options, preset, opposite, setup }: WantedHere): Promise<void> => {
    setStarting(true);
    const created = await askLocally('create', {
      options,
      preset,
      side: opposite === null ? null : sideFrom(opposite.side),
      level: opposite?.level ?? null,
      setup: setup ?? null,
    });
    setStarting(false);
    if (created.ok) go(pathOfGame(created.value.game.id));
    else setFailure(created.error);
  };
  return { isStarting, failure, startHere };
}
