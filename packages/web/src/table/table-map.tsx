// The map as it lies on the table: with what the choice can lead to, what is pointed at, and the lenses.
import {
  CARD_KINDS,
  CONNECTIONS,
  TRANSPORTS,
  cardOf,
  type CardId,
  type LocationId,
  type PlayerView,
  type Side,
} from '@arpents/engine';
import type { LogEntry } from '@arpents/protocol';
import { memo, useCallback, useDeferredValue, useMemo, useState, type ReactElement } from 'react';
import { LensBar } from '../map/lens-bar.tsx';
import { lookThrough, type Lens } from '../map/lenses.ts';
import type { Pointed } from '../map/map-model.ts';
import { MapSheet } from '../map/map-sheet.tsx';
import { usePointed, useTable } from '../state/table.ts';
import { Banner } from '../story/banner.tsx';

/** Where the choice in the making can lead, and the location that is part of it. */
export interface Reach {
  readonly targets: ReadonlySet<LocationId>;
  readonly chosen: LocationId | null;
}

export interface TableMapProps {
  readonly view: PlayerView;
  readonly side: Side;
  readonly reach: Reach;
  /** What of the opponent's turn is being played back. */
  readonly showing: LogEntry | null;
  /** The place that a question is about. */
  readonly asked: LocationId | null;
  /** Whether a location can be chosen, or only looked at. */
  readonly mayChoose: boolean;
  /** Whether it shows the past: what happens meanwhile is not told over it. */
  readonly isPast: boolean;
}

export const TableMap = memo(function TableMap(props: TableMapProps): ReactElement {
  const { view, side, showing, asked, mayChoose, isPast } = props;
  const [lens, setLens] = useState<Lens | null>(null);
  const lensShown = useMemo(() => lookThrough(lens, view), [lens, view]);
  const { card, location, shown } = usePointed();
  // The card that was chosen and what can be done with it are drawn first, the map after them.
  const reach = useDeferredValue(props.reach);
  const { chooseLocation, pointAtLocation, showLocation } = useTable();
  const pointed = useMemo(
    (): Pointed =>
      new Map([
        ...(location === null ? [] : leadingFrom(location)),
        ...(card === null ? [] : locationsOn(card, side)),
        ...[...locationsIn(showing), ...[shown, asked].filter((id) => id !== null)].map(
          (id) => [id, 'here'] as const,
        ),
      ]),
    [location, shown, showing, asked, card, side],
  );
  const choose = useCallback(
    (id: LocationId): void => {
      showLocation(null);
      if (mayChoose) chooseLocation(id);
      else pointAtLocation(id);
    },
    [mayChoose, chooseLocation, pointAtLocation, showLocation],
  );
  return (
    <section className="table-map">
      <MapSheet
        view={view}
        {...reach}
        pointed={pointed}
        lens={lensShown}
        focused={location}
        onFocus={pointAtLocation}
        onChoose={choose}
      />
      {!isPast && <Banner />}
      {view.outcome === null && (
        <LensBar lens={lens} isEmpty={lens !== null && lensShown.size === 0} onLens={setLens} />
      )}
    </section>
  );
});

/** Where the events of an entry happened. */
const locationsIn = (entry: LogEntry | null): readonly LocationId[] =>
  (entry?.events ?? []).flatMap((event) =>
    'location' in event && event.location !== null ? [event.location] : [],
  );

type Way = [LocationId, Pointed extends ReadonlyMap<LocationId, infer How> ? How : never];

/** Where a location leads, by the kind of connection: the way that raids go too. */
const leadingFrom = (id: LocationId): readonly Way[] =>
  CONNECTIONS.flatMap(({ a, b, kind }): readonly Way[] =>
    a === id ? [[b, kind]] : b === id ? [[a, kind]] : [],
  );

/** The location of a location card and its connections, by transport. */
function locationsOn(card: CardId, side: Side): readonly Way[] {
  const kind = CARD_KINDS[cardOf(side, card)]?.location;
  if (kind === null || kind === undefined) return [];
  return [
    ...TRANSPORTS.flatMap((transport) =>
      (kind.connects[transport] ?? []).map((id): Way => [id, transport]),
    ),
    [kind.location, 'here'],
  ];
}
