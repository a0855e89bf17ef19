// The index at the end of the book: every name of the game, with links to the sections that tell of it.
import { RULE_IDS } from '@arpents/engine';
import { ruleTitle } from '@arpents/messages';
import { Fragment, useMemo, type ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import { hrefOf } from '../parts/book-address.ts';
import { SECTIONS } from './contents.ts';
import { termsIn } from './index-terms.ts';
import { anchorOfRule } from './refusal-sections.ts';

export function BookIndex(): ReactElement {
  const { t, locale } = useText();
  const terms = useMemo(() => termsIn(locale), [locale]);
  const titles = useMemo(
    () =>
      new Map<string, string>([
        ...SECTIONS.map(({ id }) => [id, t(`book.${id}.title`)] as const),
        ...RULE_IDS.map((rule) => [anchorOfRule(rule), ruleTitle(rule, locale)] as const),
      ]),
    [t, locale],
  );
  return (
    <section className="book-chapter book-index" aria-labelledby="index">
      <h2 id="index" tabIndex={-1}>
        {t('book.index')}
      </h2>
      <dl>
        {terms.map(({ name, anchors }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {anchors.map((anchor, i) => (
                <Fragment key={anchor}>
                  {i > 0 && ' · '}
                  <a href={hrefOf(anchor)}>{titles.get(anchor)}</a>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
