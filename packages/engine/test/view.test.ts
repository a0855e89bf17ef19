// What each viewer may know of a game, and what was once seen (R100).
import { describe, expect, it } from 'vitest';
import {
  VIEWERS,
  bySide,
  createRng,
  isLegal,
  legalActions,
  redactEvent,
  sampleHiddenState,
  viewFor,
  whyRefused,
  type GameState,
  type Viewer,
} from '@arpents/engine';
import { actionFrom, givenGame, namesOf, play, step, type Given } from '@arpents/test-kit';

const middle = (more: Partial<Given> = {}): GameState =>
  givenGame({
    british: {
      money: 7,
      hand: ['boston', 'militia'],
      deck: ['ships', 'norfolk', 'pemaquid'],
      discard: ['new-york', 'rangers'],
      reserve: ['settlers'],
      siegeCards: { british: ['regular-infantry'] },
    },
    french: {
      money: 3,
      hand: ['quebec', 'priest', 'militia'],
      deck: ['ships', 'gaspe'],
      discard: ['trader'],
      reserve: ['neutral:native-americans'],
      captured: { villages: 1 },
    },
    sieges: { british: 'louisbourg' },
    ...more,
  });

const known = (state: GameState, side: 'british' | 'french'): string[] =>
  namesOf(viewFor(state, 'spectator').players[side].known);

describe('what a view shows', () => {
  it('[R100] the viewer sees their own hand, and the content of their draw deck sorted', () => {
    const view = viewFor(middle(), 'british');
    expect(namesOf(view.hand ?? [])).toEqual(['boston', 'militia']);
    expect(namesOf(view.deckContent ?? [])).toEqual(['norfolk', 'pemaquid', 'ships']);
  });

  it('[R100] of the opponent they see how many cards are where, and which they are together', () => {
    const { french } = viewFor(middle(), 'british').players;
    expect(french).toMatchObject({ handSize: 3, deckSize: 2 });
    expect(namesOf(french.unseen)).toEqual(['gaspe', 'quebec', 'militia', 'priest', 'ships']);
    expect(french).not.toHaveProperty('hand');
    expect(french).not.toHaveProperty('deck');
  });

  it.each(VIEWERS)(
    '[R100] discard piles, reserves, sieges, money and stocks are open: %s',
    (viewer) => {
      const state = middle();
      const { players, sieges, neutral, fortifications, places } = viewFor(state, viewer);
      expect(namesOf(players.british.discard)).toEqual(['new-york', 'rangers']);
      expect(namesOf(players.french.discard)).toEqual(['trader']);
      expect(namesOf(players.british.reserve)).toEqual(['settlers']);
      expect(namesOf(players.french.reserve)).toEqual(['neutral:native-americans']);
      expect(bySide((side) => players[side].money)).toEqual({ british: 7, french: 3 });
      expect(players.french).toMatchObject({ capturedVillages: 1 });
      expect(bySide((side) => players[side].available)).toEqual(
        bySide((side) => state.players[side].available),
      );
      expect({ sieges, neutral, fortifications, places }).toEqual({
        sieges: state.sieges,
        neutral: state.neutral,
        fortifications: state.fortifications,
        places: state.places,
      });
    },
  );

  it('[R100] a spectator sees only what is open to both players', () => {
    const view = viewFor(middle(), 'spectator');
    expect(view.hand).toBeNull();
    expect(view.deckContent).toBeNull();
    expect(view.laidOpen).toBeNull();
  });

  it.each(VIEWERS)('[R100] no view has a place for seed or deck order: %s', (viewer) => {
    const text = JSON.stringify(viewFor(middle(), viewer));
    expect(text).not.toContain('"seed"');
    expect(text).not.toContain('"deck"');
  });

  it.each(VIEWERS)('[R100] the order of the draw decks changes no view: %s', (viewer) => {
    const state = middle();
    const other: GameState = {
      ...state,
      seed: [9, 9, 9, 9, 9, 9, 9, 9],
      players: bySide((side) => ({
        ...state.players[side],
        deck: state.players[side].deck.toReversed(),
      })),
    };
    expect(viewFor(other, viewer)).toEqual(viewFor(state, viewer));
  });

  it('[R100] what lies in hand and what in the deck of the opponent changes no view', () => {
    const swapped = middle({
      french: {
        money: 3,
        hand: ['gaspe', 'priest', 'ships'],
        deck: ['quebec', 'militia'],
        discard: ['trader'],
        reserve: ['neutral:native-americans'],
        captured: { villages: 1 },
      },
    });
    expect(viewFor(swapped, 'british')).toEqual(viewFor(middle(), 'british'));
    expect(viewFor(swapped, 'spectator')).toEqual(viewFor(middle(), 'spectator'));
    expect(viewFor(swapped, 'french')).not.toEqual(viewFor(middle(), 'french'));
  });

  it.each(VIEWERS)('[R100] after the end everything is open: %s', (viewer) => {
    const view = viewFor(play(middle(), 'resign french'), viewer);
    expect(view.laidOpen).not.toBeNull();
    expect(namesOf(view.laidOpen!.british.hand)).toEqual(['boston', 'militia']);
    expect(namesOf(view.laidOpen!.british.deck)).toEqual(['ships', 'norfolk', 'pemaquid']);
    expect(namesOf(view.laidOpen!.french.hand)).toEqual(['quebec', 'militia', 'priest']);
    expect(namesOf(view.laidOpen!.french.deck)).toEqual(['ships', 'gaspe']);
  });
});

describe('cards that were seen', () => {
  it('[R100] a shown hand stays known', () => {
    const shown = play(
      givenGame({
        british: { hand: ['rangers'] },
        french: { hand: ['quebec', 'trader', 'trader'] },
      }),
      'ambush: rangers',
      'block-ambush: -',
      'show-hand: quebec + trader + trader',
    );
    expect(known(shown, 'french')).toEqual(['quebec', 'trader', 'trader']);
  });

  it('[R100] cards retrieved from the reserve are known', () => {
    const state = givenGame({ british: { hand: ['militia'], reserve: ['militia', 'ships'] } });
    expect(known(state, 'british')).toEqual([]);
    expect(known(play(state, 'retrieve'), 'british')).toEqual(['militia', 'ships']);
  });

  it('[R100] a card fetched by the Intendant is known', () => {
    const state = givenGame({
      side: 'french',
      french: { hand: ['intendant', 'quebec'], discard: ['gaspe'] },
    });
    expect(known(play(state, 'intendant: gaspe'), 'french')).toEqual(['gaspe']);
  });

  const RETRIEVED: Given = {
    british: {
      hand: ['boston', 'governor', 'militia'],
      deck: ['norfolk', 'pemaquid', 'new-york', 'st-marys', 'philadelphia'],
      reserve: ['militia', 'ships', 'rangers'],
    },
  };

  it.each([
    ['discard: ships', ['militia', 'rangers']],
    ['merchant: ships + boston', ['militia', 'rangers']],
    ['reserve: ships', ['militia', 'rangers']],
    ['governor: governor + ships + rangers', ['militia']],
    // One of two is played: the other may be the one that nobody saw.
    ['discard: militia', ['ships', 'rangers']],
    ['take-money: boston', ['militia', 'ships', 'rangers']],
  ])('[R100] what was played since is known no longer: %s', (text, left) => {
    expect(known(play(givenGame(RETRIEVED), 'retrieve', text), 'british')).toEqual(left);
  });

  it('[R100] drawn cards are not known, and those known stay so over turns', () => {
    const state = play(givenGame(RETRIEVED), 'retrieve', 'discard: boston', 'discard: governor');
    const later = play(state, 'end-turn', 'pass', 'pass', 'end-turn');
    expect(known(later, 'british')).toEqual(['militia', 'ships', 'rangers']);
  });

  it('[R100] a known card that blocks, is ambushed or converted is known no longer', () => {
    const state = play(
      givenGame({
        british: { reserve: ['rangers', 'militia', 'neutral:native-americans'] },
        french: { hand: ['coureurs-de-bois', 'priest', 'native-americans'], money: 9 },
        actionsLeft: 0,
      }),
      'retrieve',
      'end-turn',
    );
    const blocked = play(state, 'ambush: coureurs-de-bois', 'block-ambush: rangers');
    expect(known(blocked, 'british')).toEqual(['militia', 'neutral:native-americans']);
    const converted = play(
      blocked,
      'convert: priest',
      'give-up-card hand: neutral:native-americans',
    );
    expect(known(converted, 'british')).toEqual(['militia']);
    const hit = play(
      state,
      'ambush: native-americans',
      'block-ambush: -',
      'give-up-card hand: militia',
    );
    expect(known(hit, 'british')).toEqual(['rangers', 'neutral:native-americans']);
  });

  it('[R100] cards put in the reserve, gained or returned are never in hand', () => {
    const state = play(
      givenGame({ british: { hand: ['militia'] } }),
      'reserve: militia',
      'draft: trader',
    );
    expect(known(state, 'british')).toEqual([]);
  });
});

describe('views in use', () => {
  it('[R100] which cards were drawn is for their owner alone', () => {
    const { events } = step(
      givenGame({ british: { hand: ['home-support'], deck: ['boston', 'ships'] } }),
      'home-support',
    );
    const drawnFor = (viewer: Viewer) =>
      events
        .map((event) => redactEvent(event, viewer))
        .find((event) => event.kind === 'cards-drawn');
    expect(drawnFor('british')).toMatchObject({ cards: ['location:boston', 'empire:ships'] });
    const hidden = { kind: 'cards-drawn', side: 'british', count: 2, cards: null };
    expect(drawnFor('french')).toEqual(hidden);
    expect(drawnFor('spectator')).toEqual(hidden);
  });

  it('[R100] everything else that happens is open to all', () => {
    const { events } = step(
      givenGame({ british: { hand: ['new-haven', 'st-marys', 'boston'] } }),
      'settle deerfield: new-haven + st-marys + boston',
    );
    for (const viewer of VIEWERS) {
      expect(events.map((event) => redactEvent(event, viewer))).toEqual(events);
    }
  });

  it('[R100] legality is the same asked on the state or on the view of who decides', () => {
    const state = middle();
    expect(legalActions(viewFor(state, 'british'))).toEqual(legalActions(state));
    const action = actionFrom('take-money: boston');
    expect(isLegal(viewFor(state, 'british'), action)).toBe(true);
    const unaffordable = actionFrom('draft: siege-artillery');
    expect(whyRefused(viewFor(state, 'british'), unaffordable)).toEqual(
      whyRefused(state, unaffordable),
    );
  });

  it.each(['french', 'spectator'] as const)(
    '[R100] who does not decide has no legal actions: %s',
    (viewer) => {
      const view = viewFor(middle(), viewer);
      expect(legalActions(view)).toEqual([]);
      expect(whyRefused(view, actionFrom('pass'))?.code).toBe('not-your-decision');
    },
  );

  it.each(VIEWERS)(
    '[R100] a sample of what is hidden projects back to the same view: %s',
    (viewer) => {
      const state = play(middle(), 'retrieve');
      const view = viewFor(state, viewer);
      for (let seed = 1; seed <= 20; seed++) {
        const sample = sampleHiddenState(view, createRng(seed));
        expect(viewFor(sample, viewer)).toEqual(view);
      }
      const over = viewFor(play(state, 'resign british'), viewer);
      expect(viewFor(sampleHiddenState(over, createRng(1)), viewer)).toEqual(over);
    },
  );

  it('[R100] samples keep known cards in hand and vary the others', () => {
    const state = play(middle(), 'retrieve');
    const view = viewFor(state, 'french');
    const hands = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      const { hand } = sampleHiddenState(view, createRng(seed)).players.british;
      expect(namesOf(hand)).toContain('settlers');
      hands.add(hand.join(' '));
    }
    expect(hands.size).toBeGreaterThan(5);
  });
});
