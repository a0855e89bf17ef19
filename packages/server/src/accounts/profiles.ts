// A person as others see them, with ratings.
import { bySide } from '@arpents/engine';
import type { PersonName, Profile } from '@arpents/protocol';
import type { Person } from '../storage/person.ts';
import type { Storage } from '../storage/storage.ts';

export const personName = ({ id, name, isGuest }: Person): PersonName => ({
  id,
  name,
  guest: isGuest,
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
