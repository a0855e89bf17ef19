// Moving and scaling the sheet by mouse, touch, wheel and keyboard; always kept over the window.
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { fitting, kept, wholeSheet, type Frame } from './theatre.ts';

export interface PanZoom {
  readonly frame: Frame;
  readonly size: { readonly width: number; readonly height: number };
  readonly zoomBy: (factor: number) => void;
  /** The whole sheet; from there, back to where the map opened. */
  readonly reset: () => void;
  /** Back to where the map opens in a window of this size. */
  readonly refit: () => void;
  /** Brings a spot of the sheet into view. */
  readonly showSpot: (x: number, y: number) => void;
}

export const LARGEST = 3.2;

/** Where the map opens in a window of this size. */
export type Opening = (width: number, height: number) => Frame;

const keptHere = (frame: Frame, width: number, height: number): Frame =>
  kept(frame, width, height, LARGEST);

export function usePanZoom(window_: RefObject<HTMLElement | null>, opening: Opening): PanZoom {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [frame, setFrame] = useState<Frame>({ scale: 1, x: 0, y: 0 });
  const touched = useRef(false);
  const open = useRef(opening);
  useEffect(() => {
    open.current = opening;
  }, [opening]);

  useEffect(() => {
    const element = window_.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      setSize({ width, height });
      setFrame((old) =>
        touched.current ? keptHere(old, width, height) : open.current(width, height),
      );
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [window_]);

  const change = useCallback(
    (to: (old: Frame) => Frame): void => {
      touched.current = true;
      setFrame((old) => keptHere(to(old), size.width, size.height));
    },
    [size],
  );

  const zoomAt = useCallback(
    (factor: number, x: number, y: number): void => {
      change((old) => {
        const scale = Math.min(
          LARGEST,
          Math.max(fitting(size.width, size.height), old.scale * factor),
        );
        const ratio = scale / old.scale;
        return { scale, x: x - (x - old.x) * ratio, y: y - (y - old.y) * ratio };
      });
    },
    [change, size],
  );

  useGestures(window_, zoomAt, change);

  const showSpot = useCallback(
    (x: number, y: number): void => {
      change((old) => {
        const px = old.x + x * old.scale;
        const py = old.y + y * old.scale;
        const inside = px > 40 && px < size.width - 40 && py > 40 && py < size.height - 40;
        return inside
          ? old
          : { ...old, x: size.width / 2 - x * old.scale, y: size.height / 2 - y * old.scale };
      });
    },
    [change, size],
  );

  const refit = useCallback((): void => {
    touched.current = false;
    if (size.width > 0) setFrame(open.current(size.width, size.height));
  }, [size]);

  return {
    frame,
    size,
    zoomBy: (factor) => {
      zoomAt(factor, size.width / 2, size.height / 2);
    },
    reset: () => {
      const whole = wholeSheet(size.width, size.height);
      const isWhole = frame.scale <= whole.scale;
      touched.current = !isWhole;
      setFrame(isWhole ? open.current(size.width, size.height) : whole);
    },
    refit,
    showSpot,
  };
}

/** Less than this is a tap, not a drag. */
const DRAG_PX = 6;

function useGestures(
  window_: RefObject<HTMLElement | null>,
  zoomAt: (factor: number, x: number, y: number) => void,
  change: (to: (old: Frame) => Frame) => void,
): void {
  useEffect(() => {
    const element = window_.current;
    if (element === null) return;
    const fingers = new Map<number, { x: number; y: number }>();
    let dragged = 0;

    const spot = (event: PointerEvent | WheelEvent): { x: number; y: number } => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { x, y } = spot(event);
      zoomAt(Math.exp(-event.deltaY * 0.0016), x, y);
    };
    const down = (event: PointerEvent): void => {
      if (fingers.size === 0) dragged = 0;
      fingers.set(event.pointerId, spot(event));
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      const now = spot(event);
      dragged += Math.hypot(now.x - before.x, now.y - before.y);
      if (dragged > DRAG_PX && !element.hasPointerCapture(event.pointerId)) {
        element.setPointerCapture(event.pointerId);
      }
      const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      fingers.set(event.pointerId, now);
      if (other === undefined) {
        if (dragged > DRAG_PX) {
          change((old) => ({ ...old, x: old.x + now.x - before.x, y: old.y + now.y - before.y }));
        }
        return;
      }
      const spread = Math.hypot(now.x - other.x, now.y - other.y);
      const spreadBefore = Math.hypot(before.x - other.x, before.y - other.y);
      if (spreadBefore > 0) {
        zoomAt(spread / spreadBefore, (now.x + other.x) / 2, (now.y + other.y) / 2);
      }
    };
    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
    };
    /** A drag that ends over a place must not choose it. */
    const click = (event: MouseEvent): void => {
      if (dragged > DRAG_PX) event.stopPropagation();
    };

    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('click', click, { capture: true });
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('click', click, { capture: true });
    };
  }, [window_, zoomAt, change]);
}
