// Keys that go through the past; not while something is being written or asked, nor where a key means something already.
import { useEffect } from 'react';
import type { Past } from './past.ts';

/** What scrolls by these keys, where it has the focus. */
const SCROLLED = '.log-lines, .dialog-body';
/** What is pressed by the space bar. */
const PRESSED = 'button, a, summary, [role="button"], [role="radio"], [role="checkbox"]';

export function useHistoryKeys(past: Past): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target, shiftKey } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (!(target instanceof Element)) return;
      if (target.closest('input, textarea, select, dialog') !== null) return;
      const isArrow = key === 'ArrowLeft' || key === 'ArrowRight';
      if (!isArrow && target.closest(SCROLLED) !== null) return;
      const go = deedOf(past, key, shiftKey, target.closest(PRESSED) !== null);
      if (go === null) return;
      event.preventDefault();
      go();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, [past]);
}

function deedOf(
  past: Past,
  key: string,
  isShifted: boolean,
  isOnButton: boolean,
): (() => void) | null {
  const turn = (by: 1 | -1) => () => {
    past.turn(by);
  };
  const step = (by: 1 | -1) => () => {
    past.step(by);
  };
  switch (key) {
    case 'ArrowLeft':
      return isShifted ? turn(-1) : step(-1);
    case 'ArrowRight':
      return isShifted ? turn(1) : step(1);
    case 'PageUp':
      return turn(-1);
    case 'PageDown':
      return turn(1);
    case 'Home':
      return () => {
        past.goToIndex(0);
      };
    case 'End':
      return () => {
        past.goTo(null);
      };
    case ' ':
      return isOnButton ? null : past.play;
    default:
      return null;
  }
}
