// What a card does, in words: for the list of all cards and for the large face.
import type { CARD_KINDS } from '@arpents/engine';
import type { ReactElement } from 'react';
import { useText } from '../text/use-text.ts';

type CardKind = (typeof CARD_KINDS)[number];

/** What is not printed as a symbol: copies, where they begin, and what the card does. */
export function Abilities({ kind }: { readonly kind: CardKind }): ReactElement {
  const { t } = useText();
  const { count, initialCount, optional, empire } = kind;
  const sentences = [
    ...(empire?.can ?? []).map((ability) => t(`ability.${ability}`)),
    ...(empire?.siegeFee === undefined ? [] : [t('ability.siege-fee', { money: empire.siegeFee })]),
    ...(empire?.raidFee === undefined ? [] : [t('ability.raid-fee', { money: empire.raidFee })]),
    ...(count > 1 ? [t('cards.copies', { count })] : []),
    ...(initialCount > 0 ? [t('cards.initial', { count: initialCount })] : []),
    ...(optional ? [t('cards.optional')] : []),
  ];
  return (
    <ul className="card-abilities">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
