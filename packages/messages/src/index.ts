// The public face of the messages: sentences and names in the languages of the catalogue.

/** The catalogue itself, for texts that belong to one program: `m['cli.hand']({}, { locale })`. */
export { m } from './generated/catalogue.ts';
export { DEFAULT_LOCALE, LOCALES, preferredLocale, type Locale } from './locales.ts';

export { cardName } from './cards.ts';
export { locationName, placeWords } from './places.ts';
export {
  actionName,
  connectionName,
  decisionName,
  editionName,
  endingName,
  pieceName,
  sideWords,
  symbolName,
  viewerName,
  zoneName,
} from './names.ts';

export { describeAction } from './actions.ts';
export { describeDecision } from './decisions.ts';
export { describeEvent, describeOutcome } from './events.ts';
export { describeRefusal } from './refusals.ts';
export {
  describeIllegalOptions,
  describeIllegalSetup,
  describeRecordFault,
  describeReplayFault,
  describeTranscriptDifference,
} from './faults.ts';
export { describePreset, presetTitle, ruleExplanation, ruleSentence, ruleTitle } from './rules.ts';
export { INTL_TAGS, listed, signed, type Text } from './text.ts';

export { describeChance, describeReason, type ReasonToTell } from './advice.ts';
export { describeLevel, isNamedLevel, levelName, type NamedLevel } from './levels.ts';
export { addTexts } from '#texts';
