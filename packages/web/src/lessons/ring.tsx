// A ring around the one thing that the coach speaks of. It lies over the table, takes no click, and follows what it is
// about wherever that moves.
import type { Side } from '@arpents/engine';
import { useEffect, useState, type ReactElement } from 'react';
import { useTable } from '../state/table.ts';
import type { Target } from './lesson.ts';
import { placeOfTarget, selectorsOf } from './targets.ts';

interface Box {
  /** What it is around. */
  readonly at: Target;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Often enough for the eye, and seldom enough to cost nothing. */
const LOOK_MS = 120;
/** Map and lists may still move for what was chosen before; after that they are where their reader wants them. */
const LOOKS_TO_SHOW = 12;
/** Around what is ringed, in pixels. */
const MARGIN = 5;

const isSame = (a: Box | null, b: Box | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.at === b.at &&
    a.left === b.left &&
    a.top === b.top &&
    a.width === b.width &&
    a.height === b.height);

function findElement(selectors: readonly string[]): Element | null {
  for (const selector of selectors) {
    for (const element of document.querySelectorAll(selector)) {
      if (element.getClientRects().length > 0) return element;
    }
  }
  return null;
}

function boxOf(at: Target, element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    at,
    left: Math.round(left) - MARGIN,
    top: Math.round(top) - MARGIN,
    width: Math.round(width) + 2 * MARGIN,
    height: Math.round(height) + 2 * MARGIN,
  };
}

/** Whether it has scrolled out of the part of the page that shows it: then a ring would lie around something else. */
function isScrolledAway(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (getComputedStyle(around).overflowY !== 'auto') continue;
    const box = around.getBoundingClientRect();
    if (middle < box.top || middle > box.bottom) return true;
  }
  return false;
}

/** Whether all of it is in the window of the map. */
function isOnMap(element: Element): boolean {
  const map = document.querySelector('[data-testid="map"]')?.getBoundingClientRect();
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return (
    map !== undefined &&
    left >= map.left &&
    top >= map.top &&
    right <= map.right &&
    bottom <= map.bottom
  );
}

export function Ring({
  at,
  side,
}: {
  readonly at: Target;
  readonly side: Side;
}): ReactElement | null {
  const { pointAtCard, showLocation } = useTable();
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    const selectors = selectorsOf(at, side);
    const place = placeOfTarget(at);
    let looks = 0;
    const look = (): void => {
      const element = findElement(selectors);
      looks++;
      if (element !== null && looks <= LOOKS_TO_SHOW) {
        if (place === null) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        else if (!isOnMap(element)) {
          // A card that was just chosen would hold the map at its own place.
          pointAtCard(null);
          showLocation(place);
        }
      }
      const next = element === null || isScrolledAway(element) ? null : boxOf(at, element);
      setBox((before) => (isSame(before, next) ? before : next));
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => {
      clearInterval(timer);
      if (place !== null) showLocation(null);
    };
  }, [at, side, pointAtCard, showLocation]);
  // What lay around something else is gone before this is found.
  if (box?.at !== at) return null;
  const { left, top, width, height } = box;
  return (
    <div
      className={`coach-ring ${at.startsWith('place') ? 'round' : ''}`}
      data-at={at}
      style={{ left, top, width, height }}
      aria-hidden="true"
    />
  );
}
