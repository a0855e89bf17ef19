// What an account is for, in three pictures; for whoever has none yet.
import type { ReactElement } from 'react';
import { Figure } from '../house/figure.tsx';
import { useText } from '../text/use-text.ts';

/** By the names of cards. */
const REASONS = [
  ['games', 'home-support', 'french'],
  ['name', 'governor', 'british'],
  ['not', 'settlers', 'neutral'],
] as const;

export function WhatFor(): ReactElement {
  const { t } = useText();
  return (
    <section className="stack">
      <h2>{t('account.why')}</h2>
      <ul className="what-for">
        {REASONS.map(([reason, emblem, wash]) => (
          <li key={reason}>
            <Figure emblem={emblem} wash={wash} />
            <p>{t(`account.why.${reason}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
