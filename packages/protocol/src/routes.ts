// All routes, and what follows from their rows: what a call takes, and what it is answered with. The server implements
// the table, clients call it, and its description is made from it.
import type { Answers, AnswerName } from './answers.ts';
import { GAME_ROUTES } from './game-routes.ts';
import { MANNERS_ROUTES } from './manners-routes.ts';
import { PEOPLE_ROUTES } from './people-routes.ts';
import type { RequestName, RequestWritten } from './requests.ts';

export const ROUTES = { ...PEOPLE_ROUTES, ...MANNERS_ROUTES, ...GAME_ROUTES };
export type Routes = typeof ROUTES;
/** Method and path: `GET /api/games/:game`. */
export type RouteKey = keyof Routes;

/** Not in the table of routes, because it is not answered once but goes on; see stream.ts. */
export const STREAM_ROUTE = {
  id: 'openStream',
  access: 'anybody',
  query: 'streamQuery',
  summary: 'Server-sent events of the person and of the game on screen',
} as const;

type ParamIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
/** The parameters in the path; an object without fields where there are none. */
export type ParamsOf<K extends RouteKey> = Readonly<Record<ParamIn<K>, string>>;

/** The name of the parser of a route's body or query; never: it takes none. */
export type RequestOf<K extends RouteKey, Part extends 'body' | 'query'> =
  Routes[K] extends Readonly<Record<Part, infer Name extends RequestName>> ? Name : never;

type OneAnswerOf<K extends RouteKey> = Routes[K] extends {
  readonly answer: infer Name extends AnswerName;
}
  ? Answers[Name]
  : undefined;
/** Routes that answer line by line. */
export type LinesKey = {
  readonly [K in RouteKey]: Routes[K] extends { readonly lines: true } ? K : never;
}[RouteKey];
/** What a route answers with; of many lines, all of them. */
export type AnswerOf<K extends RouteKey> = K extends LinesKey
  ? readonly OneAnswerOf<K>[]
  : OneAnswerOf<K>;

type Nothing<Part extends string> = Readonly<Partial<Record<Part, undefined>>>;
/** What a call of a route is given: no more and no less than its row says. */
export type CallOf<K extends RouteKey> = ([ParamIn<K>] extends [never]
  ? Nothing<'params'>
  : { readonly params: ParamsOf<K> }) &
  Sent<'query', RequestOf<K, 'query'>> &
  Sent<'body', RequestOf<K, 'body'>>;
type Sent<Part extends 'body' | 'query', Name extends RequestName> = [Name] extends [never]
  ? Nothing<Part>
  : Readonly<Record<Part, RequestWritten<Name>>>;

/** A route that takes nothing is called by its key alone. */
export type CallArguments<K extends RouteKey> =
  object extends CallOf<K> ? readonly [] : readonly [call: CallOf<K>];
