// The computer players that this server offers.
import type { ComputerLevel, LevelsAnswer } from '@arpents/protocol';
import { m, type Locale } from '@arpents/messages';
import { useEffect, useState } from 'react';
import { ask } from '../api/client.ts';

let known: readonly ComputerLevel[] = [];

export function useLevels(): readonly ComputerLevel[] {
  const [levels, setLevels] = useState(known);
  useEffect(() => {
    if (known.length > 0) return;
    void ask<LevelsAnswer>('GET', '/computer-levels').then((answer) => {
      if (!answer.ok) return;
      known = answer.value.levels;
      setLevels(known);
    });
  }, []);
  return levels;
}

const NAMES: Readonly<Record<string, (words: object, options: { locale: Locale }) => string>> = {
  recruit: m['web.level.recruit'],
  settler: m['web.level.settler'],
  captain: m['web.level.captain'],
  governor: m['web.level.governor'],
  general: m['web.level.general'],
};

/** A level that the catalogue does not know is called by its id. */
export const levelName = (id: string, locale: Locale): string => NAMES[id]?.({}, { locale }) ?? id;
