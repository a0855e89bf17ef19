// Priest and Indian Leader: Native Americans change sides (R72).
import { describe, expect, it } from 'vitest';
import type { GameState } from '@arpents/engine';
import {
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

const converted = (british: GivenSide): GameState =>
  play(
    givenGame({ side: 'french', french: { hand: ['priest'], discard: ['quebec'] }, british }),
    'convert: priest',
  );

describe('Priest and Indian Leader', () => {
  it('[R72] only they convert, one at a time', () => {
    const french = givenGame({
      side: 'french',
      french: { hand: ['priest', 'priest', 'native-americans', 'coureurs-de-bois'] },
    });
    expect(legal(french, 'convert')).toEqual(['convert: priest']);
    expect(whyNot(french, 'convert: native-americans')).toBe('cannot-convert R72');
    expect(whyNot(french, 'convert: priest + priest')).toBe('wrong-number-of-cards R72');
    const british = givenGame({ british: { hand: ['indian-leader', 'rangers'] } });
    expect(legal(british, 'convert')).toEqual(['convert: indian-leader']);
  });

  it('[R72] the opponent gives Native Americans from hand or reserve, as they choose', () => {
    const state = converted({
      hand: ['boston', 'neutral:native-americans', 'neutral:native-americans'],
      reserve: ['neutral:native-americans', 'militia'],
    });
    expect(state.decision).toMatchObject({
      kind: 'give-up-card',
      side: 'british',
      cause: 'convert',
    });
    expect(legal(state)).toEqual([
      'give-up-card hand: neutral:native-americans',
      'give-up-card reserve: neutral:native-americans',
    ]);
    expect(whyNot(state, 'give-up-card hand: boston')).toBe('cannot-be-given-up R72');
    expect(whyNot(state, 'give-up-card reserve: militia')).toBe('cannot-be-given-up R72');
  });

  it('[R72, R20] they come on top of the discard pile, above the Priest', () => {
    const asked = converted({ hand: ['neutral:native-americans'] });
    const given = step(asked, 'give-up-card hand: neutral:native-americans');
    expect(piles(given.state, 'french').discard).toEqual([
      'quebec',
      'priest',
      'neutral:native-americans',
    ]);
    expect(piles(given.state, 'british')).toMatchObject({ hand: [], discard: [] });
    expect(namesOf(given.state.neutral)).toHaveLength(8);
    expect(given.events).toContainEqual({
      kind: 'card-gained',
      side: 'french',
      card: 'neutral:native-americans',
    });
    expect(given.state.actionsLeft).toBe(1);
  });

  it('[R72] taken from the reserve, the hand stays as it is', () => {
    const state = play(
      converted({ hand: ['neutral:native-americans'], reserve: ['neutral:native-americans'] }),
      'give-up-card reserve: neutral:native-americans',
    );
    expect(piles(state, 'british')).toMatchObject({
      hand: ['neutral:native-americans'],
      reserve: [],
    });
  });

  it('[R72] there is no blocking it', () => {
    const state = converted({ hand: ['rangers', 'neutral:native-americans'] });
    expect(codeOf(state, 'block-ambush: rangers')).toBe('not-what-is-asked');
    expect(codeOf(state, 'block-raid: rangers')).toBe('not-what-is-asked');
    expect(whyNot(state, 'show-hand: rangers + neutral:native-americans')).toBe(
      'must-give-up-what-you-have R70',
    );
  });

  it('[R72] a player who has none shows their hand', () => {
    const asked = converted({ hand: ['rangers', 'boston'] });
    expect(legal(asked)).toEqual(['show-hand: boston + rangers']);
    const shown = play(asked, 'show-hand: boston + rangers');
    expect(namesOf(shown.players.british.known)).toEqual(['boston', 'rangers']);
    expect(shown.decision).toEqual({ kind: 'take-action', side: 'french' });
  });

  it('[R72] the blue Native Americans of the French are safe', () => {
    const state = play(
      givenGame({
        british: { hand: ['indian-leader'] },
        french: { hand: ['native-americans'] },
      }),
      'convert: indian-leader',
    );
    expect(legal(state)).toEqual(['show-hand: native-americans']);
    expect(whyNot(state, 'give-up-card hand: native-americans')).toBe('cannot-be-given-up R72');
  });

  it('[R72] beside the blue ones it is the neutral ones that go', () => {
    const state = play(
      givenGame({
        british: { hand: ['indian-leader'] },
        french: { hand: ['native-americans', 'neutral:native-americans'] },
      }),
      'convert: indian-leader',
    );
    expect(legal(state)).toEqual(['give-up-card hand: neutral:native-americans']);
    const after = play(state, 'give-up-card hand: neutral:native-americans');
    expect(piles(after, 'british').discard).toEqual(['indian-leader', 'neutral:native-americans']);
  });
});
