// How long texts and pages may be, and what a name is made of: what forms and parsers share.

export const TEXT_LENGTH = { message: 500, report: 1000, notes: 4000 } as const;
/** Entries in a page of a log: the standard, and the most that one may ask for. Some pages end earlier. */
export const LOG_PAGE = 256;
/** Entries that a page of positions is made from: likewise. */
export const HISTORY_PAGE = 64;
/** Actions in a record that is sent: far more than the longest games have. */
export const RECORD_ACTIONS = 4000;
/** Bytes in the body of a request that holds a record. */
export const RECORD_BYTES = 262_144;
export const NAME_LENGTH = { least: 2, most: 24 } as const;
/**
 * Letters and digits of any script, with single spaces, dots, dashes, underscores or apostrophes between them. Which
 * letters go together the server judges.
 */
export const NAME_PATTERN = String.raw`[\p{L}\p{N}]+(?:(?:[ _'’\-]|\. ?)[\p{L}\p{N}]+)*`;
export const PASSWORD_LENGTH = { least: 8, most: 256 } as const;
/** How long an access token works. */
export const TOKEN_DAYS = { standard: 90, most: 365 } as const;
