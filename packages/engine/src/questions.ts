// Questions a table or an adviser asks about a position, answered by the same rules that decide legality.
import { makeStandpoint, whyUnusable } from './actions/standpoint.ts';
import { CARD_PLACE, PLACE_COUNT, type Card, type Place } from './cards/cards.ts';
import { isRaidable, raidDistances } from './board/raid-reach.ts';
import { refuse, type Refusal } from './refusals.ts';
import { rulebookOf } from './rules/rulebook.ts';
import { siegeStrength, siegeWinner } from './state/sieges.ts';
import type { Position } from './play.ts';
import type { Side } from './vocabulary.ts';
import type { PlayerView } from './view/view.ts';

/** Why a location card in the viewer's hand is of no use now, or null (R21). Asked at any time, not only in his turn. */
export function whyCardUnusable(view: PlayerView, card: Card): Refusal | null {
  if (view.viewer === 'spectator' || view.hand === null) return null;
  const side = view.viewer;
  const rules = rulebookOf(view.options);
  const at = makeStandpoint(view, side, rules, view.hand, view.players[side].deckSize);
  const code = whyUnusable(at, card);
  return code === null ? null : refuse(code, { card, place: CARD_PLACE[card] });
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
export const strengthInSiege = (
  position: Position,
  card: Card,
  place: Place,
  role: 'attacker' | 'defender',
): number => siegeStrength(rulebookOf(position.options), card, place, role);

/** Who would win the siege that `siege` lays, if his siege check came now; null: a stand-off, or no siege (R14). */
export function winnerAtCheck(position: Position, siege: Side): Side | null {
  const open = position.sieges[siege];
  return open === null ? null : siegeWinner(siege, open);
}
