// A person as others see them, with ratings.
import { bySide } from '@arpents/engine';
import type { Profile } from '@arpents/protocol';
import { personName } from '../games/summaries.ts';
import type { Storage } from '../storage/storage.ts';

export async function profileOf(storage: Storage, id: string): Promise<Profile | null> {
  const person = await storage.people.personById(id);
  if (person === null) return null;
  const ratings = await storage.ratings.ofPerson(id);
  return {
    ...personName(person),
    since: person.created_at,
    ratings: bySide((side) => {
      const kept = ratings[side];
      if (kept === null) return null;
      const { rating, deviation, games } = kept;
      return { rating: Math.round(rating), deviation: Math.round(deviation), games };
    }),
    finishedGames: await storage.games.countFinished(id),
  };
}
