// Choosing and confirming: the kinds of action with what is chosen, the ways that remain, and one confirmation.
import {
  ownerOf,
  placeOf,
  type Action,
  type ActionKind,
  type CardId,
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
import { useState, type ReactElement } from 'react';
import { cardsPlayed, isEmptyDraft, type ActionDraft, type Prospects } from '../draft/draft.ts';
import { cheapestFirst, leftInHand } from '../draft/payments.ts';
import { priceTag } from '../draft/price.ts';
import { useText } from '../text/use-text.ts';

/** Kinds of a turn by what they are about, as a player looks for them. */
const GROUPS: readonly (readonly [
  title: 'expand' | 'fight' | 'earn' | 'manage' | 'free',
  kinds: readonly ActionKind[],
])[] = [
  ['expand', ['settle', 'develop', 'fortify']],
  ['fight', ['besiege', 'reinforce', 'raid', 'ambush', 'convert']],
  ['earn', ['take-money', 'merchant', 'trader', 'piracy']],
  ['manage', ['draft', 'discard', 'reserve', 'governor', 'intendant', 'pass']],
  [
    'free',
    [
      'retrieve',
      'home-support',
      'military-leader',
      'withdraw',
      'sell-fur',
      'discard-lost-location',
    ],
  ],
];

const MOST_WAYS_SHOWN = 24;
/** With more ways than this the player is asked for the kind of action first. */
const MOST_WAYS_UNASKED = 8;
/** With more ways than this in several places the player is asked for the place first. */
const MOST_WAYS_UNPLACED = 3;

export interface ActionBarProps {
  readonly view: PlayerView;
  readonly side: Side;
  readonly hand: readonly CardId[];
  readonly draft: ActionDraft;
  readonly prospects: Prospects;
  readonly isSending: boolean;
  readonly canUndo: boolean;
  readonly onKind: (kind: ActionKind) => void;
  readonly onPlace: (place: LocationId) => void;
  /** Chooses this too, and does it at once if only one way is left. */
  readonly onQuick: (part: Partial<ActionDraft>) => void;
  readonly onAct: (action: Action) => void;
  readonly onClear: () => void;
  readonly onUndo: () => void;
}

export function ActionBar(props: ActionBarProps): ReactElement {
  const { view, draft, prospects, canUndo, isSending } = props;
  const { t } = useText();
  const endTurn = prospects.kinds.includes('end-turn');
  return (
    <section className="action-bar" aria-label={t('actions.label')}>
      <div className="action-foot">
        <span className="actions-left" aria-live="polite">
          {t('actions.left', { count: view.actionsLeft })}
        </span>
        <button
          type="button"
          className="quiet"
          disabled={isEmptyDraft(draft)}
          onClick={props.onClear}
        >
          {t('actions.clear')}
        </button>
        <button
          type="button"
          className="quiet"
          disabled={!canUndo || isSending}
          onClick={props.onUndo}
        >
          {t('actions.undo')}
        </button>
        {endTurn && (
          <button
            type="button"
            className="primary"
            data-testid="end-turn"
            disabled={isSending}
            onClick={() => {
              props.onAct({ kind: 'end-turn' });
            }}
          >
            {t('actions.end-turn')}
          </button>
        )}
      </div>
      <Ways {...props} />
      <Kinds {...props} />
    </section>
  );
}

/** What is possible with the choice stands first; what is not waits behind a switch and says why. */
function Kinds({ draft, prospects, onKind, onQuick }: ActionBarProps): ReactElement {
  const { t, locale } = useText();
  const [asked, setAsked] = useState<ActionKind | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const refusal = asked === null ? undefined : prospects.refusals.get(asked);
  const isShown = (kind: ActionKind): boolean =>
    prospects.kinds.includes(kind) ||
    kind === draft.kind ||
    (showsAll && prospects.refusals.get(kind)?.code !== 'rule-not-in-force');
  return (
    <div className="kinds">
      {asked !== null && refusal !== undefined && (
        <p className="why-not" role="status">
          <strong>{actionName(asked, locale)}:</strong> {describeRefusal(refusal, locale)}
        </p>
      )}
      {GROUPS.map(([title, kinds]) => {
        const shown = kinds.filter(isShown);
        if (shown.length === 0) return null;
        return (
          <div key={title} className="kind-group" role="group" aria-label={t(`actions.${title}`)}>
            {shown.map((kind) => {
              const isPossible = prospects.kinds.includes(kind);
              return (
                <button
                  key={kind}
                  type="button"
                  className={`kind ${draft.kind === kind ? 'chosen' : ''}`}
                  aria-pressed={draft.kind === kind}
                  aria-disabled={!isPossible}
                  data-kind={kind}
                  onClick={() => {
                    setAsked(isPossible ? null : kind);
                    if (isPossible || draft.kind === kind) onKind(kind);
                  }}
                  onDoubleClick={() => {
                    onQuick({ kind });
                  }}
                >
                  {actionName(kind, locale)}
                </button>
              );
            })}
          </div>
        );
      })}
      <button
        type="button"
        className="quiet kind"
        aria-pressed={showsAll}
        onClick={() => {
          setShowsAll(!showsAll);
          setAsked(null);
        }}
      >
        {t(showsAll ? 'actions.fewer' : 'actions.why-not')}
      </button>
    </div>
  );
}

/** One way left: a confirmation. Several: a choice, cheapest first, each with what it leaves in hand. */
function Ways(props: ActionBarProps): ReactElement | null {
  const { draft, prospects, side, hand, view, isSending, onAct } = props;
  const { t, locale } = useText();
  if (isEmptyDraft(draft)) return <p className="hint">{t('actions.hint')}</p>;
  const ways = cheapestFirst(
    side,
    prospects.ways.filter((way) => way.kind !== 'end-turn'),
  );
  const chosenExactly = ways.filter(
    (way) => 'cards' in way && way.cards.length === draft.cards.length,
  );
  const offered = chosenExactly.length > 0 && draft.kind !== null ? chosenExactly : ways;
  if (offered.length === 0) return <Reasons {...props} />;
  if (draft.kind === null && offered.length > MOST_WAYS_UNASKED) {
    return <p className="hint">{t('actions.go-on', { count: offered.length })}</p>;
  }
  const places = new Set(offered.flatMap((way) => ('location' in way ? [way.location] : [])));
  if (draft.location === null && places.size > 1 && offered.length > MOST_WAYS_UNPLACED) {
    return <Where {...props} ways={offered} />;
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
            onAct(only);
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
              onAct(way);
            }}
          >
            <span>{describeAction(way, side, locale)}</span>
            <Price view={view} action={way} side={side} />
            <span className="left-in-hand">
              {t('actions.leaves', {
                cards: leftInHand(hand, way)
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

/** Many ways in several places: first where, each with the cheapest price in cards. */
function Where({
  ways,
  onPlace,
}: ActionBarProps & { readonly ways: readonly Action[] }): ReactElement {
  const { t, locale } = useText();
  const fewest = new Map<LocationId, number>();
  for (const way of ways) {
    if (!('location' in way)) continue;
    const cards = cardsPlayed(way).length;
    fewest.set(way.location, Math.min(cards, fewest.get(way.location) ?? cards));
  }
  return (
    <div className="where" role="group" aria-label={t('actions.where')}>
      <p className="hint">{t('actions.where')}</p>
      {[...fewest].map(([place, cards]) => (
        <button
          key={place}
          type="button"
          className="kind"
          data-where={place}
          onClick={() => {
            onPlace(place);
          }}
        >
          {locationName(place, locale)}
          {cards > 0 && <small>{t('actions.cards', { count: cards })}</small>}
        </button>
      ))}
    </div>
  );
}

/** Nothing fits the choice: why not, for the kind that was chosen or for those that have to do with the place. */
function Reasons({ draft, prospects, view }: ActionBarProps): ReactElement {
  const { t, locale } = useText();
  const kinds = draft.kind === null ? kindsForPlace(view, draft.location) : [draft.kind];
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

/** What one would want to do at a place: settle it, build there, or attack it. */
function kindsForPlace(view: PlayerView, location: LocationId | null): readonly ActionKind[] {
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
