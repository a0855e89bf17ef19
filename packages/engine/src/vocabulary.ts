// The words of the rule book as closed lists. Everything else in the project is spelled with these.

export const SIDES = ['british', 'french'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = Readonly<Record<Side, T>>;

export const VIEWERS = [...SIDES, 'spectator'] as const;
export type Viewer = (typeof VIEWERS)[number];

export const PIECES = ['village', 'town'] as const;
export type Piece = (typeof PIECES)[number];

export const TRANSPORTS = ['bateaux', 'ship', 'wagon'] as const;
export type Transport = (typeof TRANSPORTS)[number];

export const CARD_SYMBOLS = [...TRANSPORTS, 'fur', 'settler', 'military', 'coins'] as const;
export type CardSymbol = (typeof CARD_SYMBOLS)[number];
/** How often a card shows a symbol; for `coins`, their value. */
export type Symbols = Partial<Readonly<Record<CardSymbol, number>>>;

export const EDITIONS = ['second', 'first-revised', 'first'] as const;
export type Edition = (typeof EDITIONS)[number];

/**
 * Rulings change now and then, but a game keeps those it was begun under. 1: in the first editions the siege tracks
 * have no ends (R150); options written before there was a second number name none, and mean these.
 */
export const RULINGS = [1, 2] as const;
export type Rulings = (typeof RULINGS)[number];
export const CURRENT_RULINGS: Rulings = 2;

/** Endings that come neither from an action nor from a clock: by agreement, by a limit of turns, or without a result (R94, R98). */
export const CONCLUDED_ENDINGS = ['agreement', 'adjudicated', 'abandoned', 'aborted'] as const;
export const ENDINGS = ['points', 'capital', 'resignation', 'time', ...CONCLUDED_ENDINGS] as const;
export type Ending = (typeof ENDINGS)[number];

/** Where a card that is given up can come from (R51, R69). */
export const GIVE_UP_ZONES = ['hand', 'reserve', 'british-siege', 'french-siege'] as const;
export type GiveUpZone = (typeof GIVE_UP_ZONES)[number];

/**
 * A closed list whose type is written down first: `everyOf<Kind>()([…])` does not compile while one is left out.
 * (A list from which the type is derived needs no such check.)
 */
export const everyOf =
  <All extends string>() =>
  <const List extends readonly All[]>(
    list: List &
      ([Exclude<All, List[number]>] extends [never]
        ? unknown
        : { readonly leftOut: Exclude<All, List[number]> }),
  ): List =>
    list;

export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });

export const opponentOf = (side: Side): Side => (side === 'british' ? 'french' : 'british');

export const bySide = <T>(make: (side: Side) => T): BySide<T> => ({
  british: make('british'),
  french: make('french'),
});
