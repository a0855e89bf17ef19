// Between which ports ships are shown: from the place one looks at, and under a lens to wherever it says one could go.
import type { LocationId, PlayerView } from '@arpents/engine';
import { seatOf } from '../state/seat.ts';
import { portsFrom } from './describe-place.ts';
import type { LensShown } from './lenses.ts';
import type { PlaceShown } from './map-model.ts';

type Lane = readonly [LocationId, LocationId];

export function lanesShown(
  view: PlayerView,
  places: readonly PlaceShown[],
  lookedAt: LocationId | null,
  lens: LensShown,
): readonly Lane[] {
  const seat = seatOf(view);
  const from = places.find(({ id }) => id === lookedAt);
  const own = from === undefined ? [] : portsFrom(from.id, from.owner ?? seat);
  const isGoal = (id: LocationId): boolean => {
    const kind = lens.get(id)?.kind;
    return kind === 'settle' || kind === 'besiege';
  };
  const underLens = places
    .filter(({ owner }) => owner === seat)
    .flatMap(({ id }) => portsFrom(id, seat).map((to): Lane => [id, to]))
    .filter(([, to]) => isGoal(to));
  const all = [...own.map((to): Lane => [lookedAt ?? to, to]), ...underLens];
  // There and back is one lane.
  return [...new Map(all.map((lane) => [lane.toSorted().join(' '), lane])).values()];
}
