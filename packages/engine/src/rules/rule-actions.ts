// The actions and answers that scenario rules bring with them.
import { siegeRedraw } from './french-siege-redraw.ts';
import { chooseEmpireCard } from './french-start-empire-card.ts';
import { discardLostLocation } from './free-discard-of-lost-locations.ts';
import { sellFur } from './free-fur.ts';
import { discardPenalty } from './pay-to-reshuffle.ts';

export const RULE_ACTIONS = {
  'sell-fur': sellFur,
  'discard-lost-location': discardLostLocation,
  'discard-penalty': discardPenalty,
  'siege-redraw': siegeRedraw,
  'choose-empire-card': chooseEmpireCard,
} as const;
