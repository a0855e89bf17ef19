// The map as it lies on the table: with what the choice can lead to, what is pointed at, the lenses and the playback.
import {
  CARD_KINDS,
  cardOf,
  type CardId,
  type LocationId,
  type PlayerView,
  type Side,
} from '@arpents/engine';
import { describeEvent } from '@arpents/messages';
import type { LogEntry } from '@arpents/protocol';
import { memo, useCallback, useMemo, useState, type ReactElement } from 'react';
import { LensBar } from '../map/lens-bar.tsx';
import { lookThrough, type Lens } from '../map/lenses.ts';
import { MapSheet } from '../map/map-sheet.tsx';
import { choosePlace, showAll } from '../state/game.ts';
import { pointAtPlace, showPlace, usePointing } from '../state/pointing.ts';
import { useText } from '../text/use-text.ts';

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
  const { card, place, shown } = usePointing();
  const pointed = useMemo(
    () =>
      new Set<LocationId>([
        ...(shown === null ? [] : [shown]),
        ...placesIn(showing),
        ...(card === null ? [] : placesOn(card, side)),
      ]),
    [shown, showing, card, side],
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
      />
      <LensBar lens={lens} onLens={setLens} />
      {showing !== null && <Playback entry={showing} />}
    </section>
  );
});

/** Where the events of an entry happened. */
const placesIn = (entry: LogEntry | null): readonly LocationId[] =>
  (entry?.events ?? []).flatMap((event) =>
    'location' in event && event.location !== null ? [event.location] : [],
  );

/** The place of a location card and its connections. */
function placesOn(card: CardId, side: Side): readonly LocationId[] {
  const kind = CARD_KINDS[cardOf(side, card)]?.location;
  return kind === null || kind === undefined
    ? []
    : [kind.location, ...Object.values(kind.connects).flat()];
}

function Playback({ entry }: { readonly entry: LogEntry }): ReactElement {
  const { t, locale } = useText();
  return (
    <div className="playback">
      <ul>
        {entry.events
          .filter((event) => event.kind !== 'decision-asked')
          .map((event, i) => (
            <li key={i}>{describeEvent(event, locale)}</li>
          ))}
      </ul>
      <button type="button" className="quiet" onClick={showAll}>
        {t('table.skip')}
      </button>
    </div>
  );
}
