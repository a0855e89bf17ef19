// Who sits on a side, by name.
import type { Locale } from '@arpents/messages';
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
