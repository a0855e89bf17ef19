// The index: whatever has a name in the game, with the sections that tell of it. Names come from the closed lists of the
// engine; which section tells of what is said here, and the compiler asks for what is missing.
import { CARD_IDS, RULE_IDS, cardParts, type CardId, type TurnActionKind } from '@arpents/engine';
import {
  actionName,
  capitalised,
  cardName,
  languageOf,
  ruleTitle,
  symbolName,
  type Locale,
} from '@arpents/messages';
import { namesake } from '../cards/card-marks.ts';
import { CARD_SYMBOLS_SHOWN, type SymbolShown } from '../cards/symbol-list.ts';
import type { SectionId } from './contents.ts';
import { anchorOfRule } from './refusal-sections.ts';

export interface Term {
  readonly name: string;
  readonly anchors: readonly string[];
}

const SECTIONS_OF_ACTION: Readonly<Record<TurnActionKind, readonly SectionId[]>> = {
  settle: ['settle'],
  develop: ['develop'],
  fortify: ['fortify'],
  besiege: ['besiege', 'strength'],
  reinforce: ['reinforce'],
  raid: ['raid', 'block'],
  ambush: ['ambush'],
  convert: ['convert'],
  'take-money': ['take-money'],
  merchant: ['merchant'],
  trader: ['trader'],
  piracy: ['piracy'],
  draft: ['draft'],
  discard: ['discard'],
  reserve: ['reserve'],
  governor: ['governor'],
  intendant: ['intendant'],
  pass: ['pass'],
  retrieve: ['reserve', 'free'],
  'home-support': ['home-support', 'free'],
  'military-leader': ['reinforce', 'free'],
  withdraw: ['withdraw', 'free'],
  'sell-fur': ['free'],
  'discard-lost-location': ['free'],
  'end-turn': ['free', 'draw'],
};

const SECTIONS_OF_SYMBOL: Readonly<Record<SymbolShown, readonly SectionId[]>> = {
  bateaux: ['settle', 'connections'],
  ship: ['settle', 'strength', 'merchant'],
  wagon: ['settle', 'connections'],
  settler: ['settle', 'develop', 'won'],
  fur: ['trader'],
  military: ['strength'],
  coins: ['take-money', 'merchant'],
};

type EmpireName = Exclude<ReturnType<typeof cardParts>, { family: 'location' }>['name'];

const SECTIONS_OF_CARD: Readonly<Record<EmpireName, readonly SectionId[]>> = {
  bateaux: ['settle'],
  'coureurs-de-bois': ['raid', 'block', 'ambush'],
  fortification: ['fortify', 'strength', 'block'],
  governor: ['governor', 'settle'],
  'home-support': ['home-support'],
  'indian-leader': ['convert', 'raid'],
  intendant: ['intendant'],
  'military-leader': ['reinforce', 'besiege'],
  militia: ['strength', 'ambush', 'block'],
  'native-americans': ['raid', 'ambush', 'convert'],
  priest: ['convert', 'raid'],
  rangers: ['raid', 'block', 'ambush'],
  'regular-infantry': ['strength', 'ambush'],
  'regular-infantry-initial': ['draft'],
  settlers: ['settle', 'develop'],
  ships: ['strength', 'merchant'],
  'siege-artillery': ['besiege', 'reinforce'],
  trader: ['trader'],
};

const anchorsOfCard = (id: CardId): readonly string[] => {
  const parts = cardParts(id);
  return parts.family === 'location' ? [] : SECTIONS_OF_CARD[parts.name];
};

/** In the order of the reader's alphabet; what has one name stands once, with all sections that tell of it. */
export function termsIn(locale: Locale): readonly Term[] {
  const terms = new Map<string, readonly string[]>();
  const add = (name: string, anchors: readonly string[]): void => {
    if (anchors.length === 0) return;
    const titled = capitalised(name);
    terms.set(titled, [...new Set([...(terms.get(titled) ?? []), ...anchors])]);
  };
  for (const [kind, anchors] of Object.entries(SECTIONS_OF_ACTION)) {
    add(actionName(kind as TurnActionKind, locale), anchors);
  }
  for (const symbol of CARD_SYMBOLS_SHOWN)
    add(symbolName(symbol, locale), SECTIONS_OF_SYMBOL[symbol]);
  for (const id of CARD_IDS) add(cardName(namesake(id), locale), anchorsOfCard(id));
  for (const rule of RULE_IDS) add(ruleTitle(rule, locale), [anchorOfRule(rule)]);
  const { compare } = new Intl.Collator(languageOf(locale).tag);
  return [...terms]
    .map(([name, anchors]) => ({ name, anchors }))
    .sort((a, b) => compare(a.name, b.name));
}
