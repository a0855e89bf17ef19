// A person as others see them, with ratings.
import { bySide } from '@arpents/engine';
import type { PersonName, Profile } from '@arpents/protocol';
import { LETTERS_SHOWN, type Person } from '../storage/person.ts';
import type { Storage } from '../storage/storage.ts';

export const personName = ({ id, name, isGuest, isNamed }: Person): PersonName => ({
  id,
  name,
  guest: isGuest,
  named: isNamed,
});

/** Of a guest whom nobody could be any more: what they played is kept. */
export const nameOfNobody = (id: string): PersonName => ({
  id,
  name: id.slice(0, LETTERS_SHOWN),
  guest: true,
  named: false,
});

export async function profileOf(storage: Storage, id: string): Promise<Profile | null> {
  const person = await storage.people.personById(id);
  if (person === null) return null;
  const ratings = await storage.ratings.ofPerson(id);
  return {
    ...personName(person),
    since: person.createdAt,
    ratings: bySide((side) => {
      const kept = ratings[side];
      if (kept === null) return null;
      const { rating, deviation, games } = kept;
      return { rating: Math.round(rating), deviation: Math.round(deviation), games };
    }),
    finishedGames: await storage.games.countFinished(id),
  };
}
