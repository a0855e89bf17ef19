// What a card does, in words: for the list of all cards and for the large face.
import type { CARD_KINDS } from '@arpents/engine';
import { otherCardName } from '@arpents/messages';
import type { ReactElement } from 'react';
import { useText } from '../text/use-text.ts';

type CardKind = (typeof CARD_KINDS)[number];

/** What is not printed as a symbol: its other name, copies, where they begin, and what the card does. */
export function Abilities({ kind }: { readonly kind: CardKind }): ReactElement {
  const { t, locale } = useText();
  const { id, count, initialCount, optional, empire } = kind;
  const other = otherCardName(id, locale);
  const sentences = [
    ...(other === null ? [] : [t('cards.other-name', { name: other })]),
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
