// What the player on this table can carry out now, and what will come of it. Nothing of it is worked out twice.
import {
  foreseen,
  isHarmful,
  type Action,
  type Choice,
  type Foresight,
  type PlayerView,
} from '@arpents/engine';
import { useMemo } from 'react';
import type { Prospects } from '../draft/draft.ts';
import { answersTo, offerOf, type Offer } from '../draft/offer.ts';
import { isMyAction, isMyDecision } from '../state/seat.ts';
import { useGame } from '../state/table.ts';

export interface OfferShown extends Offer {
  /** What comes of what is ready. */
  readonly told: Foresight | null;
}

const NOTHING: OfferShown = {
  showing: 'nothing',
  ways: [],
  where: new Map(),
  ready: null,
  told: null,
};

/** `isAsked`: whether it is for the viewer to decide something, and nobody answers for them. */
export function useOffer(
  view: PlayerView,
  draft: Choice,
  prospects: Prospects,
  isAsked: boolean,
): OfferShown {
  const picked = useGame((game) =>
    game.picked?.position === game.table?.positionVersion ? (game.picked?.action ?? null) : null,
  );
  const offer = useMemo(() => {
    if (isMyAction(view)) return isAsked ? offerOf(prospects, draft, picked) : NOTHING;
    if (!isMyDecision(view)) return NOTHING;
    const answers = answersTo(view, picked);
    return isAsked ? answers : { ...answers, ready: null };
  }, [view, prospects, draft, picked, isAsked]);
  return useMemo(
    () => ({ ...offer, told: offer.ready === null ? null : foreseen(view, offer.ready) }),
    [view, offer],
  );
}

/** Whether it is asked about before it is done. */
export function needsQuestion(view: PlayerView, action: Action): boolean {
  const told = foreseen(view, action);
  return told !== null && isHarmful(told, action);
}
