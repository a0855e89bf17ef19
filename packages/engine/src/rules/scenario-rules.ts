// Every scenario rule by its id; the type makes sure that none is missing.
import { ambushReachesSieges } from './ambush-reaches-sieges.ts';
import { blockedAmbushFree } from './blocked-ambush-free.ts';
import { blockedRaidFree } from './blocked-raid-free.ts';
import { britishSiegeRestraint } from './british-siege-restraint.ts';
import { britishStartBateaux } from './british-start-bateaux.ts';
import { fewerBritishInfantry } from './fewer-british-infantry.ts';
import { firstEditionBateaux } from './first-edition-bateaux.ts';
import { firstEditionHomeSupport } from './first-edition-home-support.ts';
import { firstEditionRaids } from './first-edition-raids.ts';
import { fortAtLouisbourg } from './fort-at-louisbourg.ts';
import { fortAtQuebec } from './fort-at-quebec.ts';
import { fortDuquesneWin } from './fort-duquesne-win.ts';
import { freeDiscardOfLostLocations } from './free-discard-of-lost-locations.ts';
import { freeDiscards } from './free-discards.ts';
import { freeFur } from './free-fur.ts';
import { frenchBateauxAvailable } from './french-bateaux-available.ts';
import { frenchSiegeRedraw } from './french-siege-redraw.ts';
import { frenchStartEmpireCard } from './french-start-empire-card.ts';
import { governorAbandons } from './governor-abandons.ts';
import { governorSparesHome } from './governor-spares-home.ts';
import { locationsInReserve } from './locations-in-reserve.ts';
import { lostLocationsInReserve } from './lost-locations-in-reserve.ts';
import { nativesInSieges } from './natives-in-sieges.ts';
import { noGovernors } from './no-governors.ts';
import { payToReshuffle } from './pay-to-reshuffle.ts';
import { thinDeckPenalty } from './thin-deck-penalty.ts';
import type { ScenarioRule } from './rule.ts';
import type { RuleId } from './vocabulary.ts';

export const SCENARIO_RULES: Readonly<Record<RuleId, ScenarioRule>> = {
  'pay-to-reshuffle': payToReshuffle,
  'fort-at-louisbourg': fortAtLouisbourg,
  'fort-at-quebec': fortAtQuebec,
  'fort-duquesne-win': fortDuquesneWin,
  'ambush-reaches-sieges': ambushReachesSieges,
  'fewer-british-infantry': fewerBritishInfantry,
  'french-siege-redraw': frenchSiegeRedraw,
  'locations-in-reserve': locationsInReserve,
  'british-start-bateaux': britishStartBateaux,
  'blocked-ambush-free': blockedAmbushFree,
  'blocked-raid-free': blockedRaidFree,
  'free-fur': freeFur,
  'free-discards': freeDiscards,
  'french-start-empire-card': frenchStartEmpireCard,
  'governor-abandons': governorAbandons,
  'natives-in-sieges': nativesInSieges,
  'british-siege-restraint': britishSiegeRestraint,
  'free-discard-of-lost-locations': freeDiscardOfLostLocations,
  'governor-spares-home': governorSparesHome,
  'no-governors': noGovernors,
  'lost-locations-in-reserve': lostLocationsInReserve,
  'french-bateaux-available': frenchBateauxAvailable,
  'first-edition-bateaux': firstEditionBateaux,
  'first-edition-home-support': firstEditionHomeSupport,
  'first-edition-raids': firstEditionRaids,
  'thin-deck-penalty': thinDeckPenalty,
};
