// Drafting a card and discarding cards (R77, R78).
import { describe, expect, it } from 'vitest';
import { CARD_KINDS, type CardId, type GameState } from '@arpents/engine';
import {
  cardNamed,
  codeOf,
  givenGame,
  legal,
  namesOf,
  piles,
  play,
  step,
  whyNot,
  type GivenSide,
} from '@arpents/test-kit';

const british = (side: GivenSide): GameState => givenGame({ british: side });

const costOf = (id: CardId): number =>
  CARD_KINDS.find((kind) => kind.id === id && kind.owner !== 'french')?.empire?.cost ?? -1;

describe('drafting', () => {
  it('[R77] one own available empire card or one of the neutral display, each kind once', () => {
    expect(legal(british({ money: 20 }), 'draft')).toEqual([
      'draft: military-leader',
      'draft: regular-infantry',
      'draft: indian-leader',
      'draft: home-support',
      'draft: trader',
      'draft: bateaux',
      'draft: siege-artillery',
      'draft: militia',
      'draft: ships',
      'draft: settlers',
      'draft: rangers',
      'draft: fortification',
      'draft: governor',
      'draft: neutral:fortification',
      'draft: neutral:native-americans',
      'draft: neutral:settlers',
    ]);
  });

  it('[R77] the cost is paid, and the card comes on top of the discard pile', () => {
    const state = british({ money: 8, discard: ['boston'] });
    const { state: after, events } = step(state, 'draft: regular-infantry');
    expect(after.players.british.money).toBe(1);
    expect(piles(after, 'british').discard).toEqual(['boston', 'regular-infantry']);
    expect(
      piles(after, 'british').available.filter((name) => name === 'regular-infantry'),
    ).toHaveLength(5);
    expect(events).toContainEqual({
      kind: 'card-gained',
      side: 'british',
      card: 'empire:regular-infantry',
    });
    expect(after.actionsLeft).toBe(1);
  });

  it('[R77] a neutral card leaves the display for both', () => {
    const state = givenGame({ british: { money: 14 }, french: { money: 14 } });
    const after = play(state, 'draft: neutral:settlers', 'draft: neutral:settlers', 'end-turn');
    expect(namesOf(after.neutral)).not.toContain('neutral:settlers');
    expect(whyNot(after, 'draft: neutral:settlers')).toBe('not-available R77');
  });

  it('[R77] who cannot pay cannot draft', () => {
    const state = british({ money: 4 });
    expect(whyNot(state, 'draft: rangers')).toBe('not-enough-money R77');
    const offered = legal(state, 'draft').map((text) => cardNamed(text.slice('draft: '.length)));
    expect(offered.map(costOf).every((cost) => cost <= 4)).toBe(true);
    expect(offered).toContain('empire:militia');
  });

  it('[R77] with no money the cards that cost nothing can still be drafted', () => {
    expect(legal(british({ money: 0 }), 'draft')).toEqual([
      'draft: trader',
      'draft: bateaux',
      'draft: fortification',
      'draft: governor',
      'draft: neutral:native-americans',
    ]);
  });

  it('[R77] a card that does not lie available cannot be drafted', () => {
    const state = british({ money: 20, hand: ['governor'], discard: ['trader'] });
    expect(whyNot(state, 'draft: governor')).toBe('not-available R77');
    expect(whyNot(state, 'draft: trader')).toBe('not-available R77');
  });

  it('[R77] location cards are never drafted', () => {
    const state = british({ money: 20 });
    expect(whyNot(state, 'draft: albany')).toBe('not-available R77');
    expect(legal(state, 'draft').some((text) => text.includes('albany'))).toBe(false);
  });

  it("[R77] the opponent's cards are not to be had", () => {
    const state = british({ money: 20 });
    expect(codeOf(state, 'draft: intendant')).toBe('unknown-card');
    expect(codeOf(state, 'draft: coureurs-de-bois')).toBe('unknown-card');
  });

  it('[R77, R16] the same card may be drafted twice in one turn while copies last', () => {
    const after = play(british({ money: 20 }), 'draft: ships', 'draft: ships');
    expect(piles(after, 'british').discard).toEqual(['ships', 'ships']);
    expect(after.players.british.money).toBe(8);
  });
});

describe('discarding', () => {
  it('[R78] the first card for nothing, each further one for 1', () => {
    const state = british({ money: 4, hand: ['boston', 'norfolk', 'militia'] });
    expect(play(state, 'discard: boston').players.british.money).toBe(4);
    expect(play(state, 'discard: boston + militia').players.british.money).toBe(3);
    const after = play(state, 'discard: boston + norfolk + militia');
    expect(after.players.british.money).toBe(2);
    expect(piles(after, 'british').hand).toEqual([]);
    expect(after.actionsLeft).toBe(1);
  });

  it('[R78] a second discard action has its own free card', () => {
    const state = british({ money: 0, hand: ['boston', 'norfolk'] });
    const after = play(state, 'discard: boston', 'discard: norfolk');
    expect(after.players.british.money).toBe(0);
    expect(piles(after, 'british').discard).toEqual(['boston', 'norfolk']);
  });

  it('[R78] at least one card, and no more than money allows', () => {
    const state = british({ money: 1, hand: ['boston', 'norfolk', 'militia'] });
    expect(whyNot(state, 'discard:')).toBe('wrong-number-of-cards R78');
    expect(whyNot(state, 'discard: boston + norfolk + militia')).toBe('not-enough-money R78');
    expect(codeOf(state, 'discard: boston + boston')).toBe('card-not-in-hand');
    expect(legal(state, 'discard')).toHaveLength(6);
  });

  it('[R78] equal cards make one set, counted as often as they are in hand', () => {
    const state = british({ money: 9, hand: ['militia', 'militia', 'boston'] });
    expect(legal(state, 'discard').sort()).toEqual([
      'discard: boston',
      'discard: boston + militia',
      'discard: boston + militia + militia',
      'discard: militia',
      'discard: militia + militia',
    ]);
  });

  it('[R78, R22] cards that cannot be used can be discarded', () => {
    const state = givenGame({
      british: { hand: ['norfolk'] },
      locations: { norfolk: 'french village' },
    });
    expect(legal(state, 'discard')).toEqual(['discard: norfolk']);
  });

  it('[R78, R20] they lie on the discard pile in the order named', () => {
    const state = british({ hand: ['boston', 'militia', 'norfolk'], discard: ['ships'] });
    const after = play(state, 'discard: norfolk + boston + militia');
    expect(piles(after, 'british').discard).toEqual(['ships', 'norfolk', 'boston', 'militia']);
  });

  it('[R78] up to seven cards in hand all sets are listed, above that none, though each is legal', () => {
    const hand = [
      'boston',
      'new-haven',
      'new-york',
      'norfolk',
      'pemaquid',
      'philadelphia',
      'st-marys',
    ];
    expect(legal(british({ money: 9, hand }), 'discard')).toHaveLength(127);
    const eight = british({ money: 9, hand: [...hand, 'militia'] });
    expect(legal(eight, 'discard')).toEqual([]);
    expect(codeOf(eight, 'discard: boston + militia')).toBeNull();
    expect(codeOf(eight, `discard: ${[...hand, 'militia'].join(' + ')}`)).toBeNull();
    expect(codeOf(eight, 'discard: ships')).toBe('card-not-in-hand');
  });
});
