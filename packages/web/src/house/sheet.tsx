// A room of the house: a sheet of the atlas with its frame, a corner of the map as its plate, and its title in a
// cartouche.
import type { LocationId } from '@arpents/engine';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { LOCATION_SPOTS, SHEET_HEIGHT, SHEET_WIDTH } from '../map/sheet.gen.ts';
import { StillMap, type FreeRoom } from '../map/still-map.tsx';
import { OPENING } from '../map/still-pieces.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { useMedia } from '../parts/use-media.ts';
import { Imprint } from './imprint.tsx';
import './house.css';
import './in-reach.css';

/** Above the text from edge to edge, or beside it where the window is wide enough. */
type Layout = 'above' | 'beside';

/** How much of the map a plate shows, in units of the sheet, and where on it the place lies. */
const VIEWS = {
  above: { width: 860, height: 150, across: 0.47, down: 0.5 },
  beside: { width: 380, height: 560, across: 0.5, down: 0.5 },
  narrow: { width: 380, height: 150, across: 0.47, down: 0.5 },
} as const;

/** Where a plate that would lie beside the text lies above it, and is wide: by the conditions of house.css. */
const WIDE_ABOVE = '(min-width: 561px) and (max-width: 900px)';

/** On phones a plate is no wider than what a neighbourhood fills. */
const NARROW = '(max-width: 560px)';

/** So much of a plate above the text the title lies on, as house.css has it. */
const TITLE_PX = 46;

/** A plate beside the text is higher than wide, unless there is no room for it there. */
const aboveTitle: FreeRoom = (box) =>
  box.width > box.height ? { ...box, height: box.height - TITLE_PX } : box;

/** A plate shows nothing beyond the edges of the map. */
const within = (from: number, last: number): number => Math.min(Math.max(from, 0), last);

function Plate({
  place,
  layout,
  isPatient,
}: {
  readonly place: LocationId;
  readonly layout: Layout;
  readonly isPatient: boolean;
}): ReactElement {
  const [x, y] = LOCATION_SPOTS[place];
  const isWideAbove = useMedia(WIDE_ABOVE);
  const isNarrow = useMedia(NARROW);
  const { width, height, across, down } =
    VIEWS[isNarrow ? 'narrow' : isWideAbove ? 'above' : layout];
  // What the plate shows is written on it, whoever holds it.
  const places = useMemo(
    () => OPENING.map((one) => (one.id === place ? { ...one, isNamed: true } : one)),
    [place],
  );
  return (
    <div className="sheet-plate" data-place={place} aria-hidden="true">
      <StillMap
        part={{
          left: within(x - width * across, SHEET_WIDTH - width),
          top: within(y - height * down, SHEET_HEIGHT - height),
          width,
          height,
        }}
        places={places}
        freeRoom={aboveTitle}
        isPatient={isPatient}
      />
    </div>
  );
}

/** The frame alone, for a page that lays itself out. */
export function Frame({
  className,
  children,
}: {
  readonly className: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div className="room">
      <PageHead />
      <main className={`sheet ${className}`}>
        {children}
        <Imprint />
      </main>
    </div>
  );
}

export function Sheet({
  title,
  place,
  layout = 'above',
  className = '',
  isPatient = false,
  children,
}: {
  readonly title: string;
  /** What the plate shows. */
  readonly place: LocationId;
  readonly layout?: Layout;
  readonly className?: string;
  /** Whether the plate waits for whatever else is to be painted. */
  readonly isPatient?: boolean;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <Frame className={`plate-${layout} ${className}`}>
      <Plate place={place} layout={layout} isPatient={isPatient} />
      <div className="sheet-text">
        <h1 className="sheet-title">{title}</h1>
        {children}
      </div>
    </Frame>
  );
}
