// How things move: by the Web Animations API, on the thing itself or on a likeness that nobody can touch.

/** Short enough that nobody waits for it. */
const MS = 240;
/** Between one card and the next. */
const EACH_MS = 30;
const GENTLE = 'cubic-bezier(0.2, 0.7, 0.3, 1)';
const FALLING = 'cubic-bezier(0.5, 0, 0.9, 0.6)';

/** A likeness over the page: in the way of no finger, unknown to readers, gone when it has arrived. */
function sendGhost(
  ghost: HTMLElement,
  box: DOMRect,
  frames: Keyframe[],
  id: string,
  delay = 0,
): void {
  ghost.setAttribute('aria-hidden', 'true');
  ghost.classList.add('ghost');
  ghost.style.left = `${box.left}px`;
  ghost.style.top = `${box.top}px`;
  ghost.style.width = `${box.width}px`;
  ghost.style.height = `${box.height}px`;
  document.body.append(ghost);
  const motion = ghost.animate(frames, { id, duration: MS, delay, easing: GENTLE, fill: 'both' });
  const remove = (): void => {
    ghost.remove();
  };
  motion.finished.then(remove, remove);
}

/** A piece falls the last bit onto the map, and its shadow gathers under it. */
export function setDown(place: Element): void {
  const piece = place.querySelector('.piece');
  if (piece === null) return;
  piece.animate(
    [
      { transform: 'translateY(-26px)', opacity: 0.2, easing: FALLING },
      { transform: 'none', opacity: 1, offset: 0.75 },
      { transform: 'translateY(-3px)', offset: 0.88 },
      { transform: 'none' },
    ],
    { id: 'set-down', duration: MS },
  );
  const shadow = document.createElementNS('http://www.w3.org/2000/svg', 'ellipse');
  for (const [name, value] of Object.entries({ cx: '3', cy: '13', rx: '17', ry: '6' })) {
    shadow.setAttribute(name, value);
  }
  shadow.setAttribute('pointer-events', 'none');
  // In the piece's own measures, whose middle is the spot; the place itself is measured from the corner of the sheet.
  piece.before(shadow);
  const gathering = shadow.animate(
    [
      { opacity: 0, transform: 'scale(1.7)' },
      { opacity: 0.4, transform: 'none' },
    ],
    { id: 'shadow', duration: MS, easing: FALLING },
  );
  const remove = (): void => {
    shadow.remove();
  };
  gathering.finished.then(remove, remove);
}

/** The face turns up as the card comes in; the card itself is in its place from the beginning. */
export function deal(face: Element, nth: number): void {
  face.animate(
    [
      { transform: 'perspective(600px) translateX(70px) rotateY(85deg)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { id: 'deal', duration: MS, delay: nth * EACH_MS, easing: GENTLE, fill: 'backwards' },
  );
}

/** A card that has left the hand goes to its pile, growing as small as that is. */
export function layOn(face: Element, from: DOMRect, pile: DOMRect, nth: number): void {
  const copy = face.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return;
  const across = pile.left + pile.width / 2 - (from.left + from.width / 2);
  const down = pile.top + pile.height / 2 - (from.top + from.height / 2);
  const scale = Math.max(0.1, pile.height / from.height);
  sendGhost(
    copy,
    from,
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${across}px, ${down}px) scale(${scale})`, opacity: 0.3 },
    ],
    'lay',
    nth * EACH_MS,
  );
}

/** A coin slides to the purse, or away from it. */
export function slideCoin(purse: Element, isGain: boolean): void {
  const ghost = document.createElement('span');
  ghost.className = 'coin';
  const box = purse.getBoundingClientRect();
  const at = (left: number, opacity: number): Keyframe => ({
    transform: `translateX(${-left}px)`,
    opacity,
  });
  // Never onto the purse: the figure in it is what has changed, and is read meanwhile.
  const path = [at(box.width + 64, 0), at(box.width + 8, 1), at(box.width - 4, 0)];
  sendGhost(ghost, box, isGain ? path : path.toReversed(), 'coin');
}

/** The marker goes from where it stood to where it stands. */
export function march(from: DOMRect, to: DOMRect): void {
  const ghost = document.createElement('span');
  ghost.className = 'ghost-marker';
  sendGhost(
    ghost,
    to,
    [
      { transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)` },
      { transform: 'none' },
    ],
    'march',
  );
}
