// Cards of the table to choose from, as cards: with price and number; those that cannot be had say why.
import type { PlayerView, Side } from '@arpents/engine';
import { cardName, describeRefusal, symbolName } from '@arpents/messages';
import { useMemo, useState, type ReactElement } from 'react';
import { CardFace } from '../cards/card-face.tsx';
import { CARD_SYMBOLS_SHOWN, type SymbolShown } from '../cards/symbol-list.ts';
import { SymbolIcon } from '../cards/symbols.tsx';
import { symbolsOf } from '../cards/card-symbols.ts';
import { isSameAction, type Offer } from '../draft/offer.ts';
import { RuleLink } from '../parts/rule-link.tsx';
import { useTable } from '../state/table.ts';
import { useText } from '../text/use-text.ts';
import { costOf, galleryOf, type GalleryCard, type GalleryKind } from './gallery-cards.ts';
import { moveBetween } from './way-list.tsx';

export interface GalleryProps {
  readonly view: PlayerView;
  readonly side: Side;
  readonly kind: GalleryKind;
  readonly offer: Pick<Offer, 'ready'>;
}

/** With fewer cards than this nobody looks for one by its symbol. */
const FILTERED_FROM = 9;

export function Gallery({ view, side, kind, offer: { ready } }: GalleryProps): ReactElement {
  const { t, locale } = useText();
  const { pick, chooseKind } = useTable();
  const [symbol, setSymbol] = useState<SymbolShown | null>(null);
  const [asked, setAsked] = useState<GalleryCard | null>(null);
  const whyNot = asked?.refusal ?? null;
  const all = useMemo(() => galleryOf(view, side, kind), [view, side, kind]);
  const cards = all.filter(({ id }) => symbol === null || (symbolsOf(side, id)[symbol] ?? 0) > 0);
  const symbols = CARD_SYMBOLS_SHOWN.filter((one) =>
    all.some(({ id }) => (symbolsOf(side, id)[one] ?? 0) > 0),
  );
  const isChosen = ({ action }: GalleryCard): boolean =>
    ready !== null && isSameAction(action, ready);
  const stop = Math.max(0, cards.findIndex(isChosen));
  return (
    <div className="gallery">
      <header className="gallery-head">
        <h2>{t(`gallery.${kind}`)}</h2>
        {all.length >= FILTERED_FROM && (
          <span className="gallery-filter" role="group" aria-label={t('gallery.filter')}>
            {symbols.map((one) => (
              <button
                key={one}
                type="button"
                className="chip"
                aria-pressed={symbol === one}
                aria-label={symbolName(one, locale)}
                onClick={() => {
                  setSymbol(symbol === one ? null : one);
                }}
              >
                {one === 'coins' ? (
                  <span className="coin" aria-hidden="true">
                    1
                  </span>
                ) : (
                  <SymbolIcon symbol={one} label={symbolName(one, locale)} />
                )}
              </button>
            ))}
          </span>
        )}
        <button
          type="button"
          className="quiet gallery-back"
          onClick={() => {
            chooseKind(kind);
          }}
        >
          {t('gallery.back')}
        </button>
      </header>
      {whyNot !== null && asked !== null && (
        <p className="why-not" role="status">
          <strong>{t('label', { name: cardName(asked.id, locale) })}</strong>{' '}
          {describeRefusal(whyNot, locale)} <RuleLink refusal={whyNot} />
        </p>
      )}
      <div
        className="gallery-cards"
        role="radiogroup"
        aria-label={t(`gallery.${kind}`)}
        onKeyDown={moveBetween}
        onWheel={({ currentTarget, deltaX, deltaY }) => {
          // A wheel turns up and down only.
          if (deltaX === 0) currentTarget.scrollLeft += deltaY;
        }}
      >
        {cards.map((one, i) => (
          <GalleryFace
            key={one.id}
            one={one}
            kind={kind}
            side={side}
            isChosen={isChosen(one)}
            isStop={i === stop}
            onPick={() => {
              setAsked(one.refusal === null ? null : one);
              if (one.refusal === null) pick(one.action);
            }}
          />
        ))}
      </div>
    </div>
  );
}

function GalleryFace(props: {
  readonly one: GalleryCard;
  readonly kind: GalleryKind;
  readonly side: Side;
  readonly isChosen: boolean;
  readonly isStop: boolean;
  readonly onPick: () => void;
}): ReactElement {
  const { one, kind, side, isChosen } = props;
  const { t, locale } = useText();
  const whyNot = one.refusal === null ? null : describeRefusal(one.refusal, locale);
  const left = one.left === 0 ? t('gallery.none') : t('gallery.left', { count: one.left });
  return (
    <button
      type="button"
      role="radio"
      className={`gallery-card ${isChosen ? 'chosen' : ''} ${whyNot === null ? '' : 'refused'}`}
      aria-checked={isChosen}
      aria-disabled={whyNot !== null}
      aria-label={[cardName(one.id, locale), left, whyNot]
        .filter((part) => part !== null)
        .join('. ')}
      tabIndex={props.isStop ? 0 : -1}
      data-way={JSON.stringify(one.action)}
      data-card={one.id}
      data-card-side={side}
      onClick={props.onPick}
    >
      <CardFace id={one.id} side={side} />
      <small>
        {one.left > 0 && kind === 'draft' && costOf(one.id) === 0
          ? `${left} · ${t('gallery.free')}`
          : left}
      </small>
    </button>
  );
}
