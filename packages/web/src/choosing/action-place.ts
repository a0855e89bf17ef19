// Where an action happens, also if it does not name the place itself.
import { PLACE_IDS, type Action, type LocationId, type PlayerView } from '@arpents/engine';

export function placeOfAction(view: PlayerView, action: Action): LocationId | null {
  if ('location' in action) return action.location;
  const { decision } = view;
  if (action.kind === 'withdraw') return besiegedBy(view, action.siege);
  if (decision === null || decision.kind === 'take-action') return null;
  return placeOfDecision(view);
}

/** The place that is asked about: raided, fallen, or besieged. */
export function placeOfDecision(view: PlayerView): LocationId | null {
  const { decision } = view;
  if (decision === null) return null;
  if ('place' in decision) return PLACE_IDS[decision.place] ?? null;
  return decision.kind === 'give-up-card' && decision.siege !== null
    ? besiegedBy(view, decision.siege)
    : null;
}

function besiegedBy(view: PlayerView, siege: 'british' | 'french'): LocationId | null {
  const open = view.sieges[siege];
  return open === null ? null : (PLACE_IDS[open.place] ?? null);
}
