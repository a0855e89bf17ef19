// The face of a card: name, picture, symbols, and the connections printed on it.
import {
  CARD_KINDS,
  TRANSPORTS,
  cardOf,
  type CardId,
  type LocationId,
  type Side,
} from '@arpents/engine';
import { cardName, locationName, symbolName } from '@arpents/messages';
import { memo, type ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import { Emblem } from './emblems.tsx';
import { SymbolIcon, SymbolRow } from './symbols.tsx';
import { Vignette } from './vignette.tsx';
import './cards.css';

const nameInId = (id: CardId): string => id.slice(id.indexOf(':') + 1);

const isLocationId = (id: CardId): boolean => id.startsWith('location:');
const locationOf = (id: CardId): LocationId => nameInId(id) as LocationId;
/** Whose colours a card wears. */
const cardColour = (id: CardId, side: Side): Side | 'neutral' =>
  id.startsWith('neutral:') ? 'neutral' : side;

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
  const kind = CARD_KINDS[cardOf(side, id)];
  const row = kind?.location ?? kind?.empire;
  const connects = kind?.location?.connects ?? {};
  const cost = kind?.empire?.cost ?? 0;
  return (
    <span className={`card-face ${cardColour(id, side)} ${small ? 'small' : ''}`}>
      <span className="card-name">{cardName(id, locale)}</span>
      <span className="card-picture">
        {isLocationId(id) ? <Vignette location={locationOf(id)} /> : <Emblem name={nameInId(id)} />}
        {cost > 0 && (
          <span className="card-cost" role="img" aria-label={t('card.cost', { cost })}>
            {cost}
          </span>
        )}
      </span>
      <SymbolRow symbols={row?.symbols ?? {}} />
      {!small && (
        <span className="card-connections">
          {TRANSPORTS.flatMap((transport) => {
            const places = connects[transport] ?? [];
            return places.length === 0
              ? []
              : [
                  <span key={transport} className="card-connection">
                    <SymbolIcon symbol={transport} label={symbolName(transport, locale)} />
                    {places.map((place) => locationName(place, locale)).join(', ')}
                  </span>,
                ];
          })}
        </span>
      )}
    </span>
  );
});
