// Leaving a siege as attacker, surrendering as defender (R42–R44, R46).
import { describe, expect, it } from 'vitest';
import type { GameState } from '@arpents/engine';
import {
  codeOf,
  givenGame,
  kindsOfEvents,
  legal,
  namesOf,
  piles,
  play,
  refusalOf,
  siegeOf,
  standingAt,
  step,
  whyNot,
  type Given,
} from '@arpents/test-kit';

/** The British besiege Port Royal; both sides have cards of several kinds there. */
const PORT_ROYAL: Given = {
  locations: { 'port-royal': 'french town fortified' },
  sieges: { british: { location: 'port-royal', value: 1 } },
  british: { siegeCards: { british: ['regular-infantry', 'new-york', 'militia'] } },
  french: { siegeCards: { british: ['neutral:fortification', 'quebec', 'militia'] } },
};
const besieging = (changes: Partial<Given> = {}): GameState =>
  givenGame({ ...PORT_ROYAL, ...changes });

describe('withdrawing', () => {
  it('[R42] it is a free action for the attacker in their own turn', () => {
    const left = step(besieging({ actionsLeft: 2 }), 'withdraw british: militia');
    expect(left.state.actionsLeft).toBe(2);
    expect(left.state.decision).toEqual({ kind: 'take-action', side: 'british' });
    expect(siegeOf(left.state, 'british')).toBeNull();
  });

  it('[R42] it is a free action for the defender in their own turn', () => {
    const game = besieging({ side: 'french', actionsLeft: 2 });
    expect(legal(game, 'withdraw')).toEqual([
      'withdraw british: militia',
      'withdraw british: neutral:fortification',
    ]);
    expect(play(game, 'withdraw british: militia', 'settle-after-siege no: -').actionsLeft).toBe(2);
  });

  it('[R42] before, between and after the actions', () => {
    for (const actionsLeft of [2, 1, 0]) {
      expect(legal(besieging({ actionsLeft }), 'withdraw')).toHaveLength(2);
    }
  });

  it('[R42] not once cards were drawn: the turn is then over', () => {
    const theirTurn = play(besieging({ actionsLeft: 0 }), 'end-turn');
    expect(theirTurn.decision).toEqual({ kind: 'take-action', side: 'french' });
    // The same words now mean the defender's surrender, and the attacker's card is not the defender's to give.
    expect(codeOf(theirTurn, 'withdraw british: regular-infantry')).toBe('card-not-in-siege');
  });

  it('[R42] not during the siege check', () => {
    const won = givenGame({
      phase: 'end-test',
      sieges: { british: { location: 'gaspe', value: 2 }, french: 'pemaquid' },
      british: { siegeCards: { british: ['militia'] } },
    });
    expect(won.decision?.kind).toBe('settle-after-siege');
    expect(whyNot(won, 'withdraw french: -')).toBe('not-what-is-asked R9');
  });

  it('[R42] only from a siege that is there; either of two can be left', () => {
    const game = besieging();
    expect(whyNot(game, 'withdraw french: -')).toBe('no-siege-to-leave R42');
    expect(legal(givenGame({}), 'withdraw')).toEqual([]);
    const both = besieging({ sieges: { ...PORT_ROYAL.sieges, french: 'pemaquid' } });
    expect(legal(both, 'withdraw')).toEqual([
      'withdraw british: regular-infantry',
      'withdraw british: militia',
      'withdraw french: -',
    ]);
  });
});

describe('the attacker withdraws', () => {
  it('[R43] one card of their choice returns, all others are discarded in the order played', () => {
    const left = step(besieging(), 'withdraw british: regular-infantry');
    const british = piles(left.state, 'british');
    expect(british.discard).toEqual(['new-york', 'militia']);
    expect(british.available.filter((card) => card === 'regular-infantry')).toHaveLength(6);
    expect(piles(left.state, 'french').discard).toEqual([
      'neutral:fortification',
      'quebec',
      'militia',
    ]);
    expect(kindsOfEvents(left)).toEqual(['action-taken', 'card-returned', 'siege-ended']);
    expect(left.events.at(-1)).toEqual({
      kind: 'siege-ended',
      siege: 'british',
      location: 'port-royal',
      winner: 'french',
      withdrawn: true,
    });
  });

  it('[R43] the location stays as it is, fortification included', () => {
    const left = play(besieging(), 'withdraw british: militia');
    expect(standingAt(left, 'port-royal')).toBe('french town fortified');
    expect(left.players.british.capturedTowns).toBe(0);
  });

  it('[R43] the card is named in the same action: none, or a location card, is refused', () => {
    const game = besieging();
    expect(whyNot(game, 'withdraw british: -')).toBe('must-give-up-a-card R43');
    expect(codeOf(game, 'withdraw british: new-york')).toBe('card-not-in-siege');
    expect(refusalOf(game, 'withdraw british: rangers')).toMatchObject({
      code: 'card-not-in-siege',
      card: 'empire:rangers',
    });
  });

  it('[R43] with location cards only, nothing is returned', () => {
    const game = besieging({ british: { siegeCards: { british: ['boston', 'new-york'] } } });
    expect(legal(game, 'withdraw')).toEqual(['withdraw british: -']);
    const left = play(game, 'withdraw british: -');
    expect(piles(left, 'british').discard).toEqual(['boston', 'new-york']);
  });

  it('[R43] they may besiege again in the same turn', () => {
    const game = besieging({
      british: { ...PORT_ROYAL.british, hand: ['boston', 'ships', 'rangers'] },
    });
    const besiege = 'besiege port-royal: boston + ships + rangers';
    expect(whyNot(game, besiege)).toBe('siege-already-open R35');
    const again = play(game, 'withdraw british: militia', besiege);
    expect(siegeOf(again, 'british')).toEqual({
      location: 'port-royal',
      value: -2,
      british: ['rangers'],
      french: [],
    });
  });
});

describe('the defender surrenders', () => {
  const surrendering = (hand: readonly string[] = [], deck: readonly string[] = []): GameState =>
    besieging({
      side: 'french',
      actionsLeft: 1,
      british: { ...PORT_ROYAL.british, hand, deck },
    });

  it('[R44] the attacker captures the piece, and the fortification returns to the stock', () => {
    const given = step(surrendering(), 'withdraw british: militia');
    expect(standingAt(given.state, 'port-royal')).toBeNull();
    expect(given.state.players.british).toMatchObject({ capturedTowns: 1, capturedVillages: 0 });
    expect(given.state.fortifications).toBe(12);
    expect(kindsOfEvents(given)).toEqual([
      'action-taken',
      'card-returned',
      'siege-ended',
      'fortification-lost',
      'piece-captured',
      'decision-asked',
    ]);
    expect(given.events).toContainEqual({
      kind: 'siege-ended',
      siege: 'british',
      location: 'port-royal',
      winner: 'british',
      withdrawn: true,
    });
  });

  it('[R44] they return a card as an attacker would; the others are discarded', () => {
    const after = play(surrendering(), 'withdraw british: militia');
    expect(piles(after, 'french').discard).toEqual(['neutral:fortification', 'quebec']);
    expect(piles(after, 'french').available).toContain('militia');
    expect(whyNot(surrendering(), 'withdraw british: -')).toBe('must-give-up-a-card R43');
  });

  it('[R43, R44] a neutral card returns to the display', () => {
    const before = surrendering();
    const after = play(before, 'withdraw british: neutral:fortification');
    const shown = (state: GameState): number =>
      namesOf(state.neutral).filter((card) => card === 'neutral:fortification').length;
    expect([shown(before), shown(after)]).toEqual([1, 2]);
    expect(piles(after, 'french').discard).toEqual(['quebec', 'militia']);
  });

  it('[R44] the attacker may settle at once, out of turn; then the turn goes on', () => {
    const asked = play(surrendering(['boston', 'norfolk']), 'withdraw british: militia');
    expect(asked.side).toBe('french');
    expect(asked.decision).toMatchObject({ kind: 'settle-after-siege', side: 'british' });
    expect(legal(asked)).toEqual(['settle-after-siege no: -', 'settle-after-siege yes: boston']);
    const settled = step(asked, 'settle-after-siege yes: boston');
    expect(kindsOfEvents(settled)).toEqual(['action-taken', 'village-placed', 'card-gained']);
    expect(standingAt(settled.state, 'port-royal')).toBe('british village');
    expect(settled.state).toMatchObject({ side: 'french', phase: 'actions', actionsLeft: 1 });
    expect(settled.state.decision).toEqual({ kind: 'take-action', side: 'french' });
    expect(siegeOf(settled.state, 'british')).toBeNull();
  });

  it('[R44, R20] the siege cards go down before the cards of the settling', () => {
    const after = play(
      surrendering(['boston']),
      'withdraw british: militia',
      'settle-after-siege yes: boston',
    );
    expect(piles(after, 'british').discard).toEqual([
      'regular-infantry',
      'new-york',
      'militia',
      'boston',
      'port-royal',
    ]);
  });

  it('[R44] if they do not settle, the location is neutral', () => {
    const after = play(
      surrendering(['boston']),
      'withdraw british: militia',
      'settle-after-siege no: -',
    );
    expect(standingAt(after, 'port-royal')).toBeNull();
    expect(piles(after, 'british').hand).toEqual(['boston']);
  });

  it('[R44] no card is drawn for the settler card before the own refill', () => {
    const after = play(
      surrendering(['boston'], ['norfolk']),
      'withdraw british: militia',
      'settle-after-siege yes: boston',
    );
    expect(piles(after, 'british')).toMatchObject({ hand: [], deck: ['norfolk'] });
  });

  it('[R44] the loser gives up nothing more, and the other siege is untouched', () => {
    const game = besieging({
      side: 'french',
      sieges: { ...PORT_ROYAL.sieges, french: { location: 'pemaquid', value: 0 } },
      french: { siegeCards: { ...PORT_ROYAL.french?.siegeCards, french: ['coureurs-de-bois'] } },
    });
    const after = play(game, 'withdraw british: militia', 'settle-after-siege no: -');
    expect(after.decision?.kind).toBe('take-action');
    expect(siegeOf(after, 'french')).toMatchObject({ value: 0, french: ['coureurs-de-bois'] });
  });

  it('[R44] the British surrender in the same way', () => {
    const game = givenGame({
      sieges: { french: 'pemaquid' },
      british: { siegeCards: { french: ['militia'] } },
      french: { hand: ['quebec'], siegeCards: { french: ['regular-infantry-initial'] } },
    });
    const after = play(game, 'withdraw french: militia', 'settle-after-siege yes: quebec', 'pass');
    expect(standingAt(after, 'pemaquid')).toBe('french village');
    expect(after.players.french.capturedVillages).toBe(1);
    expect(after).toMatchObject({ side: 'british', actionsLeft: 1 });
  });
});

describe('surrendering a capital', () => {
  it.each([
    ['british', 'french', 'boston'],
    ['british', 'french', 'new-york'],
    ['french', 'british', 'quebec'],
  ] as const)('[R46] the %s lose at once against the %s: %s', (side, enemy, capital) => {
    const game = givenGame({
      side,
      sieges: { [enemy]: capital },
      [enemy]: { siegeCards: { [enemy]: ['militia'] } },
    });
    const { state, events } = step(game, `withdraw ${enemy}: -`);
    expect(state).toMatchObject({ phase: 'over', decision: null });
    expect(state.outcome).toMatchObject({ winner: enemy, ending: 'capital' });
    expect(events.at(-1)?.kind).toBe('game-ended');
  });

  it('[R46] an attacker who leaves a capital loses nothing but a card', () => {
    const game = givenGame({
      sieges: { british: 'quebec' },
      british: { siegeCards: { british: ['militia'] } },
    });
    expect(play(game, 'withdraw british: militia').outcome).toBeNull();
  });
});
