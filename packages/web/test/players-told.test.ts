// What the stream tells of the players' names and ratings, at the game on screen.
import { NO_CHOICE, type Action } from '@arpents/engine';
import type { PlayersTold, SeatedPerson } from '@arpents/protocol';
import { describe, expect, it } from 'vitest';
import { introduced, received, replaced, type How } from '../src/state/follow.ts';
import { NOTHING, type GameModel } from '../src/state/model.ts';
import { SERVER_TIME, tellGame } from './support/told-game.ts';

const act = (action: Action) => ({ kind: 'act', action }) as const;

/** Told to the British. */
const { update, answer } = tellGame('british', [
  // 1: the game begins
  ['british', act({ kind: 'pass' })], // 2
  ['british', act({ kind: 'end-turn' })], // 3
  ['french', act({ kind: 'pass' })], // 4
  ['french', act({ kind: 'end-turn' })], // 5
  ['french', { kind: 'resign' }], // 6
]);

const MOVING: How = { isPlayedBack: true, now: SERVER_TIME - 300 };
const STILL: How = { ...MOVING, isPlayedBack: false };
const upTo = (version: number) => Array.from({ length: version }, (_, i) => update(i + 1).entry);
const at = (version: number): GameModel =>
  replaced(
    { ...NOTHING, id: 'g' },
    { answer: answer(version), entries: upTo(version), draft: NO_CHOICE },
    STILL,
  );

describe('names and ratings of the players', () => {
  const called = (name: string): SeatedPerson => ({
    kind: 'person',
    person: { id: 'guest', name, guest: true, named: true },
    ratings: { british: null, french: null },
  });
  const players = (name: string, now = SERVER_TIME): PlayersTold => ({
    game: 'g',
    players: [called(name)],
    ratingChange: null,
    now,
  });
  const withGuest = (model: GameModel): GameModel => ({
    ...model,
    summary: model.summary && {
      ...model.summary,
      seats: { ...model.summary.seats, french: called('before') },
    },
  });

  it('change at their seats, and cut nothing short that is being shown', () => {
    const showing = withGuest(
      [4, 5].reduce((model, version) => received(model, update(version), MOVING), at(3)),
    );
    expect(showing.showing?.version).toBe(4);
    const after = introduced(showing, players('Jeanne'));
    expect(after.summary?.seats).toEqual({ ...showing.summary?.seats, french: called('Jeanne') });
    expect({ ...after, summary: null, players: null }).toEqual({ ...showing, summary: null });
  });

  it('are not those of whoever sits elsewhere', () => {
    const model = withGuest(at(3));
    expect(introduced(model, { ...players('Jeanne'), game: 'other' })).toBe(model);
    const stranger = { ...called('Jeanne'), person: { ...called('Jeanne').person, id: 'else' } };
    expect(
      introduced(model, { ...players(''), players: [stranger] }).summary?.seats.french,
    ).toEqual(called('before'));
  });

  it('outlast an answer that was under way, and give way to a later one', () => {
    const whole = (now: number) => {
      const given = answer(3);
      const seats = { ...given.game.seats, french: called('before') };
      return {
        answer: { ...given, game: { ...given.game, seats }, table: { ...given.table, now } },
        entries: upTo(3),
        draft: NO_CHOICE,
      };
    };
    const early = introduced({ ...NOTHING, id: 'g' }, players('Jeanne'));
    const nameIn = (model: GameModel): unknown => model.summary?.seats.french;
    expect(nameIn(replaced(early, whole(SERVER_TIME - 1), STILL))).toEqual(called('Jeanne'));
    expect(nameIn(replaced(early, whole(SERVER_TIME + 1), STILL))).toEqual(called('before'));
  });

  it('come with what a rated game was worth', () => {
    const change = { before: 1500, after: 1662 };
    const ratingChange = { british: change, french: { before: 1500, after: 1338 } };
    const after = introduced(at(6), { ...players('Jeanne'), ratingChange });
    expect(after.summary).toMatchObject({ ratingChange });
  });
});
