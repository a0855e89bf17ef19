// The table: map, both players, sieges, log, hand and actions on one screen; nothing covers the map.
import {
  CARD_KINDS,
  PLACE_IDS,
  cardIdsOf,
  cardOf,
  opponentOf,
  type CardId,
  type LocationId,
  type PlayerView,
  type Side,
} from '@arpents/engine';
import { describeEvent } from '@arpents/messages';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { isEmptyDraft, prospectsOf } from '../draft/draft.ts';
import { Hand } from '../cards/hand.tsx';
import { LensBar } from '../map/lens-bar.tsx';
import { lookThrough, type Lens } from '../map/lenses.ts';
import { MapSheet } from '../map/map-sheet.tsx';
import {
  act,
  chooseCard,
  chooseKind,
  choosePlace,
  clearDraft,
  markSeen,
  openGame,
  send,
  showAll,
  useGame,
} from '../state/game.ts';
import { useComingAnswer } from '../state/own-orders.ts';
import { statusText } from '../text/ask-text.ts';
import { useText } from '../text/use-text.ts';
import { ActionBar } from './action-bar.tsx';
import { clockText, useNow } from './clocks.ts';
import { DecisionPanel } from './decision-panel.tsx';
import { FailureLine } from './failure-line.tsx';
import { Invitation } from './invitation.tsx';
import { Log } from './log.tsx';
import { PileDialog, type PileShown } from './pile-dialog.tsx';
import { PlayerPanel } from './player-panel.tsx';
import { Recap } from './recap.tsx';
import { ResultPanel } from './result-panel.tsx';
import { ScoreTable } from './score-table.tsx';
import { Dialog } from './dialog.tsx';
import { SiegePanel } from './siege-panel.tsx';
import { StockBar } from './stock-bar.tsx';
import { TableMenu } from './table-menu.tsx';
import { useShortcuts } from './shortcuts.ts';
import './table.css';

const NO_PLACES: ReadonlySet<LocationId> = new Set();

export function TablePage({ id }: { readonly id: string }): ReactElement {
  const { t } = useText();
  useEffect(() => {
    const invitation = new URLSearchParams(location.search).get('invitation');
    return openGame(id, invitation);
  }, [id]);
  const game = useGame();
  const { table, summary, failure } = game;
  if (summary === null || table === null) {
    return (
      <main className="page">
        {failure === null ? (
          <p role="status">{t('table.loading')}</p>
        ) : (
          <FailureLine failure={failure} />
        )}
      </main>
    );
  }
  if (table.view === null) return <Invitation summary={summary} invitation={game.invitation} />;
  return <Table view={table.view} />;
}

/** The side from which the table is seen: the viewer's own, or for a spectator the British. */
const seatOf = (view: PlayerView): Side => (view.viewer === 'spectator' ? 'british' : view.viewer);

function Table({ view }: { readonly view: PlayerView }): ReactElement {
  const { t, locale } = useText();
  const game = useGame();
  const { draft, summary, table, showing } = game;
  const side = seatOf(view);
  const decides = view.decision !== null && view.decision.side === view.viewer && showing === null;
  const coming = useComingAnswer(view);
  const takesAction = decides && view.decision.kind === 'take-action';
  const prospects = useMemo(() => prospectsOf(view, draft), [view, draft]);
  const hand = useMemo(() => cardIdsOf(view.hand ?? []), [view]);
  const [focused, setFocused] = useState<LocationId | null>(null);
  const [pointedCard, setPointedCard] = useState<CardId | null>(null);
  const [lens, setLens] = useState<Lens | null>(null);
  const [pile, setPile] = useState<PileShown | null>(null);
  const [scored, setScored] = useState<Side | null>(null);
  const [shownPlace, setShownPlace] = useState<LocationId | null>(null);
  const [tab, setTab] = useState<'hand' | 'sides' | 'log'>('hand');
  const lensShown = useMemo(() => lookThrough(lens, view), [lens, view]);
  const now = useNow(table?.clocks !== null && view.phase !== 'over');

  const pointed = useMemo(() => {
    const places = new Set<LocationId>();
    if (shownPlace !== null) places.add(shownPlace);
    for (const event of showing?.events ?? []) {
      if ('location' in event && event.location !== null) places.add(event.location);
    }
    if (pointedCard !== null) {
      const kind = CARD_KINDS[cardOf(side, pointedCard)]?.location;
      if (kind) {
        places.add(kind.location);
        for (const listed of Object.values(kind.connects))
          for (const one of listed) places.add(one);
      }
    }
    return places;
  }, [shownPlace, showing, pointedCard, side]);

  const confirmOnly = (): void => {
    const [only, ...others] = prospects.ways.filter((way) => way.kind !== 'end-turn');
    if (takesAction && !isEmptyDraft(draft) && only !== undefined && others.length === 0) act(only);
  };
  useShortcuts({
    confirm: confirmOnly,
    clear: clearDraft,
    undo: () => {
      if (table?.canUndo === true) send({ kind: 'undo' });
    },
    endTurn: () => {
      if (takesAction && prospects.kinds.includes('end-turn')) act({ kind: 'end-turn' });
    },
    skip: showAll,
  });

  const seats = summary?.seats ?? null;
  const panel = (one: Side): ReactElement => (
    <PlayerPanel
      view={view}
      side={one}
      seat={seats?.[one] ?? null}
      clock={clockText(table?.clocks ?? null, one, now, locale)}
      onPile={setPile}
      onScore={setScored}
    />
  );

  return (
    <main className={`table tab-${tab}`}>
      <header className="table-head">
        <TableMenu view={view} />
        <p className={`to-decide ${decides ? 'yours' : ''}`} data-testid="status">
          {statusText(view, locale, decides, coming !== null)}
        </p>
        {!game.isConnected && (
          <p className="offline" role="alert">
            {t('table.offline')}
          </p>
        )}
      </header>
      <section className="table-map">
        <MapSheet
          view={view}
          targets={takesAction && !isEmptyDraft(draft) ? prospects.places : NO_PLACES}
          chosen={draft.location}
          pointed={pointed}
          lens={lensShown}
          focused={focused}
          onFocus={setFocused}
          onChoose={(place) => {
            setShownPlace(null);
            if (takesAction) choosePlace(place);
            else setFocused(place);
          }}
        />
        <LensBar lens={lens} onLens={setLens} />
        {showing !== null && (
          <div className="playback">
            <ul>
              {showing.events
                .filter((event) => event.kind !== 'decision-asked')
                .map((event, i) => (
                  <li key={i}>{describeEvent(event, locale)}</li>
                ))}
            </ul>
            <button type="button" className="quiet" onClick={showAll}>
              {t('table.skip')}
            </button>
          </div>
        )}
      </section>
      <aside className="table-side">
        <div className="table-sides">
          {panel(opponentOf(side))}
          {panel(side)}
          <StockBar view={view} onPile={setPile} />
          <SiegePanel
            view={view}
            onPlace={(place) => {
              setShownPlace(PLACE_IDS[place] ?? null);
            }}
          />
        </div>
        <div className="table-log">
          <Recap
            entries={game.entries}
            seenVersion={game.seenVersion}
            viewer={view.viewer}
            onSeen={markSeen}
          />
          <Log entries={game.entries} seenVersion={game.seenVersion} onPlace={setShownPlace} />
        </div>
      </aside>
      <section className={`table-hand ${view.outcome === null ? '' : 'over'}`}>
        <Hand
          view={view}
          chosen={draft.cards}
          fitting={takesAction && !isEmptyDraft(draft) ? prospects.cards : null}
          onChoose={(card, copies) => {
            if (takesAction) chooseCard(card, copies);
          }}
          onPoint={setPointedCard}
        />
        <div className="table-choice">
          {game.failure !== null && <FailureLine failure={game.failure} />}
          {view.outcome !== null ? (
            <ResultPanel view={view} summary={summary} />
          ) : decides && !takesAction ? (
            <DecisionPanel
              view={view}
              side={side}
              coming={coming}
              isSending={game.isSending}
              onAct={act}
            />
          ) : takesAction ? (
            <ActionBar
              view={view}
              side={side}
              hand={hand}
              draft={draft}
              prospects={prospects}
              isSending={game.isSending}
              canUndo={table?.canUndo === true}
              onKind={chooseKind}
              onAct={act}
              onClear={clearDraft}
              onUndo={() => {
                send({ kind: 'undo' });
              }}
            />
          ) : (
            <p className="waiting">{t('table.waiting')}</p>
          )}
        </div>
      </section>
      <nav className="table-tabs" aria-label={t('table.tabs')}>
        {(['hand', 'sides', 'log'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={tab === one}
            onClick={() => {
              setTab(one);
            }}
          >
            {t(`table.tab.${one}`)}
          </button>
        ))}
      </nav>
      {pile !== null && (
        <PileDialog
          pile={pile}
          onClose={() => {
            setPile(null);
          }}
        />
      )}
      {scored !== null && (
        <Dialog
          title={t('score.title')}
          onClose={() => {
            setScored(null);
          }}
        >
          <ScoreTable view={view} />
        </Dialog>
      )}
    </main>
  );
}
