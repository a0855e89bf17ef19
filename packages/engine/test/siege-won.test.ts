// What a won siege leaves behind: pieces, settling, cards (R48, R49, R51, R54).
import { describe, expect, it } from 'vitest';
import type { GameState } from '@arpents/engine';
import {
  codeOf,
  givenGame,
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

/** The British have won Port Royal and are asked whether they settle it. */
const portRoyalWon = (changes: Partial<Given> = {}): GameState =>
  givenGame({
    phase: 'end-test',
    sieges: { british: { location: 'port-royal', value: 2 } },
    ...changes,
  });

describe('the captured piece', () => {
  it.each([
    ['french village', { capturedVillages: 1, capturedTowns: 0 }],
    ['french town', { capturedVillages: 0, capturedTowns: 1 }],
  ] as const)('[R48] a %s is captured as it stands', (piece, captured) => {
    const before = givenGame({
      side: 'french',
      actionsLeft: 0,
      locations: { 'port-royal': piece },
      sieges: { british: { location: 'port-royal', value: 2 } },
    });
    const { state, events } = step(before, 'end-turn');
    expect(state.players.british).toMatchObject(captured);
    expect(standingAt(state, 'port-royal')).toBeNull();
    expect(events).toContainEqual({
      kind: 'piece-captured',
      side: 'british',
      location: 'port-royal',
      piece: piece.slice('french '.length),
    });
    // Captured pieces do not come back to the stock.
    expect(state.players.french.villages).toBe(before.players.french.villages);
    expect(state.players.french.towns).toBe(before.players.french.towns);
  });
});

describe('settling after a siege', () => {
  it('[R48] with a settler card from hand a village is placed and the location card taken', () => {
    const game = portRoyalWon({ british: { hand: ['philadelphia', 'norfolk'] } });
    const after = play(game, 'settle-after-siege yes: philadelphia');
    expect(standingAt(after, 'port-royal')).toBe('british village');
    expect(after.players.british.villages).toBe(game.players.british.villages - 1);
    expect(piles(after, 'british')).toMatchObject({
      hand: ['norfolk'],
      discard: ['philadelphia', 'port-royal'],
    });
    expect(after.actionsLeft).toBe(2);
  });

  it('[R48, R28] a location card that is not available is not taken', () => {
    const game = portRoyalWon({ british: { hand: ['settlers'], deck: ['port-royal'] } });
    const after = play(game, 'settle-after-siege yes: settlers');
    expect(standingAt(after, 'port-royal')).toBe('british village');
    expect(piles(after, 'british')).toMatchObject({ deck: ['port-royal'], discard: ['settlers'] });
  });

  it('[R48] it is optional: else the location is neutral', () => {
    const after = play(portRoyalWon({ british: { hand: ['boston'] } }), 'settle-after-siege no: -');
    expect(standingAt(after, 'port-royal')).toBeNull();
    expect(piles(after, 'british')).toMatchObject({ hand: ['boston'], discard: [] });
    expect(piles(after, 'british').available).toContain('port-royal');
  });

  it('[R48] every usable settler card is offered', () => {
    const game = portRoyalWon({
      british: { hand: ['boston', 'norfolk', 'settlers', 'neutral:settlers', 'militia'] },
    });
    expect(legal(game)).toEqual([
      'settle-after-siege no: -',
      'settle-after-siege yes: boston',
      'settle-after-siege yes: settlers',
      'settle-after-siege yes: neutral:settlers',
    ]);
  });

  it('[R48] without the symbol no settler card is played', () => {
    const game = givenGame({
      phase: 'end-test',
      locations: { 'fort-beausejour': 'french village' },
      sieges: { british: { location: 'fort-beausejour', value: 2 } },
      british: { hand: ['boston'] },
    });
    expect(legal(game)).toEqual(['settle-after-siege no: -', 'settle-after-siege yes: -']);
    expect(whyNot(game, 'settle-after-siege yes: boston')).toBe('settler-not-needed R48');
    const after = play(game, 'settle-after-siege yes: -');
    expect(standingAt(after, 'fort-beausejour')).toBe('british village');
    expect(piles(after, 'british')).toMatchObject({
      hand: ['boston'],
      discard: ['fort-beausejour'],
    });
  });

  it('[R48] the card must be a settler card, in hand', () => {
    const game = portRoyalWon({ british: { hand: ['norfolk'], reserve: ['settlers'] } });
    expect(whyNot(game, 'settle-after-siege yes: -')).toBe('settler-needed R48');
    expect(codeOf(game, 'settle-after-siege yes: norfolk')).toBe('no-settler');
    expect(whyNot(game, 'settle-after-siege yes: settlers')).toBe('card-not-in-hand R20');
    expect(codeOf(game, 'settle-after-siege no: norfolk')).toBe('settler-not-needed');
  });

  it('[R48] the question is put even where there is only one answer', () => {
    const nothing = portRoyalWon();
    expect(nothing.decision).toMatchObject({ kind: 'settle-after-siege', side: 'british' });
    expect(legal(nothing)).toEqual(['settle-after-siege no: -']);
  });

  it('[R48] without a village in stock nothing can be placed', () => {
    const game = portRoyalWon({
      british: { hand: ['settlers'] },
      french: { captured: { villages: 13 } },
    });
    expect(legal(game)).toEqual(['settle-after-siege no: -']);
    expect(whyNot(game, 'settle-after-siege yes: settlers')).toBe('no-village-in-stock R48');
  });

  it('[R48] a place without a card for the winner can be settled all the same', () => {
    const game = givenGame({
      phase: 'end-test',
      sieges: { british: { location: 'montreal', value: 2 } },
      british: { hand: ['settlers'] },
    });
    const after = play(game, 'settle-after-siege yes: settlers');
    expect(standingAt(after, 'montreal')).toBe('british village');
    expect(piles(after, 'british').discard).toEqual(['settlers']);
  });

  it('[R49] the card of the captured place itself does not settle it', () => {
    // Philadelphia has a settler symbol, and its card has stayed with the British all the time (R54).
    const game = givenGame({
      phase: 'end-test',
      locations: { philadelphia: 'french village' },
      sieges: { british: { location: 'philadelphia', value: 2 } },
      british: { hand: ['philadelphia', 'new-york'] },
    });
    expect(legal(game)).toEqual(['settle-after-siege no: -', 'settle-after-siege yes: new-york']);
    expect(refusalOf(game, 'settle-after-siege yes: philadelphia')).toMatchObject({
      code: 'location-not-controlled',
      ruling: 'R21',
      location: 'philadelphia',
    });
  });

  it('[R49, R21] a besieged place lends no settler', () => {
    const game = portRoyalWon({
      sieges: { british: { location: 'port-royal', value: 2 }, french: 'new-york' },
      british: { hand: ['new-york', 'boston'] },
    });
    expect(whyNot(game, 'settle-after-siege yes: new-york')).toBe('location-besieged R21');
    expect(legal(game)).toEqual(['settle-after-siege no: -', 'settle-after-siege yes: boston']);
  });
});

describe('the cards of the siege', () => {
  const cards: Partial<Given> = {
    british: { siegeCards: { british: ['rangers', 'new-york', 'militia'] } },
    french: {
      siegeCards: { british: ['militia', 'quebec', 'neutral:fortification', 'regular-infantry'] },
    },
  };
  const asked = (): GameState => play(portRoyalWon(cards), 'settle-after-siege no: -');

  it('[R51] the winner takes all their cards to their discard pile', () => {
    const after = play(asked(), 'give-up-card british-siege: militia');
    expect(piles(after, 'british').discard).toEqual(['rangers', 'new-york', 'militia']);
  });

  it('[R51] the loser chooses among their empire and neutral cards there', () => {
    expect(legal(asked())).toEqual([
      'give-up-card british-siege: militia',
      'give-up-card british-siege: regular-infantry',
      'give-up-card british-siege: neutral:fortification',
    ]);
  });

  it('[R51] their own card returns to their available cards, the rest is discarded in order', () => {
    const given = step(asked(), 'give-up-card british-siege: regular-infantry');
    const french = piles(given.state, 'french');
    expect(french.discard).toEqual(['militia', 'quebec', 'neutral:fortification']);
    expect(french.available.filter((card) => card === 'regular-infantry')).toHaveLength(3);
    expect(given.events).toContainEqual({
      kind: 'card-returned',
      side: 'french',
      card: 'empire:regular-infantry',
      from: 'british-siege',
    });
    expect(given.events).toContainEqual({
      kind: 'siege-ended',
      siege: 'british',
      location: 'port-royal',
      winner: 'british',
      withdrawn: false,
    });
    expect(siegeOf(given.state, 'british')).toBeNull();
  });

  it('[R51] a neutral card returns to the display', () => {
    const before = asked();
    const after = play(before, 'give-up-card british-siege: neutral:fortification');
    const shown = (state: GameState): number =>
      namesOf(state.neutral).filter((card) => card === 'neutral:fortification').length;
    expect([shown(before), shown(after)]).toEqual([1, 2]);
    expect(piles(after, 'french').discard).toEqual(['militia', 'quebec', 'regular-infantry']);
  });

  it('[R51] location cards and cards elsewhere cannot be given up for it', () => {
    const game = play(
      portRoyalWon({ ...cards, french: { ...cards.french, hand: ['siege-artillery'] } }),
      'settle-after-siege no: -',
    );
    expect(whyNot(game, 'give-up-card british-siege: quebec')).toBe('card-not-in-siege R51');
    expect(whyNot(game, 'give-up-card hand: siege-artillery')).toBe('card-not-in-siege R51');
    expect(whyNot(game, 'give-up-card french-siege: militia')).toBe('card-not-in-siege R51');
    expect(codeOf(game, 'show-hand: siege-artillery')).toBe('not-what-is-asked');
  });

  it('[R51] with nothing but location cards there, nothing is returned and nobody is asked', () => {
    const won = portRoyalWon({
      british: { siegeCards: { british: ['rangers'] } },
      french: { siegeCards: { british: ['quebec', 'montreal'] } },
    });
    const after = play(won, 'settle-after-siege no: -');
    expect(after.decision).toEqual({ kind: 'take-action', side: 'british' });
    expect(piles(after, 'french').discard).toEqual(['quebec', 'montreal']);
    expect(piles(after, 'british').discard).toEqual(['rangers']);
  });

  it('[R51] an attacker who loses gives up a card in the same way', () => {
    const game = givenGame({
      ...cards,
      phase: 'end-test',
      side: 'french',
      sieges: { british: { location: 'port-royal', value: -1 } },
    });
    expect(legal(game)).toEqual([
      'give-up-card british-siege: militia',
      'give-up-card british-siege: rangers',
    ]);
    const after = play(game, 'give-up-card british-siege: rangers');
    expect(piles(after, 'british').discard).toEqual(['new-york', 'militia']);
    expect(piles(after, 'british').available).toContain('rangers');
    expect(piles(after, 'french').discard).toEqual([
      'militia',
      'quebec',
      'neutral:fortification',
      'regular-infantry',
    ]);
  });
});

describe('the location card of the loser', () => {
  const lost = (pile: 'hand' | 'deck' | 'discard'): GameState =>
    play(portRoyalWon({ french: { [pile]: ['port-royal'] } }), 'settle-after-siege no: -');

  it.each(['hand', 'deck', 'discard'] as const)('[R54] it stays in their %s', (pile) => {
    const after = lost(pile);
    expect(piles(after, 'french')[pile]).toEqual(['port-royal']);
    expect(piles(after, 'french').available).not.toContain('port-royal');
  });

  it('[R54] it is dead as long as they do not control the place', () => {
    const theirTurn = play(lost('hand'), 'pass', 'pass', 'end-turn');
    expect(whyNot(theirTurn, 'take-money: port-royal')).toBe('location-not-controlled R21');
    expect(legal(theirTurn, 'take-money')).toEqual([]);
    expect(whyNot(theirTurn, 'discard: port-royal')).toBeNull();
  });

  it('[R54, R28] settled again it lives, and no second card is taken', () => {
    const game = play(
      portRoyalWon({
        french: { hand: ['port-royal', 'louisbourg', 'ships', 'quebec'] },
      }),
      'settle-after-siege no: -',
      'pass',
      'pass',
      'end-turn',
      'settle port-royal: louisbourg + ships + quebec',
    );
    expect(piles(game, 'french').discard).toEqual(['louisbourg', 'ships', 'quebec']);
    expect(play(game, 'take-money: port-royal').players.french.money).toBe(11);
  });
});
