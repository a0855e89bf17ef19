// Searching the book: what is typed is found while one types, and each section that has it is a link.
import { useDeferredValue, useId, useMemo, type ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import { hrefOf } from '../parts/book-address.ts';
import { passagesOf } from './passages.ts';
import { findIn } from './search.ts';

/** More than these would push the book off the screen. */
const MOST_SHOWN = 12;

export function BookSearch({
  asked,
  onAsk,
}: {
  readonly asked: string;
  readonly onAsk: (asked: string) => void;
}): ReactElement {
  const shown = useText();
  const { t } = shown;
  const id = useId();
  const wanted = useDeferredValue(asked);
  const isIdle = wanted === '';
  const passages = useMemo(() => (isIdle ? [] : passagesOf(shown)), [shown, isIdle]);
  const found = useMemo(() => findIn(passages, wanted), [passages, wanted]);
  const isAsked = wanted.trim().length > 1;
  return (
    <search className="book-search">
      <label htmlFor={id}>{t('book.search')}</label>
      <input
        id={id}
        type="search"
        value={asked}
        autoComplete="off"
        onChange={(event) => {
          onAsk(event.currentTarget.value);
        }}
      />
      <p role="status" className="hint">
        {isAsked &&
          (found.length === 0
            ? t('book.search.none')
            : t('book.search.found', { count: found.length }))}
      </p>
      {found.length > 0 && (
        <ul className="book-found">
          {found.slice(0, MOST_SHOWN).map(({ anchor, title, around: [before, word, after] }) => (
            <li key={anchor}>
              <a href={hrefOf(anchor)}>{title}</a>
              <p>
                {before}
                <mark>{word}</mark>
                {after}
              </p>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
