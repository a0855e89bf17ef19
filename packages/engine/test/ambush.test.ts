// Ambushes: who can lay one, how it is blocked, and what it costs the victim (R67–R70).
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
  step,
  whyNot,
  type GivenSide,
} from '@arpents/test-kit';

/** The British have just laid an ambush with their Rangers; the French hold this. */
const ambushedFrench = (french: GivenSide): GameState =>
  play(givenGame({ british: { hand: ['rangers'] }, french }), 'ambush: rangers');

/** The French have just laid an ambush with their Coureurs de Bois; the British hold this. */
const ambushedBritish = (british: GivenSide): GameState =>
  play(
    givenGame({ side: 'french', french: { hand: ['coureurs-de-bois'] }, british }),
    'ambush: coureurs-de-bois',
  );

describe('laying an ambush', () => {
  it('[R67] it takes one card that can ambush', () => {
    const british = givenGame({
      british: { hand: ['rangers', 'militia', 'indian-leader', 'neutral:native-americans'] },
    });
    expect(legal(british, 'ambush')).toEqual([
      'ambush: rangers',
      'ambush: neutral:native-americans',
    ]);
    expect(whyNot(british, 'ambush: militia')).toBe('cannot-ambush R67');
    expect(whyNot(british, 'ambush: indian-leader')).toBe('cannot-ambush R67');
    const french = givenGame({
      side: 'french',
      french: { hand: ['coureurs-de-bois', 'native-americans', 'militia', 'priest'] },
    });
    expect(legal(french, 'ambush')).toEqual([
      'ambush: coureurs-de-bois',
      'ambush: native-americans',
    ]);
  });

  it('[R67] exactly one card lies in ambush', () => {
    const state = givenGame({ british: { hand: ['rangers', 'neutral:native-americans'] } });
    expect(codeOf(state, 'ambush: rangers + neutral:native-americans')).toBe(
      'wrong-number-of-cards',
    );
    expect(whyNot(state, 'ambush:')).toBe('wrong-number-of-cards R67');
  });

  it('[R67] Native Americans cost 1, Rangers and Coureurs de Bois nothing', () => {
    const state = givenGame({
      british: { money: 1, hand: ['rangers', 'neutral:native-americans'] },
    });
    expect(play(state, 'ambush: rangers').players.british.money).toBe(1);
    expect(play(state, 'ambush: neutral:native-americans').players.british.money).toBe(0);
    const poor = givenGame({ british: { money: 0, hand: ['neutral:native-americans'] } });
    expect(legal(poor, 'ambush')).toEqual([]);
    expect(whyNot(poor, 'ambush: neutral:native-americans')).toBe('not-enough-money R67');
  });

  it('[R67] the fee is due whether the ambush is blocked or not', () => {
    const asked = play(
      givenGame({
        british: { money: 5, hand: ['neutral:native-americans'] },
        french: { hand: ['militia', 'siege-artillery'] },
      }),
      'ambush: neutral:native-americans',
    );
    expect(play(asked, 'block-ambush: militia').players.british.money).toBe(4);
    const hit = play(asked, 'block-ambush: -', 'give-up-card hand: siege-artillery');
    expect(hit.players.british.money).toBe(4);
  });

  it('[R67] the ambusher is discarded, and one action is used', () => {
    const state = ambushedFrench({ hand: [] });
    expect(piles(state, 'british')).toMatchObject({ hand: [], discard: ['rangers'] });
    expect(state.actionsLeft).toBe(1);
    expect(state.decision).toEqual({ kind: 'block-ambush', side: 'french' });
  });
});

describe('blocking an ambush', () => {
  it('[R68] British blockers are Native Americans and Rangers', () => {
    const hand = ['boston', 'militia', 'rangers', 'fortification', 'neutral:native-americans'];
    const state = ambushedBritish({ hand });
    expect(legal(state)).toEqual([
      'block-ambush: -',
      'block-ambush: rangers',
      'block-ambush: neutral:native-americans',
    ]);
    expect(whyNot(state, 'block-ambush: militia')).toBe('cannot-block-ambush R68');
    expect(whyNot(state, 'block-ambush: fortification')).toBe('cannot-block-ambush R68');
    expect(whyNot(state, 'block-ambush: boston')).toBe('cannot-block-ambush R68');
  });

  it('[R68] French blockers are Native Americans of both kinds, Militia and Coureurs de Bois', () => {
    const state = ambushedFrench({
      hand: [
        'coureurs-de-bois',
        'militia',
        'native-americans',
        'priest',
        'neutral:native-americans',
      ],
    });
    expect(legal(state)).toEqual([
      'block-ambush: -',
      'block-ambush: coureurs-de-bois',
      'block-ambush: militia',
      'block-ambush: native-americans',
      'block-ambush: neutral:native-americans',
    ]);
  });

  it('[R68] a blocker comes from hand, not from the reserve', () => {
    const state = ambushedFrench({ hand: ['siege-artillery'], reserve: ['militia'] });
    expect(legal(state)).toEqual(['block-ambush: -']);
    expect(codeOf(state, 'block-ambush: militia')).toBe('card-not-in-hand');
  });

  it('[R68] the blocker is discarded, free of charge, and nothing is lost', () => {
    const asked = ambushedBritish({
      money: 0,
      hand: ['neutral:native-americans', 'siege-artillery'],
      discard: ['boston'],
    });
    const blocked = step(asked, 'block-ambush: neutral:native-americans');
    expect(piles(blocked.state, 'british')).toMatchObject({
      hand: ['siege-artillery'],
      discard: ['boston', 'neutral:native-americans'],
    });
    expect(blocked.state.players.british.money).toBe(0);
    expect(blocked.events).toContainEqual({ kind: 'ambush-blocked', side: 'french' });
    expect(blocked.state.decision).toEqual({ kind: 'take-action', side: 'french' });
  });
});

describe('losing a card to an ambush', () => {
  it('[R69] the victim chooses among their ambushable cards in hand and reserve', () => {
    const state = play(
      ambushedBritish({
        hand: ['boston', 'militia', 'militia', 'rangers', 'settlers'],
        reserve: ['regular-infantry', 'siege-artillery', 'neutral:fortification'],
      }),
      'block-ambush: -',
    );
    expect(state.decision).toMatchObject({
      kind: 'give-up-card',
      side: 'british',
      cause: 'ambush',
    });
    expect(legal(state)).toEqual([
      'give-up-card hand: militia',
      'give-up-card reserve: regular-infantry',
      'give-up-card reserve: siege-artillery',
    ]);
    expect(whyNot(state, 'give-up-card hand: rangers')).toBe('cannot-be-given-up R69');
    expect(whyNot(state, 'give-up-card hand: regular-infantry')).toBe('cannot-be-given-up R69');
    expect(whyNot(state, 'show-hand: boston + militia + militia + rangers + settlers')).toBe(
      'must-give-up-what-you-have R70',
    );
  });

  it('[R69] French Militia cannot be ambushed, British Militia can', () => {
    const state = play(ambushedFrench({ hand: ['militia', 'trader'] }), 'block-ambush: -');
    expect(legal(state)).toEqual(['show-hand: trader + militia']);
  });

  it('[R69] the card goes back to the available cards of its owner', () => {
    const asked = play(ambushedFrench({ hand: ['regular-infantry'] }), 'block-ambush: -');
    const hit = step(asked, 'give-up-card hand: regular-infantry');
    expect(piles(hit.state, 'french').hand).toEqual([]);
    expect(piles(hit.state, 'french').discard).toEqual([]);
    expect(
      piles(hit.state, 'french').available.filter((name) => name === 'regular-infantry'),
    ).toHaveLength(3);
    expect(hit.events).toContainEqual({
      kind: 'card-returned',
      side: 'french',
      card: 'empire:regular-infantry',
      from: 'hand',
    });
    expect(hit.state.decision).toEqual({ kind: 'take-action', side: 'british' });
  });

  it('[R69] a card lost from the reserve leaves the reserve', () => {
    const state = play(
      ambushedBritish({ hand: ['militia'], reserve: ['militia', 'siege-artillery'] }),
      'block-ambush: -',
      'give-up-card reserve: siege-artillery',
    );
    expect(piles(state, 'british')).toMatchObject({ hand: ['militia'], reserve: ['militia'] });
    expect(piles(state, 'british').available).toContain('siege-artillery');
  });

  it('[R69, R5] the initial Regular Infantry can be lost, and costs nothing to draft again', () => {
    const lost = play(
      ambushedFrench({ hand: ['regular-infantry-initial'], money: 0 }),
      'block-ambush: -',
      'give-up-card hand: regular-infantry-initial',
      'pass',
      'end-turn',
    );
    expect(legal(lost, 'draft')).toContain('draft: regular-infantry-initial');
  });

  it('[R69] cards in a siege are safe', () => {
    const state = play(
      givenGame({
        side: 'french',
        french: { hand: ['coureurs-de-bois'] },
        british: { hand: ['boston'], siegeCards: { british: ['regular-infantry'] } },
        sieges: { british: 'port-royal' },
      }),
      'ambush: coureurs-de-bois',
      'block-ambush: -',
    );
    expect(legal(state)).toEqual(['show-hand: boston']);
    expect(whyNot(state, 'give-up-card british-siege: regular-infantry')).toBe(
      'cannot-be-given-up R69',
    );
  });

  it('[R70] a player with nothing to lose shows their whole hand, and loses nothing', () => {
    const asked = play(
      ambushedBritish({ hand: ['boston', 'rangers'], reserve: ['settlers'] }),
      'block-ambush: -',
    );
    expect(legal(asked)).toEqual(['show-hand: boston + rangers']);
    expect(whyNot(asked, 'show-hand: boston')).toBe('not-the-whole-hand R70');
    expect(whyNot(asked, 'show-hand: boston + rangers + settlers')).toBe('not-the-whole-hand R70');
    const shown = step(asked, 'show-hand: rangers + boston');
    expect(kindsOfEvents(shown)).toEqual(['action-taken', 'hand-shown']);
    expect(piles(shown.state, 'british')).toMatchObject({
      hand: ['boston', 'rangers'],
      reserve: ['settlers'],
      discard: [],
    });
    expect(namesOf(shown.state.players.british.known)).toEqual(['boston', 'rangers']);
    expect(shown.state.decision).toEqual({ kind: 'take-action', side: 'french' });
  });

  it('[R70] an empty hand can be shown too', () => {
    const asked = play(ambushedFrench({ hand: [] }), 'block-ambush: -');
    expect(legal(asked)).toEqual(['show-hand: ']);
    expect(play(asked, 'show-hand:').decision).toEqual({ kind: 'take-action', side: 'british' });
  });
});
