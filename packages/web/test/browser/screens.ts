// Every screen worth a picture.
import { faces } from './card-screens.ts';
import { localGames, withoutServer } from './kept-screens.ts';
import { account, company, ownRules, print, rated, rooms } from './room-screens.ts';
import { curtain, decision, middle, opened, opening, result } from './table-screens.ts';
import { errors, offline, renewal } from './trouble-screens.ts';
import type { Walk } from './walk.ts';

/** In every size. */
export const WALKS: Readonly<Record<string, Walk>> = {
  'the rooms around the table': rooms,
  'a new game by one’s own rules': ownRules,
  'accounts, from a guest’s to the end of one': account,
  'an invitation from both sides, and a lobby with games': company,
  'a rated game, and the account of its host': rated,
  'games that the browser keeps': localGames,
  'no such game, no page': errors,
  'the server out of reach': offline,
  'a new version': renewal,
  'the client that needs no server': withoutServer,
  'the opening': opening,
  'the middle of a game, and what its menu opens': middle,
  'a decision': decision,
  'the result': result,
  'a game from a file, its past and its review': opened,
  'the curtain': curtain,
};

/** In the widest window alone. */
export const WIDE_WALKS: Readonly<Record<string, Walk>> = {
  'all cards': faces,
  'the rule book on paper': print,
};
