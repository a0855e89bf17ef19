// The track of a siege as the panel shows it: every value, with the marker and who would win there.
import { siegeTrackOf, winnerAtValue, type PlayerView, type Side } from '@arpents/engine';

export interface TrackStep {
  readonly value: number;
  readonly isMarked: boolean;
  /** Who would win a siege check at this value (R14). */
  readonly wonBy: 'attacker' | 'defender' | null;
}

export function trackShown(view: PlayerView, siege: Side): readonly TrackStep[] {
  const marked = view.sieges[siege]?.value ?? null;
  return siegeTrackOf(view, siege).values.map((value) => {
    const winner = winnerAtValue(siege, value);
    return {
      value,
      isMarked: value === marked,
      wonBy: winner === null ? null : winner === siege ? 'attacker' : 'defender',
    };
  });
}
