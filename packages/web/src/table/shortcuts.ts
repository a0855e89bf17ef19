// Keys of the table; not while something is being written.
import { useEffect } from 'react';

export interface Shortcuts {
  /** Carries out what the button says; says whether there was something. */
  readonly confirm: () => boolean;
  readonly clear: () => void;
  readonly undo: () => void;
  readonly endTurn: () => void;
  readonly skip: () => void;
}

/** Number keys choose the card in that place of the hand. */
function chooseCardAt(index: number): void {
  const cards = document.querySelectorAll<HTMLButtonElement>('.hand .card');
  cards[index]?.click();
}

export function useShortcuts(shortcuts: Shortcuts): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (target.closest('input, textarea, select, dialog') !== null) return;
      const number = '1234567890'.indexOf(event.key);
      if (number >= 0) chooseCardAt(number);
      else if (event.key === 'Escape') {
        shortcuts.skip();
        shortcuts.clear();
      } else if (event.key === 'u') shortcuts.undo();
      else if (event.key === 'e') shortcuts.endTurn();
      else if (event.key === 'c') shortcuts.confirm();
      else if (event.key === 'm')
        document.querySelector<HTMLElement>('.place[tabindex="0"]')?.focus();
      else if (event.key === 'h') document.querySelector<HTMLElement>('.hand .card')?.focus();
    };
    /** Enter on what is chosen already, or on nothing, carries the choice out instead of letting it go. */
    const enter = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      if (event.key !== 'Enter' || target.closest('dialog') !== null) return;
      const isChosen =
        target === document.body ||
        target.matches('[aria-pressed="true"], [aria-checked="true"], .decision h2');
      // A key that is held down does nothing twice.
      if (!event.repeat && !(isChosen && shortcuts.confirm())) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', press);
    document.addEventListener('keydown', enter, { capture: true });
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('keydown', enter, { capture: true });
    };
  });
}
