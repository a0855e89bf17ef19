// The levels by name, weakest first, and how long each may think. Apart from the players themselves, so that whoever only
// asks them loads none.

export const LEVEL_IDS = ['recruit', 'settler', 'captain', 'governor', 'general'] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

/** For each turn of a game with a person. */
export const LEVEL_EFFORTS: Readonly<Record<LevelId, { readonly milliseconds: number }>> = {
  recruit: { milliseconds: 300 },
  settler: { milliseconds: 300 },
  captain: { milliseconds: 300 },
  governor: { milliseconds: 470 },
  general: { milliseconds: 900 },
};
