// Drives the engine through a recorded game and compares every pile after every turn.
import type { Action } from '../actions/action.ts';
import { cardIdsOf, cardOf, PLACE_IDS, type CardId, type CardList } from '../cards/cards.ts';
import { isFortified, ownerOf, pieceOf } from '../board/places.ts';
import type { Referee, Shuffle } from '../contract.ts';
import { positionFromSetup } from '../create.ts';
import type { GameEvent } from '../events.ts';
import { advance, makeReferee, whyRefused } from '../play.ts';
import { resolveOptions } from '../rules/options.ts';
import { rulebookOf } from '../rules/rulebook.ts';
import { copyState, type GameState, type NextState } from '../state/state.ts';
import { automaticStep, isAutomatic, runAutomaticSteps } from '../turn/turn.ts';
import {
  SIDES,
  opponentOf,
  type BySide,
  type Result,
  type Side,
  err,
  ok,
  GIVE_UP_ZONES,
} from '../vocabulary.ts';
import {
  readActionField,
  type RecordedAction,
  type RecordedGame,
  type RecordedState,
  type RecordedTurn,
} from './recorded-game.ts';
import { readAction } from './read-action.ts';
import {
  readBoolean,
  readCard,
  readCards,
  readNullable,
  readObject,
  readOneOf,
  reading,
} from './reading.ts';

/** The first thing in which engine and record disagree. Turns and actions are counted from 1. */
export interface ReplayDifference {
  readonly code: 'replay-difference';
  readonly turn: number;
  /** null: not about one action. */
  readonly action: number | null;
  /** A pile such as `british discard`, or `action` where the engine refuses. */
  readonly pile: string;
  readonly expected: string;
  readonly found: string;
}

export interface ReplaySummary {
  readonly id: string;
  readonly turns: number;
  readonly actions: number;
  readonly final: GameState;
}

/** Watches a replay: called with every state in which somebody decides. */
export type ReplayObserver = (state: GameState) => void;

class Difference extends Error {
  readonly pile: string;
  readonly expected: string;
  readonly found: string;
  constructor(pile: string, expected: string, found: string) {
    super(pile);
    this.pile = pile;
    this.expected = expected;
    this.found = found;
  }
}

/** The decks in the order in which the record says they came out. */
function recordedShuffle(decks: BySide<readonly (readonly CardId[])[]>): Shuffle {
  return (_seed, side, number, cards) => {
    const recorded = decks[side][number];
    if (recorded === undefined)
      throw new Difference(`${side} deck`, 'no reshuffle', `reshuffle ${number}`);
    const deck = recorded.map((id) => cardOf(side, id));
    compareCards(`${side} deck ${number}`, cardIdsOf(deck), cards);
    return deck;
  };
}

function compareCards(pile: string, expected: readonly CardId[], found: CardList): void {
  compareText(pile, sortedText(expected), sortedText(cardIdsOf(found)));
}

const sortedText = (ids: readonly CardId[]): string => [...ids].sort().join(' ');

function compareText(pile: string, expected: string, found: string): void {
  if (expected !== found) throw new Difference(pile, expected, found);
}

export function replayRecordedGame(
  game: RecordedGame,
  observe: ReplayObserver = () => undefined,
): Result<ReplaySummary, ReplayDifference> {
  let replay: Replay | null = null;
  try {
    replay = new Replay(game, observe);
    return ok(replay.run());
  } catch (thrown) {
    if (!(thrown instanceof Difference)) throw thrown;
    const { pile, expected, found } = thrown;
    // Turn 0: the start itself.
    const turn = replay?.turn ?? 0;
    const action = replay?.action ?? null;
    return err({ code: 'replay-difference', turn, action, pile, expected, found });
  }
}

class Replay {
  turn = 0;
  action: number | null = null;
  private readonly game: RecordedGame;
  private readonly observe: ReplayObserver;
  private readonly next: NextState;
  private readonly referee: Referee;
  private events: GameEvent[] = [];

  constructor(game: RecordedGame, observe: ReplayObserver) {
    this.game = game;
    this.observe = observe;
    const options = resolveOptions({ edition: game.edition, rules: game.rules });
    if (!options.ok) throw new Difference('options', 'known options', options.error.code);
    const setup = {
      turn: 1,
      side: 'british',
      phase: 'end-test',
      actionsLeft: 0,
      ...game.start,
    } as const;
    const made = positionFromSetup(setup, options.value, [0, 0, 0, 0, 0, 0, 0, 0]);
    if (!made.ok)
      throw new Difference('start', 'a legal position', `${made.error.code} ${made.error.about}`);
    this.next = made.value;
    const shuffle = recordedShuffle(game.decks);
    this.referee = makeReferee(
      rulebookOf(options.value),
      (event) => this.events.push(event),
      shuffle,
    );
    for (const side of SIDES) this.orderDeck(side);
  }

  /** The start lists the deck sorted; the record of the initial deck says in what order it lies. */
  private orderDeck(side: Side): void {
    const player = this.next.players[side];
    const [initial = []] = this.game.decks[side];
    const deck = initial.slice(player.hand.length).map((id) => cardOf(side, id));
    compareCards(`${side} deck 0`, cardIdsOf(deck), player.deck);
    player.deck = deck;
  }

  run(): ReplaySummary {
    let actions = 0;
    for (const turn of this.game.turns) {
      this.turn++;
      this.action = null;
      if ('resigned' in turn) {
        this.act({ kind: 'resign', side: turn.side });
        break;
      }
      this.playTurn(turn);
      actions += turn.actions.length;
    }
    return { id: this.game.id, turns: this.turn, actions, final: this.next };
  }

  private playTurn(turn: RecordedTurn): void {
    this.events = [];
    this.goOn();
    compareText(
      'side to move',
      turn.side,
      this.next.phase === 'over' ? 'game over' : this.next.side,
    );
    turn.actions.forEach((action, i) => {
      this.action = i + 1;
      this.play(action);
    });
    this.action = null;
    if (this.next.outcome === null) {
      this.events = [];
      this.act({ kind: 'end-turn' });
      this.refill();
      this.compareRefill(turn);
    }
    this.compareState(turn.after);
    if (turn.finish !== null) this.compareFinish(turn.finish);
  }

  private play(recorded: RecordedAction): void {
    this.events = [];
    for (const action of this.inEngineTerms(recorded)) {
      this.act(action);
      this.goOn();
    }
    if (recorded.kind === 'home-support') {
      const drew = this.field(recorded, 'drew', readCards);
      compareText('cards drawn', sortedText(drew), sortedText(this.cardsDrawn()));
    }
  }

  private cardsDrawn(): readonly CardId[] {
    return this.events.flatMap((event) =>
      event.kind === 'cards-drawn' ? (event.cards ?? []) : [],
    );
  }

  /** Goes on to the next decision, but not through a refill: the record's `after` lies between refill and end test. */
  private goOn(): void {
    while (isAutomatic(this.next) && this.next.phase !== 'refill')
      automaticStep(this.next, this.referee);
  }

  private refill(): void {
    do automaticStep(this.next, this.referee);
    while (isAutomatic(this.next) && this.next.phase !== 'end-test');
  }

  private act(action: Action): void {
    this.observe(copyState(this.next));
    const refusal = whyRefused(this.next, action);
    if (refusal !== null) {
      throw new Difference('action', JSON.stringify(action), `${refusal.code} (${refusal.ruling})`);
    }
    advance(this.next, action, this.referee);
  }

  private inEngineTerms(recorded: RecordedAction): Action[] {
    const { side } = this.next;
    const other = opponentOf(side);
    const card = (name: string): CardId | null =>
      this.field(recorded, name, readNullable(readCard));
    switch (recorded.kind) {
      case 'raid':
        return [this.plain(recorded), { kind: 'block-raid', card: card('blockedBy') }];
      case 'ambush': {
        const blocked = recorded.fields.outcome === 'blocked';
        const block: Action = { kind: 'block-ambush', card: blocked ? card('card') : null };
        return [this.plain(recorded), block, ...(blocked ? [] : this.answerOf(other, recorded))];
      }
      case 'convert':
        return [this.plain(recorded), ...this.answerOf(other, recorded)];
      case 'withdraw': {
        const response = recorded.fields.response;
        return [this.plain(recorded), ...(response === undefined ? [] : [this.settled(response)])];
      }
      case 'resolve-siege':
        return this.resolved(recorded, card('lost'));
      default:
        return [this.plain(recorded)];
    }
  }

  private plain(recorded: RecordedAction): Action {
    const action = readAction(recorded.fields);
    if (action === null)
      throw new Difference('action', 'an action', JSON.stringify(recorded.fields));
    return action;
  }

  /** What the opponent gave to an ambush or a Priest, or the hand he showed. */
  private answerOf(side: Side, recorded: RecordedAction): Action[] {
    if (recorded.fields.outcome === 'no-target') {
      return [{ kind: 'show-hand', cards: cardIdsOf(this.next.players[side].hand) }];
    }
    const given = this.field(recorded, 'card', readCard);
    return [
      {
        kind: 'give-up-card',
        card: given,
        from: this.field(recorded, 'from', readOneOf(GIVE_UP_ZONES)),
      },
    ];
  }

  private resolved(recorded: RecordedAction, lost: CardId | null): Action[] {
    const siege = this.field(recorded, 'siege', readOneOf(SIDES));
    const answers: Action[] = [];
    if ('captured' in recorded.fields) answers.push(this.settled(recorded.fields));
    if (lost !== null) answers.push({ kind: 'give-up-card', card: lost, from: `${siege}-siege` });
    return answers;
  }

  private settled(response: unknown): Action {
    const read = reading((value, path) => {
      const fields = readObject(value, path);
      return {
        kind: 'settle-after-siege' as const,
        settle: readBoolean(fields.settled, `${path}.settled`),
        card: readNullable(readCard)(fields.card ?? null, `${path}.card`),
      };
    }, response);
    if (!read.ok) throw new Difference('action', String(read.error.expected), read.error.path);
    return read.value;
  }

  private field<T>(
    recorded: RecordedAction,
    name: string,
    read: (value: unknown, path: string) => T,
  ): T {
    const value = reading(() => readActionField(recorded, name, read), null);
    if (!value.ok) throw new Difference('action', String(value.error.expected), value.error.path);
    return value.value;
  }

  private compareRefill(turn: RecordedTurn): void {
    const drawn = this.cardsDrawn();
    compareText(`${turn.side} cards drawn`, sortedText(turn.drew), sortedText(drawn));
    const reshuffled = this.events.some((event) => event.kind === 'deck-shuffled');
    compareText(`${turn.side} reshuffle`, String(turn.reshuffled), String(reshuffled));
  }

  private compareState(after: RecordedState): void {
    const { next } = this;
    for (const side of SIDES) {
      const expected = after[side];
      const found = next.players[side];
      compareCards(`${side} hand`, expected.hand, found.hand);
      compareCards(`${side} reserve`, expected.reserve, found.reserve);
      compareCards(`${side} deck`, expected.deck, found.deck);
      compareCards(`${side} discard`, expected.discard, found.discard);
      compareText(`${side} money`, String(expected.money), String(found.money));
      compareText(
        `${side} captured villages`,
        String(expected.captured.villages),
        String(found.capturedVillages),
      );
      compareText(
        `${side} captured towns`,
        String(expected.captured.towns),
        String(found.capturedTowns),
      );
      const siege = next.sieges[side];
      compareText(
        `${side} siege`,
        String(after.sieges[side]),
        siege === null ? 'null' : PLACE_IDS[siege.place],
      );
      for (const one of SIDES) {
        compareCards(
          `${one} cards in the ${side} siege`,
          after[one].siegeCards[side],
          siege?.cards[one] ?? [],
        );
      }
    }
    PLACE_IDS.forEach((id, place) => {
      const held = after.locations[id];
      const expected =
        held === undefined
          ? 'neutral'
          : `${held.owner} ${held.piece}${held.fortified ? ' fortified' : ''}`;
      const code = next.places[place];
      const owner = ownerOf(code);
      const found =
        owner === null
          ? 'neutral'
          : `${owner} ${String(pieceOf(code))}${isFortified(code) ? ' fortified' : ''}`;
      compareText(id, expected, found);
    });
  }

  private compareFinish(finish: NonNullable<RecordedTurn['finish']>): void {
    runAutomaticSteps(this.next, this.referee);
    const { outcome } = this.next;
    compareText('winner', finish.winner, String(outcome?.winner));
    compareText('ending', finish.ending, String(outcome?.ending));
    if (finish.ending !== 'points' || outcome === null) return;
    const text = (points: BySide<number>): string => SIDES.map((side) => points[side]).join(' to ');
    compareText('points', text(finish.points), text(outcome.points));
  }
}
