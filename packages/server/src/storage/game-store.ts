// Games and their entries in the database.
import type { Kysely } from 'kysely';
import { gamesRead, type GamesRead } from './games-read.ts';
import { gamesWritten, type GamesWritten } from './games-written.ts';
import type { Schema } from './schema.ts';

export type GameStore = GamesRead & GamesWritten;

/** `past`: a connection for long reading. */
export const gameStore = (db: Kysely<Schema>, past: Kysely<Schema>): GameStore => ({
  ...gamesRead(db, past),
  ...gamesWritten(db),
});
