// A part of the map as a picture, with the pieces as they stand when a game begins: on the home page, beside invitations.
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { GroundPicture, type GroundFrame } from '../ground/ground-picture.tsx';
import { Lettering } from './lettering.tsx';
import { OpeningPieces } from './opening-pieces.tsx';
import { WaysDrawn } from './ways-drawn.tsx';
import './map.css';

/** A part of the sheet, in its units. */
interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The part in the middle of the box, large enough to cover it. */
function covering({ left, top, width, height }: Part, box: DOMRectReadOnly): GroundFrame {
  const scale = Math.max(box.width / width, box.height / height);
  return {
    scale,
    x: box.width / 2 - (left + width / 2) * scale,
    y: box.height / 2 - (top + height / 2) * scale,
  };
}

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
  const { left, top, width, height } = part;
  return (
    <div className="still-map" ref={window_} aria-hidden="true">
      {box !== null && <GroundPicture frame={covering(part, box)} size={box} />}
      <svg
        viewBox={`${left} ${top} ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        className="map-svg"
      >
        <WaysDrawn />
        <Lettering shown={null} />
        <OpeningPieces />
      </svg>
    </div>
  );
}
