// The order in which symbols stand on a card.
export const CARD_SYMBOLS_SHOWN = [
  'bateaux',
  'ship',
  'wagon',
  'settler',
  'fur',
  'military',
  'coins',
] as const;
export type SymbolShown = (typeof CARD_SYMBOLS_SHOWN)[number];
