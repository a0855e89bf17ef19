// Games of random players over all rules and editions: a source of positions, events and refusals for sentences.
import {
  ACTION_KINDS,
  CARD_IDS,
  LOCATIONS,
  NO_CHOICE,
  PRESETS,
  PRESET_IDS,
  RULE_IDS,
  applyAction,
  createGame,
  createRng,
  explain,
  formatAction,
  legalActions,
  randomAction,
  randomSeed,
  readAction,
  resolveOptions,
  whyRefused,
  type Action,
  type GameEvent,
  type GameOptions,
  type GameState,
  type Refusal,
  type Rng,
  type RuleId,
} from '@arpents/engine';

export interface Witness {
  readonly position?: (state: GameState) => void;
  readonly events?: (events: readonly GameEvent[], state: GameState) => void;
}

/** Options with many rules at once, so that every kind of action, decision and event has a chance. */
function someOptions(rng: Rng): GameOptions {
  const preset = PRESETS[PRESET_IDS[rng.below(PRESET_IDS.length)] ?? 'second'];
  const rules = RULE_IDS.reduce<readonly RuleId[]>((chosen, rule) => {
    const more = [...chosen, rule];
    return rng.below(2) === 0 && resolveOptions({ ...preset, rules: more }).ok ? more : chosen;
  }, preset.rules);
  const options = resolveOptions({ edition: preset.edition, rules });
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  return options.value;
}

/** Plays `games` random games of at most `turns` turns and shows them to the witness. */
export function watchRandomGames(games: number, turns: number, witness: Witness): void {
  const rng = createRng(1759);
  for (let game = 0; game < games; game++) {
    const created = createGame(someOptions(rng), randomSeed(rng));
    if (!created.ok) throw new Error(JSON.stringify(created.error));
    let state = created.value;
    while (state.phase !== 'over' && state.turn <= turns) {
      witness.position?.(state);
      const action = randomAction(state, rng);
      if (action === null) throw new Error('nothing to do');
      const step = applyAction(state, action);
      if (!step.ok) throw new Error(`${formatAction(action)}: ${step.error.code}`);
      witness.events?.(step.value.events, state);
      ({ state } = step.value);
    }
  }
}

const one = <T>(list: readonly T[], rng: Rng): T => {
  const item = list[rng.below(list.length)];
  if (item === undefined) throw new Error('an empty list');
  return item;
};

/** An action of the right shape that is probably illegal: a legal one with something exchanged, or one made up. */
function doubtfulAction(state: GameState, rng: Rng): Action | null {
  const { side } = state.decision ?? state;
  const hand = state.players[side].hand.map((card) => CARD_IDS[card]);
  const card = () =>
    rng.below(4) === 0 || hand.length === 0 ? one(CARD_IDS, rng) : one(hand, rng);
  const legal = legalActions(state);
  const model = legal.length > 0 && rng.below(2) === 0 ? one(legal, rng) : null;
  return readAction({
    kind: one(ACTION_KINDS, rng),
    location: one(LOCATIONS, rng).id,
    cards: Array.from({ length: 1 + rng.below(3) }, card),
    card: rng.below(5) === 0 ? null : card(),
    siege: one(['british', 'french'], rng),
    lost: rng.below(3) === 0 ? null : card(),
    from: one(['hand', 'reserve', 'british-siege', 'french-siege'], rng),
    settle: rng.below(2) === 0,
    side,
    ...model,
    ...(model !== null && rng.below(2) === 0 ? { location: one(LOCATIONS, rng).id } : {}),
    ...(model !== null && 'cards' in model && rng.below(2) === 0
      ? { cards: model.cards.map((id) => (rng.below(2) === 0 ? card() : id)) }
      : {}),
  });
}

/** Refusals that the engine gives in a position, exact ones and explanations. */
export function refusalsIn(state: GameState, rng: Rng, count: number): Refusal[] {
  const refusals: Refusal[] = [];
  for (let i = 0; i < count; i++) {
    const action = doubtfulAction(state, rng);
    if (action === null) continue;
    const refusal = whyRefused(state, action);
    if (refusal !== null) refusals.push(refusal);
    const location = one(LOCATIONS, rng).id;
    const choice =
      rng.below(2) === 0 ? { location } : 'cards' in action ? { cards: action.cards } : {};
    for (const explanation of explain(state, { ...NO_CHOICE, ...choice })) {
      if (explanation.refusal !== null) refusals.push(explanation.refusal);
    }
  }
  return refusals;
}
