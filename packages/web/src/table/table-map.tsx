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
import { MapSheet, type Pointed } from '../map/map-sheet.tsx';
import { choosePlace } from '../state/game.ts';
import { pointAtPlace, showPlace, usePointing } from '../state/pointing.ts';
import { chooseQuickly } from '../state/quick.ts';

export interface TableMapProps {
  readonly view: PlayerView;
  readonly side: Side;
  readonly targets: ReadonlySet<LocationId>;
  readonly chosen: LocationId | null;
  /** What of the opponent's turn is being played back. */
  readonly showing: LogEntry | null;
  /** Whether a place can be chosen, or only looked at. */
  readonly mayChoose: boolean;
}

export const TableMap = memo(function TableMap(props: TableMapProps): ReactElement {
  const { view, side, targets, chosen, showing, mayChoose } = props;
  const [lens, setLens] = useState<Lens | null>(null);
  const lensShown = useMemo(() => lookThrough(lens, view), [lens, view]);
  // The card that is pointed at answers first, the map after it.
  const { card, place, shown } = useDeferredValue(usePointing());
  const pointed = useMemo(
    (): Pointed =>
      new Map([
        ...(place === null ? [] : leadingFrom(place)),
        ...(card === null ? [] : placesOn(card, side)),
        ...[...placesIn(showing), ...(shown === null ? [] : [shown])].map(
          (id) => [id, 'here'] as const,
        ),
      ]),
    [place, shown, showing, card, side],
  );
  const choose = useCallback(
    (id: LocationId): void => {
      showPlace(null);
      if (mayChoose) choosePlace(id);
      else pointAtPlace(id);
    },
    [mayChoose],
  );
  return (
    <section className="table-map">
      <MapSheet
        view={view}
        targets={targets}
        chosen={chosen}
        pointed={pointed}
        lens={lensShown}
        focused={place}
        onFocus={pointAtPlace}
        onChoose={choose}
        onQuick={chooseAtOnce}
      />
      <LensBar lens={lens} onLens={setLens} />
    </section>
  );
});

const chooseAtOnce = (location: LocationId): void => {
  chooseQuickly({ location });
};

/** Where the events of an entry happened. */
const placesIn = (entry: LogEntry | null): readonly LocationId[] =>
  (entry?.events ?? []).flatMap((event) =>
    'location' in event && event.location !== null ? [event.location] : [],
  );

type Way = [LocationId, Pointed extends ReadonlyMap<LocationId, infer How> ? How : never];

/** Where a place leads, by the kind of connection: the way that raids go too. */
const leadingFrom = (id: LocationId): readonly Way[] =>
  CONNECTIONS.flatMap(({ a, b, kind }): readonly Way[] =>
    a === id ? [[b, kind]] : b === id ? [[a, kind]] : [],
  );

/** The place of a location card and its connections, by transport. */
function placesOn(card: CardId, side: Side): readonly Way[] {
  const kind = CARD_KINDS[cardOf(side, card)]?.location;
  if (kind === null || kind === undefined) return [];
  return [
    ...TRANSPORTS.flatMap((transport) =>
      (kind.connects[transport] ?? []).map((id): Way => [id, transport]),
    ),
    [kind.location, 'here'],
  ];
}
