// The French also win by placing a village at Fort Duquesne: by settling, after its siege, or after its surrender.
import { placeOf } from '../cards/cards.ts';
import type { ScenarioRule } from './rule.ts';

const FORT_DUQUESNE = placeOf('fort-duquesne');

export const fortDuquesneWin: ScenarioRule = {
  id: 'fort-duquesne-win',
  changes: {
    settlingWins: [(side, place) => side === 'french' && place === FORT_DUQUESNE],
  },
};
