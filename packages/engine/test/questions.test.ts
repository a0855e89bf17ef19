// Questions that tables, advisers and computer players ask of the engine, so that none of them repeats a rule.
import { describe, expect, it } from 'vitest';
import {
  ACTION_KINDS,
  CARD_IDS,
  CARD_KINDS,
  DECISION_KINDS,
  EDITIONS,
  NO_CHOICE,
  SIDES,
  TURN_ACTION_KINDS,
  cardIdsOf,
  cardOf,
  cardParts,
  cardsNamed,
  explain,
  isCardUsable,
  isLegal,
  legalActions,
  mostToAdd,
  mostToDiscard,
  opponentOf,
  siegeTrackOf,
  viewFor,
  winnerAtCheck,
  winnerAtValue,
  type ActionKind,
  type Edition,
  type GameState,
} from '@arpents/engine';
import { RULES_ANSWERING } from '../src/actions/registry.ts';
import { cardNamed, givenGame, play } from '@arpents/test-kit';

describe('the track of a siege', () => {
  it.each(SIDES)('[R19] the %s one has the printed ends, and all values between them', (siege) => {
    const track = siegeTrackOf(givenGame({}), siege);
    const lowest = siege === 'british' ? -5 : -4;
    expect(track).toMatchObject({ isFinite: true, lowest, highest: 7 });
    expect(track.values.at(0)).toBe(lowest);
    expect(track.values.at(-1)).toBe(7);
    expect(track.values).toHaveLength(7 - lowest + 1);
  });

  it('[R150] an endless one goes on to where the marker stands', () => {
    const state = givenGame({
      edition: 'first',
      rulings: 1,
      sieges: { british: { location: 'gaspe', value: 9 }, french: null },
    });
    const track = siegeTrackOf(state, 'british');
    expect(track).toMatchObject({ isFinite: false, lowest: -5, highest: 7 });
    expect(track.values.at(-1)).toBe(9);
    expect(siegeTrackOf(state, 'french').values.at(-1)).toBe(7);
  });

  it('[R19] a view answers like the state', () => {
    const state = givenGame({ sieges: { british: { location: 'gaspe', value: 3 } } });
    expect(siegeTrackOf(viewFor(state, 'spectator'), 'british')).toEqual(
      siegeTrackOf(state, 'british'),
    );
  });
});

describe('who wins at a value', () => {
  it.each(SIDES)('[R14] in the %s siege: attacker from +2, defender from −1 down', (siege) => {
    const defender = opponentOf(siege);
    expect([-3, -2, -1, 0, 1, 2, 3].map((value) => winnerAtValue(siege, value))).toEqual([
      defender,
      defender,
      defender,
      null,
      null,
      siege,
      siege,
    ]);
  });

  it('[R14] the next check goes by the value of the marker', () => {
    for (let value = -5; value <= 7; value++) {
      const state = givenGame({ sieges: { british: { location: 'gaspe', value } } });
      expect(winnerAtCheck(state, 'british')).toBe(winnerAtValue('british', value));
      expect(winnerAtCheck(state, 'french')).toBeNull();
    }
  });
});

describe('what one turn can add to a siege', () => {
  const besieged = (): GameState =>
    givenGame({
      sieges: { british: { location: 'port-royal', value: 0 } },
      british: {
        hand: ['regular-infantry', 'militia', 'military-leader', 'bateaux'],
        reserve: ['siege-artillery'],
        siegeCards: { british: ['militia'] },
      },
      french: { hand: ['regular-infantry'], deck: ['militia', 'priest'] },
    });

  it('[R38, R41] the two strongest cards of hand and reserve, and the leaders', () => {
    expect(mostToAdd(viewFor(besieged(), 'british'), 'british', 'british')).toBe(3 + 2 + 1);
  });

  it('[R18, R100] of the other side: what may be in its hand', () => {
    const view = viewFor(besieged(), 'british');
    expect(mostToAdd(view, 'british', 'french')).toBe(2 + 1);
    expect(mostToAdd(view, 'french', 'british')).toBe(0);
  });
});

describe('usable cards', () => {
  const state = givenGame({
    locations: { albany: 'british village', pemaquid: 'french village' },
    sieges: { french: { location: 'new-york', value: 0 } },
    french: { siegeCards: { french: ['regular-infantry'] } },
  });
  const isUsable = (name: string): boolean =>
    isCardUsable(state, 'british', cardOf('british', cardNamed(name)));

  it('[R21] a location card needs its location: held, connected, not besieged', () => {
    expect(isUsable('boston')).toBe(true);
    expect(isUsable('new-york')).toBe(false);
    expect(isUsable('pemaquid')).toBe(false);
    expect(isUsable('oswego')).toBe(false);
  });

  it('[R21] empire and neutral cards always can be used', () => {
    expect(isUsable('militia')).toBe(true);
    expect(isUsable('neutral:settlers')).toBe(true);
  });
});

describe('how many cards can be discarded', () => {
  const hand = ['boston', 'new-york', 'militia', 'militia', 'bateaux'];

  it.each([
    [0, 1],
    [2, 3],
    [9, 5],
  ])('[R78] with %i money: %i', (money, most) => {
    const state = givenGame({ british: { hand, money } });
    expect(mostToDiscard(state, 'british')).toBe(most);
    expect(mostToDiscard(viewFor(state, 'french'), 'british')).toBe(most);
    const listed = legalActions(state).flatMap((action) =>
      action.kind === 'discard' ? [action.cards.length] : [],
    );
    expect(Math.max(...listed)).toBe(most);
  });

  it('[R78] `free-discards`: all of them without money', () => {
    const state = givenGame({ rules: ['free-discards'], british: { hand, money: 0 } });
    expect(mostToDiscard(state, 'british')).toBe(5);
    const cards = cardIdsOf(state.players.british.hand);
    expect(isLegal(state, { kind: 'discard', cards })).toBe(true);
  });
});

describe('ids of cards', () => {
  it('[R2] each says its family and its name, and both together are the id', () => {
    CARD_KINDS.forEach((kind) => {
      const { family, name } = cardParts(kind.id);
      expect(`${family}:${name}`).toBe(kind.id);
      expect(family === 'neutral').toBe(kind.owner === null);
      expect(family === 'location').toBe(kind.location !== null);
    });
    expect(new Set(CARD_IDS.map((id) => cardParts(id).family)).size).toBe(3);
  });

  it('[R2] names of a side become numbers and back', () => {
    const ids = ['location:boston', 'neutral:settlers'] as const;
    expect(cardIdsOf(cardsNamed('british', ids))).toEqual(ids);
    expect(cardsNamed('french', ids)[0]).toBe(-1);
  });
});

describe('what takes an action', () => {
  const freeIn = (edition: Edition): ActionKind[] =>
    explain(givenGame({ edition }), NO_CHOICE)
      .filter(({ isFree }) => isFree)
      .map(({ kind }) => kind);

  it('[R92] withdrawing is free in the second edition and in the revised first one', () => {
    const free = [
      'retrieve',
      'home-support',
      'military-leader',
      'withdraw',
      'sell-fur',
      'discard-lost-location',
      'end-turn',
    ];
    expect(freeIn('second')).toEqual(free);
    expect(freeIn('first-revised')).toEqual(free);
  });

  it('[R150] withdrawing takes an action in the first edition', () => {
    expect(freeIn('first')).not.toContain('withdraw');
  });

  it.each(EDITIONS)(
    '[R92] %s: free is exactly what can be done without an action left',
    (edition) => {
      const state = givenGame({
        edition,
        sieges: { british: { location: 'gaspe', value: 0 } },
        british: { hand: ['boston', 'militia'], siegeCards: { british: ['militia'] } },
      });
      const last = play(play(state, 'pass'), 'pass');
      const refused = explain(last, NO_CHOICE).filter(
        ({ refusal }) => refusal?.code === 'no-action-left',
      );
      const paid = explain(state, NO_CHOICE).filter(({ isFree }) => !isFree);
      expect(refused.map(({ kind }) => kind)).toEqual(paid.map(({ kind }) => kind));
    },
  );
});

describe('lists of kinds', () => {
  it('[R9] the actions of a turn are those that answer `take-action`', () => {
    const answering = RULES_ANSWERING['take-action'].map(({ kind }) => kind);
    expect(answering).toEqual([...TURN_ACTION_KINDS]);
  });

  it('[R9] every kind but resignation answers one kind of decision, and every kind of decision has an answer', () => {
    const answering = DECISION_KINDS.flatMap((decision) => {
      expect(RULES_ANSWERING[decision].length).toBeGreaterThan(0);
      return RULES_ANSWERING[decision].map(({ kind }) => kind);
    });
    expect([...answering, 'resign'].sort()).toEqual([...ACTION_KINDS].sort());
  });
});
