// What players' clients add to a seed. Apart from the formula that hashes it: a page that sends bytes needs no hashing.

/** Whether a side's client has added bytes of its own to the seed; `awaited`: it still may. */
export const BYTES_STATES = ['awaited', 'added', 'none'] as const;
export type BytesState = (typeof BYTES_STATES)[number];

/** Bytes that each player's client may add. */
export const PLAYER_BYTES = 16;
