// What a click or a tap on the map means: by mouse the place under the pointer, by finger the nearest one, or a question
// where two or three lie about as near. And how long the caption of a place stays.
import type { LocationId } from '@arpents/engine';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { placesMeant } from './nearby.ts';
import type { Frame } from './theatre.ts';

interface Meant {
  readonly ids: readonly LocationId[];
  /** Where the finger was, in the window. */
  readonly x: number;
  readonly y: number;
  readonly choose: (id: LocationId) => void;
}

export interface Taps {
  /** Whose caption is open. */
  readonly captioned: LocationId | null;
  /** What is asked about; null: nothing. */
  readonly meant: Meant | null;
  /** A place or its name was clicked or tapped. */
  readonly tap: (id: LocationId) => void;
  /** Closes the caption. */
  readonly close: () => void;
  /** For the window of the map. */
  readonly watch: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  };
}

interface Touch {
  readonly x: number;
  readonly y: number;
}

export function useTaps(
  focused: LocationId | null,
  chosen: LocationId | null,
  frame: Frame,
  onFocus: (id: LocationId | null) => void,
  onChoose: (id: LocationId) => void,
): Taps {
  /** Where a finger came down; null: it was no finger. */
  const touch = useRef<Touch | null>(null);
  const framed = useRef(frame);
  useEffect(() => {
    framed.current = frame;
  }, [frame]);
  const [asked, setAsked] = useState<Omit<Meant, 'choose'> | null>(null);
  const [closed, setClosed] = useState<LocationId | null>(null);
  /** What was chosen on the map itself: of what was chosen elsewhere nothing is said over it. */
  const [taken, setTaken] = useState<LocationId | null>(null);

  // With the choice goes what was said about it.
  const before = useRef(chosen);
  useEffect(() => {
    if (before.current !== null && chosen === null) onFocus(null);
    before.current = chosen;
  }, [chosen, onFocus]);

  const take = useCallback(
    (id: LocationId): void => {
      setAsked(null);
      setClosed(null);
      setTaken(id);
      onFocus(id);
      onChoose(id);
    },
    [onFocus, onChoose],
  );
  const tap = useCallback(
    (id: LocationId): void => {
      const at = touch.current;
      touch.current = null;
      const ids = at === null ? [] : placesMeant(at.x, at.y, framed.current);
      if (at === null || ids.length === 0) take(id);
      else if (ids.length === 1) take(ids[0] ?? id);
      else {
        onFocus(null);
        setAsked({ ids, ...at });
      }
    },
    [take, onFocus],
  );
  const close = (): void => {
    setClosed(chosen);
    onFocus(null);
  };
  return {
    captioned:
      asked !== null ? null : (focused ?? (chosen === taken && chosen !== closed ? chosen : null)),
    meant: asked === null ? null : { ...asked, choose: take },
    tap,
    close,
    watch: {
      onPointerDown: ({ pointerType, clientX, clientY, currentTarget }) => {
        const box = currentTarget.getBoundingClientRect();
        touch.current =
          pointerType === 'touch' ? { x: clientX - box.left, y: clientY - box.top } : null;
      },
      onClick: ({ target }) => {
        // Beside every place: nothing is meant any more.
        if (target instanceof Element && target.closest('[data-place], button') === null) {
          setAsked(null);
          close();
        }
      },
    },
  };
}
