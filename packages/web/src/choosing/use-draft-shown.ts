// The choice in the making as the table shows it: a card that is tapped is lifted at once, and what can be done with it
// follows, all of it together. Everything else that changes a choice is shown at once.
import type { Choice, PlayerView } from '@arpents/engine';
import { useDeferredValue, useMemo } from 'react';

export function useDraftShown(view: PlayerView, draft: Choice): Choice {
  const now = useMemo(() => ({ view, draft }), [view, draft]);
  const late = useDeferredValue(now);
  // A choice never stands beside a position that it does not belong to.
  const differsInCards =
    late.view === view && late.draft.kind === draft.kind && late.draft.location === draft.location;
  return differsInCards ? late.draft : draft;
}
