// The public face of the messages: sentences and names in the languages of the catalogue.

export { DEFAULT_LOCALE, LOCALES, languageOf, preferredLocale, type Locale } from './locales.ts';
export { loadTexts, loadWebTexts } from './load-texts.ts';
export type { Catalogue, WebCatalogue } from './catalogue.gen.ts';
/** The catalogue itself, for texts that belong to one program: `say(locale, 'cli.hand')`. */
export {
  addTexts,
  say,
  textAt,
  type TextKey,
  type Texts,
  type Words,
  type WordsFor,
} from './texts.ts';

export { cardName } from './cards.ts';
export { otherCardName, otherPlaceName } from './other-names.ts';
export { NO_PLACE, locationName, placeWords } from './places.ts';
export {
  actionName,
  connectionName,
  editionName,
  endingName,
  pieceName,
  sideWords,
  symbolName,
  viewerName,
} from './names.ts';

export { describeAction, describeActionBriefly } from './actions.ts';
export { describeDecision } from './decisions.ts';
export { describeEvent, describeOutcome } from './events.ts';
export { describeRefusal } from './refusals.ts';
export { refusalExamples } from './refusal-examples.ts';
export {
  describeIllegalOptions,
  describeIllegalSetup,
  describeRecordFault,
  describeCourseFault,
  describeReplayFault,
} from './faults.ts';
export { describePreset, presetTitle, ruleExplanation, ruleSentence, ruleTitle } from './rules.ts';
export { differenceIn, wholeIn } from './figures.ts';
export { capitalised, listed, signed } from './text.ts';

export { describeChance, describeReason, type ReasonToTell } from './advice.ts';
export { describeMark, describeShortcoming } from './analysis.ts';
export { NAMED_LEVELS, describeLevel, isNamedLevel, levelName, type NamedLevel } from './levels.ts';
