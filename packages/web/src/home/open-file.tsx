// Opening a game from a file: chosen, or dropped anywhere on the page. No account and no server is needed for it.
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { pathOfGame } from '../parts/paths.ts';
import { useText } from '../text/use-text.ts';

export function OpenFile(): ReactElement {
  const { t, locale } = useText();
  const [, go] = useLocation();
  const [fault, setFault] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const open = useRef<(file: File) => Promise<void>>(() => Promise.resolve());
  useEffect(() => {
    open.current = async (file) => {
      // What reads files is fetched by those who open one.
      const [{ openFile }, { describeFileFault }] = await Promise.all([
        import('../records/read-file.ts'),
        import('./file-fault.ts'),
      ]);
      const opened = await openFile(file);
      if (opened.ok) go(pathOfGame(opened.value));
      else setFault(describeFileFault(opened.error, locale));
    };
  }, [go, locale]);
  useEffect(() => {
    const drag = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setOver(event.type === 'dragover');
    };
    const drop = (event: DragEvent): void => {
      drag(event);
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) void open.current(file);
    };
    window.addEventListener('dragover', drag);
    window.addEventListener('dragleave', drag);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', drag);
      window.removeEventListener('dragleave', drag);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return (
    <section className={`open-file ${isOver ? 'over' : ''}`} data-testid="open-file">
      <button
        type="button"
        onClick={() => {
          input.current?.click();
        }}
      >
        {t('file.open')}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again after it was mended.
          target.value = '';
          if (file !== undefined) void open.current(file);
        }}
      />
      <p className="hint">{t('file.what')}</p>
      {fault !== null && (
        <p className="failure" role="alert">
          {fault}
        </p>
      )}
    </section>
  );
}
