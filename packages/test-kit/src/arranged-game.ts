// Games that start in the middle, arranged at random: sieges, lost capitals, empty decks, hands beyond five.
// Nobody may ever get there by playing; the rules have to hold all the same.
import {
  CARD_KINDS,
  LOCATIONS,
  SIDES,
  SIDE_FACTS,
  bySide,
  cardIdsOf,
  createGame,
  gameFromSetup,
  isFortified,
  opponentOf,
  shuffled,
  type BySide,
  type Card,
  type CardId,
  type GameOptions,
  type GameState,
  type LocationId,
  type Piece,
  type Rng,
  type Seed,
  type Setup,
  type Side,
} from '@arpents/engine';

/** The largest hand that is dealt: beyond it discards are no longer listed, and a little more than that. */
const LARGEST_HAND = 9;
/** The most cards that are put in reserve: no edition allows fewer. */
const MOST_IN_RESERVE = 5;
/** The most cards a side is given to a siege, and where its marker may stand: on the track of either side. */
const MOST_SIEGE_CARDS = 3;
const LOWEST_VALUE = -4;
const HIGHEST_VALUE = 5;

type Locations = Partial<Record<LocationId, { owner: Side; piece: Piece; fortified: boolean }>>;
type Zone = 'hand' | 'deck' | 'discard' | 'reserve';

const chance = (rng: Rng, percent: number): boolean => rng.below(100) < percent;
const oneOf = <T>(rng: Rng, list: readonly T[]): T => list[rng.below(list.length)];

/** A game arranged at random under these options, at its first decision (or over, if it starts with its end). */
export function arrangeGame(options: GameOptions, seed: Seed, rng: Rng): GameState {
  const opening = createGame(options, seed);
  if (!opening.ok) throw new Error(JSON.stringify(opening.error));
  const { locations, left } = arrangeLocations(fortificationsOf(opening.value), rng);
  const captured = bySide((side) => capturePieces(left[opponentOf(side)], rng));
  const hands = dealCards(opening.value, locations, rng);
  const sieges = bySide((side) => openSiege(side, locations, hands, rng));
  const side = oneOf(rng, SIDES);
  const phase = chance(rng, 50) ? 'actions' : 'end-test';
  const setup: Setup = {
    turn: 2 * rng.below(40) + (side === 'british' ? 1 : 2),
    side,
    phase,
    actionsLeft: phase === 'actions' ? rng.below(3) : 0,
    locations,
    sieges: bySide((attacker) => sieges[attacker]?.siege ?? null),
    ...bySide((one) => ({
      money: chance(rng, 30) ? rng.below(3) : rng.below(16),
      hand: cardIdsOf(hands[one].hand),
      deck: cardIdsOf(hands[one].deck),
      discard: cardIdsOf(hands[one].discard),
      reserve: cardIdsOf(hands[one].reserve),
      captured: captured[one],
      siegeCards: bySide((attacker): readonly CardId[] => sieges[attacker]?.cards[one] ?? []),
    })),
  };
  const game = gameFromSetup(setup, options, seed);
  if (!game.ok) throw new Error(`${JSON.stringify(game.error)} in ${JSON.stringify(setup)}`);
  return game.value;
}

interface Pieces {
  villages: number;
  towns: number;
}

const fortificationsOf = ({ places, fortifications }: GameState): number =>
  places.filter(isFortified).length + fortifications;

/** Pieces at random, no more than there are, and what is left of them. */
function arrangeLocations(
  fortifications: number,
  rng: Rng,
): {
  readonly locations: Locations;
  readonly left: BySide<Pieces>;
} {
  const left = bySide((side): Pieces => ({
    villages: SIDE_FACTS[side].villages,
    towns: SIDE_FACTS[side].towns,
  }));
  let unbuilt = fortifications;
  const locations: Locations = {};
  for (const { id, start, points } of shuffled(LOCATIONS, rng)) {
    const owner =
      start !== null && chance(rng, 75) ? start.side : chance(rng, 45) ? oneOf(rng, SIDES) : null;
    if (owner === null) continue;
    const piece: Piece = points > 0 && chance(rng, 30) ? 'town' : 'village';
    const stock = piece === 'town' ? 'towns' : 'villages';
    if (left[owner][stock] === 0) continue;
    left[owner][stock]--;
    const fortified = unbuilt > 0 && chance(rng, 20);
    if (fortified) unbuilt--;
    locations[id] = { owner, piece, fortified };
  }
  return { locations, left };
}

/** Some of the pieces that are left; now and then all the villages, so that none is in stock. */
function capturePieces(left: Pieces, rng: Rng): Pieces {
  return {
    villages: chance(rng, 8) ? left.villages : rng.below(Math.min(left.villages, 4) + 1),
    towns: rng.below(Math.min(left.towns, 2) + 1),
  };
}

/** Deals the cards of the game: what a side controls it mostly holds the card of, what it does not it mostly does not. */
function dealCards(
  opening: GameState,
  locations: Locations,
  rng: Rng,
): BySide<Record<Zone, Card[]>> {
  const hands = bySide((): Record<Zone, Card[]> => ({
    hand: [],
    deck: [],
    discard: [],
    reserve: [],
  }));
  const handSizes = bySide(() => rng.below(LARGEST_HAND + 1));
  const hasDeck = bySide(() => !chance(rng, 25));
  const put = (side: Side, card: Card): void => {
    const zones = hands[side];
    const reservable = CARD_KINDS[card].location === null && zones.reserve.length < MOST_IN_RESERVE;
    if (reservable && chance(rng, 12)) zones.reserve.push(card);
    else if (zones.hand.length < handSizes[side]) zones.hand.push(card);
    else zones[hasDeck[side] && chance(rng, 60) ? 'deck' : 'discard'].push(card);
  };
  for (const side of SIDES) {
    const { hand, deck, discard, reserve, available } = opening.players[side];
    const own = [...hand, ...deck, ...discard, ...reserve, ...available];
    for (const card of shuffled(own, rng)) {
      if (CARD_KINDS[card].owner === side && chance(rng, circulation(card, side, locations))) {
        put(side, card);
      }
    }
  }
  for (const card of opening.neutral) if (chance(rng, 50)) put(oneOf(rng, SIDES), card);
  return hands;
}

function circulation(card: Card, side: Side, locations: Locations): number {
  const location = CARD_KINDS[card].location?.location;
  if (location === undefined) return 45;
  return locations[location]?.owner === side ? 80 : 15;
}

/** Every other time a siege, well or badly advanced, with a card of the attacker; its cards come out of the piles. */
function openSiege(
  attacker: Side,
  locations: Locations,
  hands: BySide<Record<Zone, Card[]>>,
  rng: Rng,
): { readonly siege: Setup['sieges'][Side]; readonly cards: BySide<readonly CardId[]> } | null {
  const targets = LOCATIONS.map(({ id }) => id).filter(
    (id) => locations[id]?.owner === opponentOf(attacker),
  );
  if (targets.length === 0 || !chance(rng, 50)) return null;
  const location = oneOf(rng, targets);
  const cards = bySide((side) =>
    takeFighting(hands[side], side === attacker, rng).map((card) => CARD_KINDS[card].id),
  );
  const value = rng.below(HIGHEST_VALUE - LOWEST_VALUE + 1) + LOWEST_VALUE;
  return cards[attacker].length === 0 ? null : { siege: { location, value }, cards };
}

/** Takes cards with a military symbol out of hand, deck and discard pile; a fortification only defends (R18). */
function takeFighting(zones: Record<Zone, Card[]>, attacks: boolean, rng: Rng): Card[] {
  const wanted = rng.below(MOST_SIEGE_CARDS) + (attacks ? 1 : 0);
  const taken: Card[] = [];
  for (const zone of ['deck', 'discard', 'hand'] as const) {
    for (const card of [...zones[zone]]) {
      const { empire, location } = CARD_KINDS[card];
      const fights = ((empire ?? location)?.symbols.military ?? 0) > 0;
      if (!fights || taken.length === wanted) continue;
      if (attacks && empire?.can?.includes('builds') === true) continue;
      zones[zone].splice(zones[zone].indexOf(card), 1);
      taken.push(card);
    }
  }
  return taken;
}
