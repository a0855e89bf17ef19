// A dialog of the browser's own: focus, Escape and the screen reader come with it. What one reads with the map
// in view opens beside it where there is room.
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useText } from '../text/use-text.ts';
import './dialog.css';

export function Dialog({
  title,
  isBeside = false,
  onClose,
  children,
}: {
  readonly title: string;
  /** Whether it keeps clear of the map, for what one reads while looking there. */
  readonly isBeside?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactElement {
  const { t } = useText();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      // A browser gives the focus back only while the dialog is still on the page.
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        if (before instanceof HTMLElement) before.focus();
      });
    };
  }, []);
  return (
    <dialog
      ref={element}
      className={isBeside ? 'dialog beside' : 'dialog'}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" className="quiet" aria-label={t('dialog.close')} onClick={onClose}>
          ✕
        </button>
      </header>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}
