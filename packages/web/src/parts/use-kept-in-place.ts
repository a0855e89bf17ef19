// Whoever picks a thing finds it where it was, whatever opens and closes around it.
import { useLayoutEffect, useRef } from 'react';

/** To be told of an element before something changes above it: once it has, the page is scrolled by as much. */
export function useKeptInPlace(): (element: Element) => void {
  const kept = useRef<{ readonly element: Element; readonly top: number } | null>(null);
  const topOf = (element: Element): number => element.getBoundingClientRect().top;
  useLayoutEffect(() => {
    if (kept.current === null) return;
    const { element, top } = kept.current;
    kept.current = null;
    scrollBy({ top: topOf(element) - top, behavior: 'instant' });
  });
  return (element) => {
    kept.current = { element, top: topOf(element) };
  };
}
