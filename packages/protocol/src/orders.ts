// Standing orders as they travel (R101–R108).
import {
  AMBUSH_ORDERS,
  CARD_GROUPS,
  LOSS_PLACE_ORDERS,
  RAID_ORDERS,
  SETTLE_ORDERS,
  SIEGE_LOSS_ORDERS,
  type StandingOrders,
} from '@arpents/session';
import * as v from 'valibot';

const cardOrder = v.pipe(v.array(v.picklist(CARD_GROUPS)), v.maxLength(CARD_GROUPS.length));

export const standingOrdersSchema = v.strictObject({
  ambush: v.picklist(AMBUSH_ORDERS),
  ambushBlockers: cardOrder,
  ambushLosses: cardOrder,
  ambushLossFrom: v.picklist(LOSS_PLACE_ORDERS),
  convertFrom: v.picklist(LOSS_PLACE_ORDERS),
  raid: v.picklist(RAID_ORDERS),
  raidBlockers: cardOrder,
  settleAfterSurrender: v.picklist(SETTLE_ORDERS),
  siegeLoss: v.picklist(SIEGE_LOSS_ORDERS),
  siegeLosses: cardOrder,
}) satisfies v.GenericSchema<unknown, StandingOrders>;

export interface StandingOrdersAnswer {
  readonly orders: StandingOrders;
}
