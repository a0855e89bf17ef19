// What must hold in every position of every game. Each function returns a sentence for everything that does not.
import { isDeepStrictEqual } from 'node:util';
import {
  SIDES,
  VIEWERS,
  applyAction,
  createRng,
  formatAction,
  invariantsBrokenBy,
  isLegal,
  legalActions,
  parseAction,
  playLegal,
  randomAction,
  sampleHiddenState,
  viewFor,
  whyRefused,
  type Action,
  type EventKind,
  type GameState,
  type Rng,
} from '@arpents/engine';
import { eventsBeforeDrawing, permuteHidden } from './hidden.ts';

const bytes = (value: unknown): string => JSON.stringify(value);

/** Cheap enough for every position. */
export const cheapFlaws = (state: GameState): string[] => [
  ...flawsOfStock(state),
  ...flawsOfGoingOn(state),
];

/** Everything else; takes a thousand times as long. */
export const thoroughFlaws = (state: GameState, rng: Rng): string[] => [
  ...flawsOfList(state),
  ...flawsOfRevealing(state),
  ...flawsOfJson(state, rng),
  ...flawsOfViewedLegality(state, rng),
  ...flawsOfHiding(state, rng),
  ...flawsOfSampling(state, rng),
];

/** R1, R2, R3, R96: nothing is created or lost, and nobody has debts. */
export function flawsOfStock(state: GameState): string[] {
  const flaws = invariantsBrokenBy(state);
  for (const side of SIDES) {
    const { money } = state.players[side];
    if (money < 0) flaws.push(`the money of ${side} is ${money}`);
  }
  return flaws;
}

/** R11, R95: there is a legal action until the game is over, and none afterwards; either side may resign until then. */
export function flawsOfGoingOn(state: GameState): string[] {
  const isOver = state.phase === 'over';
  const flaws: string[] = [];
  const hasLegalAction = legalActions(state).length > 0;
  if (!isOver && !hasLegalAction) flaws.push('there is no legal action');
  if (isOver && hasLegalAction) flaws.push('the game is over, and goes on');
  for (const side of SIDES) {
    if (isLegal(state, { kind: 'resign', side }) === isOver) {
      flaws.push(`the ${side} side ${isOver ? 'may' : 'may not'} resign`);
    }
  }
  return flaws;
}

/** R16: every listed action is listed once, accepted, and survives being written; asking and acting change nothing. */
export function flawsOfList(state: GameState): string[] {
  const before = bytes(state);
  const listed = legalActions(state);
  const flaws = listed.flatMap((action) => {
    const text = formatAction(action);
    const step = applyAction(state, action);
    if (!step.ok) return [`listed but refused (${step.error.code}): ${text}`];
    if (!isLegal(state, action)) return [`listed but not legal: ${text}`];
    if (!isDeepStrictEqual(parseAction(text), action)) return [`not the same when read: ${text}`];
    return bytes(step.value.state) === bytes(playLegal(state, action))
      ? []
      : [`played in two ways with two results: ${text}`];
  });
  if (new Set(listed.map(formatAction)).size < listed.length) flaws.push('an action listed twice');
  if (bytes(state) !== before) flaws.push('the state changed under its own actions');
  return flaws;
}

const SHOWING: readonly EventKind[] = ['cards-drawn', 'deck-shuffled', 'hand-shown', 'game-ended'];

/** R99: a step that shows somebody something says so. */
export const flawsOfRevealing = (state: GameState): string[] =>
  legalActions(state)
    .filter((action) => {
      const step = applyAction(state, action);
      if (!step.ok || step.value.revealed) return false;
      const { events, state: after } = step.value;
      return events.some(({ kind }) => SHOWING.includes(kind)) || after.turn !== state.turn;
    })
    .map((action) => `shows something and does not say so: ${formatAction(action)}`);

/** A state survives JSON, and the game goes on from it as from the original. */
export function flawsOfJson(state: GameState, rng: Rng): string[] {
  const restored = JSON.parse(bytes(state)) as GameState;
  if (!isDeepStrictEqual(restored, state)) return ['JSON does not give the state back'];
  if (bytes(legalActions(restored)) !== bytes(legalActions(state))) {
    return ['after JSON other actions are legal'];
  }
  const action = randomAction(state, rng);
  if (action === null || bytes(applyAction(restored, action)) === bytes(applyAction(state, action)))
    return [];
  return [`after JSON another result: ${formatAction(action)}`];
}

/** R100: legality is the same on the deciding side's view and on the state; nobody else can act at all. */
export function flawsOfViewedLegality(
  state: GameState,
  rng: Rng,
  doubtful: readonly Action[] = doubtfulActions(legalActions(state), rng),
): string[] {
  const listed = legalActions(state);
  return VIEWERS.flatMap((viewer) => {
    const view = viewFor(state, viewer);
    const decides = state.decision?.side === viewer;
    if (bytes(legalActions(view)) !== bytes(decides ? listed : [])) {
      return [`the view of ${viewer} lists other actions than the state`];
    }
    if (!decides) return [];
    const seed = rng.word();
    const chosen = randomAction(view, createRng(seed));
    if (!isDeepStrictEqual(chosen, randomAction(state, createRng(seed)))) {
      return [`the random player chooses otherwise on the view of ${viewer}`];
    }
    return doubtful
      .filter((action) => !isDeepStrictEqual(whyRefused(view, action), whyRefused(state, action)))
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

/** R100: what is hidden from a viewer changes neither their view, nor their legal actions, nor the events they get. */
export function flawsOfHiding(
  state: GameState,
  rng: Rng,
  tried: readonly Action[] = legalActions(state),
): string[] {
  return VIEWERS.flatMap((viewer) => {
    const hidden = `what is hidden from ${viewer} changes`;
    const other = permuteHidden(state, viewer, rng);
    if (bytes(viewFor(other, viewer)) !== bytes(viewFor(state, viewer)))
      return [`${hidden} their view`];
    if (
      state.decision?.side === viewer &&
      bytes(legalActions(other)) !== bytes(legalActions(state))
    ) {
      return [`${hidden} their legal actions`];
    }
    return tried.flatMap((action) => {
      const here = applyAction(state, action);
      const there = applyAction(other, action);
      // A hidden hand may not be able to do this: then there is nothing to compare.
      if (!here.ok || !there.ok) return [];
      const seen = bytes(eventsBeforeDrawing(here.value.events, viewer));
      if (bytes(eventsBeforeDrawing(there.value.events, viewer)) !== seen)
        return [`${hidden} what they see of: ${formatAction(action)}`];
      return here.value.revealed === there.value.revealed
        ? []
        : [`${hidden} whether something is revealed by: ${formatAction(action)}`];
    });
  });
}

/** R100: a sample of the hidden cards is a sound position, and projects back to the same view. */
export const flawsOfSampling = (state: GameState, rng: Rng): string[] =>
  VIEWERS.flatMap((viewer) => {
    const view = viewFor(state, viewer);
    const sample = sampleHiddenState(view, rng);
    const flaws = invariantsBrokenBy(sample).map((flaw) => `a sample for ${viewer}: ${flaw}`);
    if (bytes(viewFor(sample, viewer)) !== bytes(view))
      flaws.push(`a sample for ${viewer} gives another view`);
    return flaws;
  });
