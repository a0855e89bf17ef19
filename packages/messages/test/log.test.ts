import {
  ACTION_KINDS,
  ENDINGS,
  formatAction,
  legalActions,
  parseAction,
  viewFor,
  redactEvent,
  type Action,
  type GameEvent,
} from '@arpents/engine';
import {
  LOCALES,
  actionName,
  describeAction,
  describeDecision,
  describeEvent,
  describeOutcome,
} from '@arpents/messages';
import { describe, expect, it } from 'vitest';
import { watchRandomGames } from './support/random-games.ts';
import { flawsOf, flawsOfSentence } from './support/sentences.ts';

const actionFrom = (text: string): Action => {
  const action = parseAction(text);
  if (action === null) throw new Error(`not an action: ${text}`);
  return action;
};

describe('sentences about a game', () => {
  it('are whole for every action, event and decision that random games meet', () => {
    const kinds = new Set<string>();
    const flaws: string[] = [];
    const told = new Set<string>();
    /** The same thing happens again and again in random games. */
    const isNew = (what: unknown): boolean => {
      const { size } = told;
      return told.add(JSON.stringify(what)).size > size;
    };
    watchRandomGames(40, 100, {
      position: (state) => {
        const { decision } = state;
        if (decision === null) return;
        const { side } = decision;
        kinds.add(`decide ${decision.kind}`);
        if (isNew(decision)) {
          for (const locale of LOCALES)
            flaws.push(...flawsOfSentence(describeDecision(decision, locale)));
        }
        if (state.turn % 25 !== 0) return;
        for (const action of legalActions(viewFor(state, side))) {
          if (!isNew([side, action])) continue;
          for (const locale of LOCALES) {
            flaws.push(...flawsOf(describeAction(action, side, locale)));
            flaws.push(...flawsOf(actionName(action.kind, locale)));
          }
        }
      },
      events: (events) => {
        for (const event of events) {
          if (!isNew(event)) continue;
          kinds.add(event.kind === 'action-taken' ? `take ${event.action.kind}` : event.kind);
          for (const locale of LOCALES) {
            flaws.push(...flawsOfSentence(describeEvent(event, locale)));
            flaws.push(...flawsOfSentence(describeEvent(redactEvent(event, 'spectator'), locale)));
          }
        }
      },
    });
    expect([...new Set(flaws)]).toEqual([]);
    const missing = ACTION_KINDS.filter((kind) => kind !== 'resign' && !kinds.has(`take ${kind}`));
    expect(missing).toEqual([]);
  });

  it('differ between the languages for every kind of action', () => {
    const same = ACTION_KINDS.filter((kind) => actionName(kind, 'en') === actionName(kind, 'fr'));
    // Words that both languages have.
    expect(same).toEqual(['raid', 'intendant']);
  });

  it('tell different actions of a menu apart', () => {
    const alike: string[] = [];
    watchRandomGames(5, 60, {
      position: (state) => {
        if (state.decision === null) return;
        const { side } = state.decision;
        const menu = legalActions(state).map((action) => [action, formatAction(action)] as const);
        for (const locale of LOCALES) {
          const texts = new Map<string, string>();
          for (const [action, notation] of menu) {
            const text = describeAction(action, side, locale);
            const other = texts.get(text) ?? notation;
            if (other !== notation) alike.push(`${other} and ${notation}: ${text}`);
            texts.set(text, notation);
          }
        }
      },
    });
    expect([...new Set(alike)]).toEqual([]);
  });

  it.each([
    [
      'settle albany: new-york + st-marys + boston',
      'Settle Albany with New York, St. Mary’s and Boston',
    ],
    [
      'besiege fort-duquesne: cumberland + bateaux + militia',
      'Besiege Fort Duquesne with Militia, by way of Cumberland and Bateaux',
    ],
    ['withdraw british: -', 'Lift your siege'],
    ['withdraw french: militia', 'Surrender the besieged location and give up Militia'],
    ['block-raid: -', 'Let the raid come'],
  ])('%s reads: %s', (notation, text) => {
    expect(describeAction(actionFrom(notation), 'british', 'en')).toBe(text);
  });

  it.each([
    [
      'settle albany: new-york + ships',
      'Coloniser Albany avec «\u00a0New York\u00a0» et «\u00a0Navires\u00a0»',
    ],
    [
      'besiege fort-duquesne: cumberland + militia',
      'Assiéger le fort Duquesne avec «\u00a0Milice\u00a0», par «\u00a0Cumberland\u00a0»',
    ],
    [
      'reinforce fort-niagara: militia',
      'Renforcer le siège du fort Niagara avec «\u00a0Milice\u00a0»',
    ],
    ['reinforce albany: militia', 'Renforcer le siège d’Albany avec «\u00a0Milice\u00a0»'],
    [
      'develop quebec: quebec + settlers',
      'Bâtir une ville à Québec avec «\u00a0Québec\u00a0» et «\u00a0Colons\u00a0»',
    ],
  ])('%s se lit : %s', (notation, text) => {
    expect(describeAction(actionFrom(notation), 'british', 'fr')).toBe(text);
  });

  it('name a village and a town in German by apposition', () => {
    const captured = { kind: 'piece-captured', side: 'british', location: 'deerfield' } as const;
    expect(describeEvent({ ...captured, piece: 'village' }, 'de')).toBe(
      'Die Briten erbeuteten das Dorf Deerfield.',
    );
    expect(describeEvent({ ...captured, piece: 'town' }, 'de')).toBe(
      'Die Briten erbeuteten die Stadt Deerfield.',
    );
  });

  it('[R100] tell others only how many cards were drawn', () => {
    const event: GameEvent = {
      kind: 'cards-drawn',
      side: 'french',
      count: 2,
      cards: ['location:quebec', 'empire:trader'],
    };
    expect(describeEvent(event, 'en')).toBe('The French drew Québec and Trader.');
    expect(describeEvent(redactEvent(event, 'british'), 'en')).toBe('The French drew 2 cards.');
    expect(describeEvent(redactEvent({ ...event, count: 1 }, 'british'), 'fr')).toBe(
      'Les Français ont pioché 1 carte.',
    );
  });

  it.each([
    ['british', false, 'The British won the siege of Louisbourg.'],
    ['british', true, 'The French surrendered Louisbourg.'],
    ['french', false, 'The French drove the besiegers from Louisbourg.'],
    ['french', true, 'The British lifted the siege of Louisbourg.'],
  ] as const)(
    'a British siege that the %s win (withdrawn: %s) reads: %s',
    (winner, withdrawn, text) => {
      const event: GameEvent = {
        kind: 'siege-ended',
        siege: 'british',
        location: 'louisbourg',
        winner,
        withdrawn,
      };
      expect(describeEvent(event, 'en')).toBe(text);
    },
  );

  it.each(ENDINGS)('the ending by %s has a sentence in every language', (ending) => {
    const isWithoutWinner = ['agreement', 'abandoned', 'aborted'].includes(ending);
    const winner = isWithoutWinner ? null : 'french';
    for (const locale of LOCALES) {
      expect(
        flawsOfSentence(
          describeOutcome({ winner, ending, points: { british: 31, french: 40 } }, locale),
        ),
      ).toEqual([]);
    }
  });
});
