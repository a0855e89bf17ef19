// Every answer by its name.
import type {
  GameAnswer,
  GameCreatedAnswer,
  GameListAnswer,
  HistoryAnswer,
  LegalActionsAnswer,
  LevelsAnswer,
  LogAnswer,
  NotesAnswer,
  PresetsAnswer,
  PublishedRecord,
  TableUpdate,
} from './games.ts';
import type { BarriersAnswer } from './manners.ts';
import type { StandingOrdersAnswer } from './orders.ts';
import type { OwnDataAnswer, OwnRecord } from './own-data.ts';
import type {
  MeAnswer,
  Profile,
  RecoveryCodesAnswer,
  RegisteredAnswer,
  SignInsAnswer,
  SignedInAnswer,
  TokenCreatedAnswer,
  TokensAnswer,
} from './people.ts';

export interface Answers {
  readonly BarriersAnswer: BarriersAnswer;
  readonly GameAnswer: GameAnswer;
  readonly GameCreatedAnswer: GameCreatedAnswer;
  readonly GameListAnswer: GameListAnswer;
  readonly HistoryAnswer: HistoryAnswer;
  readonly LegalActionsAnswer: LegalActionsAnswer;
  readonly LevelsAnswer: LevelsAnswer;
  readonly LogAnswer: LogAnswer;
  readonly MeAnswer: MeAnswer;
  readonly NotesAnswer: NotesAnswer;
  readonly OwnDataAnswer: OwnDataAnswer;
  readonly OwnRecord: OwnRecord;
  readonly PresetsAnswer: PresetsAnswer;
  readonly Profile: Profile;
  readonly PublishedRecord: PublishedRecord;
  readonly RecoveryCodesAnswer: RecoveryCodesAnswer;
  readonly RegisteredAnswer: RegisteredAnswer;
  readonly SignInsAnswer: SignInsAnswer;
  readonly SignedInAnswer: SignedInAnswer;
  readonly StandingOrdersAnswer: StandingOrdersAnswer;
  readonly TableUpdate: TableUpdate;
  readonly TokenCreatedAnswer: TokenCreatedAnswer;
  readonly TokensAnswer: TokensAnswer;
}
export type AnswerName = keyof Answers;
