// The contents of the book: chapters and their sections, beside the text where there is room, else folded above it.
import type { ReactElement } from 'react';
import { useMedia } from '../parts/use-media.ts';
import { useText } from '../text/use-text.ts';
import { hrefOf } from '../parts/book-address.ts';
import { CHAPTERS, type ChapterId } from './contents.ts';

export const anchorOfChapter = (id: ChapterId): string => `chapter-${id}`;

/** From this width on there is room beside the text. */
const ROOMY = '(min-width: 901px)';

export function ContentsList(): ReactElement {
  const { t } = useText();
  const hasRoom = useMedia(ROOMY);
  return (
    <nav className="book-contents" aria-label={t('book.contents')}>
      <details open={hasRoom} id="contents">
        <summary>{t('book.contents')}</summary>
        <ol>
          <li>
            <a href={hrefOf('guide')}>{t('book.chapter.guide')}</a>
          </li>
          {CHAPTERS.map(({ id, sections }) => (
            <li key={id}>
              <a href={hrefOf(anchorOfChapter(id))}>{t(`book.chapter.${id}`)}</a>
              <ol>
                {sections.map((section) => (
                  <li key={section.id}>
                    <a href={hrefOf(section.id)}>{t(`book.${section.id}.title`)}</a>
                  </li>
                ))}
              </ol>
            </li>
          ))}
          <li>
            <a href={hrefOf('index')}>{t('book.index')}</a>
          </li>
        </ol>
      </details>
    </nav>
  );
}
