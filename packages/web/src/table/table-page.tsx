// The table: map, both players, sieges, log, hand and actions on one screen; nothing covers the map.
import {
  cardIdsOf,
  opponentOf,
  type LocationId,
  type PlayerView,
  type Side,
} from '@arpents/engine';
import { useDeferredValue, useEffect, useMemo, useState, type ReactElement } from 'react';
import { Hand } from '../cards/hand.tsx';
import { isEmptyDraft, prospectsOf } from '../draft/draft.ts';
import { Dialog } from '../parts/dialog.tsx';
import { FailureLine } from '../parts/failure-line.tsx';
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
import { pointAtCard, showPlace } from '../state/pointing.ts';
import { chooseCardQuickly, chooseQuickly } from '../state/quick.ts';
import { statusText } from '../text/ask-text.ts';
import { useText } from '../text/use-text.ts';
import { ActionBar } from './action-bar.tsx';
import { clockText, useNow } from './clocks.ts';
import { DecisionPanel } from './decision-panel.tsx';
import { Invitation } from './invitation.tsx';
import { Log } from './log.tsx';
import { PileDialog, type PileShown } from './pile-dialog.tsx';
import { Playback } from './playback.tsx';
import { PlayerPanel } from './player-panel.tsx';
import { Recap } from './recap.tsx';
import { ResultPanel } from './result-panel.tsx';
import { ScoreTable } from './score-table.tsx';
import { useShortcuts } from './shortcuts.ts';
import { SiegePanel } from './siege-panel.tsx';
import { StockBar } from './stock-bar.tsx';
import { TableMap } from './table-map.tsx';
import { TableMenu } from './table-menu.tsx';
import './table.css';
import './table-side.css';
import './table-choice.css';
import './dialog-content.css';
import './table-sizes.css';

const NO_PLACES: ReadonlySet<LocationId> = new Set();

/** While somebody else decides, a card can be looked at but not chosen. */
const ignoreCard = (): void => undefined;

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
  const hasChoice = takesAction && !isEmptyDraft(draft);
  const prospects = useMemo(() => prospectsOf(view, draft), [view, draft]);
  // The card that was chosen and what can be done with it are drawn first, the map after them.
  const forMap = useMemo(
    () => ({ targets: hasChoice ? prospects.places : NO_PLACES, chosen: draft.location }),
    [hasChoice, prospects, draft],
  );
  const onMap = useDeferredValue(forMap);
  const hand = useMemo(() => cardIdsOf(view.hand ?? []), [view]);
  const [pile, setPile] = useState<PileShown | null>(null);
  const [scored, setScored] = useState<Side | null>(null);
  const [tab, setTab] = useState<'hand' | 'sides' | 'log'>('hand');
  const now = useNow(table?.clocks !== null && view.phase !== 'over');

  const confirmOnly = (): boolean => {
    const [only, ...others] = prospects.ways.filter((way) => way.kind !== 'end-turn');
    if (!hasChoice || only === undefined || others.length > 0) return false;
    act(only);
    return true;
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
          {showing === null
            ? statusText(view, locale, decides, coming !== null)
            : t('table.showing')}
        </p>
        {!game.isConnected && (
          <p className="offline" role="alert">
            {t('table.offline')}
          </p>
        )}
      </header>
      <TableMap
        view={view}
        side={side}
        targets={onMap.targets}
        chosen={onMap.chosen}
        showing={showing}
        mayChoose={takesAction}
      />
      <aside className="table-side">
        <div className="table-sides">
          {panel(opponentOf(side))}
          {panel(side)}
          <StockBar view={view} onPile={setPile} />
          <SiegePanel view={view} onPlace={showPlace} />
        </div>
        <div className="table-log">
          <Recap
            entries={game.entries}
            seenVersion={game.seenVersion}
            openedVersion={game.openedVersion}
            viewer={view.viewer}
            onSeen={markSeen}
          />
          <Log entries={game.entries} seenVersion={game.seenVersion} onPlace={showPlace} />
        </div>
      </aside>
      <section className={`table-hand ${view.outcome === null ? '' : 'over'}`}>
        <Hand
          view={view}
          chosen={draft.cards}
          fitting={hasChoice ? prospects.cards : null}
          onChoose={takesAction ? chooseCard : ignoreCard}
          onPoint={pointAtCard}
          onQuick={chooseCardQuickly}
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
              onPlace={choosePlace}
              onQuick={chooseQuickly}
              onAct={act}
              onClear={clearDraft}
              onUndo={() => {
                send({ kind: 'undo' });
              }}
            />
          ) : showing !== null ? (
            <Playback entry={showing} />
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
