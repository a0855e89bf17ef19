// The ways that remain with what is chosen: one to confirm, several to choose from, or why there is none.
import {
  cardIdsOf,
  ownerOf,
  placeOf,
  type Action,
  type ActionKind,
  type LocationId,
  type PlayerView,
  type Side,
} from '@arpents/engine';
import {
  actionName,
  cardName,
  describeAction,
  describeRefusal,
  locationName,
} from '@arpents/messages';
import type { ReactElement } from 'react';
import { cardsPlayed, isEmptyDraft, type Prospects } from '../draft/draft.ts';
import { cheapestFirst, leftInHand } from '../draft/payments.ts';
import { priceTag } from '../draft/price.ts';
import { seatOf } from '../state/seat.ts';
import { useGame, useTable } from '../state/table.ts';
import { useText } from '../text/use-text.ts';

const MOST_WAYS_SHOWN = 24;
/** With more ways than this the player is asked for the kind of action first. */
const MOST_WAYS_UNASKED = 8;
/** With more ways than this in several locations the player is asked for the location first. */
const MOST_WAYS_UNPLACED = 3;

export interface ActionWaysProps {
  readonly view: PlayerView;
  readonly prospects: Prospects;
}

/** One way left: a confirmation. Several: a choice, cheapest first, each with what it leaves in hand. */
export function ActionWays({ view, prospects }: ActionWaysProps): ReactElement {
  const { t, locale } = useText();
  const { act } = useTable();
  const draft = useGame((game) => game.draft);
  const isSending = useGame((game) => game.isSending);
  const side = seatOf(view);
  if (isEmptyDraft(draft)) return <p className="hint">{t('actions.hint')}</p>;
  const ways = cheapestFirst(side, prospects.offers);
  const chosenExactly = ways.filter(
    (way) => 'cards' in way && way.cards.length === draft.cards.length,
  );
  const offered = chosenExactly.length > 0 && draft.kind !== null ? chosenExactly : ways;
  if (offered.length === 0) return <Reasons view={view} prospects={prospects} />;
  if (draft.kind === null && offered.length > MOST_WAYS_UNASKED) {
    return <p className="hint">{t('actions.go-on', { count: offered.length })}</p>;
  }
  const locations = new Set(offered.flatMap((way) => ('location' in way ? [way.location] : [])));
  if (draft.location === null && locations.size > 1 && offered.length > MOST_WAYS_UNPLACED) {
    return <Where ways={offered} />;
  }
  const [only] = offered;
  if (offered.length === 1 && only !== undefined) {
    return (
      <div className="confirm">
        <p>
          {describeAction(only, side, locale)} <Price view={view} action={only} side={side} />
        </p>
        <button
          type="button"
          className="primary"
          data-testid="confirm"
          disabled={isSending}
          onClick={() => {
            act(only);
          }}
        >
          {t('actions.confirm')}
        </button>
      </div>
    );
  }
  return (
    <ul className="ways" aria-label={t('actions.ways', { count: offered.length })}>
      {offered.slice(0, MOST_WAYS_SHOWN).map((way) => (
        <li key={JSON.stringify(way)}>
          <button
            type="button"
            className="way"
            disabled={isSending}
            onClick={() => {
              act(way);
            }}
          >
            <span>{describeAction(way, side, locale)}</span>
            <Price view={view} action={way} side={side} />
            <span className="left-in-hand">
              {t('actions.leaves', {
                cards: leftInHand(cardIdsOf(view.hand ?? []), way)
                  .map((card) => cardName(card, locale))
                  .join(', '),
              })}
            </span>
          </button>
        </li>
      ))}
      {offered.length > MOST_WAYS_SHOWN && (
        <li className="hint">{t('actions.more', { count: offered.length - MOST_WAYS_SHOWN })}</li>
      )}
    </ul>
  );
}

/** Many ways in several locations: first where, each with the cheapest price in cards. */
function Where({ ways }: { readonly ways: readonly Action[] }): ReactElement {
  const { t, locale } = useText();
  const { chooseLocation } = useTable();
  const fewest = new Map<LocationId, number>();
  for (const way of ways) {
    if (!('location' in way)) continue;
    const cards = cardsPlayed(way).length;
    fewest.set(way.location, Math.min(cards, fewest.get(way.location) ?? cards));
  }
  return (
    <div className="where" role="group" aria-label={t('actions.where')}>
      <p className="hint">{t('actions.where')}</p>
      {[...fewest].map(([location, cards]) => (
        <button
          key={location}
          type="button"
          className="kind"
          data-where={location}
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
function Reasons({ prospects, view }: ActionWaysProps): ReactElement {
  const { t, locale } = useText();
  const draft = useGame((game) => game.draft);
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
          <strong>{actionName(kind, locale)}:</strong> {describeRefusal(refusal, locale)}
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

function Price({
  view,
  action,
  side,
}: {
  readonly view: PlayerView;
  readonly action: Action;
  readonly side: Side;
}): ReactElement | null {
  const { t } = useText();
  const change = priceTag(view, action, side);
  if (change === 0) return null;
  return (
    <span className="price">
      {change < 0 ? t('actions.costs', { money: -change }) : t('actions.earns', { money: change })}
    </span>
  );
}
