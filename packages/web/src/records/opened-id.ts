// Games that somebody opened from a file: their ids tell them from all others.

const PREFIX = 'file-';
const DIGITS = 16;

export const isOpenedId = (id: string | null): boolean => id?.startsWith(PREFIX) ?? false;

/** `digest`: of what stands in the file, so that a file that is opened twice is one game. */
export const openedId = (digest: string): string => `${PREFIX}${digest.slice(0, DIGITS)}`;
