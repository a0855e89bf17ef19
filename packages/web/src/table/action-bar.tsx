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
  readonly prospects: Prospects;
  readonly offer: OfferShown;
}

/** The card that was chosen and the button that carries out answer at once, the lists after them. A list never stands
 * beside a position that it does not belong to. */
export function ActionBar({ view, prospects, offer }: ActionBarProps): ReactElement {
  const { t } = useText();
  const draft = useGame((game) => game.draft);
  const now = useMemo(() => ({ view, draft, prospects, offer }), [view, draft, prospects, offer]);
  const later = useDeferredValue(now);
  const shown = later.view === view ? later : now;
  return (
    <section className="action-bar" aria-label={t('actions.label')} aria-busy={shown !== now}>
      <Choices {...shown} />
    </section>
  );
}

const Choices = memo(function Choices({
  view,
  draft,
  prospects,
  offer,
}: ActionBarProps & { readonly draft: Choice }): ReactElement {
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
