// Raid (R56–R60): one or more raiding cards against an enemy piece within reach.
import {
  CARD_IDS,
  CARD_RAID_FEE,
  EXTENDS_RAID,
  PLACE_COUNT,
  PLACE_IDS,
  RAID,
  cardsNamed,
  hasFlag,
  placeOf,
  type Card,
  type CardList,
  type Place,
} from '../cards/cards.ts';
import { countOf } from '../cards/card-list.ts';
import { isFortified, isOwnedBy } from '../board/places.ts';
import { isRaidable, raidDistances } from '../board/raid-reach.ts';
import type { ActionRule, Standpoint } from '../contract.ts';
import { refuse, type RefusalCode } from '../refusals.ts';
import { discardPlayed, pay } from '../state/zones.ts';
import { challenge } from '../turn/ask.ts';
import { opponentOf } from '../vocabulary.ts';
import { cardsFromHand, isRefusal } from './standpoint.ts';

const isRaidCard = (card: Card): boolean => hasFlag(card, RAID | EXTENDS_RAID);

/** R56: at least one card that can lead, and money for the Native Americans. */
function isParty(at: Standpoint, cards: CardList): boolean {
  let fee = 0;
  let led = false;
  for (const card of cards) {
    fee += CARD_RAID_FEE[card];
    led ||= hasFlag(card, RAID);
  }
  return led && fee <= at.me.money;
}

/** Every set of raiding cards in hand that can go on a raid, in table order. */
function raidingParties(at: Standpoint): CardList[] {
  const parties: CardList[] = [];
  const raiders = at.kinds.filter(isRaidCard);
  const extend = (party: CardList, from: number): void => {
    if (party.length > 0 && isParty(at, party)) parties.push(party);
    for (let i = from; i < raiders.length; i++) {
      const card = raiders[i];
      if (countOf(party, card) < countOf(at.hand, card)) extend([...party, card], i);
    }
  };
  extend([], 0);
  return parties;
}

/** R60: why `place` cannot be raided, however many cards go. */
function whyNotRaidable(at: Standpoint, place: Place): RefusalCode | null {
  if (isRaidable(at.game, at.side, place)) return null;
  const code = at.game.places[place];
  if (!isOwnedBy(code, opponentOf(at.side))) return 'nothing-to-raid';
  return isFortified(code) ? 'target-fortified' : 'target-besieged';
}

export const raid: ActionRule<'raid'> = {
  kind: 'raid',
  answers: 'take-action',
  isFree: () => false,

  list(at, actions) {
    if ((at.flags & RAID) === 0) return;
    const parties = raidingParties(at);
    if (parties.length === 0) return;
    const longest = Math.max(...parties.map((party) => party.length)) + at.rules.raidBonus;
    const distances = raidDistances(at.game, at.side, longest);
    for (let place = 0; place < PLACE_COUNT; place++) {
      if (distances[place] > longest || !isRaidable(at.game, at.side, place)) continue;
      for (const party of parties) {
        if (distances[place] > party.length + at.rules.raidBonus) continue;
        actions.push({
          kind: 'raid',
          location: PLACE_IDS[place],
          cards: party.map((card) => CARD_IDS[card]),
        });
      }
    }
  },

  check(at, action) {
    const place = placeOf(action.location);
    if (place < 0) return refuse('unknown-location');
    const cards = cardsFromHand(at, action.cards, 1, at.hand.length, 'R56');
    if (isRefusal(cards)) return cards;
    const idle = cards.find((card) => !isRaidCard(card));
    if (idle !== undefined) return refuse('cannot-raid', { card: idle });
    if (!cards.some((card) => hasFlag(card, RAID))) return refuse('no-raider');
    if (!isParty(at, cards)) return refuse('not-enough-money', { ruling: 'R56' });
    const whyNot = whyNotRaidable(at, place);
    if (whyNot !== null) return refuse(whyNot, { place });
    const range = cards.length + at.rules.raidBonus;
    const distance = raidDistances(at.game, at.side, range)[place];
    return distance <= range ? null : refuse('out-of-reach', { place });
  },

  whyNone(at, choice) {
    const idle = cardsNamed(at.side, choice.cards).find((card) => card < 0 || !isRaidCard(card));
    if (idle !== undefined) return refuse('cannot-raid', { card: idle });
    const chosen = cardsNamed(at.side, choice.cards);
    const missing = chosen.find((card) => countOf(chosen, card) > countOf(at.hand, card));
    if (missing !== undefined) return refuse('card-not-in-hand', { card: missing });
    if ((at.flags & RAID) === 0) return refuse('no-raider');
    if (raidingParties(at).length === 0) return refuse('not-enough-money', { ruling: 'R56' });
    if (choice.location === null) return refuse('out-of-reach');
    const place = placeOf(choice.location);
    if (place < 0) return refuse('unknown-location');
    return refuse(whyNotRaidable(at, place) ?? 'out-of-reach', { place });
  },

  apply(next, action, referee) {
    const { side } = next;
    let fee = 0;
    for (const card of discardPlayed(next, action)) fee += CARD_RAID_FEE[card];
    pay(next, side, fee, referee);
    const place = placeOf(action.location);
    challenge(next, { kind: 'block-raid', side: opponentOf(side), place }, referee);
  },
};
