// The tables of API.md, made from the table of routes.
import {
  GAME_ROUTES,
  MANNERS_ROUTES,
  PEOPLE_ROUTES,
  REQUESTS,
  type Access,
  type RequestName,
  type RouteRow,
} from '@arpents/protocol';

const WHO: Readonly<Record<Access, string>> = {
  anybody: 'anybody',
  person: 'signed in',
  cookie: 'by cookie',
};

const fieldsOf = (name: RequestName): string => {
  const fields = Object.keys(REQUESTS[name].entries);
  return fields.length === 0 ? '`{}`' : `\`{ ${fields.join(', ')} }\``;
};

/** Long ones are told below the tables. */
const named = (body: RequestName): string => {
  if (body === 'emptyRequest') return '`{}`';
  const isShort = Object.keys(REQUESTS[body].entries).length <= 3;
  return isShort ? `\`${body}\` ${fieldsOf(body)}` : `\`${body}\``;
};

const sent = ({ query, body }: RouteRow): string =>
  [
    ...(query === undefined ? [] : [`query ${fieldsOf(query)}`]),
    ...(body === undefined ? [] : [named(body)]),
  ].join(', ');

const answered = ({ answer, status, lines }: RouteRow): string =>
  answer === undefined
    ? '204'
    : `${status === undefined ? '' : `${status} `}${lines === true ? 'lines of ' : ''}\`${answer}\``;

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function table(rows: Readonly<Record<string, RouteRow>>): string {
  return [
    line(['Route', 'Who', 'Limit', 'Sent', 'Answer', '']),
    line(['---', '---', '---', '---', '---', '---']),
    ...Object.entries(rows).map(([key, row]) =>
      line([
        `\`${key}\``,
        WHO[row.access],
        row.limit ?? '',
        sent(row),
        answered(row),
        [row.summary, row.remarks].filter((text) => text !== undefined).join(': '),
      ]),
    ),
  ].join('\n');
}

const TABLES: Readonly<Record<string, () => string>> = {
  people: () => table(PEOPLE_ROUTES),
  manners: () => table(MANNERS_ROUTES),
  games: () => table(GAME_ROUTES),
};

/** A document with every table between `<!-- table: name -->` and `<!-- end -->` written anew. */
export const withTables = (document: string): string =>
  document.replace(
    /(<!-- table: (\w+) -->\n)[^]*?(<!-- end -->)/g,
    (_, begin: string, name: string, end: string) => `${begin}\n${TABLES[name]?.()}\n\n${end}`,
  );
