// What was chosen for the last game that this browser opened: the next one is offered on the same terms.
import { PRESET_IDS, SIDES, type PresetId, type Side } from '@arpents/engine';
import { recall, remember } from './browser-memory.ts';

export type SideWanted = Side | 'random';
export const SIDES_WANTED = ['random', ...SIDES] as const satisfies readonly SideWanted[];

interface LastGame {
  /** null: never chosen. Servers may offer other levels than they did. */
  readonly level: string | null;
  readonly side: SideWanted;
  readonly preset: PresetId;
}

const KEY = 'arpents.last-game';

export function recallLastGame(): LastGame {
  const kept = recall(KEY);
  const { level, side, preset } = (
    typeof kept === 'object' && kept !== null ? kept : {}
  ) as Readonly<Record<keyof LastGame, unknown>>;
  return {
    level: typeof level === 'string' ? level : null,
    side: SIDES_WANTED.find((one) => one === side) ?? 'random',
    preset: PRESET_IDS.find((one) => one === preset) ?? 'second',
  };
}

export function rememberLastGame(chosen: Partial<LastGame>): void {
  remember(KEY, { ...recallLastGame(), ...chosen });
}
