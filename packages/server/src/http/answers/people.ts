// Answers about people.
import {
  BARRIER_KINDS,
  TOKEN_SCOPES,
  type BarriersAnswer,
  type MeAnswer,
  type PersonEvent,
  type PersonName,
  type Profile,
  type RecoveryCodesAnswer,
  type RegisteredAnswer,
  type SignInsAnswer,
  type SignedInAnswer,
  type TokenCreatedAnswer,
  type TokensAnswer,
} from '@arpents/protocol';
import * as v from 'valibot';
import { bothSides, side, whole } from './rulebook.ts';

const nameFields = {
  id: v.string(),
  name: v.string(),
  guest: v.boolean(),
  named: v.boolean(),
};
export const personName = v.strictObject(nameFields) satisfies v.GenericSchema<unknown, PersonName>;

const rating = v.strictObject({ rating: v.number(), deviation: v.number(), games: whole });
const signIn = v.strictObject({
  id: v.string(),
  createdAt: whole,
  seenAt: whole,
  userAgent: v.string(),
  current: v.boolean(),
});
const accessToken = v.strictObject({
  id: v.string(),
  label: v.string(),
  scopes: v.array(v.picklist(TOKEN_SCOPES)),
  expiresAt: v.nullable(whole),
  createdAt: whole,
  usedAt: v.nullable(whole),
});
const recoveryCodes = v.array(v.string());

export const PEOPLE_ANSWERS = {
  MeAnswer: v.strictObject({ me: v.nullable(personName) }) satisfies v.GenericSchema<
    unknown,
    MeAnswer
  >,
  SignedInAnswer: v.strictObject({ me: personName }) satisfies v.GenericSchema<
    unknown,
    SignedInAnswer
  >,
  RegisteredAnswer: v.strictObject({ me: personName, recoveryCodes }) satisfies v.GenericSchema<
    unknown,
    RegisteredAnswer
  >,
  RecoveryCodesAnswer: v.strictObject({ recoveryCodes }) satisfies v.GenericSchema<
    unknown,
    RecoveryCodesAnswer
  >,
  SignInsAnswer: v.strictObject({ signIns: v.array(signIn) }) satisfies v.GenericSchema<
    unknown,
    SignInsAnswer
  >,
  TokensAnswer: v.strictObject({ tokens: v.array(accessToken) }) satisfies v.GenericSchema<
    unknown,
    TokensAnswer
  >,
  TokenCreatedAnswer: v.strictObject({
    token: accessToken,
    secret: v.string(),
  }) satisfies v.GenericSchema<unknown, TokenCreatedAnswer>,
  BarriersAnswer: v.strictObject({
    barriers: v.array(
      v.strictObject({ person: personName, kind: v.picklist(BARRIER_KINDS), since: whole }),
    ),
  }) satisfies v.GenericSchema<unknown, BarriersAnswer>,
  Profile: v.strictObject({
    ...nameFields,
    since: whole,
    ratings: bothSides(v.nullable(rating)),
    finishedGames: whole,
  }) satisfies v.GenericSchema<unknown, Profile>,
};

export const PEOPLE_PARTS = { PersonName: personName };

/** Something that a person was told of one of their games. */
export const personEvent = v.strictObject({
  number: whole,
  at: whole,
  game: v.string(),
  news: v.union([
    v.strictObject({
      kind: v.picklist(['game-started', 'game-over', 'game-cancelled', 'rematch-declined']),
    }),
    v.strictObject({ kind: v.literal('your-decision'), version: whole }),
    v.strictObject({ kind: v.picklist(['draw-offered', 'take-back-asked', 'message']), by: side }),
    v.strictObject({ kind: v.literal('rematch'), rematch: v.string() }),
  ]),
}) satisfies v.GenericSchema<unknown, PersonEvent>;
