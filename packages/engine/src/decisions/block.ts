// Blocking a raid or an ambush (R63–R65, R68–R70).
import {
  BLOCKS_AMBUSH,
  BLOCKS_RAID,
  CARD_IDS,
  CARD_PLACE,
  PLACE_IDS,
  cardOf,
  hasFlag,
  type Card,
} from '../cards/cards.ts';
import type { ActionRule, Standpoint } from '../contract.ts';
import { refuse, type Refusal } from '../refusals.ts';
import { captureInRaid } from '../state/pieces.ts';
import { discardFromHand } from '../state/zones.ts';
import { ask, resumeTurn } from '../turn/ask.ts';
import { opponentOf } from '../vocabulary.ts';
import { isUsable, whyUnusable } from '../actions/standpoint.ts';

/** R63: a card that blocks raids, or the usable location card of the target. */
function blocksRaid(at: Standpoint, card: Card): boolean {
  const { decision } = at.game;
  if (decision?.kind !== 'block-raid') return false;
  return hasFlag(card, BLOCKS_RAID) || (CARD_PLACE[card] === decision.place && isUsable(at, card));
}

const blocksAmbush = (_at: Standpoint, card: Card): boolean => hasFlag(card, BLOCKS_AMBUSH);

function whyNotBlocking(
  at: Standpoint,
  id: string | null,
  blocks: (at: Standpoint, card: Card) => boolean,
  code: 'cannot-block-raid' | 'cannot-block-ambush',
): Refusal | null {
  if (id === null) return null;
  const card = cardOf(at.side, id);
  if (card < 0) return refuse('unknown-card');
  if (!at.hand.includes(card)) return refuse('card-not-in-hand', { card });
  if (blocks(at, card)) return null;
  // A card that would not block anyway is not to be made usable for it.
  const { decision } = at.game;
  const isOfTarget = decision?.kind === 'block-raid' && CARD_PLACE[card] === decision.place;
  return refuse((isOfTarget ? whyUnusable(at, card) : null) ?? code, {
    card,
    place: CARD_PLACE[card],
  });
}

export const blockRaid: ActionRule<'block-raid'> = {
  kind: 'block-raid',
  answers: 'block-raid',
  isFree: () => true,

  list(at, actions) {
    actions.push({ kind: 'block-raid', card: null });
    for (const card of at.kinds) {
      if (blocksRaid(at, card)) actions.push({ kind: 'block-raid', card: CARD_IDS[card] });
    }
  },

  check: (at, action) => whyNotBlocking(at, action.card, blocksRaid, 'cannot-block-raid'),
  whyNone: (at, choice) =>
    whyNotBlocking(at, choice.cards.at(0) ?? null, blocksRaid, 'cannot-block-raid') ??
    refuse('cannot-block-raid'),

  apply(next, action, referee) {
    const { decision } = next;
    if (decision?.kind !== 'block-raid') return;
    const { side: owner, place } = decision;
    const raider = opponentOf(owner);
    referee.revealed = true;
    if (action.card === null) {
      captureInRaid(next, raider, place, referee);
      referee.emit?.({ kind: 'raid-succeeded', side: raider, location: PLACE_IDS[place] });
    } else {
      discardFromHand(next, owner, [cardOf(owner, action.card)]);
      if (referee.rules.blockedRaidIsFree) next.actionsLeft++;
      referee.emit?.({ kind: 'raid-blocked', side: raider, location: PLACE_IDS[place] });
    }
    resumeTurn(next);
  },
};

export const blockAmbush: ActionRule<'block-ambush'> = {
  kind: 'block-ambush',
  answers: 'block-ambush',
  isFree: () => true,

  list(at, actions) {
    actions.push({ kind: 'block-ambush', card: null });
    for (const card of at.kinds) {
      if (blocksAmbush(at, card)) actions.push({ kind: 'block-ambush', card: CARD_IDS[card] });
    }
  },

  check: (at, action) => whyNotBlocking(at, action.card, blocksAmbush, 'cannot-block-ambush'),
  whyNone: (at, choice) =>
    whyNotBlocking(at, choice.cards.at(0) ?? null, blocksAmbush, 'cannot-block-ambush') ??
    refuse('cannot-block-ambush'),

  apply(next, action, referee) {
    const { decision } = next;
    if (decision?.kind !== 'block-ambush') return;
    const { side } = decision;
    referee.revealed = true;
    if (action.card === null) {
      ask(next, { kind: 'give-up-card', side, cause: 'ambush', siege: null }, referee);
      return;
    }
    discardFromHand(next, side, [cardOf(side, action.card)]);
    if (referee.rules.blockedAmbushIsFree) next.actionsLeft++;
    referee.emit?.({ kind: 'ambush-blocked', side: opponentOf(side) });
    resumeTurn(next);
  },
};
