// A call of a route as an HTTP request; how it is sent is each client's own affair.
import type { CallArguments, RouteKey } from './routes.ts';

export interface HttpRequest {
  readonly method: string;
  /** With parameters and query filled in. */
  readonly path: string;
  /** JSON; null: none. */
  readonly body: string | null;
}

interface Call {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
}

const queryText = (query: object): string =>
  Object.entries<unknown>({ ...query })
    .flatMap(([name, value]) =>
      typeof value === 'string' ? [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`] : [],
    )
    .join('&');

export function requestFor<K extends RouteKey>(route: K, ...given: CallArguments<K>): HttpRequest {
  const [call]: readonly Call[] = given;
  const { params = {}, query = {}, body } = call ?? {};
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replace(/:([a-z]+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = queryText(query);
  return {
    method,
    path: search === '' ? path : `${path}?${search}`,
    body: body === undefined ? null : JSON.stringify(body),
  };
}
