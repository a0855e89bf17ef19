// Whether a game counts for the rating, or why it does not.
import type { GameSummary } from '@arpents/protocol';

export const ratedKey = ({ uncounted }: GameSummary) =>
  uncounted === null ? 'terms.rated' : (`terms.uncounted.${uncounted}` as const);
