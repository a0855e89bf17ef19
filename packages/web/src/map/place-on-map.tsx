// One place on the map: its piece and siege, the ring that says what can be done there, and the button that it is.
import type { LocationId, Side } from '@arpents/engine';
import { memo, type KeyboardEvent, type ReactElement } from 'react';
import { BADGE_RADIUS, type BadgePlaced } from './badges.ts';
import type { PlaceShown } from './map-model.ts';
import { PieceOnMap } from './piece.tsx';
import { SiegeMark } from './siege-mark.tsx';

export interface PlaceOnMapProps {
  readonly place: PlaceShown;
  /** Where it lies on the sheet, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly pieceScale: number;
  /** What is to be said about it in a sentence. */
  readonly description: string;
  /** Classes for what can be done there. */
  readonly state: string;
  readonly besieger: Side | null;
  /** On the besieger's track. */
  readonly siegeValue: number;
  /** How many cards a raid takes, where a lens shows it, and where the figure stands. */
  readonly cardsNeeded: number | null;
  readonly badge: BadgePlaced | null;
  readonly isChosen: boolean;
  readonly isTabStop: boolean;
  readonly onFocus: (id: LocationId | null) => void;
  readonly onChoose: (id: LocationId) => void;
  readonly onMove: (event: KeyboardEvent, from: LocationId) => void;
}

export const PlaceOnMap = memo(function PlaceOnMap(props: PlaceOnMapProps): ReactElement {
  const { place, x, y, pieceScale, besieger, badge, onFocus, onChoose, onMove } = props;
  return (
    <g
      id={`place-${place.id}`}
      data-place={place.id}
      role="button"
      tabIndex={props.isTabStop ? 0 : -1}
      aria-label={props.description}
      aria-pressed={props.isChosen}
      className={`place ${props.state}`}
      onClick={() => {
        onChoose(place.id);
      }}
      // A finger points by the tap itself.
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') onFocus(place.id);
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') onFocus(null);
      }}
      onFocus={() => {
        onFocus(place.id);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          onChoose(place.id);
        } else onMove(event, place.id);
      }}
    >
      {/* Each transform is a step for the browser when it puts the page together: there are as few as can be. */}
      <circle cx={x} cy={y} r={Math.max(14, 20 * pieceScale)} className="place-hit" />
      <circle cx={x} cy={y} r={21 * pieceScale} className="place-ring" />
      <g transform={`translate(${x} ${y}) scale(${pieceScale})`}>
        <PieceOnMap place={place} />
        {besieger !== null && <SiegeMark besieger={besieger} value={props.siegeValue} />}
      </g>
      {props.cardsNeeded !== null && badge !== null && (
        <g className="cards-needed">
          <circle cx={x + badge.dx} cy={y + badge.dy} r={BADGE_RADIUS} />
          <text x={x + badge.dx} y={y + badge.dy + 4.5} textAnchor="middle">
            {props.cardsNeeded}
          </text>
        </g>
      )}
    </g>
  );
});
