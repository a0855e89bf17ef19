// Transcripts: games written down turn by turn, with the whole position after each. Their types and their reader.
// An action of a transcript holds the answers of both players; replay-transcript.ts turns it into the engine's actions.
import { ACTION_KINDS } from '../actions/action.ts';
import type { CardId } from '../cards/cards.ts';
import type { LocationId } from '../data/locations.ts';
import { RULE_IDS, type RuleId } from '../rules/vocabulary.ts';
import type { Setup, SideSetup } from '../state/setup.ts';
import {
  EDITIONS,
  ENDINGS,
  PIECES,
  SIDES,
  bySide,
  type BySide,
  type Edition,
  type Ending,
  type Result,
  type Side,
} from '../vocabulary.ts';
import {
  readBoolean,
  readCards,
  readCount,
  readField,
  readList,
  readLocation,
  readNullable,
  readObject,
  readOneOf,
  readText,
  reading,
  type Reader,
  type RecordFault,
} from './reading.ts';

export type TranscriptState = Pick<Setup, 'locations' | Side> & {
  readonly sieges: BySide<LocationId | null>;
};

/** Kind and fields as written; what a kind needs is read when it is played. */
export interface TranscriptAction {
  readonly kind: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface TranscriptTurn {
  readonly side: Side;
  readonly actions: readonly TranscriptAction[];
  readonly drew: readonly CardId[];
  readonly reshuffled: boolean;
  readonly after: TranscriptState;
  readonly finish: {
    readonly winner: Side;
    readonly ending: Ending;
    readonly points: BySide<number>;
  } | null;
}

export interface Transcript {
  readonly id: string;
  readonly edition: Edition;
  readonly rules: readonly RuleId[];
  readonly start: TranscriptState;
  /** The initial draw deck and the deck of every reshuffle, top first. */
  readonly decks: BySide<readonly (readonly CardId[])[]>;
  readonly turns: readonly (TranscriptTurn | { readonly side: Side; readonly resigned: true })[];
}

const TRANSCRIPT_KINDS: readonly string[] = [...ACTION_KINDS, 'resolve-siege'];

const readSide = readOneOf(SIDES);

const readBySide =
  <T>(read: Reader<T>): Reader<BySide<T>> =>
  (value, path) => {
    const fields = readObject(value, path);
    return bySide((side) => readField(fields, side, path, read));
  };

const readSideSetup: Reader<SideSetup> = (value, path) => {
  const fields = readObject(value, path);
  const cards = (name: string): readonly CardId[] => readField(fields, name, path, readCards);
  return {
    money: readField(fields, 'money', path, readCount),
    hand: cards('hand'),
    reserve: cards('reserve'),
    deck: cards('deck'),
    discard: cards('discard'),
    captured: readField(fields, 'captured', path, (captured, at) => {
      const counts = readObject(captured, at);
      return {
        villages: readField(counts, 'villages', at, readCount),
        towns: readField(counts, 'towns', at, readCount),
      };
    }),
    siegeCards: readField(fields, 'siegeCards', path, readBySide(readCards)),
  };
};

const readState: Reader<TranscriptState> = (value, path) => {
  const fields = readObject(value, path);
  return {
    locations: readField(fields, 'locations', path, readLocations),
    sieges: readField(fields, 'sieges', path, readBySide(readNullable(readLocation))),
    ...readBySide(readSideSetup)(value, path),
  };
};

const readLocations: Reader<TranscriptState['locations']> = (value, path) =>
  Object.fromEntries(
    Object.entries(readObject(value, path)).map(([id, held]) => {
      const at = `${path}.${id}`;
      const fields = readObject(held, at);
      return [
        readLocation(id, at),
        {
          owner: readField(fields, 'owner', at, readSide),
          piece: readField(fields, 'piece', at, readOneOf(PIECES)),
          fortified: readField(fields, 'fortified', at, readBoolean),
        },
      ];
    }),
  );

const readTranscriptAction: Reader<TranscriptAction> = (value, path) => {
  const fields = readObject(value, path);
  return { kind: readField(fields, 'kind', path, readOneOf(TRANSCRIPT_KINDS)), fields };
};

const readTurn: Reader<Transcript['turns'][number]> = (value, path) => {
  const fields = readObject(value, path);
  const side = readField(fields, 'side', path, readSide);
  if (fields.resigned === true) return { side, resigned: true };
  return {
    side,
    actions: readField(fields, 'actions', path, readList(readTranscriptAction)),
    drew: readField(fields, 'drew', path, readCards),
    reshuffled: readField(fields, 'reshuffled', path, readBoolean),
    after: readField(fields, 'after', path, readState),
    finish:
      fields.finished === true
        ? {
            winner: readField(fields, 'winner', path, readSide),
            ending: readField(fields, 'ending', path, readOneOf(ENDINGS)),
            points: readField(fields, 'points', path, readBySide(readCount)),
          }
        : null,
  };
};

const readWhole: Reader<Transcript> = (value, path) => {
  const fields = readObject(value, path);
  return {
    id: readField(fields, 'id', path, readText),
    edition: readField(fields, 'edition', path, readOneOf(EDITIONS)),
    rules: readField(fields, 'rules', path, readList(readOneOf(RULE_IDS))),
    start: readField(fields, 'start', path, readState),
    decks: readField(fields, 'decks', path, readBySide(readList(readCards))),
    turns: readField(fields, 'turns', path, readList(readTurn)),
  };
};

export const readTranscript = (value: unknown): Result<Transcript, RecordFault> =>
  reading(readWhole, value);

/** Reads one field of an action; for `replay-transcript.ts`, which knows what a kind needs. */
export function readActionField<T>(action: TranscriptAction, name: string, read: Reader<T>): T {
  return readField(action.fields, name, action.kind, read);
}
