// Lists of games, a page at a time: those that wait in the lobby, those that anybody may watch, and a person's own.
import type { Edition } from '@arpents/engine';
import type { Pace } from '@arpents/session';
import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely';
import type { Schema } from './schema.ts';

/** Where the next page of a list begins. */
export interface ListPosition {
  readonly layer: number;
  readonly changedAt: number;
  readonly id: string;
}

/** What a game must be like to be listed; null: it does not matter. */
export interface ListFilters {
  readonly pace: Pace['kind'] | null;
  readonly rated: boolean | null;
  readonly edition: Edition | null;
  /** Whether scenario rules are in force. */
  readonly hasRules: boolean | null;
}

export const NO_FILTERS: ListFilters = { pace: null, rated: null, edition: null, hasRules: null };

export type ListWanted =
  /** `viewer`: who asks; nobody is shown games of those who have blocked them or whom they have blocked. */
  | {
      readonly list: 'open' | 'watchable';
      readonly viewer: string | null;
      readonly filters: ListFilters;
    }
  | { readonly list: 'mine' | 'finished'; readonly person: string; readonly filters: ListFilters };

/** So many games of one host stand in the lobby before those of others; the next ones follow after them. */
const OF_ONE_HOST = 2;

export type Columns = ExpressionBuilder<Schema, 'game' | 'game_progress'>;
type Condition = Expression<SqlBool>;

/** R98: a game that was aborted is not among the finished ones. */
export const isFinished = (eb: Columns): Condition =>
  eb.and([
    eb('game_progress.status', '=', 'over'),
    eb('game_progress.outcome', 'not like', '%"ending":"aborted"%'),
  ]);

export const isIn = (eb: Columns, person: string): Condition =>
  eb.or([eb('game.british_person', '=', person), eb('game.french_person', '=', person)]);

/** Stands in the lobby: waits for anybody, and nobody knows its cards beforehand. */
export const isInLobby = (eb: Columns): Condition =>
  eb.and([
    eb('game_progress.status', '=', 'open'),
    eb('game.opponent', '=', 'open'),
    eb('game.salt', '!=', ''),
  ]);

const isWelcome = (eb: Columns, viewer: string | null): Condition[] =>
  viewer === null
    ? []
    : [
        eb.not(
          eb.exists(
            eb
              .selectFrom('barrier')
              .select('barrier.since')
              .where('barrier.kind', '=', 'block')
              .where((on) =>
                on.or([
                  on.and([
                    on('barrier.person', '=', viewer),
                    on('barrier.other', '=', on.ref('game.creator')),
                  ]),
                  on.and([
                    on('barrier.person', '=', on.ref('game.creator')),
                    on('barrier.other', '=', viewer),
                  ]),
                ]),
              ),
          ),
        ),
      ];

function belongs(eb: Columns, wanted: ListWanted): Condition {
  switch (wanted.list) {
    case 'open':
      return eb.and([isInLobby(eb), ...isWelcome(eb, wanted.viewer)]);
    case 'watchable':
      return eb.and([
        eb('game_progress.status', '=', 'running'),
        eb('game.visibility', '=', 'watchable'),
      ]);
    case 'mine':
      return eb.and([
        eb('game_progress.status', 'in', ['open', 'running']),
        isIn(eb, wanted.person),
      ]);
    case 'finished':
      return eb.and([isFinished(eb), isIn(eb, wanted.person)]);
  }
}

/** Pace and options are kept as JSON that this program has written, without spaces. */
function passes(eb: Columns, { pace, rated, edition, hasRules }: ListFilters): Condition[] {
  return [
    ...(pace === null ? [] : [eb('game.pace', 'like', `%"kind":"${pace}"%`)]),
    ...(rated === null ? [] : [eb('game.rated', '=', rated ? 1 : 0)]),
    ...(edition === null ? [] : [eb('game.options', 'like', `%"edition":"${edition}"%`)]),
    ...(hasRules === null
      ? []
      : [eb('game.options', hasRules ? 'not like' : 'like', '%"rules":[]%')]),
  ];
}

/** The games of a list with the layer of each, to join with what is wanted of them. */
export const listed = (db: Kysely<Schema>, wanted: ListWanted) =>
  db
    .selectFrom('game')
    .innerJoin('game_progress', 'game_progress.game', 'game.id')
    .where((eb) => eb.and([belongs(eb, wanted), ...passes(eb, wanted.filters)]))
    .select('game.id')
    .select(
      wanted.list === 'open'
        ? sql<number>`(row_number() over (
            partition by game.creator order by game_progress.changed_at desc, game.id desc
          ) - 1) / ${sql.lit(OF_ONE_HOST)}`.as('layer')
        : sql<number>`0`.as('layer'),
    );
