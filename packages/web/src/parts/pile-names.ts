// The piles that can be looked at.
export const PILE_NAMES = [
  'hand',
  'deck',
  'unseen',
  'discard',
  'reserve',
  'available',
  'known',
  'neutral',
] as const;
export type PileName = (typeof PILE_NAMES)[number];
