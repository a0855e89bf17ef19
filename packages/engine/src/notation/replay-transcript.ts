// Drives the engine through a transcript and compares every pile after every turn.
import type { Action } from '../actions/action.ts';
import { cardIdsOf, cardsNamed, PLACE_IDS, type CardId, type CardList } from '../cards/cards.ts';
import { isFortified, ownerOf, pieceOf } from '../board/places.ts';
import type { Referee, Shuffle } from '../contract.ts';
import { positionFromSetup } from '../create.ts';
import type { GameEvent } from '../events.ts';
import { advance, makeReferee, whyRefused } from '../play.ts';
import { resolveOptions } from '../rules/options.ts';
import { rulebookOf } from '../rules/rulebook.ts';
import { copyState, type GameState, type NextState } from '../state/state.ts';
import { arrangeDeck } from '../state/zones.ts';
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
  type Transcript,
  type TranscriptAction,
  type TranscriptState,
  type TranscriptTurn,
} from './transcript.ts';
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

/** The first thing in which engine and transcript disagree. Turns and actions are counted from 1. */
export interface TranscriptDifference {
  readonly code: 'transcript-difference';
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
  /** What came of the last action. */
  readonly events: readonly GameEvent[];
}

/**
 * Watches a replay: called with every state in which somebody decides, with what they did, and with what happened since
 * the call before.
 */
export type ReplayObserver = (
  state: GameState,
  action: Action,
  since: readonly GameEvent[],
) => void;

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

/** The decks in the order in which the transcript says they came out. */
function transcribedShuffle(decks: BySide<readonly (readonly CardId[])[]>): Shuffle {
  return (_seed, side, number, cards) => {
    const written = decks[side][number];
    if (written === undefined)
      throw new Difference(`${side} deck`, 'no reshuffle', `reshuffle ${number}`);
    const deck = cardsNamed(side, written);
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

export function replayTranscript(
  transcript: Transcript,
  observe: ReplayObserver = () => undefined,
): Result<ReplaySummary, TranscriptDifference> {
  let replay: Replay | null = null;
  try {
    replay = new Replay(transcript, observe);
    return ok(replay.run());
  } catch (thrown) {
    if (!(thrown instanceof Difference)) throw thrown;
    const { pile, expected, found } = thrown;
    // Turn 0: the start itself.
    const turn = replay?.turn ?? 0;
    const action = replay?.action ?? null;
    return err({ code: 'transcript-difference', turn, action, pile, expected, found });
  }
}

class Replay {
  turn = 0;
  action: number | null = null;
  readonly #transcript: Transcript;
  readonly #observe: ReplayObserver;
  readonly #next: NextState;
  readonly #referee: Referee;
  /** What is compared with the transcript: of the action or the end of turn at hand. */
  #events: GameEvent[] = [];
  /** What the observer has not been told. */
  #untold: GameEvent[] = [];

  constructor(transcript: Transcript, observe: ReplayObserver) {
    this.#transcript = transcript;
    this.#observe = observe;
    const { edition, rules } = transcript;
    // A transcript names no rulings, like all that was written down before there was a second set.
    const options = resolveOptions({ edition, rules, rulings: 1 });
    if (!options.ok) throw new Difference('options', 'known options', options.error.code);
    const setup = {
      turn: 1,
      side: 'british',
      phase: 'end-test',
      actionsLeft: 0,
      ...transcript.start,
    } as const;
    const made = positionFromSetup(setup, options.value, [0, 0, 0, 0, 0, 0, 0, 0]);
    if (!made.ok)
      throw new Difference('start', 'a legal position', `${made.error.code} ${made.error.about}`);
    this.#next = made.value;
    const shuffle = transcribedShuffle(transcript.decks);
    this.#referee = makeReferee(
      rulebookOf(options.value),
      (event) => {
        this.#events.push(event);
        this.#untold.push(event);
      },
      shuffle,
    );
    for (const side of SIDES) this.#orderDeck(side);
  }

  /** The start lists the deck sorted; the initial deck says in what order it lies. */
  #orderDeck(side: Side): void {
    const player = this.#next.players[side];
    const [initial = []] = this.#transcript.decks[side];
    const deck = cardsNamed(side, initial.slice(player.hand.length));
    compareCards(`${side} deck 0`, cardIdsOf(deck), player.deck);
    arrangeDeck(this.#next, side, deck);
  }

  run(): ReplaySummary {
    let actions = 0;
    for (const turn of this.#transcript.turns) {
      this.turn++;
      this.action = null;
      if ('resigned' in turn) {
        this.#act({ kind: 'resign', side: turn.side });
        break;
      }
      this.#playTurn(turn);
      actions += turn.actions.length;
    }
    const events = this.#untold;
    return { id: this.#transcript.id, turns: this.turn, actions, final: this.#next, events };
  }

  #playTurn(turn: TranscriptTurn): void {
    this.#events = [];
    this.#goOn();
    compareText(
      'side to move',
      turn.side,
      this.#next.phase === 'over' ? 'game over' : this.#next.side,
    );
    turn.actions.forEach((action, i) => {
      this.action = i + 1;
      this.#play(action);
    });
    this.action = null;
    if (this.#next.outcome === null) {
      this.#events = [];
      this.#act({ kind: 'end-turn' });
      this.#refill();
      this.#compareRefill(turn);
    }
    this.#compareState(turn.after);
    if (turn.finish !== null) this.#compareFinish(turn.finish);
  }

  #play(written: TranscriptAction): void {
    this.#events = [];
    for (const action of this.#inEngineTerms(written)) {
      this.#act(action);
      this.#goOn();
    }
    if (written.kind === 'home-support') {
      const drew = this.#field(written, 'drew', readCards);
      compareText('cards drawn', sortedText(drew), sortedText(this.#cardsDrawn()));
    }
  }

  #cardsDrawn(): readonly CardId[] {
    return this.#events.flatMap((event) =>
      event.kind === 'cards-drawn' ? (event.cards ?? []) : [],
    );
  }

  /** Moves on to the next decision, but not through a refill: a turn's `after` lies between refill and end test. */
  #goOn(): void {
    while (isAutomatic(this.#next) && this.#next.phase !== 'refill')
      automaticStep(this.#next, this.#referee);
  }

  #refill(): void {
    do automaticStep(this.#next, this.#referee);
    while (isAutomatic(this.#next) && this.#next.phase !== 'end-test');
  }

  #act(action: Action): void {
    this.#observe(copyState(this.#next), action, this.#untold);
    this.#untold = [];
    const refusal = whyRefused(this.#next, action);
    if (refusal !== null) {
      throw new Difference('action', JSON.stringify(action), `${refusal.code} (${refusal.ruling})`);
    }
    advance(this.#next, action, this.#referee);
  }

  #inEngineTerms(written: TranscriptAction): Action[] {
    const { side } = this.#next;
    const other = opponentOf(side);
    const card = (name: string): CardId | null =>
      this.#field(written, name, readNullable(readCard));
    switch (written.kind) {
      case 'raid':
        return [this.#plain(written), { kind: 'block-raid', card: card('blockedBy') }];
      case 'ambush': {
        const blocked = written.fields.outcome === 'blocked';
        const block: Action = { kind: 'block-ambush', card: blocked ? card('card') : null };
        return [this.#plain(written), block, ...(blocked ? [] : this.#answerOf(other, written))];
      }
      case 'convert':
        return [this.#plain(written), ...this.#answerOf(other, written)];
      case 'withdraw': {
        const response = written.fields.response;
        return [this.#plain(written), ...(response === undefined ? [] : [this.#settled(response)])];
      }
      case 'resolve-siege':
        return this.#resolved(written, card('lost'));
      default:
        return [this.#plain(written)];
    }
  }

  #plain(written: TranscriptAction): Action {
    const action = readAction(written.fields);
    if (action === null)
      throw new Difference('action', 'an action', JSON.stringify(written.fields));
    return action;
  }

  /** What the opponent gave to an ambush or a Priest, or the hand that was shown. */
  #answerOf(side: Side, written: TranscriptAction): Action[] {
    if (written.fields.outcome === 'no-target') {
      return [{ kind: 'show-hand', cards: cardIdsOf(this.#next.players[side].hand) }];
    }
    const given = this.#field(written, 'card', readCard);
    return [
      {
        kind: 'give-up-card',
        card: given,
        from: this.#field(written, 'from', readOneOf(GIVE_UP_ZONES)),
      },
    ];
  }

  #resolved(written: TranscriptAction, lost: CardId | null): Action[] {
    const siege = this.#field(written, 'siege', readOneOf(SIDES));
    const answers: Action[] = [];
    if ('captured' in written.fields) answers.push(this.#settled(written.fields));
    if (lost !== null) answers.push({ kind: 'give-up-card', card: lost, from: `${siege}-siege` });
    return answers;
  }

  #settled(response: unknown): Action {
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

  #field<T>(written: TranscriptAction, name: string, read: (value: unknown, path: string) => T): T {
    const value = reading(() => readActionField(written, name, read), null);
    if (!value.ok) throw new Difference('action', String(value.error.expected), value.error.path);
    return value.value;
  }

  #compareRefill(turn: TranscriptTurn): void {
    const drawn = this.#cardsDrawn();
    compareText(`${turn.side} cards drawn`, sortedText(turn.drew), sortedText(drawn));
    const reshuffled = this.#events.some((event) => event.kind === 'deck-shuffled');
    compareText(`${turn.side} reshuffle`, String(turn.reshuffled), String(reshuffled));
  }

  #compareState(after: TranscriptState): void {
    const next = this.#next;
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

  #compareFinish(finish: NonNullable<TranscriptTurn['finish']>): void {
    runAutomaticSteps(this.#next, this.#referee);
    const { outcome } = this.#next;
    compareText('winner', finish.winner, String(outcome?.winner));
    compareText('ending', finish.ending, String(outcome?.ending));
    if (finish.ending !== 'points' || outcome === null) return;
    const text = (points: BySide<number>): string => SIDES.map((side) => points[side]).join(' to ');
    compareText('points', text(finish.points), text(outcome.points));
  }
}
