// The server's public face; the command line imports from here and nowhere else.

export { serve, type ServeOptions } from './serve.ts';
export { readSettings, settingsHelp, type Settings } from './settings.ts';
export { botPlayers } from './games/bot-players.ts';
export { openStorage, type Storage, type StorageSettings } from './storage/storage.ts';
export { whyUnavailable } from './storage/unavailable.ts';
export { checkGames, type CheckReport, type GameFault } from './operations/check-games.ts';
export { exportGames, type ExportedGame } from './operations/export-games.ts';
export { NotRestorable, readDump, writeDump } from './operations/dump.ts';
export { verifyRecord, type Verification } from './operations/verify-record.ts';
