// The computer players that this server offers, and those that play in this browser.
import type { ComputerLevel } from '@arpents/protocol';
import {
  NAMED_LEVELS,
  describeLevel,
  isNamedLevel,
  levelName,
  type Locale,
} from '@arpents/messages';
import { useEffect, useState } from 'react';
import { ask } from '../api/client.ts';
import { serverless } from '../api/serverless.ts';

/** Those at a local table: all that there are. */
export const LOCAL_LEVELS: readonly ComputerLevel[] = NAMED_LEVELS.map((id, strength) => ({
  id,
  strength,
}));

let known: readonly ComputerLevel[] = serverless ? LOCAL_LEVELS : [];

export function useLevels(): readonly ComputerLevel[] {
  const [levels, setLevels] = useState(known);
  useEffect(() => {
    if (known.length > 0) return;
    void ask('GET /api/computer-levels').then((answer) => {
      if (!answer.ok) return;
      known = answer.value.levels;
      setLevels(known);
    });
  }, []);
  return levels;
}

/** A level that the catalogue does not know is called by its id. */
export const nameOfLevel = (id: string, locale: Locale): string =>
  isNamedLevel(id) ? levelName(id, locale) : id;

/** What to expect of a level; nothing of one that the catalogue does not know. */
export const aboutLevel = (id: string, locale: Locale): string =>
  isNamedLevel(id) ? describeLevel(id, locale) : '';
