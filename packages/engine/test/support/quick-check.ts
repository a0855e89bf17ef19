// Invariants that are cheap enough to be asked after every action of thousands of whole games: everything counted in
// small integers against the start of the same game (R1, R2, R19, R79, R96).
import {
  CARD_KINDS,
  SIDES,
  SIDE_FACTS,
  isFortified,
  isTown,
  opponentOf,
  ownerOf,
  rulebookOf,
  type CardList,
  type GameState,
  type Side,
} from '@arpents/engine';

const NEUTRAL = 2;
const OWNER_OF_CARD = CARD_KINDS.map(({ owner }) =>
  owner === null ? NEUTRAL : SIDES.indexOf(owner),
);

/** What is wrong with a state of the game that began with `start`, in a sentence; null if nothing is. */
export function quickChecker(start: GameState): (state: GameState) => string | null {
  const rules = rulebookOf(start.options);
  const cards = new Int8Array(CARD_KINDS.length);
  const expected = new Int8Array(CARD_KINDS.length);
  countCards(start, expected);

  function wrongWithPlayer(state: GameState, side: Side): string | null {
    const { money, villages, towns, reserve, hand, known } = state.players[side];
    const captor = state.players[opponentOf(side)];
    const { villages: allVillages, towns: allTowns } = SIDE_FACTS[side];
    let villagesHeld = 0;
    let townsHeld = 0;
    for (const code of state.places) {
      if (ownerOf(code) !== side) continue;
      if (isTown(code)) townsHeld++;
      else villagesHeld++;
    }
    if (villages + villagesHeld + captor.capturedVillages !== allVillages)
      return `${side} villages`;
    if (towns + townsHeld + captor.capturedTowns !== allTowns) return `${side} towns`;
    if (money < 0 || villages < 0 || towns < 0) return `${side} has less than nothing`;
    if (reserve.length > rules.reserveLimit) return `${side} reserve: ${reserve.length} cards`;
    if (known.length > hand.length) return `${side} is believed to hold more than there is`;
    return isSorted(hand) ? null : `${side} hand is not sorted`;
  }

  function wrongWithSiege(state: GameState, side: Side): string | null {
    const siege = state.sieges[side];
    if (siege === null) return null;
    const { lowest, highest } = SIDE_FACTS[side].siegeTrack;
    if (rules.trackIsFinite && (siege.value < lowest || siege.value > highest)) {
      return `${side} siege at ${siege.value}`;
    }
    const isOver = state.phase !== 'actions' || state.decision?.kind === 'settle-after-siege';
    return isOver || ownerOf(state.places[siege.place]) === opponentOf(side)
      ? null
      : `${side} besieges what is not the enemy's`;
  }

  return (state) => {
    const astray = countCards(state, cards);
    if (astray !== null) return astray;
    for (let card = 0; card < cards.length; card++) {
      if (cards[card] !== expected[card]) return `${CARD_KINDS[card].id}: ${cards[card]} copies`;
    }
    const built = state.places.reduce((sum, code) => sum + (isFortified(code) ? 1 : 0), 0);
    if (built + state.fortifications !== 12 || state.fortifications < 0) return 'fortifications';
    if ((state.phase === 'over') !== (state.outcome !== null)) return 'an end without an outcome';
    if ((state.phase === 'over') !== (state.decision === null)) return 'nobody decides';
    if (state.actionsLeft < 0 || state.actionsLeft > 2) return `${state.actionsLeft} actions left`;
    for (const side of SIDES) {
      const wrong = wrongWithPlayer(state, side) ?? wrongWithSiege(state, side);
      if (wrong !== null) return wrong;
    }
    return null;
  };
}

/** Counts the copies of every card; a sentence if one lies with a side that cannot have it. */
function countCards(state: GameState, counts: Int8Array): string | null {
  counts.fill(0);
  let astray: string | null = null;
  const count = (cards: CardList, where: number): void => {
    for (const card of cards) {
      counts[card]++;
      const owner = OWNER_OF_CARD[card];
      if (owner !== where && owner !== NEUTRAL)
        astray = `${CARD_KINDS[card].id} lies with the enemy`;
    }
  };
  count(state.neutral, NEUTRAL);
  for (const [where, side] of SIDES.entries()) {
    const { hand, deck, discard, reserve, available } = state.players[side];
    for (const pile of [hand, deck, discard, reserve, available]) count(pile, where);
    for (const siege of SIDES) {
      const open = state.sieges[siege];
      if (open !== null) count(open.cards[side], where);
    }
  }
  return astray;
}

function isSorted(cards: CardList): boolean {
  for (let i = 1; i < cards.length; i++) if (cards[i - 1] > cards[i]) return false;
  return true;
}
