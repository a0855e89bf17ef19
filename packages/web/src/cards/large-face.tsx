// Every card anywhere, large: on hover, focus or long press of whatever names it by `data-card`.
import { CARD_IDS, CARD_KINDS, SIDES, cardOf, type CardId, type Side } from '@arpents/engine';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Abilities } from './abilities.tsx';
import { CardFace } from './card-face.tsx';
import './large-face.css';

interface Shown {
  readonly id: CardId;
  readonly side: Side;
  readonly left: number;
  /** From the top of the window, or from its bottom. */
  readonly top: number | null;
  readonly bottom: number | null;
}

const ID = 'large-face';
/** Passing over a card is not asking for it. */
const HOVER_MS = 450;
const PRESS_MS = 500;
const WIDTH = 272;
const HEIGHT = 490;
const MARGIN = 8;

/** The card that an element is about, and where its large face has room. */
function cardAt(target: EventTarget | null): { element: Element; shown: Shown } | null {
  const element = target instanceof Element ? target.closest('[data-card]') : null;
  if (element === null) return null;
  const id = CARD_IDS.find((one) => one === element.getAttribute('data-card'));
  const side = SIDES.find((one) => one === element.getAttribute('data-card-side'));
  if (id === undefined || side === undefined) return null;
  const box = element.getBoundingClientRect();
  const inWindow = (value: number, size: number, room: number): number =>
    Math.max(MARGIN, Math.min(value, room - size - MARGIN));
  // Above the card where there is room, else beside it: never over it.
  const isRoomAbove = box.top > HEIGHT + MARGIN;
  const isRoomRight = box.right + WIDTH + 2 * MARGIN < innerWidth;
  const left = isRoomAbove
    ? box.left + (box.width - WIDTH) / 2
    : isRoomRight
      ? box.right + MARGIN
      : box.left - WIDTH - MARGIN;
  return {
    element,
    shown: {
      id,
      side,
      left: inWindow(left, WIDTH, innerWidth),
      top: isRoomAbove ? null : inWindow(box.top - MARGIN, HEIGHT, innerHeight),
      bottom: isRoomAbove ? innerHeight - box.top + MARGIN : null,
    },
  };
}

export function LargeFace(): ReactElement | null {
  const [shown, setShown] = useState<Shown | null>(null);
  const popover = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasPressedLong = false;
    let described: Element | null = null;
    const hide = (): void => {
      clearTimeout(timer);
      described?.removeAttribute('aria-describedby');
      described = null;
      setShown(null);
    };
    const showAfter = (
      target: EventTarget | null,
      wait: number,
      then = (): void => undefined,
    ): void => {
      clearTimeout(timer);
      const found = cardAt(target);
      if (found === null) {
        setShown(null);
        return;
      }
      timer = setTimeout(() => {
        setShown(cardAt(found.element)?.shown ?? null);
        then();
      }, wait);
    };
    const over = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') showAfter(event.target, HOVER_MS);
    };
    const down = (event: PointerEvent): void => {
      hide();
      wasPressedLong = false;
      if (event.pointerType === 'mouse') return;
      showAfter(event.target, PRESS_MS, () => {
        wasPressedLong = true;
      });
    };
    const up = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') hide();
    };
    /** A long press looks; it does not choose as well. */
    const click = (event: MouseEvent): void => {
      if (!wasPressedLong) return;
      wasPressedLong = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const focus = (event: FocusEvent): void => {
      const target = event.target;
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      hide();
      if (target.closest('[data-card]') !== target) return;
      showAfter(target, 0, () => {
        described = target;
        target.setAttribute('aria-describedby', ID);
      });
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' || event.key === 'Enter') hide();
    };
    const listeners = [
      ['pointerover', over],
      ['pointerdown', down],
      ['pointerup', up],
      ['pointercancel', up],
      ['click', click],
      ['focusin', focus],
      ['focusout', hide],
      ['keydown', key],
      ['scroll', hide],
    ] as const;
    for (const [name, listen] of listeners) {
      document.addEventListener(name, listen as EventListener, { capture: true });
    }
    return () => {
      clearTimeout(timer);
      for (const [name, listen] of listeners) {
        document.removeEventListener(name, listen as EventListener, { capture: true });
      }
    };
  }, []);
  useEffect(() => {
    // In the top layer, so that it stands above dialogs too.
    if (shown !== null) popover.current?.showPopover();
  }, [shown]);
  const kind = shown === null ? undefined : CARD_KINDS[cardOf(shown.side, shown.id)];
  if (shown === null || kind === undefined) return null;
  return (
    <div
      ref={popover}
      id={ID}
      role="tooltip"
      popover="manual"
      className="large-face"
      style={{ left: shown.left, top: shown.top ?? 'auto', bottom: shown.bottom ?? 'auto' }}
    >
      <CardFace id={shown.id} side={shown.side} />
      <Abilities kind={kind} />
    </div>
  );
}
