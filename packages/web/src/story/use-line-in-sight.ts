// Keeps the line of the log in sight that it is about: the newest one, or that of the moment that is looked back at.
import { useEffect, useRef, type RefObject } from 'react';

/** `lines`: whatever is told anew when the lines change; `shownVersion`: null in the present. For the list that scrolls. */
export function useLineInSight(
  lines: unknown,
  shownVersion: number | null,
): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const scroll = (): void => {
      const shown =
        shownVersion === null ? null : element.querySelector<HTMLElement>('[aria-current="true"]');
      element.scrollTop =
        shown === null
          ? element.scrollHeight
          : shown.offsetTop - element.offsetTop - element.clientHeight / 3;
    };
    scroll();
    // On a phone the log may be behind another tab: nothing scrolls before it comes into sight. And where it grows shorter,
    // as at the end of a game, the newest line stays in sight if it was.
    let height = element.clientHeight;
    const observer = new ResizeObserver(() => {
      const wasAtEnd =
        shownVersion === null && element.scrollTop + height >= element.scrollHeight - 1;
      const isToScroll = height === 0 || wasAtEnd;
      height = element.clientHeight;
      if (isToScroll) scroll();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [lines, shownVersion]);
  return list;
}
