// The server's public face; the command line imports from here and nowhere else.

export { serve } from './serve.ts';
export { readSettings, settingsHelp } from './settings.ts';
export { botPlayers } from './games/bot-players.ts';
export { openStorage, type Storage, type StorageSettings } from './storage/storage.ts';
export { whyUnavailable } from './storage/unavailable.ts';
export { checkGames } from './operations/check-games.ts';
export { longGameId, writeLongGame } from './operations/long-game.ts';
export { exportGames } from './operations/export-games.ts';
export { NotRestorable, readDump, writeDump } from './operations/dump.ts';
export {
  closeReport,
  deletePerson,
  endGame,
  lockPerson,
  renamePerson,
  unlockPerson,
  type Operator,
} from './operations/admin.ts';
export type { Report } from './storage/manners-store.ts';
