// How long texts and pages may be: numbers that forms and parsers share.

export const TEXT_LENGTH = { message: 500, notes: 4000 } as const;
/** Entries in a page of a log: the standard, and the most that one may ask for. Some pages end earlier. */
export const LOG_PAGE = 256;
export const NAME_LENGTH = { least: 2, most: 24 } as const;
export const PASSWORD_LENGTH = { least: 8, most: 256 } as const;
