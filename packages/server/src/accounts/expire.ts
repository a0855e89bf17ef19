// What has had its time goes, in small steps: sign-ins, tokens, guests, old events, names of those who left.
import type { ExpiryTimes } from '../storage/expiry-store.ts';
import type { Storage } from '../storage/storage.ts';
import { DAY } from '../times.ts';

export interface Lifetimes {
  readonly signInDays: number;
  readonly signInIdleDays: number;
  readonly guestDays: number;
  readonly eventDays: number;
}

/** Nobody steps into a name while those who knew it still look for its bearer. */
const NAME_KEPT_DAYS = 90;
const STEP = 200;

const expiryTimes = (lifetimes: Lifetimes, now: number): ExpiryTimes => ({
  signedInBefore: now - lifetimes.signInDays * DAY,
  seenBefore: now - lifetimes.signInIdleDays * DAY,
  guestsBefore: now - lifetimes.guestDays * DAY,
  eventsBefore: now - lifetimes.eventDays * DAY,
  goneBefore: now - NAME_KEPT_DAYS * DAY,
});

/**
 * Each step is one statement or one short transaction; between two of them others have their turn, and a server that
 * ends does not go on: the next one to start does.
 */
export async function expire(
  { expiry }: Pick<Storage, 'expiry'>,
  lifetimes: Lifetimes,
  now: number,
  goesOn: () => boolean = () => true,
): Promise<void> {
  const times = expiryTimes(lifetimes, now);
  const untilNone = async (step: () => Promise<number>): Promise<void> => {
    while (goesOn() && (await step()) === STEP);
  };
  await untilNone(() => expiry.endSignIns(times, STEP));
  await untilNone(() => expiry.revokeTokens(now, STEP));
  await untilNone(() => expiry.removeGuests(times, STEP));
  if (goesOn()) await expiry.freeNames(times);
  for (let after: string | null = ''; after !== null && goesOn();) {
    after = await expiry.trimEvents(times, after, STEP);
  }
}
