// The answer that holds everything that is kept of a person.
import {
  GAME_STATUSES,
  REPORT_REASONS,
  gameIdSchema,
  standingOrdersSchema,
  type OwnDataAnswer,
  type OwnRecord,
} from '@arpents/protocol';
import * as v from 'valibot';
import { GAME_ANSWERS, ratingChange } from './games.ts';
import { PEOPLE_ANSWERS, personEvent } from './people.ts';
import { outcome, side, whole } from './rulebook.ts';

const inGame = { game: gameIdSchema };
const inSomeGame = { game: v.nullable(gameIdSchema) };

const ownGame = v.strictObject({
  ...inGame,
  side,
  rated: v.boolean(),
  ratingChange: v.nullable(ratingChange),
  status: v.picklist(GAME_STATUSES),
  createdAt: whole,
  changedAt: whole,
  outcome: v.nullable(outcome),
});

export const OWN_DATA_ANSWERS = {
  OwnDataAnswer: v.strictObject({
    at: whole,
    person: PEOPLE_ANSWERS.Profile,
    ...PEOPLE_ANSWERS.SignInsAnswer.entries,
    ...PEOPLE_ANSWERS.TokensAnswer.entries,
    games: v.array(ownGame),
    messages: v.array(v.strictObject({ ...inGame, at: whole, text: v.string() })),
    notes: v.array(v.strictObject({ ...inGame, text: v.string() })),
    standingOrders: v.array(v.strictObject({ ...inSomeGame, side, orders: standingOrdersSchema })),
    events: v.array(personEvent),
    ...PEOPLE_ANSWERS.BarriersAnswer.entries,
    reports: v.array(
      v.strictObject({
        reported: v.string(),
        ...inSomeGame,
        reason: v.picklist(REPORT_REASONS),
        text: v.string(),
        createdAt: whole,
      }),
    ),
  }) satisfies v.GenericSchema<unknown, OwnDataAnswer>,
  OwnRecord: v.strictObject({
    ...ownGame.entries,
    record: GAME_ANSWERS.PublishedRecord,
  }) satisfies v.GenericSchema<unknown, Omit<OwnRecord, 'record'>>,
};
