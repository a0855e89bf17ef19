// What happened, in the past tense and in order: for the log, for animation, for the other player's screen.
import type { Action } from './actions/action.ts';
import type { CardId } from './cards/cards.ts';
import type { LocationId } from './data/locations.ts';
import type { DecisionKind, Outcome } from './state/state.ts';
import type { GiveUpZone, Piece, Side } from './vocabulary.ts';

export type GameEvent =
  | { readonly kind: 'turn-began'; readonly side: Side; readonly turn: number }
  | { readonly kind: 'action-taken'; readonly side: Side; readonly action: Action }
  | { readonly kind: 'money-changed'; readonly side: Side; readonly amount: number }
  | { readonly kind: 'village-placed'; readonly side: Side; readonly location: LocationId }
  | { readonly kind: 'town-built'; readonly side: Side; readonly location: LocationId }
  | { readonly kind: 'fortification-built'; readonly side: Side; readonly location: LocationId }
  | { readonly kind: 'fortification-lost'; readonly side: Side; readonly location: LocationId }
  | {
      readonly kind: 'piece-captured';
      /** The captor. */
      readonly side: Side;
      readonly location: LocationId;
      readonly piece: Piece;
    }
  | { readonly kind: 'location-abandoned'; readonly side: Side; readonly location: LocationId }
  | {
      readonly kind: 'siege-opened';
      readonly side: Side;
      readonly location: LocationId;
      readonly value: number;
    }
  | {
      readonly kind: 'siege-moved';
      /** The side that lays the siege. */
      readonly siege: Side;
      readonly location: LocationId;
      readonly value: number;
    }
  | {
      readonly kind: 'siege-ended';
      readonly siege: Side;
      readonly location: LocationId;
      readonly winner: Side;
      readonly withdrawn: boolean;
    }
  | { readonly kind: 'raid-succeeded'; readonly side: Side; readonly location: LocationId }
  | { readonly kind: 'raid-blocked'; readonly side: Side; readonly location: LocationId }
  | { readonly kind: 'ambush-blocked'; readonly side: Side }
  /** To the top of the side's discard pile: drafted, settled, or given by the opponent. */
  | { readonly kind: 'card-gained'; readonly side: Side; readonly card: CardId }
  /** Back to the side's available cards or the neutral display. */
  | {
      readonly kind: 'card-returned';
      readonly side: Side;
      readonly card: CardId;
      readonly from: GiveUpZone;
    }
  | {
      readonly kind: 'cards-drawn';
      readonly side: Side;
      readonly count: number;
      /** Only the owner sees which (R100); null for everybody else. */
      readonly cards: readonly CardId[] | null;
    }
  | { readonly kind: 'deck-shuffled'; readonly side: Side; readonly count: number }
  | { readonly kind: 'hand-shown'; readonly side: Side; readonly cards: readonly CardId[] }
  | {
      readonly kind: 'decision-asked';
      readonly side: Side;
      readonly decision: DecisionKind;
      readonly location: LocationId | null;
    }
  | { readonly kind: 'game-ended'; readonly outcome: Outcome };

export type EventKind = GameEvent['kind'];
export type EventSink = (event: GameEvent) => void;
