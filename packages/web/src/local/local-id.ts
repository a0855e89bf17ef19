// Which games this browser keeps for itself.

/** No server gives such an id, so that one can tell by it who has the last word. */
const PREFIX = 'local-';

export const isLocalId = (id: string): boolean => id.startsWith(PREFIX);
export const localId = (random: string): string => `${PREFIX}${random}`;
