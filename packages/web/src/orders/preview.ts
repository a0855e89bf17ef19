// What would happen with these orders and the present hand, if the opponent did each thing now.
import {
  PLACE_IDS,
  cardsToRaid,
  createRng,
  opponentOf,
  sampleHiddenState,
  type Action,
  type Decision,
  type LocationId,
  type PlayerView,
  type Side,
} from '@arpents/engine';
import { automaticAnswer, type Circumstances, type StandingOrders } from '@arpents/session';

export interface Preview {
  readonly occasion: 'ambush' | 'convert' | 'raid';
  readonly location: LocationId | null;
  /** null: the player is asked. */
  readonly answer: Action | null;
}

/** The likeliest raids are enough to see what the orders do. */
const MOST_RAIDS = 3;

export function previewOrders(
  view: PlayerView,
  side: Side,
  orders: StandingOrders,
  opponent: Circumstances['opponent'],
): readonly Preview[] {
  const state = sampleHiddenState(view, createRng(1));
  const answerTo = (decision: Decision): Action | null =>
    automaticAnswer({ ...state, phase: 'actions', decision }, orders, opponent);
  const raidable = cardsToRaid(view, opponentOf(side)).flatMap((cards, place) =>
    cards > 0 ? [{ cards, place }] : [],
  );
  raidable.sort((a, b) => a.cards - b.cards);
  return [
    { occasion: 'ambush', location: null, answer: answerTo({ kind: 'block-ambush', side }) },
    {
      occasion: 'convert',
      location: null,
      answer: answerTo({ kind: 'give-up-card', side, cause: 'convert', siege: null }),
    },
    ...raidable.slice(0, MOST_RAIDS).map(({ place }): Preview => ({
      occasion: 'raid',
      location: PLACE_IDS[place] ?? null,
      answer: answerTo({ kind: 'block-raid', side, place }),
    })),
  ];
}
