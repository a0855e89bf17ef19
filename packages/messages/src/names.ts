// Names of the closed lists of the game: sides, pieces, symbols, connections, editions, endings, zones, actions, decisions.
import type {
  ActionKind,
  CardSymbol,
  ConnectionKind,
  Edition,
  Ending,
  GiveUpZone,
  Piece,
  Side,
  Viewer,
} from '@arpents/engine';
import type { Locale } from './locales.ts';
import { say } from './texts.ts';

/** `British`: for headings and tables. */
export const viewerName = (viewer: Viewer, locale: Locale): string =>
  say(locale, `viewer.${viewer}`);

/** A side in a sentence: `the British`, `of the British`. */
export const sideWords = (side: Side, locale: Locale) => ({
  side: say(locale, `side.${side}.subject`),
  ofSide: say(locale, `side.${side}.of`),
});

export const pieceName = (piece: Piece, locale: Locale): string => say(locale, `piece.${piece}`);

export const symbolName = (symbol: CardSymbol, locale: Locale): string =>
  say(locale, `symbol.${symbol}`);

export const connectionName = (kind: ConnectionKind, locale: Locale): string =>
  say(locale, `connection.${kind}`);

export const editionName = (edition: Edition, locale: Locale): string =>
  say(locale, `edition.${edition}`);

export const endingName = (ending: Ending, locale: Locale): string =>
  say(locale, `ending.${ending}`);

export const zoneName = (zone: GiveUpZone, locale: Locale): string => say(locale, `zone.${zone}`);

/** `Besiege`: a heading over actions of this kind. */
export const actionName = (kind: ActionKind, locale: Locale): string =>
  say(locale, `action.${kind}`);
