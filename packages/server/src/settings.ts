// The settings of the server: environment variables, checked before anything is opened. The same list is what
// `arpents serve --help` prints.
import { isIP } from 'node:net';
import { err, ok, type Result } from '@arpents/engine';
import { ANSWER_DELAY } from '@arpents/session';

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Where the outside world finds the server; null: wherever it is asked for. */
  readonly publicUrl: string | null;
  /** How many reverse proxies stand in front; 0: none is believed. */
  readonly trustProxy: number;
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  readonly databaseConnections: number;
  readonly answerDelay: number;
  readonly drainTime: number;
  readonly computerThreads: number;
  readonly mostRooms: number;
  readonly gamesPerPerson: number;
  readonly openGamesPerPerson: number;
  readonly rateSameAddress: boolean;
  readonly slowGamesPerPerson: number;
  readonly requestsPerMinute: number;
  readonly signInsPerMinute: number;
  readonly creationsPerMinute: number;
  readonly logsPerMinute: number;
  readonly streamsPerAddress: number;
  readonly signInDays: number;
  readonly signInIdleDays: number;
  readonly guestDays: number;
  readonly eventDays: number;
  readonly bodyLimit: number;
  readonly logLevel: LogLevel;
}

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

type Read<T> = (text: string) => T | null;

export interface Variable<K extends keyof Settings = keyof Settings> {
  readonly name: string;
  readonly setting: K;
  /** As it would be written in the environment; null: not set. */
  readonly standard: string | null;
  /** What is accepted, for the error message. */
  readonly accepts: string;
  readonly help: string;
  readonly read: Read<Settings[K]>;
}

const whole =
  (least: number, most: number): Read<number> =>
  (text) => {
    const value = /^[0-9]{1,10}$/.test(text) ? Number(text) : NaN;
    return value >= least && value <= most ? value : null;
  };
/** A number that the machine is known by, or a name; a name ends in letters. */
const hostToListenOn: Read<string> = (text) =>
  isIP(text) > 0 || /^(?:[a-z0-9-]+\.)*[a-z][a-z0-9-]*$/i.test(text) ? text : null;
const someText: Read<string> = (text) => (text.trim() === '' ? null : text.trim());
/** Each proxy adds one address to what it was sent: who counts them cannot be told a made-up one. */
const proxies: Read<number> = (text) =>
  text === 'yes' ? 1 : text === 'no' ? 0 : whole(0, 10)(text);
const urlOf =
  (protocols: readonly string[], bare: boolean): Read<string> =>
  (text) => {
    if (!URL.canParse(text)) return null;
    const url = new URL(text);
    if (!protocols.includes(url.protocol)) return null;
    if (!bare) return text;
    const { pathname, search, hash, username, password } = url;
    const isBare = pathname === '/' && search + hash + username + password === '';
    return isBare ? url.origin : null;
  };

/** A row whose value is some text, an address or a choice. */
const variable = <K extends keyof Settings>(row: Variable<K>): Variable => row;

interface NumberRow {
  readonly name: string;
  readonly setting: {
    [K in keyof Settings]: Settings[K] extends number ? K : never;
  }[keyof Settings];
  readonly standard: number;
  readonly least: number;
  readonly most: number;
  readonly help: string;
}
/** A row whose value is a whole number within bounds. */
const number = ({ name, setting, standard, least, most, help }: NumberRow): Variable =>
  variable({
    name,
    setting,
    standard: String(standard),
    accepts: `a whole number from ${least} to ${most}`,
    help,
    read: whole(least, most),
  });

export const VARIABLES: readonly Variable[] = [
  variable({
    name: 'HOST',
    setting: 'host',
    standard: '127.0.0.1',
    accepts: 'an address to listen on',
    help: 'address to listen on; 0.0.0.0 for all',
    read: hostToListenOn,
  }),
  number({
    name: 'PORT',
    setting: 'port',
    standard: 3000,
    least: 0,
    most: 65_535,
    help: 'port to listen on; 0 for any free one',
  }),
  variable({
    name: 'PUBLIC_URL',
    setting: 'publicUrl',
    standard: null,
    accepts: 'an http or https address without path, user and password',
    help: 'address under which people reach the server, such as https://play.example',
    read: urlOf(['http:', 'https:'], true),
  }),
  variable({
    name: 'TRUST_PROXY',
    setting: 'trustProxy',
    standard: 'no',
    accepts: 'yes, no or a number of proxies',
    help: 'believe the X-Forwarded-… headers of a reverse proxy, or of as many in a row',
    read: proxies,
  }),
  variable({
    name: 'ARPENTS_DATA',
    setting: 'dataFolder',
    standard: './data',
    accepts: 'a folder',
    help: 'folder of the embedded database',
    read: someText,
  }),
  variable({
    name: 'DATABASE_URL',
    setting: 'databaseUrl',
    standard: null,
    accepts: 'a postgres:// address',
    help: 'PostgreSQL instead of the embedded database; several servers may share it',
    read: urlOf(['postgres:', 'postgresql:'], false),
  }),
  number({
    name: 'DATABASE_CONNECTIONS',
    setting: 'databaseConnections',
    standard: 10,
    least: 2,
    most: 200,
    help: 'connections to PostgreSQL',
  }),
  number({
    name: 'ANSWER_DELAY',
    setting: 'answerDelay',
    standard: ANSWER_DELAY,
    least: 200,
    most: 60_000,
    help: 'milliseconds before the server answers for a player',
  }),
  number({
    name: 'DRAIN_TIME',
    setting: 'drainTime',
    standard: 0,
    least: 0,
    most: 600_000,
    help: 'milliseconds that it serves on after SIGTERM, while /readyz says 503, for a proxy to notice',
  }),
  number({
    name: 'COMPUTER_THREADS',
    setting: 'computerThreads',
    standard: 1,
    least: 0,
    most: 64,
    help: 'threads in which computer players think; 0: none are offered',
  }),
  number({
    name: 'GAMES_IN_MEMORY',
    setting: 'mostRooms',
    standard: 2000,
    least: 10,
    most: 1_000_000,
    help: 'games kept in memory while nobody looks on',
  }),
  number({
    name: 'GAMES_PER_PERSON',
    setting: 'gamesPerPerson',
    standard: 100,
    least: 1,
    most: 1_000_000,
    help: 'unfinished games of one person',
  }),
  number({
    name: 'OPEN_GAMES_PER_PERSON',
    setting: 'openGamesPerPerson',
    standard: 3,
    least: 1,
    most: 1_000_000,
    help: 'games of one person that wait in the lobby for anybody',
  }),
  variable({
    name: 'RATE_SAME_ADDRESS',
    setting: 'rateSameAddress',
    standard: 'yes',
    accepts: 'yes or no',
    help: 'count rated games between people of one address, as in a club',
    read: (text) => (text === 'yes' ? true : text === 'no' ? false : null),
  }),
  number({
    name: 'SLOW_GAMES_PER_PERSON',
    setting: 'slowGamesPerPerson',
    standard: 10,
    least: 0,
    most: 1_000_000,
    help: 'unfinished games of one person against computer players that think for long',
  }),
  number({
    name: 'REQUESTS_PER_MINUTE',
    setting: 'requestsPerMinute',
    standard: 1200,
    least: 1,
    most: 10_000_000,
    help: 'requests from one address, and of one person',
  }),
  number({
    name: 'SIGN_INS_PER_MINUTE',
    setting: 'signInsPerMinute',
    standard: 10,
    least: 1,
    most: 10_000_000,
    help: 'attempts to sign in from one address, and changes of one account',
  }),
  number({
    name: 'CREATIONS_PER_MINUTE',
    setting: 'creationsPerMinute',
    standard: 60,
    least: 1,
    most: 10_000_000,
    help: 'new guests, accounts and games from one address, and of one person',
  }),
  number({
    name: 'LOGS_PER_MINUTE',
    setting: 'logsPerMinute',
    standard: 240,
    least: 1,
    most: 10_000_000,
    help: 'pages of logs, records and streams that go on from long ago, from one address, and of one person',
  }),
  number({
    name: 'STREAMS_PER_ADDRESS',
    setting: 'streamsPerAddress',
    standard: 100,
    least: 1,
    most: 1_000_000,
    help: 'event streams open at once from one address',
  }),
  number({
    name: 'SIGN_IN_DAYS',
    setting: 'signInDays',
    standard: 400,
    least: 1,
    most: 36_500,
    help: 'days after which a sign-in ends in any case',
  }),
  number({
    name: 'SIGN_IN_IDLE_DAYS',
    setting: 'signInIdleDays',
    standard: 90,
    least: 1,
    most: 36_500,
    help: 'days without a visit after which a sign-in ends',
  }),
  number({
    name: 'GUEST_DAYS',
    setting: 'guestDays',
    standard: 60,
    least: 1,
    most: 36_500,
    help: 'days without a visit after which a guest without an unfinished game is removed',
  }),
  number({
    name: 'EVENT_DAYS',
    setting: 'eventDays',
    standard: 30,
    least: 1,
    most: 36_500,
    help: 'days that the news of a person is kept for streams that resume',
  }),
  number({
    name: 'BODY_LIMIT',
    setting: 'bodyLimit',
    standard: 65_536,
    least: 1024,
    most: 10_485_760,
    help: 'bytes in the body of a request',
  }),
  variable({
    name: 'LOG_LEVEL',
    setting: 'logLevel',
    standard: 'info',
    accepts: LOG_LEVELS.join(', '),
    help: `how much is logged: ${LOG_LEVELS.join(', ')}`,
    read: (text) => LOG_LEVELS.find((level) => level === text) ?? null,
  }),
];

/** The settings that an environment gives, or a sentence for each variable that makes no sense. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): Result<Settings, readonly string[]> {
  const faults: string[] = [];
  const settings: Record<string, unknown> = {};
  for (const { name, setting, standard, accepts, read } of VARIABLES) {
    const given = environment[name];
    const text = given === undefined || given === '' ? standard : given;
    settings[setting] = text === null ? null : read(text);
    if (text !== null && settings[setting] === null) {
      // Where a password may be in it, it is not repeated.
      const shown = setting === 'databaseUrl' || text.includes('@') ? 'its value' : `"${text}"`;
      faults.push(`${name}: ${shown} is not ${accepts}.`);
    }
  }
  return faults.length > 0 ? err(faults) : ok(settings as unknown as Settings);
}

/** The table of variables, as lines for `serve --help`. */
export const settingsHelp = (): readonly string[] => {
  const width = Math.max(...VARIABLES.map(({ name }) => name.length));
  return [
    'Settings are environment variables; their standard values stand in brackets.',
    '',
    ...VARIABLES.map(
      ({ name, help, standard }) => `  ${name.padEnd(width)}  ${help} (${standard ?? 'not set'})`,
    ),
  ];
};
