// Choosing what to do: how many actions are left, the ways that remain, and the kinds of action.
import type { Choice, PlayerView } from '@arpents/engine';
import { memo, useDeferredValue, useMemo, type ReactElement } from 'react';
import { Gallery } from '../choosing/gallery.tsx';
import { ReserveGallery } from '../choosing/reserve-gallery.tsx';
import type { OfferShown } from '../choosing/use-offer.ts';
import type { Prospects } from '../draft/draft.ts';
import { seatOf } from '../state/seat.ts';
import { useGame } from '../state/table.ts';
import { useText } from '../text/use-text.ts';
import { ActionKinds } from './action-kinds.tsx';
import { ActionWays } from './action-ways.tsx';

export interface ActionBarProps {
  readonly view: PlayerView;
  /** As it is shown: what was tapped this moment may not be part of it yet. */
  readonly draft: Choice;
  readonly prospects: Prospects;
  readonly offer: OfferShown;
}

/** The button that carries out answers before the lists. A list never stands beside a position that it does not belong
 * to. */
export function ActionBar({ view, draft, prospects, offer }: ActionBarProps): ReactElement {
  const { t } = useText();
  const isTapped = useGame((game) => game.draft !== draft);
  const now = useMemo(() => ({ view, draft, prospects, offer }), [view, draft, prospects, offer]);
  const later = useDeferredValue(now);
  const shown = later.view === view ? later : now;
  const isBusy = isTapped || shown !== now;
  return (
    <section className="action-bar" aria-label={t('actions.label')} aria-busy={isBusy}>
      <Choices {...shown} />
    </section>
  );
}

const Choices = memo(function Choices({
  view,
  draft,
  prospects,
  offer,
}: ActionBarProps): ReactElement {
  const { t } = useText();
  const { kind } = draft;
  if (kind === 'draft' || kind === 'intendant') {
    return <Gallery view={view} side={seatOf(view)} kind={kind} offer={offer} />;
  }
  if (kind === 'retrieve' && offer.ready !== null) return <ReserveGallery view={view} />;
  return (
    <>
      <p className="actions-left" aria-live="polite">
        {t('actions.left', { count: view.actionsLeft })}
      </p>
      <ActionWays view={view} draft={draft} prospects={prospects} offer={offer} />
      <ActionKinds draft={draft} prospects={prospects} />
    </>
  );
});
