// The tables at the end of the book, drawn from those of the engine: locations, ways with exceptions, empire cards.
import { CARD_KINDS, CONNECTIONS, LOCATIONS, type Piece, type Side } from '@arpents/engine';
import {
  capitalised,
  cardName,
  connectionName,
  listed,
  locationName,
  pieceName,
  viewerName,
} from '@arpents/messages';
import type { ReactElement, ReactNode } from 'react';
import { SymbolRow } from '../cards/symbols.tsx';
import { PieceOnMap } from '../map/piece.tsx';
import { useText } from '../text/use-text.ts';

function Table({
  heads,
  rows,
}: {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
}): ReactElement {
  return (
    <div className="book-table">
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others], i) => (
            <tr key={i}>
              <th scope="row">{first}</th>
              {others.map((cell, j) => (
                <td key={j}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const NOTHING = '–';

export function LocationTable(): ReactElement {
  const { t, locale } = useText();
  return (
    <Table
      heads={[
        t('book.column.location'),
        t('book.column.points'),
        t('book.column.defence'),
        t('book.column.settler'),
        t('book.column.ship'),
        t('book.column.start'),
      ]}
      rows={LOCATIONS.map(({ id, points, defence, settler, ship, start }) => [
        capitalised(locationName(id, locale)),
        points,
        defence === 0 ? NOTHING : defence,
        settler ? t('book.column.yes') : NOTHING,
        ship ? t('book.column.yes') : NOTHING,
        start === null ? NOTHING : <PieceShown key={id} {...start} />,
      ])}
    />
  );
}

/** A piece as it stands on the map, in words for whoever does not see it. */
function PieceShown({ side, piece }: { readonly side: Side; readonly piece: Piece }): ReactElement {
  const { locale } = useText();
  return (
    <svg
      viewBox="-26 -26 52 52"
      className="table-piece"
      role="img"
      aria-label={listed([viewerName(side, locale), pieceName(piece, locale)], locale)}
    >
      <PieceOnMap place={{ owner: side, piece, fortified: false, settler: false }} />
    </svg>
  );
}

/** Trails carry raids alone; what else does not carry both is worth a row. */
const EXCEPTIONS = CONNECTIONS.filter(
  ({ kind, raid, supply }) => !raid || supply !== (kind !== 'trail'),
);

export function WayTable(): ReactElement {
  const { t, locale } = useText();
  const said = (is: boolean): string => t(is ? 'book.column.yes' : 'book.column.no');
  return (
    <Table
      heads={[t('book.column.between'), t('book.column.raid'), t('book.column.supply')]}
      rows={EXCEPTIONS.map(({ a, b, kind, raid, supply }) => [
        `${capitalised(locationName(a, locale))} – ${capitalised(locationName(b, locale))} (${connectionName(kind, locale)})`,
        said(raid),
        said(supply),
      ])}
    />
  );
}

export function EmpireCards(): ReactElement {
  const { t, locale } = useText();
  return (
    <Table
      heads={[
        t('book.column.card'),
        t('book.column.owner'),
        t('book.column.count'),
        t('book.column.cost'),
        t('book.column.can'),
      ]}
      rows={CARD_KINDS.flatMap(({ id, owner, count, empire }) =>
        empire === null
          ? []
          : [
              [
                cardName(id, locale),
                owner === null ? t('cards.neutral') : viewerName(owner, locale),
                count,
                empire.cost,
                <>
                  <SymbolRow symbols={empire.symbols} />
                  {(empire.can ?? []).map((ability) => t(`face.${ability}`)).join(' · ')}
                </>,
              ],
            ],
      )}
    />
  );
}
