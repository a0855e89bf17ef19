// Who sits on a side, by name.
import { SIDES, type Side } from '@arpents/engine';
import { viewerName, type Locale } from '@arpents/messages';
import type { SeatShown } from '@arpents/protocol';
import { nameOfPerson } from '../text/person-name.ts';
import type { TextOf } from '../text/use-text.ts';
import { nameOfLevel } from './levels.ts';

export function nameOfSeat(seat: SeatShown, t: TextOf, locale: Locale): string {
  switch (seat.kind) {
    case 'person':
      return nameOfPerson(seat.person, t);
    case 'computer':
      return nameOfLevel(seat.level, locale);
    case 'here':
      return t('player.here');
    case 'unknown':
      return t('player.unknown');
    case 'free':
      return t('player.free');
  }
}

/** With what they are rated on the side that they play; null: that is not settled, and each side counts. */
export function ratedNameOfSeat(
  seat: SeatShown,
  side: Side | null,
  t: TextOf,
  locale: Locale,
): string {
  const name = nameOfSeat(seat, t, locale);
  if (seat.kind !== 'person') return name;
  const ratings = (side === null ? SIDES : [side]).flatMap((one) => {
    const rating = seat.ratings[one];
    if (rating === null) return [];
    return [side === null ? `${viewerName(one, locale)} ${rating}` : String(rating)];
  });
  return ratings.length === 0 ? name : t('player.rated', { name, ratings: ratings.join(', ') });
}
