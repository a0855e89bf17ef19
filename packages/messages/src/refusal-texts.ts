// The sentence of every refusal: one line per code, with variants that name the card or the place it is about.
import type { RefusalCode, RulingId } from '@arpents/engine';
import { m } from './generated/catalogue.ts';
import type { PlaceWords } from './places.ts';
import type { Text } from './text.ts';

export interface CardWords {
  readonly card: string;
  /** What it costs to draft. */
  readonly cost: string;
  /** What it costs to play to a siege. */
  readonly fee: string;
}

interface Variants {
  readonly plain: Text;
  /** Where the refusal names a card, a place, or both. */
  readonly card?: Text<CardWords>;
  readonly place?: Text<PlaceWords>;
  readonly both?: Text<CardWords & PlaceWords>;
}

export interface RefusalTexts extends Variants {
  /** Where the same code rests on different rulings and can be told more exactly. */
  readonly rulings?: Readonly<Partial<Record<RulingId, Partial<Variants>>>>;
}

export const REFUSAL_TEXTS: Readonly<Record<RefusalCode, RefusalTexts>> = {
  'malformed-action': { plain: m['refusal.malformed-action'] },
  'unknown-card': { plain: m['refusal.unknown-card'] },
  'unknown-location': { plain: m['refusal.unknown-location'] },
  'game-over': { plain: m['refusal.game-over'] },
  'not-your-decision': { plain: m['refusal.not-your-decision'] },
  'not-what-is-asked': { plain: m['refusal.not-what-is-asked'] },
  'no-action-left': { plain: m['refusal.no-action-left'] },
  'actions-left': { plain: m['refusal.actions-left'] },
  'card-not-in-hand': {
    plain: m['refusal.card-not-in-hand'],
    card: m['refusal.card-not-in-hand.card'],
  },
  'wrong-number-of-cards': {
    plain: m['refusal.wrong-number-of-cards'],
    rulings: {
      R67: { plain: m['refusal.wrong-number-of-cards.R67'] },
      R81: { plain: m['refusal.wrong-number-of-cards.R81'] },
    },
  },
  'not-a-location-card': {
    plain: m['refusal.not-a-location-card'],
    card: m['refusal.not-a-location-card.card'],
  },
  'location-not-controlled': {
    plain: m['refusal.location-not-controlled'],
    card: m['refusal.location-not-controlled.card'],
    place: m['refusal.location-not-controlled.place'],
  },
  'location-besieged': {
    plain: m['refusal.location-besieged'],
    card: m['refusal.location-besieged.card'],
    place: m['refusal.location-besieged.place'],
  },
  'location-not-connected': {
    plain: m['refusal.location-not-connected'],
    card: m['refusal.location-not-connected.card'],
  },
  'not-enough-money': {
    plain: m['refusal.not-enough-money'],
    card: m['refusal.not-enough-money.card'],
    rulings: {
      R33: { plain: m['refusal.not-enough-money.R33'] },
      R38: { card: m['refusal.not-enough-money.R38'] },
      R56: { plain: m['refusal.not-enough-money.R56'] },
      R67: {
        plain: m['refusal.not-enough-money.R67'],
        card: m['refusal.not-enough-money.R67.card'],
      },
      R77: { card: m['refusal.not-enough-money.R77'] },
      R78: { plain: m['refusal.not-enough-money.R78'] },
      R80: { plain: m['refusal.not-enough-money.R80'] },
      R83: { plain: m['refusal.not-enough-money.R83'] },
    },
  },
  'no-card-connects': {
    plain: m['refusal.no-card-connects'],
    place: m['refusal.no-card-connects.place'],
    both: m['refusal.no-card-connects.both'],
  },
  'no-transport': {
    plain: m['refusal.no-transport'],
    card: m['refusal.no-transport.card'],
    place: m['refusal.no-transport.place'],
  },
  'no-settler': {
    plain: m['refusal.no-settler'],
    card: m['refusal.no-settler.card'],
    place: m['refusal.no-settler.place'],
  },
  'target-is-enemy': {
    plain: m['refusal.target-is-enemy'],
    place: m['refusal.target-is-enemy.place'],
  },
  'target-is-yours': {
    plain: m['refusal.target-is-yours'],
    place: m['refusal.target-is-yours.place'],
  },
  'no-village-in-stock': {
    plain: m['refusal.no-village-in-stock'],
    place: m['refusal.no-village-in-stock.place'],
  },
  'not-the-location-card': {
    plain: m['refusal.not-the-location-card'],
    card: m['refusal.not-the-location-card.card'],
    place: m['refusal.not-the-location-card.place'],
    both: m['refusal.not-the-location-card.both'],
  },
  'no-village-there': {
    plain: m['refusal.no-village-there'],
    place: m['refusal.no-village-there.place'],
  },
  'location-worth-nothing': {
    plain: m['refusal.location-worth-nothing'],
    place: m['refusal.location-worth-nothing.place'],
  },
  'no-town-in-stock': {
    plain: m['refusal.no-town-in-stock'],
    place: m['refusal.no-town-in-stock.place'],
  },
  'no-fortification-card': {
    plain: m['refusal.no-fortification-card'],
    card: m['refusal.no-fortification-card.card'],
  },
  'no-fortification-in-stock': {
    plain: m['refusal.no-fortification-in-stock'],
    place: m['refusal.no-fortification-in-stock.place'],
  },
  'already-fortified': {
    plain: m['refusal.already-fortified'],
    place: m['refusal.already-fortified.place'],
  },
  'not-an-enemy-location': {
    plain: m['refusal.not-an-enemy-location'],
    place: m['refusal.not-an-enemy-location.place'],
  },
  'siege-already-open': { plain: m['refusal.siege-already-open'] },
  'no-strength': {
    plain: m['refusal.no-strength'],
    card: m['refusal.no-strength.card'],
    place: m['refusal.no-strength.place'],
    both: m['refusal.no-strength.both'],
  },
  'fortification-only-defends': {
    plain: m['refusal.fortification-only-defends'],
    card: m['refusal.fortification-only-defends.card'],
    both: m['refusal.fortification-only-defends.both'],
  },
  'not-besieged': { plain: m['refusal.not-besieged'], place: m['refusal.not-besieged.place'] },
  'leader-is-a-free-action': {
    plain: m['refusal.leader-is-a-free-action'],
    card: m['refusal.leader-is-a-free-action.card'],
  },
  'no-leader': { plain: m['refusal.no-leader'], card: m['refusal.no-leader.card'] },
  'siege-not-connected': {
    plain: m['refusal.siege-not-connected'],
    place: m['refusal.siege-not-connected.place'],
  },
  'no-siege-to-leave': { plain: m['refusal.no-siege-to-leave'] },
  'must-give-up-a-card': { plain: m['refusal.must-give-up-a-card'] },
  'card-not-in-siege': {
    plain: m['refusal.card-not-in-siege'],
    card: m['refusal.card-not-in-siege.card'],
  },
  'no-raider': { plain: m['refusal.no-raider'] },
  'cannot-raid': { plain: m['refusal.cannot-raid'], card: m['refusal.cannot-raid.card'] },
  'nothing-to-raid': {
    plain: m['refusal.nothing-to-raid'],
    place: m['refusal.nothing-to-raid.place'],
  },
  'target-fortified': {
    plain: m['refusal.target-fortified'],
    place: m['refusal.target-fortified.place'],
  },
  'target-besieged': {
    plain: m['refusal.target-besieged'],
    place: m['refusal.target-besieged.place'],
  },
  'out-of-reach': { plain: m['refusal.out-of-reach'], place: m['refusal.out-of-reach.place'] },
  'cannot-block-raid': {
    plain: m['refusal.cannot-block-raid'],
    card: m['refusal.cannot-block-raid.card'],
  },
  'cannot-ambush': { plain: m['refusal.cannot-ambush'], card: m['refusal.cannot-ambush.card'] },
  'cannot-block-ambush': {
    plain: m['refusal.cannot-block-ambush'],
    card: m['refusal.cannot-block-ambush.card'],
  },
  'cannot-be-given-up': {
    plain: m['refusal.cannot-be-given-up'],
    card: m['refusal.cannot-be-given-up.card'],
  },
  'must-give-up-what-you-have': { plain: m['refusal.must-give-up-what-you-have'] },
  'not-the-whole-hand': { plain: m['refusal.not-the-whole-hand'] },
  'cannot-convert': { plain: m['refusal.cannot-convert'], card: m['refusal.cannot-convert.card'] },
  'no-coins': { plain: m['refusal.no-coins'], card: m['refusal.no-coins.card'] },
  'no-ship': { plain: m['refusal.no-ship'], card: m['refusal.no-ship.card'] },
  'no-trader': { plain: m['refusal.no-trader'], card: m['refusal.no-trader.card'] },
  'no-fur': { plain: m['refusal.no-fur'], card: m['refusal.no-fur.card'] },
  'no-pirate': { plain: m['refusal.no-pirate'], card: m['refusal.no-pirate.card'] },
  'not-available': { plain: m['refusal.not-available'], card: m['refusal.not-available.card'] },
  'reserve-full': { plain: m['refusal.reserve-full'] },
  'not-reservable': { plain: m['refusal.not-reservable'], card: m['refusal.not-reservable.card'] },
  'reserve-empty': { plain: m['refusal.reserve-empty'] },
  'no-governor': { plain: m['refusal.no-governor'], card: m['refusal.no-governor.card'] },
  'no-intendant': { plain: m['refusal.no-intendant'] },
  'not-in-discard': { plain: m['refusal.not-in-discard'], card: m['refusal.not-in-discard.card'] },
  'discard-empty': { plain: m['refusal.discard-empty'] },
  'no-home-support': { plain: m['refusal.no-home-support'] },
  'settler-not-needed': {
    plain: m['refusal.settler-not-needed'],
    place: m['refusal.settler-not-needed.place'],
  },
  'settler-needed': {
    plain: m['refusal.settler-needed'],
    place: m['refusal.settler-needed.place'],
  },
  'home-card-spared': {
    plain: m['refusal.home-card-spared'],
    card: m['refusal.home-card-spared.card'],
  },
  'besieged-card-kept': {
    plain: m['refusal.besieged-card-kept'],
    card: m['refusal.besieged-card-kept.card'],
  },
  'siege-restraint': { plain: m['refusal.siege-restraint'] },
  'rule-not-in-force': { plain: m['refusal.rule-not-in-force'] },
  'location-is-yours': {
    plain: m['refusal.location-is-yours'],
    card: m['refusal.location-is-yours.card'],
  },
  'not-your-empire-card': {
    plain: m['refusal.not-your-empire-card'],
    card: m['refusal.not-your-empire-card.card'],
  },
};
