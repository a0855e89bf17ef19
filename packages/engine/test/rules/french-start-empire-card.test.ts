// `french-start-empire-card`: first of all the French choose one of their own available empire cards.
import { describe, expect, it } from 'vitest';
import {
  NO_CHOICE,
  createRng,
  explain,
  invariantsBrokenBy,
  legalActions,
  sampleHiddenState,
  viewFor,
} from '@arpents/engine';
import {
  codeOf,
  kindsOfEvents,
  legal,
  newGame,
  piles,
  play,
  refusalOf,
  startingDeck,
  step,
} from '@arpents/test-kit';

const game = () => newGame({ rules: ['french-start-empire-card'] });

describe('french-start-empire-card', () => {
  it('[R4] they choose before anything else, and before they have a hand', () => {
    const start = game();
    expect(start.decision).toEqual({ kind: 'choose-empire-card', side: 'french' });
    expect(start).toMatchObject({ phase: 'setup', turn: 1, actionsLeft: 0 });
    expect(start.players.french.hand).toEqual([]);
    expect(start.players.french.deck).toHaveLength(9);
    expect(codeOf(start, 'pass')).toBe('not-what-is-asked');
    expect(legalActions(viewFor(start, 'british'))).toEqual([]);
    expect(legalActions(viewFor(start, 'french'))).toEqual(legalActions(start));
  });

  it('[R3] any of their own available empire cards, each kind once, and no others', () => {
    expect(legal(game())).toEqual(
      [
        'trader',
        'coureurs-de-bois',
        'fortification',
        'governor',
        'home-support',
        'intendant',
        'military-leader',
        'militia',
        'native-americans',
        'priest',
        'regular-infantry',
        'ships',
        'siege-artillery',
      ].map((name) => `choose-empire-card: ${name}`),
    );
  });

  it('[R3] neither a neutral card nor a location card nor what lies in their deck, and the refusal names the rule', () => {
    for (const card of ['neutral:settlers', 'detroit', 'regular-infantry-initial']) {
      expect(refusalOf(game(), `choose-empire-card: ${card}`)).toMatchObject({
        code: 'not-your-empire-card',
        rule: 'french-start-empire-card',
      });
    }
    expect(codeOf(game(), 'choose-empire-card: rangers')).toBe('unknown-card');
    const [explained] = explain(game(), { ...NO_CHOICE, cards: ['neutral:settlers'] });
    expect(explained).toMatchObject({
      ways: [],
      refusal: { code: 'not-your-empire-card', rule: 'french-start-empire-card' },
    });
  });

  it('[R4, R77] the card is free, and is shuffled into the draw deck before they draw five', () => {
    const chosen = step(game(), 'choose-empire-card: siege-artillery');
    expect(kindsOfEvents(chosen)).toEqual(['action-taken', 'cards-drawn', 'turn-began']);
    const { state } = chosen;
    expect(state.players.french.money).toBe(5);
    expect(piles(state, 'french').hand).toHaveLength(5);
    expect(piles(state, 'french').deck).toHaveLength(5);
    expect(startingDeck(state, 'french')).toContain('siege-artillery');
    expect(piles(state, 'french').available).not.toContain('siege-artillery');
    expect(piles(state, 'french').discard).toEqual([]);
  });

  it('[R4] then the British move first, with one action', () => {
    const chosen = play(game(), 'choose-empire-card: priest');
    expect(chosen).toMatchObject({
      phase: 'actions',
      side: 'british',
      turn: 1,
      actionsLeft: 1,
      decision: { kind: 'take-action', side: 'british' },
    });
    expect(piles(chosen, 'french').available.filter((name) => name === 'priest')).toHaveLength(1);
  });

  it('[R4] the British hand does not depend on the choice, nor the choice on it', () => {
    const british = newGame({}).players.british;
    expect(game().players.british.hand).toEqual(british.hand);
    const chosen = play(game(), 'choose-empire-card: militia');
    expect(chosen.players.british).toEqual(british);
    expect(startingDeck(chosen, 'french')).toHaveLength(10);
  });

  it('[R100] the choice is open, where the card lies afterwards is not', () => {
    const { state, events } = step(game(), 'choose-empire-card: intendant');
    expect(events[0]).toMatchObject({
      kind: 'action-taken',
      action: { kind: 'choose-empire-card', card: 'empire:intendant' },
    });
    const view = viewFor(state, 'british').players.french;
    expect(view.known).toEqual([]);
    expect(view.unseen).toHaveLength(10);
    const before = viewFor(game(), 'british');
    const sample = sampleHiddenState(before, createRng(1));
    expect(invariantsBrokenBy(sample)).toEqual([]);
    expect(sample.players.french.hand).toEqual([]);
  });

  it('[R98] who resigns instead has lost', () => {
    const resigned = play(game(), 'resign french');
    expect(resigned.outcome).toMatchObject({ winner: 'british', ending: 'resignation' });
    expect(game().decision?.kind).toBe('choose-empire-card');
  });

  it('[R150] in the first edition as in the second', () => {
    const first = newGame({ edition: 'first', rules: ['french-start-empire-card'] });
    const chosen = play(first, 'choose-empire-card: ships');
    expect(startingDeck(chosen, 'french')).toContain('ships');
  });
});
