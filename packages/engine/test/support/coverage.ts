// What the random games came across: a property that never met a siege says nothing about sieges.
import { ACTION_KINDS, SIDES, type GameState } from '@arpents/engine';
import { RULES_ANSWERING } from '../../src/actions/registry.ts';
import { RESERVE_LIMIT } from '../../src/data/sides.ts';
import type { Visit } from './random-games.ts';

export type Coverage = Map<string, number>;

/** Every kind of decision that there is. */
export const DECISION_KINDS: readonly string[] = Object.keys(RULES_ANSWERING);

/** Rare situations by name; each is a question about a position. */
const SITUATIONS: Readonly<Record<string, (state: GameState) => boolean>> = {
  'a card is given up to an ambush': ({ decision }) =>
    decision?.kind === 'give-up-card' && decision.cause === 'ambush',
  'a card is given up to a Priest or Indian Leader': ({ decision }) =>
    decision?.kind === 'give-up-card' && decision.cause === 'convert',
  'a card is given up after a siege': ({ decision }) =>
    decision?.kind === 'give-up-card' && decision.cause === 'siege',
  'settling after a siege is won': ({ decision }) =>
    decision?.kind === 'settle-after-siege' && !decision.surrendered,
  'settling after a surrender': ({ decision }) =>
    decision?.kind === 'settle-after-siege' && decision.surrendered,
  'two sieges at once': ({ sieges }) => sieges.british !== null && sieges.french !== null,
  'an empty draw deck': (state) =>
    SIDES.some((side) => state.players[side].deck.length === 0 && state.decision?.side === side),
  'draw deck and discard pile both empty': (state) =>
    SIDES.some((side) => {
      const { deck, discard } = state.players[side];
      return deck.length === 0 && discard.length === 0;
    }),
  'a hand too large to list its sets': (state) =>
    state.decision !== null && state.players[state.decision.side].hand.length > 7,
  'a full reserve': (state) =>
    SIDES.some((side) => state.players[side].reserve.length >= RESERVE_LIMIT),
  'no village in stock': (state) => SIDES.some((side) => state.players[side].villages === 0),
  'cards known to be in a hand': (state) =>
    SIDES.some((side) => state.players[side].known.length > 0),
  'a reshuffle': (state) => SIDES.some((side) => state.players[side].shuffles > 1),
  'the end by points': ({ outcome }) => outcome?.ending === 'points',
  'the end by a capital': ({ outcome }) => outcome?.ending === 'capital',
};

const count = (coverage: Coverage, what: string): void => {
  coverage.set(what, (coverage.get(what) ?? 0) + 1);
};

export function noteVisit(coverage: Coverage, { state, actions }: Visit): void {
  count(coverage, 'positions');
  if (state.decision !== null) count(coverage, state.decision.kind);
  const last = actions.at(-1);
  if (last !== undefined) count(coverage, `action: ${last.kind}`);
  for (const [name, isMet] of Object.entries(SITUATIONS)) if (isMet(state)) count(coverage, name);
}

/** Everything worth meeting: every kind of decision, every kind of action but resignation, every rare situation. */
export const WORTH_MEETING: readonly string[] = [
  ...DECISION_KINDS,
  ...ACTION_KINDS.filter((kind) => kind !== 'resign').map((kind) => `action: ${kind}`),
  ...Object.keys(SITUATIONS),
];

export const neverMet = (coverage: Coverage, wanted: readonly string[]): string[] =>
  wanted.filter((what) => !coverage.has(what));
