// The rule book: its search, its contents beside it, the short guide as its first page, and chapter after chapter.
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { loadPlates } from '../engraving/plates.ts';
import { Guide } from '../guide/guide.tsx';
import { pictureOf } from '../guide/pictures.tsx';
import { Sheet } from '../house/sheet.tsx';
import { useText } from '../text/use-text.ts';
import { TipsLater } from '../tips/tips-later.tsx';
import { anchorAsked } from '../parts/book-address.ts';
import { BookIndex } from './book-index.tsx';
import { BookSearch } from './book-search.tsx';
import { CHAPTERS } from './contents.ts';
import { ContentsList, anchorOfChapter } from './contents-list.tsx';
import { CoastPlate } from './printed-coast.tsx';
import { anchorAt } from './refusal-sections.ts';
import { SectionShown } from './section-shown.tsx';
import './book.css';
import './book-contents.css';
import './book-text.css';
import './book-pictures.css';
import './book-examples.css';
import './book-tables.css';
import './book-print.css';

/** Goes to what the address asks for, whenever it asks for something else. */
function useAddress(): void {
  useEffect(() => {
    const go = (): void => {
      const asked = anchorAsked();
      if (asked === '') return;
      const heading = document.getElementById(anchorAt(asked));
      if (heading === null) return;
      heading.scrollIntoView({ block: 'start' });
      heading.focus({ preventScroll: true });
    };
    go();
    // Pictures above may still have to find their size.
    const again = setTimeout(go, 250);
    addEventListener('hashchange', go);
    return () => {
      clearTimeout(again);
      removeEventListener('hashchange', go);
    };
  }, []);
}

export function BookPage(): ReactElement {
  const { t } = useText();
  useAddress();
  useEffect(() => {
    void loadPlates();
  }, []);
  const [asked, setAsked] = useState('');
  const chapters = useMemo(
    () =>
      CHAPTERS.map(({ id, sections }) => (
        <section key={id} className="book-chapter" aria-labelledby={anchorOfChapter(id)}>
          <h2 id={anchorOfChapter(id)} tabIndex={-1}>
            {t(`book.chapter.${id}`)}
          </h2>
          {sections.map((section) => (
            <SectionShown key={section.id} section={section} />
          ))}
        </section>
      )),
    [t],
  );
  return (
    <Sheet title={t('book.title')} place="montreal" className="book" isPatient>
      <p className="book-intro">{t('book.intro')}</p>
      <div className="book-tools">
        <BookSearch asked={asked} onAsk={setAsked} />
        <button
          type="button"
          onClick={() => {
            print();
          }}
        >
          {t('book.print')}
        </button>
      </div>
      <div className="book-leaves">
        <ContentsList />
        <div className="book-text">
          <section className="book-chapter" aria-labelledby="guide">
            <h2 id="guide" tabIndex={-1}>
              {t('book.chapter.guide')}
            </h2>
            <Guide heading="h3" picture={pictureOf} />
          </section>
          {chapters}
          <BookIndex />
        </div>
      </div>
      <CoastPlate />
      <TipsLater />
    </Sheet>
  );
}
