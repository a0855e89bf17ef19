// The face of a card: name, picture, symbols, and the connections printed on it.
import { CARD_KINDS, TRANSPORTS, cardOf, cardParts, type CardId, type Side } from '@arpents/engine';
import { cardName, locationName, symbolName } from '@arpents/messages';
import { memo, type CSSProperties, type ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import { MARK_SIGNS, longestWord, markOf, namesake, widthOf } from './card-marks.ts';
import { Emblem } from './emblems.tsx';
import { SymbolIcon, SymbolRow } from './symbols.tsx';
import { Vignette } from './vignette.tsx';
import './card-face.css';
import './cards.css';

/** The plain name, as large as its longest word allows, and a mark where two cards share it. */
function CardTitle({ id }: { readonly id: CardId }): ReactElement {
  const { locale, t } = useText();
  const name = cardName(namesake(id), locale);
  const mark = markOf(id);
  const style = { '--whole': widthOf(name), '--longest': longestWord(name) } as CSSProperties;
  return (
    <span className="card-name" style={style}>
      {mark === null ? (
        <span>{name}</span>
      ) : (
        <>
          <span className="said">{cardName(id, locale)}</span>
          <span aria-hidden="true">
            {name}{' '}
            <span className={`card-mark ${mark}`} title={t(`mark.${mark}`)}>
              {MARK_SIGNS[mark]}
            </span>
          </span>
        </>
      )}
    </span>
  );
}

type EmpireKind = NonNullable<(typeof CARD_KINDS)[number]['empire']>;
type Ability = NonNullable<EmpireKind['can']>[number];

const BOTH: readonly Ability[] = ['raid', 'ambush', 'blocksRaid', 'blocksAmbush'];

/** Who raids and ambushes and wards off both says so in one word less. */
const wordsOf = (abilities: readonly Ability[]): readonly (Ability | 'blocksBoth')[] =>
  BOTH.every((one) => abilities.includes(one))
    ? [...abilities.filter((one) => !one.startsWith('blocks')), 'blocksBoth']
    : abilities;

/** What printers put on a page that the text leaves half empty. */
const Tailpiece = (): ReactElement => (
  <span className="card-tailpiece" aria-hidden="true">
    <svg viewBox="-60 -13 120 26">
      {[1, -1].map((across) => (
        <path
          key={across}
          transform={`scale(${across} 1)`}
          d="M9 0c10-9 24-11 33-4 6 5 3 13-3 12s-5-9 1-9M14 3c8 5 18 7 25 3M42-4c5-5 11-5 15-2"
        />
      ))}
      <path d="M0-6l4 6-4 6-4-6z" className="filled" />
    </svg>
  </span>
);

export const CardFace = memo(function CardFace({
  id,
  side,
  small = false,
}: {
  readonly id: CardId;
  readonly side: Side;
  readonly small?: boolean;
}): ReactElement {
  const { locale, t } = useText();
  const parts = cardParts(id);
  const kind = CARD_KINDS[cardOf(side, id)];
  const row = kind?.location ?? kind?.empire;
  const connects = kind?.location?.connects ?? {};
  const cost = kind?.empire?.cost ?? 0;
  const abilities = kind?.empire?.can ?? [];
  const leadsSomewhere = TRANSPORTS.some((transport) => (connects[transport] ?? []).length > 0);
  const colour = parts.family === 'neutral' ? 'neutral' : side;
  return (
    <span className={`card-face ${colour} ${small ? 'small' : ''}`}>
      <span className={`card-print ${abilities.length > 0 ? 'worded' : ''}`}>
        <CardTitle id={id} />
        <span className="card-picture">
          {parts.family === 'location' ? (
            <Vignette location={parts.name} />
          ) : (
            <Emblem name={parts.name} side={side} />
          )}
        </span>
        {cost > 0 && (
          <span className="card-cost" role="img" aria-label={t('card.cost', { cost })}>
            {cost}
          </span>
        )}
        <SymbolRow symbols={row?.symbols ?? {}} />
        {!small && abilities.length > 0 && (
          <span className="card-text">
            {wordsOf(abilities)
              .map((ability) => t(`face.${ability}`))
              .join(' · ')}
          </span>
        )}
        {!small && !leadsSomewhere && <Tailpiece />}
        {!small && leadsSomewhere && (
          <span className="card-connections">
            {TRANSPORTS.flatMap((transport) => {
              const locations = connects[transport] ?? [];
              return locations.length === 0
                ? []
                : [
                    <span key={transport} className="card-connection">
                      <SymbolIcon symbol={transport} label={symbolName(transport, locale)} />
                      {locations.map((location) => locationName(location, locale)).join(', ')}
                    </span>,
                  ];
            })}
          </span>
        )}
      </span>
    </span>
  );
});
