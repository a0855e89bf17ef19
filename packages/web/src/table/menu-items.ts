// What the table's menu offers to whom.
import type { PlayerView } from '@arpents/engine';
import type { GameSummary } from '@arpents/protocol';
import { isLessonTable } from '../local/lesson-table-id.ts';
import { MENU_ITEMS, type MenuItem } from '../parts/menu-names.ts';

/** Beside the menu itself, for those who would open it for nothing else. */
export const AT_HAND: readonly MenuItem[] = ['hints', 'orders', 'messages'];

/** What is read or written with the map in view. */
export const BESIDE_MAP: readonly MenuItem[] = ['orders', 'messages', 'odds', 'rules', 'notes'];

const FOR_PLAYERS: readonly MenuItem[] = ['orders', 'messages', 'notes', 'games'];
/** In a game in this browser nobody is there to write to, and nobody who could have dealt falsely. */
const NEEDS_SERVER: readonly MenuItem[] = ['messages', 'shuffles'];

export function menuItemsFor(
  view: PlayerView,
  summary: GameSummary | null,
  isRegistered: boolean,
): readonly MenuItem[] {
  const isPlayer = view.viewer !== 'spectator';
  const isRunning = view.outcome === null;
  const seats = summary === null ? [] : Object.values(summary.seats);
  const isLocal = seats.some((seat) => seat.kind === 'here');
  const isFromFile = seats.some((seat) => seat.kind === 'unknown');
  const againstComputer = seats.some((seat) => seat.kind === 'computer');
  return MENU_ITEMS.filter((item) => {
    if (item === 'hints') return isPlayer && isRunning && againstComputer;
    if (item === 'screen') return isLocal && !againstComputer;
    // Nothing of a lesson is kept.
    if (item === 'keeping') return isLocal && !isLessonTable(summary?.id ?? '');
    if (item === 'end') return isPlayer && isRunning;
    if ((isLocal || isFromFile) && NEEDS_SERVER.includes(item)) return false;
    if (item === 'account') return !isRegistered;
    return isPlayer || !FOR_PLAYERS.includes(item);
  });
}
