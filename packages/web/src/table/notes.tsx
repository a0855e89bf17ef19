// Private notes on a game: kept by the server while one writes, shown to nobody else.
import { TEXT_LENGTH } from '@arpents/protocol';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { Failure } from '../api/client.ts';
import { authorityOf } from '../authority/authority-of.ts';
import { FailureLine } from '../parts/failure-line.tsx';
import { useText } from '../text/use-text.ts';

/** Kept this long after the last key, or at once when the notes are closed. */
const KEEP_AFTER_MS = 700;

export function Notes({ game }: { readonly game: string }): ReactElement {
  const { t } = useText();
  const [text, setText] = useState<string | null>(null);
  const [isKept, setKept] = useState(true);
  const [failure, setFailure] = useState<Failure | null>(null);
  const unkept = useRef<string | null>(null);

  useEffect(() => {
    let isLeft = false;
    void authorityOf(game)
      .notes()
      .then((answer) => {
        if (isLeft) return;
        if (answer.ok) setText(answer.value);
        else setFailure(answer.error);
      });
    return () => {
      isLeft = true;
      if (unkept.current !== null) void keep(game, unkept.current);
    };
  }, [game]);

  useEffect(() => {
    if (text === null || isKept) return;
    const timer = setTimeout(() => {
      unkept.current = null;
      void keep(game, text).then((problem) => {
        setFailure(problem);
        // Somebody who went on writing has unkept words again.
        if (unkept.current === null) setKept(problem === null);
      });
    }, KEEP_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [game, text, isKept]);

  return (
    <div className="stack">
      <p className="hint">{t('notes.about')}</p>
      <label data-about="notes.label">
        {t('notes.label')}
        <textarea
          rows={12}
          maxLength={TEXT_LENGTH.notes}
          disabled={text === null}
          value={text ?? ''}
          onChange={(event) => {
            unkept.current = event.target.value;
            setText(event.target.value);
            setKept(false);
          }}
        />
      </label>
      <p role="status" className="hint">
        {text === null ? '' : t(isKept ? 'orders.kept' : 'orders.keeping')}
      </p>
      {failure !== null && <FailureLine failure={failure} />}
    </div>
  );
}

async function keep(game: string, text: string): Promise<Failure | null> {
  const answer = await authorityOf(game).changeNotes(text);
  return answer.ok ? null : answer.error;
}
