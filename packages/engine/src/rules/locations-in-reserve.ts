// Any location card may be put in the reserve.
import type { ScenarioRule } from './rule.ts';

export const locationsInReserve: ScenarioRule = {
  id: 'locations-in-reserve',
  changes: { isLocationReservable: () => true },
};
