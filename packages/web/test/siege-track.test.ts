// The track of a siege as the panel shows it.
import { EDITIONS, type Edition, type PlayerView } from '@arpents/engine';
import { describe, expect, it } from 'vitest';
import { trackShown } from '../src/table/siege-track.ts';
import { givenView } from './support/situations.ts';

/** The British besiege Quebec, and the marker stands at a value. */
function besiegingAt(value: number, edition: Edition = 'second'): PlayerView {
  const view = givenView({
    edition,
    side: 'british',
    sieges: { british: { location: 'quebec', value: 1 } },
    british: { siegeCards: { british: ['regular-infantry'] } },
  });
  const siege = view.sieges.british;
  if (siege === null) throw new Error('there is a siege');
  return { ...view, sieges: { ...view.sieges, british: { ...siege, value } } };
}

describe('the track of a siege', () => {
  it.each(
    EDITIONS.flatMap((edition) => [-9, -1, 0, 1, 2, 9].map((value) => [edition, value] as const)),
  )(
    '[R19, R150] %s edition: the marker is seen at %i, also beyond the printed ends of an endless track',
    (edition, value) => {
      const marked = trackShown(besiegingAt(value, edition), 'british').filter(
        ({ isMarked }) => isMarked,
      );
      expect(marked.map((step) => step.value)).toEqual([value]);
    },
  );

  it('[R14] tells at which values the attacker and the defender would win', () => {
    const steps = trackShown(besiegingAt(0), 'british');
    for (const { value, wonBy } of steps) {
      expect([value, wonBy]).toEqual([
        value,
        value >= 2 ? 'attacker' : value <= -1 ? 'defender' : null,
      ]);
    }
  });

  it('goes up one by one', () => {
    const values = trackShown(besiegingAt(9, 'first'), 'british').map(({ value }) => value);
    expect(values.every((value, i) => i === 0 || value === (values[i - 1] ?? 0) + 1)).toBe(true);
  });
});
