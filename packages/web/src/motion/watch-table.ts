// The table before and after: what has come to the hand, what has left it, where the markers of sieges stood.
import { SIDES, type ActionKind, type CardId, type GameEvent, type Side } from '@arpents/engine';
import { deal, layOn, march, setDown, slideCoin } from './animate.ts';
import { motionsOf } from './motions.ts';

interface Sight {
  /** Faces of the hand, and where they are. */
  readonly faces: ReadonlyMap<Element, DOMRect>;
  readonly markers: Readonly<Record<Side, DOMRect | null>>;
}

const markerOf = (side: Side): DOMRect | null =>
  document.querySelector(`.siege.${side} .track .marker`)?.getBoundingClientRect() ?? null;

type Faces = Sight['faces'];

const whereAre = (selector: string): Faces =>
  new Map(
    [...document.querySelectorAll(selector)].map((face) => [face, face.getBoundingClientRect()]),
  );

/** The card that is chosen among those to draft. */
export const cardsPicked = (): Faces => whereAre('.gallery-card.chosen .card-face');

function look(): Sight {
  return {
    faces: whereAre('.hand .card-face'),
    markers: { british: markerOf('british'), french: markerOf('french') },
  };
}

/** As many frames as the new table may take to stand on the screen. */
const PATIENCE = 30;

/** Calls back on the first frame on which the hand is another one, or on the last that is waited for. */
function whenHandChanges({ faces }: Sight, then: (now: Sight) => void, patience = PATIENCE): void {
  requestAnimationFrame(() => {
    const now = look();
    const isSame =
      now.faces.size === faces.size && [...now.faces.keys()].every((face) => faces.has(face));
    if (isSame && patience > 0) whenHandChanges({ ...now, faces }, then, patience - 1);
    else then(now);
  });
}

const isSeen = (element: Element): boolean => element.getBoundingClientRect().width > 0;

/** The money of a side: in its panel, or the viewer's own in the strip of the phone. */
function purseOf(side: Side, viewer: Side | null): Element | undefined {
  const panel = `.player.${side} .figures .coin`;
  const found = document.querySelectorAll(
    side === viewer ? `${panel}, .coin[data-figure="money"]` : panel,
  );
  return [...found].find(isSeen);
}

const isDoneBy = (side: Side, kind: ActionKind, events: readonly GameEvent[]): boolean =>
  events.some(
    (event) => event.kind === 'action-taken' && event.side === side && event.action.kind === kind,
  );

function layAll(faces: Faces, side: Side, events: readonly GameEvent[]): void {
  const pile = pileOf(side, events);
  const sent = sentToSiege(side, events);
  [...faces].forEach(([face, from], nth) => {
    const card = face.closest('[data-card]')?.getAttribute('data-card');
    const isSent = sent !== null && card === sent.card;
    layOn(face, from, isSent ? siegeOf(sent.siege) : pile, nth);
  });
}

const firstSeen = (selector: string): DOMRect =>
  [...document.querySelectorAll(selector)].find(isSeen)?.getBoundingClientRect() ??
  new DOMRect(innerWidth / 2, innerHeight, 10, 20);

/** Where played cards go; without a pile in sight, the lower edge of the window. */
function pileOf(side: Side, events: readonly GameEvent[]): DOMRect {
  const isReserved = isDoneBy(side, 'reserve', events);
  return firstSeen(`.player.${side} [data-pile="${isReserved ? 'reserve' : 'discard'}"]`);
}

/** In its panel, or in the strip of the phone. */
const siegeOf = (side: Side): DOMRect => firstSeen(`.siege.${side}`);

/** The card that joins a siege, and whose siege that is: it lies there and on no pile. */
function sentToSiege(
  side: Side,
  events: readonly GameEvent[],
): { readonly card: CardId | undefined; readonly siege: Side } | null {
  const doing = events.find((event) => event.kind === 'action-taken' && event.side === side);
  if (doing?.kind !== 'action-taken') return null;
  const { action } = doing;
  if (action.kind === 'besiege') return { card: action.cards.at(-1), siege: side };
  if (action.kind !== 'reinforce' && action.kind !== 'military-leader') return null;
  const moved = events.find((event) => event.kind === 'siege-moved');
  return moved?.kind === 'siege-moved' ? { card: action.cards[0], siege: moved.siege } : null;
}

/**
 * To be called when something has happened, before the screen shows it; `picked` lay among the cards to draft when it was
 * asked for, and lies there no more.
 */
export function showMotions(
  events: readonly GameEvent[],
  viewer: Side | null,
  picked: Faces,
): void {
  const before = look();
  requestAnimationFrame(() => {
    if (viewer !== null && isDoneBy(viewer, 'draft', events)) layAll(picked, viewer, events);
    for (const motion of motionsOf(events)) {
      if (motion.kind === 'piece') {
        const place = document.getElementById(`place-${motion.location}`);
        if (place !== null) setDown(place);
      } else {
        const purse = purseOf(motion.side, viewer);
        if (purse !== undefined) slideCoin(purse, motion.isGain);
      }
    }
  });
  whenHandChanges(before, (now) => {
    [...now.faces.keys()].filter((face) => !before.faces.has(face)).forEach(deal);
    for (const side of SIDES) {
      const [from, to] = [before.markers[side], now.markers[side]];
      if (from !== null && to !== null && from.left !== to.left) march(from, to);
    }
    if (viewer === null) return;
    const gone = new Map([...before.faces].filter(([face]) => !face.isConnected));
    layAll(gone, viewer, events);
  });
}
