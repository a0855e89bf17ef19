// A dialog of the browser's own: focus, Escape and the screen reader come with it. It opens beside the map where there is room.
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useText } from '../text/use-text.ts';
import './dialog.css';

export function Dialog({
  title,
  onClose,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactElement {
  const { t } = useText();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
    };
  }, []);
  return (
    <dialog
      ref={element}
      className="dialog"
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
