// The address of a moment of a game at its table, for whoever comes from elsewhere.
import { withPast } from '../history/address.ts';
import type { Moment } from '../history/moments.ts';
import type { Viewpoint } from '../history/viewpoints.ts';
import { pathOfGame } from '../parts/paths.ts';

export const pathOfMoment = (game: string, moment: Moment, as: Viewpoint): string =>
  `${pathOfGame(game)}${withPast('', moment, as)}`;
