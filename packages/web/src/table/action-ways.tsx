// What can be chosen with what is chosen already: a place, cards, one of several ways; or why there is none.
import {
  ownerOf,
  placeOf,
  type ActionKind,
  type Choice,
  type LocationId,
  type PlayerView,
} from '@arpents/engine';
import { actionName, describeRefusal, locationName } from '@arpents/messages';
import type { ReactElement } from 'react';
import { WayList } from '../choosing/way-list.tsx';
import type { Offer } from '../draft/offer.ts';
import type { Prospects } from '../draft/draft.ts';
import { RuleLink } from '../parts/rule-link.tsx';
import { useTable } from '../state/table.ts';
import { useText } from '../text/use-text.ts';

export interface ActionWaysProps {
  readonly view: PlayerView;
  readonly draft: Choice;
  readonly prospects: Prospects;
  readonly offer: Offer;
}

export function ActionWays({
  view,
  draft,
  prospects,
  offer,
}: ActionWaysProps): ReactElement | null {
  switch (offer.showing) {
    case 'nothing':
    case 'go-on':
    case 'hand':
      return null;
    case 'where':
      return <Where where={offer.where} />;
    case 'cards':
    case 'ways':
      return offer.ways.length > 1 ? <WayList view={view} offer={offer} /> : null;
    case 'reasons':
      return <Reasons view={view} draft={draft} prospects={prospects} />;
  }
}

/** Many ways in several locations: first where, each with the cheapest price in cards. */
function Where({ where }: { readonly where: ReadonlyMap<LocationId, number> }): ReactElement {
  const { t, locale } = useText();
  const { chooseLocation } = useTable();
  return (
    <div className="where" role="group" aria-label={t('actions.where')}>
      <p className="hint">{t('actions.where')}</p>
      {[...where].map(([location, cards]) => (
        <button
          key={location}
          type="button"
          className="kind"
          data-where={location}
          data-place={location}
          onClick={() => {
            chooseLocation(location);
          }}
        >
          {locationName(location, locale)}
          {cards > 0 && <small>{t('actions.cards', { count: cards })}</small>}
        </button>
      ))}
    </div>
  );
}

/** Nothing fits the choice: why not, for the kind that was chosen or for those that have to do with the location. */
function Reasons({ draft, prospects, view }: Omit<ActionWaysProps, 'offer'>): ReactElement {
  const { t, locale } = useText();
  const kinds = draft.kind === null ? kindsAt(view, draft.location) : [draft.kind];
  const reasons = kinds.flatMap((kind) => {
    const refusal = prospects.refusals.get(kind);
    return refusal === undefined ? [] : [{ kind, refusal }];
  });
  return (
    <div className="reasons" role="status">
      <p className="hint">{t('actions.none')}</p>
      {reasons.map(({ kind, refusal }) => (
        <p key={kind} className="why-not">
          <strong>{t('label', { name: actionName(kind, locale) })}</strong>{' '}
          {describeRefusal(refusal, locale)} <RuleLink refusal={refusal} />
        </p>
      ))}
    </div>
  );
}

/** What one would want to do at a location: settle it, build there, or attack it. */
function kindsAt(view: PlayerView, location: LocationId | null): readonly ActionKind[] {
  if (location === null) return [];
  const owner = ownerOf(view.places[placeOf(location)] ?? 0);
  if (owner === null) return ['settle'];
  return owner === view.viewer ? ['develop', 'fortify'] : ['besiege', 'raid'];
}
