// What must hold in every position of every game. Each function returns a sentence for everything that does not.
import { isDeepStrictEqual } from 'node:util';
import {
  SIDES,
  VIEWERS,
  applyAction,
  formatAction,
  invariantsBrokenBy,
  isLegal,
  legalActions,
  playLegal,
  randomAction,
  redactEvent,
  sampleHiddenState,
  viewFor,
  type Action,
  type GameEvent,
  type GameState,
  type Rng,
  type Viewer,
} from '@arpents/engine';

const bytes = (value: unknown): string => JSON.stringify(value);

/** Cheap enough for every position: nothing created or lost, no debts, and somebody can go on. */
export function cheapFlaws(state: GameState): string[] {
  const flaws = invariantsBrokenBy(state);
  for (const side of SIDES) {
    const { money } = state.players[side];
    if (money < 0) flaws.push(`the money of ${side} is ${money}`);
  }
  const hasLegalAction = legalActions(state).length > 0;
  if (state.phase !== 'over' && !hasLegalAction) flaws.push('there is no legal action');
  if (state.phase === 'over' && hasLegalAction) flaws.push('the game is over, and goes on');
  return flaws;
}

/** Everything else; takes a thousand times as long. */
export const thoroughFlaws = (state: GameState, rng: Rng): string[] => [
  ...flawsOfList(state),
  ...flawsOfJson(state, rng),
  ...flawsOfViewedLegality(state, rng),
  ...VIEWERS.flatMap((viewer) => flawsOfHiding(state, viewer, rng)),
];

/** Every listed action is accepted, and asking and acting leave the state as it was. */
function flawsOfList(state: GameState): string[] {
  const before = bytes(state);
  const flaws = legalActions(state).flatMap((action) => {
    const step = applyAction(state, action);
    if (!step.ok) return [`listed but refused (${step.error.code}): ${formatAction(action)}`];
    if (!isLegal(state, action)) return [`listed but not legal: ${formatAction(action)}`];
    return bytes(step.value.state) === bytes(playLegal(state, action))
      ? []
      : [`played in two ways with two results: ${formatAction(action)}`];
  });
  if (bytes(state) !== before) flaws.push('the state changed under its own actions');
  return flaws;
}

/** A state survives JSON, and the game goes on from it as from the original. */
function flawsOfJson(state: GameState, rng: Rng): string[] {
  const restored = JSON.parse(bytes(state)) as GameState;
  if (!isDeepStrictEqual(restored, state)) return ['JSON does not give the state back'];
  const action = randomAction(state, rng);
  if (action === null || bytes(applyAction(restored, action)) === bytes(applyAction(state, action)))
    return [];
  return [`after JSON another result: ${formatAction(action)}`];
}

/** Legality is the same on the deciding player's view and on the state; nobody else can act at all. */
function flawsOfViewedLegality(state: GameState, rng: Rng): string[] {
  const listed = legalActions(state);
  return VIEWERS.flatMap((viewer) => {
    const view = viewFor(state, viewer);
    const decides = state.decision?.side === viewer;
    if (bytes(legalActions(view)) !== bytes(decides ? listed : [])) {
      return [`the view of ${viewer} lists other actions than the state`];
    }
    if (!decides) return [];
    return doubtfulActions(listed, rng)
      .filter((action) => isLegal(view, action) !== isLegal(state, action))
      .map((action) => `view and state disagree: ${formatAction(action)}`);
  });
}

/** Legal actions with the cards or the place of another one: most of them are illegal. */
function doubtfulActions(listed: readonly Action[], rng: Rng): Action[] {
  return listed.slice(0, 40).map((action) => {
    const other = listed[rng.below(listed.length)] ?? action;
    if ('location' in action && 'location' in other) return { ...action, location: other.location };
    if ('cards' in action && 'cards' in other) return { ...action, cards: other.cards };
    return action;
  });
}

/** R100: dealing anew what is hidden from a viewer changes nothing for him. */
function flawsOfHiding(state: GameState, viewer: Viewer, rng: Rng): string[] {
  const view = viewFor(state, viewer);
  const other = sampleHiddenState(view, rng);
  if (bytes(viewFor(other, viewer)) !== bytes(view)) {
    return [`what is hidden from ${viewer} changes his view`];
  }
  if (
    state.decision?.side === viewer &&
    bytes(legalActions(other)) !== bytes(legalActions(state))
  ) {
    return [`what is hidden from ${viewer} changes his legal actions`];
  }
  return legalActions(state).flatMap((action) => {
    const here = applyAction(state, action);
    const there = applyAction(other, action);
    // A hidden hand may not be able to do this: then there is nothing to compare.
    if (!here.ok || !there.ok) return [];
    return bytes(seenBy(viewer, here.value.events)) === bytes(seenBy(viewer, there.value.events))
      ? []
      : [`what is hidden from ${viewer} changes what he sees of: ${formatAction(action)}`];
  });
}

/** The events that a viewer gets until cards are drawn: from there on the hidden order of a deck shows itself. */
function seenBy(viewer: Viewer, events: readonly GameEvent[]): GameEvent[] {
  const drawn = events.findIndex(({ kind }) => kind === 'cards-drawn');
  return (drawn < 0 ? events : events.slice(0, drawn)).map((event) => redactEvent(event, viewer));
}
