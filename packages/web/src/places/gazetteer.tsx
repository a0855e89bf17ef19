// The map as a list of described places: for screen readers, and for whoever prefers lists. Content of a dialog.
import type { LocationId, PlayerView } from '@arpents/engine';
import { locationName, otherPlaceName, viewerName } from '@arpents/messages';
import { useId, useMemo, useState, type ReactElement } from 'react';
import { describePlace, waysFrom } from '../map/describe-place.ts';
import { placesShown, type PlaceShown } from '../map/map-model.ts';
import { useText } from '../text/use-text.ts';
import { placesListed } from './places-listed.ts';
import './places.css';

export interface GazetteerProps {
  readonly view: PlayerView;
  /** Places that the choice in the making can lead to; null: nothing is being chosen. */
  readonly targets: ReadonlySet<LocationId> | null;
  readonly onChoose: (id: LocationId) => void;
}

export function Gazetteer({ view, targets, onChoose }: GazetteerProps): ReactElement {
  const { t, locale } = useText();
  const [wanted, setWanted] = useState('');
  const places = useMemo(() => placesShown(view), [view]);
  const groups = placesListed(places, wanted, locale);
  const count = groups.reduce((sum, group) => sum + group.places.length, 0);
  return (
    <div className="gazetteer stack">
      <label>
        {t('places.find')}
        <input
          type="search"
          value={wanted}
          onChange={(event) => {
            setWanted(event.target.value);
          }}
        />
      </label>
      <p role="status" className="hint">
        {t('places.count', { count })}
      </p>
      {groups.map(({ owner, places: listed }) => (
        <section key={owner ?? 'neutral'}>
          <h3>{owner === null ? t('places.nobody') : viewerName(owner, locale)}</h3>
          <ul>
            {listed.map((place) => (
              <Listed
                key={place.id}
                place={place}
                view={view}
                isTarget={targets?.has(place.id) === true}
                onChoose={onChoose}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Listed({
  place,
  view,
  isTarget,
  onChoose,
}: {
  readonly place: PlaceShown;
  readonly view: PlayerView;
  readonly isTarget: boolean;
  readonly onChoose: (id: LocationId) => void;
}): ReactElement {
  const { t, locale } = useText();
  const about = useId();
  const name = locationName(place.id, locale);
  const other = otherPlaceName(place.id, locale);
  return (
    <li className={isTarget ? 'listed target' : 'listed'}>
      <button
        type="button"
        aria-describedby={about}
        data-place={place.id}
        onClick={() => {
          onChoose(place.id);
        }}
      >
        {other === null ? name : t('places.two-names', { name, other })}
      </button>
      <div id={about}>
        <p>
          {isTarget && <strong>{t('places.target')} </strong>}
          {describePlace(place, view, locale)}
        </p>
        {waysFrom(place, view, locale).map((line) => (
          <p key={line} className="hint">
            {line}
          </p>
        ))}
      </div>
    </li>
  );
}
