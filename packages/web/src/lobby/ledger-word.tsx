// What closes the ledger: the sentence that the game has its name from, above a picture of what it is about.
import type { ReactElement } from 'react';
import { Figure } from '../house/figure.tsx';
import { useText } from '../text/use-text.ts';

export function LedgerWord(): ReactElement {
  const { t } = useText();
  return (
    <figure className="ledger-word">
      <blockquote>{t('lobby.word')}</blockquote>
      <figcaption>{t('lobby.word.by')}</figcaption>
      <Figure emblem="settlers" wash="neutral" />
    </figure>
  );
}
