// When a tip is wanted: on resting the pointer, on the focus of the keyboard, on a long press. One set of listeners for
// the whole page; a tap costs them a timer and nothing else.

/** Passing over something is not asking for it. */
const REST_MS = 450;
/** Whoever has just read one goes on to the next. */
const NEXT_REST_MS = 150;
const READING_MS = 400;
const PRESS_MS = 500;
/** A finger that goes farther than this drags something. */
const STILL_PX = 10;
/** What a finger has pressed is told in parts of a pixel, and again as a mouse in whole ones. */
const SAME_PX = 2;

export type Asked = 'pointer' | 'focus' | 'press';

export interface Listener {
  /** Shows what is to be said about the target; returns the element that it is about, or null where there is nothing. */
  readonly show: (target: EventTarget | null, asked: Asked) => Element | null;
  readonly hide: () => void;
}

/** Returns how to stop. */
export function listenForTips({ show, hide }: Listener): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What is explained at present. */
  let shown: Element | null = null;
  let lastRead = -Infinity;
  let wasPressedLong = false;
  let pressedAt = { x: -1, y: -1 };

  const close = (): void => {
    clearTimeout(timer);
    if (shown === null) return;
    shown = null;
    lastRead = performance.now();
    hide();
  };
  const open = (target: EventTarget | null, asked: Asked): void => {
    shown = show(target, asked);
    if (shown === null) hide();
    else if (asked === 'press') wasPressedLong = true;
  };
  const openAfter = (target: EventTarget | null, asked: Asked, wait: number): void => {
    clearTimeout(timer);
    timer = setTimeout(open, wait, target, asked);
  };

  const over = ({ pointerType, target, clientX, clientY }: PointerEvent): void => {
    if (pointerType !== 'mouse') return;
    // Where a click has changed what lies under the pointer, nobody has asked for anything.
    if (Math.hypot(clientX - pressedAt.x, clientY - pressedAt.y) < SAME_PX) return;
    if (shown !== null && target instanceof Node && shown.contains(target)) return;
    close();
    const isReading = performance.now() - lastRead < READING_MS;
    openAfter(target, 'pointer', isReading ? NEXT_REST_MS : REST_MS);
  };
  const down = ({ pointerType, target, clientX, clientY }: PointerEvent): void => {
    close();
    wasPressedLong = false;
    pressedAt = { x: clientX, y: clientY };
    if (pointerType === 'mouse') return;
    openAfter(target, 'press', PRESS_MS);
  };
  const move = ({ pointerType, clientX, clientY }: PointerEvent): void => {
    if (pointerType === 'mouse' || shown !== null) return;
    if (Math.hypot(clientX - pressedAt.x, clientY - pressedAt.y) > STILL_PX) clearTimeout(timer);
  };
  /** What a long press has opened stays to be read until the next touch. */
  const up = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'mouse' && !wasPressedLong) clearTimeout(timer);
  };
  /** A long press asks; it does not choose as well. */
  const click = (event: Event): void => {
    if (!wasPressedLong) return;
    wasPressedLong = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const contextMenu = (event: Event): void => {
    if (wasPressedLong) event.preventDefault();
  };
  const focus = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    close();
    // At once, so that a screen reader has it with the name.
    open(target, 'focus');
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    const isOnTable = shown !== null && shown.closest('dialog') === null;
    close();
    // One thing at a time: what is chosen is let go by the next Escape.
    if (event.key === 'Escape' && isOnTable) event.stopPropagation();
  };

  const listeners = [
    ['pointerover', over],
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
    ['click', click],
    ['contextmenu', contextMenu],
    ['focusin', focus],
    ['focusout', close],
    ['keydown', key],
    ['scroll', close],
  ] as const;
  for (const [name, listen] of listeners) {
    document.addEventListener(name, listen as EventListener, {
      capture: true,
      passive: name === 'pointermove',
    });
  }
  return () => {
    clearTimeout(timer);
    for (const [name, listen] of listeners) {
      document.removeEventListener(name, listen as EventListener, { capture: true });
    }
  };
}
