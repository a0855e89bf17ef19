// A part of the map as a picture, with the pieces as they stand when a game begins: on the home page, beside invitations.
import { locationName } from '@arpents/messages';
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { GroundPicture, type GroundFrame } from '../ground/ground-picture.tsx';
import { useText } from '../text/use-text.ts';
import { Lettering } from './lettering.tsx';
import { OpeningPieces } from './opening-pieces.tsx';
import { isCartoucheWithin, lettersWithin, placeNames, type Part } from './still-names.ts';
import { useTextWidth } from './text-width.ts';
import { WaysDrawn } from './ways-drawn.tsx';
import './map.css';

/** The part in the middle of the box, large enough to cover it. */
function covering({ left, top, width, height }: Part, box: DOMRectReadOnly): GroundFrame {
  const scale = Math.max(box.width / width, box.height / height);
  return {
    scale,
    x: box.width / 2 - (left + width / 2) * scale,
    y: box.height / 2 - (top + height / 2) * scale,
  };
}

/** What of the sheet is seen in the box. */
const seenIn = ({ scale, x, y }: GroundFrame, { width, height }: DOMRectReadOnly): Part => ({
  left: -x / scale,
  top: -y / scale,
  width: width / scale,
  height: height / scale,
});

export function StillMap({ part }: { readonly part: Part }): ReactElement {
  const window_ = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<DOMRectReadOnly | null>(null);
  useLayoutEffect(() => {
    const element = window_.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setBox(entry.contentRect);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return (
    <div className="still-map" ref={window_} aria-hidden="true">
      {box !== null && <Picture frame={covering(part, box)} box={box} />}
    </div>
  );
}

function Picture({
  frame,
  box,
}: {
  readonly frame: GroundFrame;
  readonly box: DOMRectReadOnly;
}): ReactElement {
  const { t, locale } = useText();
  const widthOf = useTextWidth();
  const seen = seenIn(frame, box);
  const names = placeNames(seen, (id) => locationName(id, locale), widthOf);
  return (
    <>
      <GroundPicture frame={frame} size={box} />
      <svg viewBox={`${seen.left} ${seen.top} ${seen.width} ${seen.height}`} className="map-svg">
        <WaysDrawn />
        <Lettering
          shown={lettersWithin(seen, (key) => t(`map.name.${key}`), names.values())}
          hasTitle={isCartoucheWithin(seen)}
        />
        <OpeningPieces names={names} />
      </svg>
    </>
  );
}
