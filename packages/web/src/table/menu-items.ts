// What the table's menu offers to whom.
import type { PlayerView } from '@arpents/engine';
import type { GameSummary } from '@arpents/protocol';

export const MENU_ITEMS = [
  'guide',
  'hints',
  'orders',
  'messages',
  'places',
  'cards',
  'odds',
  'rules',
  'shuffles',
  'notes',
  'keys',
  'screen',
  'settings',
  'account',
  'end',
] as const;
export type MenuItem = (typeof MENU_ITEMS)[number];

/** Beside the menu itself, for those who would open it for nothing else. */
export const AT_HAND: readonly MenuItem[] = ['hints', 'orders', 'messages'];

/** What is read or written with the map in view. */
export const BESIDE_MAP: readonly MenuItem[] = [
  'hints',
  'orders',
  'messages',
  'odds',
  'rules',
  'notes',
];

const FOR_PLAYERS: readonly MenuItem[] = ['orders', 'messages', 'notes'];
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
  const againstComputer = seats.some((seat) => seat.kind === 'computer');
  return MENU_ITEMS.filter((item) => {
    if (item === 'hints') return isPlayer && isRunning && againstComputer;
    if (item === 'screen') return isLocal && !againstComputer;
    if (item === 'end') return isPlayer && isRunning;
    if (isLocal && NEEDS_SERVER.includes(item)) return false;
    if (item === 'account') return !isRegistered;
    return isPlayer || !FOR_PLAYERS.includes(item);
  });
}
