// What the players consider: under every edition and every scenario rule, everything that differs in effect.
import { describe, expect, it } from 'vitest';
import {
  formatAction,
  legalActions,
  opponentOf,
  playLegal,
  type Action,
  type ActionKind,
  type GameState,
  type RuleId,
  type Side,
} from '@arpents/engine';
import { givenGame } from '@arpents/test-kit';
import { purposeOf } from '../src/turns/aims.ts';
import { candidateActions } from '../src/turns/candidates.ts';
import { VARIANTS, positionsUnder } from './support/variants.ts';

/** Of these the most useful few are considered: which cards they are about is not gone through. */
const FEW: ReadonlySet<ActionKind> = new Set(['discard', 'governor', 'intendant']);

const aimOf = (action: Action): string => (FEW.has(action.kind) ? action.kind : purposeOf(action));

/** Cards that a side has anywhere but among those that can be drafted. */
const owned = ({ players, sieges }: GameState, side: Side): number => {
  const { hand, deck, discard, reserve } = players[side];
  const inSieges = [sieges.british, sieges.french].map((siege) => siege?.cards[side] ?? []);
  return [hand, deck, discard, reserve, ...inSieges].reduce((sum, { length }) => sum + length, 0);
};

/** Carries an action out against an opponent who blocks nothing. */
function unopposed(state: GameState, action: Action): GameState {
  let next = playLegal(state, action);
  while (next.decision !== null && next.decision.side !== state.side) {
    next = playLegal(next, legalActions(next)[0]);
  }
  return next;
}

/** Whether an action that is left out could do anything for the side, whatever the opponent holds. */
function couldHelp(state: GameState, action: Action, side: Side): boolean {
  switch (action.kind) {
    case 'pass':
    case 'resign':
      return false;
    case 'withdraw':
      return action.siege === side;
    case 'ambush':
    case 'convert':
    case 'home-support': {
      const player = state.players[opponentOf(side)];
      // The worst for the opponent: everything that may be in their hand is there.
      const open: GameState = {
        ...state,
        players: {
          ...state.players,
          [opponentOf(side)]: { ...player, hand: [...player.hand, ...player.deck], deck: [] },
        },
      };
      const after = unopposed(open, action);
      const isHit = owned(after, opponentOf(side)) < owned(open, opponentOf(side));
      return isHit || after.players[side].hand.length >= state.players[side].hand.length;
    }
    default:
      return true;
  }
}

describe('the actions that are considered', () => {
  it.each(VARIANTS)(
    'are of every kind and with every aim that makes a difference: %s',
    (_, wanted) => {
      for (const state of positionsUnder(wanted)) {
        if (state.decision?.kind !== 'take-action') continue;
        const considered = new Set(candidateActions(state).map(aimOf));
        const missing = legalActions(state).filter((action) => !considered.has(aimOf(action)));
        const missed = missing.filter((action) => couldHelp(state, action, state.side));
        expect(missed.map(formatAction)).toEqual([]);
      }
    },
  );

  it('[R67] have an ambush among them that reaches nothing but cards in a siege, where the rule lets it', () => {
    const ambushes = (rules: readonly RuleId[]): number =>
      candidateActions(
        givenGame({
          rules,
          turn: 4,
          side: 'french',
          french: { hand: ['coureurs-de-bois', 'quebec'] },
          british: {
            hand: ['boston'],
            deck: ['new-york'],
            siegeCards: { british: ['regular-infantry'] },
          },
          sieges: { british: { location: 'louisbourg', value: 1 } },
        }),
      ).filter(({ kind }) => kind === 'ambush').length;
    expect(ambushes(['ambush-reaches-sieges'])).toBe(1);
    expect(ambushes([])).toBe(0);
  });

  it('[R75, R78] have Trader and Discard among them with a hand of any size, whose sets of cards nobody could list', () => {
    const state = givenGame({
      turn: 4,
      side: 'french',
      locations: { montreal: 'french village', tadoussac: 'french village' },
      french: {
        hand: [
          'trader',
          'montreal',
          'tadoussac',
          'quebec',
          'militia',
          'priest',
          'intendant',
          'governor',
        ],
      },
    });
    const kinds = new Set(candidateActions(state).map(({ kind }) => kind));
    expect(legalActions(state).some(({ kind }) => kind === 'discard')).toBe(false);
    expect(kinds).toContain('discard');
    expect(kinds).toContain('trader');
  });

  it('[R72] have no Priest or Indian Leader among them where the opponent has none of the Native Americans that change sides', () => {
    const converts = (natives: string): number =>
      candidateActions(
        givenGame({
          turn: 3,
          british: { hand: ['indian-leader', 'boston'] },
          french: { hand: [natives, 'quebec'] },
        }),
      ).filter(({ kind }) => kind === 'convert').length;
    expect(converts('neutral:native-americans')).toBe(1);
    expect(converts('empire:native-americans')).toBe(0);
  });
});
