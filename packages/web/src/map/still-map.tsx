// A part of the map as a picture, with the pieces as they stand when a game begins, or in another position: on the home
// page, beside invitations, in the rule book.
import { locationName } from '@arpents/messages';
import { useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { GroundPicture, type GroundFrame } from '../ground/ground-picture.tsx';
import { useText } from '../text/use-text.ts';
import { Lettering } from './lettering.tsx';
import { OPENING, StillPieces, type StillPlace } from './still-pieces.tsx';
import {
  isCartoucheWithin,
  isSpotWithin,
  lettersWithin,
  placeNames,
  type Part,
} from './still-names.ts';
import { useTextWidth } from './text-width.ts';
import { WaysDrawn } from './ways-drawn.tsx';
import './map.css';

/** The part in the middle of this room, large enough to cover it. */
function covering({ left, top, width, height }: Part, room: Part): GroundFrame {
  const scale = Math.max(room.width / width, room.height / height);
  return {
    scale,
    x: room.left + room.width / 2 - (left + width / 2) * scale,
    y: room.top + room.height / 2 - (top + height / 2) * scale,
  };
}

/** What of the sheet is seen in this room. */
const seenIn = ({ scale, x, y }: GroundFrame, { left, top, width, height }: Part): Part => ({
  left: (left - x) / scale,
  top: (top - y) / scale,
  width: width / scale,
  height: height / scale,
});

/** A picture, and the room in it that nothing lies on; in pixels. */
interface Measures {
  readonly box: Part;
  readonly free: Part;
}

/** Of a picture with this place on the page, in pixels from its corner. */
export type FreeRoom = (box: Part, at: DOMRectReadOnly) => Part;

const wholeBox: FreeRoom = (box) => box;

interface StillMapProps {
  readonly part: Part;
  readonly places?: readonly StillPlace[];
  /** What other things that lie on the picture leave of it: the part is shown there, and no name elsewhere. */
  readonly freeRoom?: FreeRoom;
  /** Whether no piece lies elsewhere either: of one behind a form an edge would be seen. */
  readonly keepsPiecesFree?: boolean;
  /** Drawn below the ways. */
  readonly below?: ReactNode;
  /** Whether whatever else is to be painted comes first. */
  readonly isPatient?: boolean;
}

export function StillMap({
  part,
  places = OPENING,
  freeRoom = wholeBox,
  keepsPiecesFree = false,
  below,
  isPatient = false,
}: StillMapProps): ReactElement {
  const window_ = useRef<HTMLDivElement>(null);
  const [measures, setMeasures] = useState<Measures | null>(null);
  useLayoutEffect(() => {
    const element = window_.current;
    if (element === null) return undefined;
    const look = (): void => {
      const at = element.getBoundingClientRect();
      const box = { left: 0, top: 0, width: at.width, height: at.height };
      if (at.width > 0) setMeasures({ box, free: freeRoom(box, at) });
    };
    // At once where there is a size already: whoever prints does not wait.
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [freeRoom]);
  return (
    <div className="still-map" ref={window_} aria-hidden="true">
      {measures !== null && (
        <Picture
          {...measures}
          frame={covering(part, measures.free)}
          places={places}
          keepsPiecesFree={keepsPiecesFree}
          below={below}
          isPatient={isPatient}
        />
      )}
    </div>
  );
}

function Picture({
  box,
  free,
  frame,
  places,
  keepsPiecesFree,
  below,
  isPatient,
}: Measures &
  Required<Pick<StillMapProps, 'places' | 'keepsPiecesFree' | 'below' | 'isPatient'>> & {
    readonly frame: GroundFrame;
  }): ReactElement {
  const { t, locale } = useText();
  const widthOf = useTextWidth();
  const whole = seenIn(frame, box);
  const seen = seenIn(frame, free);
  // Of a piece beyond the edge only a foot or a shoulder would be seen, which looks like a blot.
  const within = places.filter(({ id }) => isSpotWithin(keepsPiecesFree ? seen : whole, id));
  const names = placeNames(
    seen,
    places.filter(({ isNamed }) => isNamed).map(({ id }) => id),
    (id) => locationName(id, locale),
    widthOf,
  );
  return (
    <>
      <GroundPicture frame={frame} size={box} isPatient={isPatient} />
      <svg
        viewBox={`${whole.left} ${whole.top} ${whole.width} ${whole.height}`}
        className="map-svg"
      >
        {below}
        <WaysDrawn />
        <Lettering
          shown={lettersWithin(seen, (key) => t(`map.name.${key}`), names.values())}
          hasTitle={isCartoucheWithin(seen)}
        />
        <StillPieces places={within} names={names} />
      </svg>
    </>
  );
}
