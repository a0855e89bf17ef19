// The cards of the table that an action chooses among: what each costs, how many are left, and why it cannot be had.
import {
  CARD_IDS,
  CARD_KINDS,
  SIDES,
  cardParts,
  whyRefused,
  type Action,
  type Card,
  type CardId,
  type PlayerView,
  type Refusal,
  type Side,
} from '@arpents/engine';

export type GalleryKind = 'draft' | 'intendant';

export interface GalleryCard {
  readonly id: CardId;
  readonly left: number;
  /** What choosing it does. */
  readonly action: Action;
  /** Why it cannot be had; null: it can. */
  readonly refusal: Refusal | null;
}

const count = (cards: readonly Card[], card: Card): number =>
  cards.filter((one) => one === card).length;

/** Every card that lies there, own empire cards first; those that cannot be had stand after the others. */
export function galleryOf(view: PlayerView, side: Side, kind: GalleryKind): readonly GalleryCard[] {
  const cards = kind === 'draft' ? draftable(view, side) : inDiscard(view, side);
  const gallery = cards.map(({ card, left }): GalleryCard => {
    const id = CARD_IDS[card] ?? 'empire:militia';
    const action: Action = { kind, card: id };
    return { id, left, action, refusal: whyRefused(view, action) };
  });
  return gallery.sort(
    (a, b) => rank(a) - rank(b) || familyOf(a) - familyOf(b) || costOf(a.id) - costOf(b.id),
  );
}

/** What can be had, what is too dear, what is not there. */
const rank = ({ refusal, left }: GalleryCard): number => (refusal === null ? 0 : left > 0 ? 1 : 2);

const FAMILIES = ['empire', 'neutral', 'location'] as const;
const familyOf = ({ id }: GalleryCard): number => FAMILIES.indexOf(cardParts(id).family);

export const costOf = (id: CardId): number =>
  CARD_KINDS.find((kind) => kind.id === id)?.empire?.cost ?? 0;

interface Counted {
  readonly card: Card;
  readonly left: number;
}

/** Empire cards of the side and the neutral display; also those of which all are in somebody's deck. */
function draftable(view: PlayerView, side: Side): readonly Counted[] {
  const own = view.players[side];
  const inPlay = new Set<Card>([
    ...own.available,
    ...own.unseen,
    ...own.discard,
    ...own.reserve,
    ...SIDES.flatMap((siege) => view.sieges[siege]?.cards[side] ?? []),
    ...view.neutral,
  ]);
  return [...inPlay]
    .filter((card) => CARD_KINDS[card]?.location === null)
    .sort((a, b) => a - b)
    .map((card) => ({ card, left: count([...own.available, ...view.neutral], card) }));
}

const inDiscard = (view: PlayerView, side: Side): readonly Counted[] => {
  const { discard } = view.players[side];
  return [...new Set(discard)].map((card) => ({ card, left: count(discard, card) }));
};
