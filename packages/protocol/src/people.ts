// People as answers tell of them: names, profiles, sign-ins, tokens, ratings.
import type { BySide } from '@arpents/engine';

/** A person as others see them. */
export interface PersonName {
  readonly id: string;
  /** Where none was chosen: the first letters of the id, which clients put into words. */
  readonly name: string;
  readonly guest: boolean;
  /** Whether they chose the name. Nobody's choice and no guest: somebody who left. */
  readonly named: boolean;
}

export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
}

export interface Profile extends PersonName {
  readonly since: number;
  /** null: no rated game on that side yet. */
  readonly ratings: BySide<Rating | null>;
  readonly finishedGames: number;
}

/** `GET /api/me`: null when signed out. */
export interface MeAnswer {
  readonly me: PersonName | null;
}
export interface SignedInAnswer {
  readonly me: PersonName;
}
export interface RegisteredAnswer {
  readonly me: PersonName;
  /** Shown once; each works once. */
  readonly recoveryCodes: readonly string[];
}
export interface RecoveryCodesAnswer {
  readonly recoveryCodes: readonly string[];
}

export interface SignIn {
  readonly id: string;
  readonly createdAt: number;
  readonly seenAt: number;
  /** What the browser called itself, shortened. */
  readonly userAgent: string;
  /** The one that this request came with. */
  readonly current: boolean;
}
export interface SignInsAnswer {
  readonly signIns: readonly SignIn[];
}

/** What a token may be used for: looking on and reading; changing something, as moves and new games do. */
export const TOKEN_SCOPES = ['read', 'play'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

export interface AccessToken {
  readonly id: string;
  readonly label: string;
  readonly scopes: readonly TokenScope[];
  /** null: never, as tokens of version 0.1.0. */
  readonly expiresAt: number | null;
  readonly createdAt: number;
  readonly usedAt: number | null;
}
export interface TokensAnswer {
  readonly tokens: readonly AccessToken[];
}
export interface TokenCreatedAnswer {
  readonly token: AccessToken;
  /** Shown once: `Authorization: Bearer <secret>`. */
  readonly secret: string;
}
