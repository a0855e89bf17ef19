// `arpents admin`: what whoever runs a server does about people, games and reports, beside the running server.
import { userInfo } from 'node:os';
import { describeOutcome, type Locale } from '@arpents/messages';
import type * as server from '@arpents/server';
import type { Operator, Report, Storage } from '@arpents/server';
import { oneOf, readArguments, refuseExtra } from '../arguments.ts';
import { CommandError, UsageError, type Command } from '../command.ts';
import { styleFor, type Style } from '../position-text/style.ts';
import { withStorage } from '../storage-of.ts';

const DEEDS = [
  'find',
  'rename',
  'lock',
  'unlock',
  'delete',
  'end',
  'reports',
  'report',
  'close',
  'names',
  'log',
] as const;

/** As many as fit on a screen or two. */
const MOST = 100;

interface Task {
  readonly storage: Storage;
  readonly operator: Operator;
  readonly style: Style;
  readonly locale: Locale;
  readonly write: (line: string) => void;
}

export const admin: Command = {
  name: 'admin',
  summary:
    'Finds, renames, locks and deletes people, ends games, and reads reports, beside a running server.',
  usage: `${DEEDS.join('|')} [ARGUMENTS] [--as NAME]`,
  details: [
    '  find TEXT        people by id or a part of their name, games by id',
    '  rename ID NAME   gives a person another name, by the rules for names',
    '  lock ID          ends all sign-ins and tokens of a person and lets nobody sign in; games run on',
    '  unlock ID        takes that back',
    '  delete ID        resigns and calls off the games of a person and removes everything but what they finished',
    '  end GAME         ends a game without a winner; it is not rated',
    '  reports [--all]  reports that nobody has closed yet, or all of them',
    '  report ID        one report, with what was said in the game',
    '  close ID         closes a report',
    '  names            names that can be mistaken for another one',
    '  log              what was done by this command, the newest first',
    '  --as NAME        who does it, for the log (default: the user of this machine)',
    'Works on the database that ARPENTS_DATA or DATABASE_URL names. A running server takes it up within a second.',
  ],
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, {
      as: { type: 'string' },
      all: { type: 'boolean' },
    });
    const [given, ...rest] = positionals;
    if (given === undefined) throw new UsageError(`admin takes one of ${DEEDS.join(', ')}.`);
    const deed = oneOf(DEEDS, given, 'admin');
    const style = styleFor(terminal, terminal.locale);
    const left = [...rest];
    const next = (name: string): string => {
      const value = left.shift();
      if (value === undefined) throw new UsageError(`admin ${deed} takes ${name}.`);
      return value;
    };
    const wanted = argumentsOf(deed, next);
    refuseExtra(left);
    return withStorage(true, async (storage) => {
      const operator = { storage, name: values.as ?? userInfo().username, now: Date.now };
      const { locale } = terminal;
      const task = { storage, operator, style, locale, write: terminal.write };
      await TASKS[deed]({ ...task, wanted, all: values.all === true });
      return 0;
    });
  },
};

type Deed = (typeof DEEDS)[number];

const argumentsOf = (deed: Deed, next: (name: string) => string): readonly string[] => {
  switch (deed) {
    case 'find':
      return [next('TEXT')];
    case 'rename':
      return [next('ID'), next('NAME')];
    case 'lock':
    case 'unlock':
    case 'delete':
    case 'report':
    case 'close':
      return [next('ID')];
    case 'end':
      return [next('GAME')];
    case 'reports':
    case 'names':
    case 'log':
      return [];
  }
};

interface Wanted extends Task {
  readonly wanted: readonly string[];
  readonly all: boolean;
}

const when = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

const TASKS: Readonly<Record<Deed, (task: Wanted) => Promise<void>>> = {
  find: async ({ storage, style, locale, write, wanted: [text = ''] }) => {
    const people = await storage.operators.findPeople(text, MOST);
    for (const { person, lockedAt } of people) {
      const { id, name, createdAt } = person;
      const since = when(createdAt);
      write(
        lockedAt === null
          ? style.say('cli.admin.person', { id, name, since })
          : style.say('cli.admin.person.locked', { id, name, since, locked: when(lockedAt) }),
      );
    }
    const found = await storage.games.byId(text);
    if (found !== null) {
      const { game, progress } = found;
      write(
        style.say('cli.admin.game', {
          id: game.id,
          status: progress.status,
          turn: progress.turn,
          changed: when(progress.changedAt),
        }),
      );
      if (progress.outcome !== null) write(describeOutcome(progress.outcome, locale));
    }
    if (people.length === 0 && found === null) throw new CommandError(style.say('cli.admin.none'));
  },
  rename: (task) =>
    done(task, ({ renamePerson }, [id = '', name = '']) => renamePerson(task.operator, id, name)),
  lock: (task) => done(task, ({ lockPerson }, [id = '']) => lockPerson(task.operator, id)),
  unlock: (task) => done(task, ({ unlockPerson }, [id = '']) => unlockPerson(task.operator, id)),
  delete: (task) => done(task, ({ deletePerson }, [id = '']) => deletePerson(task.operator, id)),
  end: (task) => done(task, ({ endGame }, [id = '']) => endGame(task.operator, id)),
  close: (task) => done(task, ({ closeReport }, [id = '']) => closeReport(task.operator, id)),
  reports: async ({ storage, style, write, all }) => {
    const reports = await storage.manners.reports(all ? 'all' : 'open');
    for (const report of reports) write(reportLine(report, style));
    if (reports.length === 0) write(style.say('cli.admin.no-reports'));
  },
  report: async ({ storage, style, write, wanted: [id = ''] }) => {
    const report = await storage.manners.reportById(id);
    if (report === null) throw new CommandError(style.say('cli.admin.none'));
    write(reportLine(report, style));
    if (report.text !== '') write(report.text);
    for (const { at, side, text } of report.messages) write(`${when(at)} ${side ?? ''}: ${text}`);
  },
  names: async ({ storage, style, write }) => {
    const names = await storage.people.clashingNames();
    for (const { person, looksLike } of names) {
      const { id, name } = person;
      write(style.say('cli.admin.name', { id, name, other: looksLike?.name ?? '–' }));
    }
    if (names.length === 0) write(style.say('cli.admin.no-names'));
  },
  log: async ({ storage, write }) => {
    for (const { at, operator, deed, subject, detail } of await storage.operators.deeds(MOST)) {
      write([when(at), operator, deed, subject, detail].join(' ').trimEnd());
    }
  },
};

function reportLine(report: Report, style: Style): string {
  const { id, createdAt, reporter, reported, reason, game, closedAt } = report;
  const facts = { id, reporter, reported, reason, when: when(createdAt), game: game ?? '–' };
  return closedAt === null
    ? style.say('cli.admin.report', facts)
    : style.say('cli.admin.report.closed', { ...facts, closed: when(closedAt) });
}

type Server = typeof server;

async function done(
  { wanted, style, write }: Wanted,
  deed: (server: Server, wanted: readonly string[]) => ReturnType<Server['lockPerson']>,
): Promise<void> {
  const result = await deed(await import('@arpents/server'), wanted);
  if (!result.ok) throw new CommandError(style.say('cli.admin.refused', { code: result.error }));
  write(style.say('cli.admin.done'));
}
