// What a row of the tables of routes says.
import type { AnswerName } from './answers.ts';
import type { RequestName } from './requests.ts';

/**
 * Who may use a route: anybody; whoever is signed in, guests and tokens included; or only somebody signed in by
 * cookie, because it is about the account itself.
 */
export type Access = 'anybody' | 'person' | 'cookie';

/** Which limit of requests a route falls under. */
export const LIMIT_GROUPS = ['general', 'sign-in', 'creation', 'log'] as const;
export type LimitGroup = (typeof LIMIT_GROUPS)[number];

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Rows by method and path, with `:name` for the parameters of the path. */
export type RouteRows = Readonly<Record<`${Method} /api/${string}`, RouteRow>>;

export interface RouteRow {
  /** What programs made from the OpenAPI description call it. */
  readonly id: string;
  readonly access: Access;
  /** Absent: `general`. */
  readonly limit?: LimitGroup;
  /** The parsers of what is sent, by their names in `REQUESTS`. */
  readonly query?: RequestName;
  readonly body?: RequestName;
  /** Bytes that a body may have where that is more than elsewhere. */
  readonly largest?: number;
  /** What takes long one address asks for one after the other, with a rest after each; of `lines`, each line. */
  readonly takesTurns?: true;
  /** Absent: none (status 204). */
  readonly answer?: AnswerName;
  /** The answer is one line of many, each JSON of its own, sent as they are found (`application/x-ndjson`). */
  readonly lines?: true;
  /** Absent: 200, or 204 without an answer. */
  readonly status?: 201;
  readonly summary: string;
  readonly remarks?: string;
}
