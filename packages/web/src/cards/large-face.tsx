// A card, large, with everything on it in words: its abilities, its symbols, when it can be used.
import { CARD_KINDS, cardOf, type CardId, type Side } from '@arpents/engine';
import { symbolName } from '@arpents/messages';
import type { ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import { Abilities } from './abilities.tsx';
import { CardFace } from './card-face.tsx';
import { markOf } from './card-marks.ts';
import { symbolsOf } from './card-symbols.ts';
import { CARD_SYMBOLS_SHOWN } from './symbol-list.ts';
import { SymbolIcon } from './symbols.tsx';

export function LargeFace({
  id,
  side,
}: {
  readonly id: CardId;
  readonly side: Side;
}): ReactElement | null {
  const { t, locale } = useText();
  const kind = CARD_KINDS[cardOf(side, id)];
  if (kind === undefined) return null;
  const symbols = symbolsOf(side, id);
  const mark = markOf(id);
  const connects = Object.values(kind.location?.connects ?? {}).some((to) => to.length > 0);
  return (
    <div className="large-face">
      <CardFace id={id} side={side} />
      <div className="large-words">
        <Abilities kind={kind} />
        <ul>
          {CARD_SYMBOLS_SHOWN.filter((symbol) => (symbols[symbol] ?? 0) > 0).map((symbol) => (
            <li key={symbol} className="large-symbol">
              <SymbolIcon symbol={symbol} label={symbolName(symbol, locale)} />
              <span>{t(`tip.symbol.${symbol}`)}</span>
            </li>
          ))}
        </ul>
        {connects && <p>{t('tip.card.connects')}</p>}
        {kind.location !== null && <p>{t('tip.card.location')}</p>}
        {mark !== null && <p>{t(`mark.${mark}`)}</p>}
      </div>
    </div>
  );
}
