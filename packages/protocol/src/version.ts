// Which version of the interface somebody speaks. A page that was opened before the server was upgraded must not read the
// numbers and words of the new one by the tables of the old.
import {
  ACTION_KINDS,
  CARD_IDS,
  DECISION_KINDS,
  EDITIONS,
  PLACE_IDS,
  RULE_IDS,
} from '@arpents/engine';

/** To be raised when something that travels changes its meaning or its form without changing the tables below. */
const PROTOCOL = 2;

/** What the numbers and words in views, actions and options stand for, in order. */
const TABLES = [CARD_IDS, PLACE_IDS, ACTION_KINDS, DECISION_KINDS, RULE_IDS, EDITIONS];

/** FNV-1a in 32 bits: enough to tell two releases apart. */
export function hashOfTables(tables: readonly (readonly string[])[]): string {
  let hash = 0x811c9dc5;
  for (const letter of tables.map((table) => table.join()).join(';')) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The header that every answer carries; a request may carry it too, and is refused if it changes something by another version. */
export const VERSION_HEADER = 'arpents-interface';
/** As `1.0a2b3c4d`: the protocol, and a hash of the tables. */
export const INTERFACE_VERSION = `${PROTOCOL}.${hashOfTables(TABLES)}`;
