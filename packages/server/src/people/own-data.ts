// Everything that is kept of a person and is theirs to have, in one answer. What others wrote, secrets, hashes and
// what a running game hides are no part of it.
import type { OwnDataAnswer, OwnGame, OwnMessage, PersonEvent } from '@arpents/protocol';
import { breathe } from '../breathe.ts';
import type { Desk } from '../games/desk.ts';
import { barriersOf } from '../games/manners.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Identity } from '../accounts/identities.ts';
import { profileOf } from '../accounts/profiles.ts';
import { Problem } from '../problem.ts';

const PAGE = 50;

export async function ownDataOf(
  desk: Desk,
  accounts: Accounts,
  identity: Identity,
): Promise<OwnDataAnswer> {
  const { storage } = desk;
  const { id } = identity.person;
  const person = await profileOf(storage, id);
  if (person === null) throw new Problem('not-found');
  const games = await gamesOf(desk, id);
  const reports = await storage.manners.reportsBy(id);
  return {
    at: desk.now(),
    person,
    signIns: await accounts.signIns(identity),
    tokens: await accounts.tokens(identity),
    games,
    messages: await messagesIn(desk, games),
    notes: await storage.ownData.notes(id),
    standingOrders: await storage.ownData.orders(id),
    events: await eventsOf(desk, id),
    barriers: await barriersOf(desk, id),
    reports: reports.map(({ reported, game, reason, text, createdAt }) => ({
      reported,
      game,
      reason,
      text,
      createdAt,
    })),
  };
}

async function gamesOf({ storage }: Desk, person: string): Promise<readonly OwnGame[]> {
  const games: OwnGame[] = [];
  for (;;) {
    const page = await storage.ownData.gamesAfter(person, games.at(-1)?.game ?? '', PAGE);
    games.push(...page);
    if (page.length < PAGE) return games;
    await breathe();
  }
}

/** What they were told of their games, as long as it is kept. */
async function eventsOf({ storage }: Desk, person: string): Promise<readonly PersonEvent[]> {
  const events: PersonEvent[] = [];
  for (;;) {
    const last = events.at(-1)?.number ?? 0;
    const page = await storage.personal.eventsAfter(person, last, PAGE);
    if (page.length === 0) return events;
    events.push(...page);
    await breathe();
  }
}

/** Game by game: moves of others come between. */
async function messagesIn(
  { storage }: Desk,
  games: readonly OwnGame[],
): Promise<readonly OwnMessage[]> {
  const messages: OwnMessage[] = [];
  for (const { game, side } of games) {
    messages.push(...(await storage.ownData.messagesBy(game, side)));
    await breathe();
  }
  return messages;
}
