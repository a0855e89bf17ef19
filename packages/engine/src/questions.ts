// Questions a table or an adviser asks about a position, answered by the same rules that decide legality.
import { isCardUsable, whatMakesUnusable } from './actions/standpoint.ts';
import { mostDiscarded } from './actions/discard.ts';
import { CARD_PLACE, LEADS, PLACE_COUNT, hasFlag, type Card, type Place } from './cards/cards.ts';
import { ACTIONS_PER_TURN, SIDE_FACTS } from './data/sides.ts';
import { isRaidable, raidDistances } from './board/raid-reach.ts';
import { refuse, type Refusal } from './refusals.ts';
import { rulebookOf } from './rules/rulebook.ts';
import { siegeStrength, winnerAtValue } from './state/sieges.ts';
import type { Position } from './play.ts';
import type { Side, Viewer } from './vocabulary.ts';
import type { PlayerView } from './view/view.ts';

/** Why a location card of the viewer, or of `side`, is of no use now, or null (R21). Asked at any time, not only in one's turn. */
export function whyCardUnusable(
  view: PlayerView,
  card: Card,
  side: Viewer = view.viewer,
): Refusal | null {
  if (side === 'spectator' || isCardUsable(view, side, card)) return null;
  return refuse(whatMakesUnusable(view, side, card), { card, place: CARD_PLACE[card] });
}

/** How many cards one Discard of `side` may take with the money at hand (R78). */
export function mostToDiscard(position: Position, side: Side): number {
  const player = position.players[side];
  const handSize = 'hand' in player ? player.hand.length : player.handSize;
  return mostDiscarded(handSize, player.money, rulebookOf(position.options).discardFee);
}

/** For every place how many cards a raid of `side` against it takes; 0: it cannot be raided at all (R56–R60). */
export function cardsToRaid(position: Position, side: Side): readonly number[] {
  const { raidBonus } = rulebookOf(position.options);
  const distances = raidDistances(position, side, PLACE_COUNT);
  return distances.map((distance, place) =>
    distance > PLACE_COUNT || !isRaidable(position, side, place)
      ? 0
      : Math.max(1, distance - raidBonus),
  );
}

/** What `card` of `side` would add in a siege of `place` (R18). */
const strengthInSiege = (
  position: Position,
  card: Card,
  place: Place,
  role: 'attacker' | 'defender',
): number => siegeStrength(rulebookOf(position.options), card, place, role);

/** The track of the siege that a side lays (R19). */
export interface SiegeTrack {
  /** Whether a marker stops at the ends that are printed; where it does not, they only say what the board shows. */
  readonly isFinite: boolean;
  readonly lowest: number;
  readonly highest: number;
  /** Every value to be shown, in order: the printed ones, and on an endless track all up to the marker. */
  readonly values: readonly number[];
}

export function siegeTrackOf(position: Position, siege: Side): SiegeTrack {
  const { lowest, highest } = SIDE_FACTS[siege].siegeTrack;
  const value = position.sieges[siege]?.value ?? lowest;
  const first = Math.min(lowest, value);
  const values = Array.from({ length: Math.max(highest, value) - first + 1 }, (_, i) => first + i);
  return { isFinite: rulebookOf(position.options).trackIsFinite, lowest, highest, values };
}

/**
 * What `side` can add at most in one turn to the siege that `siege` lays, as far as the viewer can tell: the strongest
 * cards that may be in hand or come from the reserve, one for each action, and all leaders (R38, R41).
 */
export function mostToAdd(view: PlayerView, siege: Side, side: Side): number {
  const open = view.sieges[siege];
  if (open === null) return 0;
  const role = siege === side ? 'attacker' : 'defender';
  const { unseen, reserve } = view.players[side];
  const inHand = view.viewer === side && view.hand !== null ? view.hand : unseen;
  let leaders = 0;
  const others: number[] = [];
  for (const card of [...inHand, ...reserve]) {
    const strength = strengthInSiege(view, card, open.place, role);
    if (hasFlag(card, LEADS)) leaders += strength;
    else others.push(strength);
  }
  others.sort((a, b) => b - a);
  return others.slice(0, ACTIONS_PER_TURN).reduce((sum, strength) => sum + strength, leaders);
}

/** Who would win the siege that `siege` lays, if its siege check came now; null: a stand-off, or no siege (R14). */
export function winnerAtCheck(position: Position, siege: Side): Side | null {
  const open = position.sieges[siege];
  return open === null ? null : winnerAtValue(siege, open.value);
}
