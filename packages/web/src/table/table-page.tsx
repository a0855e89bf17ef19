// The table: map, both players, sieges, log, hand and actions on one screen; nothing covers the map.
import {
  bySide,
  opponentOf,
  totalPoints,
  type Action,
  type LocationId,
  type PlayerView,
  type Side,
} from '@arpents/engine';
import {
  Suspense,
  lazy,
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactElement,
} from 'react';
import { Hand } from '../cards/hand.tsx';
import { LargeFace } from '../cards/large-face.tsx';
import { placeOfDecision } from '../choosing/action-place.ts';
import { Dock } from '../choosing/dock.tsx';
import { HarmQuestion } from '../choosing/harm-question.tsx';
import { useClicks } from '../choosing/use-clicks.ts';
import { useComing } from '../choosing/use-coming.ts';
import { needsQuestion, useOffer } from '../choosing/use-offer.ts';
import { isEmptyDraft, prospectsOf } from '../draft/draft.ts';
import { useTableNotices } from '../notices/table-notices.ts';
import { useTurnSign } from '../notices/turn-sign.ts';
import { Dialog } from '../parts/dialog.tsx';
import { FailureLine } from '../parts/failure-line.tsx';
import { ResultPanel } from '../result/result-panel.tsx';
import { ScoreTable } from '../result/score-table.tsx';
import { answerAlways } from '../state/own-orders.ts';
import { isMyAction, isMyDecision, seatOf } from '../state/seat.ts';
import { TableContext, createTable, useGame, useTable } from '../state/table.ts';
import { LastTurn } from '../story/last-turn.tsx';
import { Log } from '../story/log.tsx';
import { Playback } from '../story/playback.tsx';
import { Recap } from '../story/recap.tsx';
import { useRetelling } from '../story/retelling.ts';
import { markWatched } from '../story/watched.ts';
import { statusText } from '../text/ask-text.ts';
import { useText } from '../text/use-text.ts';
import { ActionBar } from './action-bar.tsx';
import { clockText, useNow } from './clocks.ts';
import { DecisionPanel } from './decision-panel.tsx';
import { NotKept } from './not-kept.tsx';
import { Offline } from './offline.tsx';
import { PileDialog, type PileShown } from './pile-dialog.tsx';
import { PlayerPanel } from './player-panel.tsx';
import { useShortcuts } from './shortcuts.ts';
import { SiegePanel } from './siege-panel.tsx';
import { StatusStrip } from './status-strip.tsx';
import { StockBar } from './stock-bar.tsx';
import { TableMap } from './table-map.tsx';
import { TableMenu } from './table-menu.tsx';
import { UntilWhen } from './until-when.tsx';
import { useUnread } from './unread.ts';
import './table.css';
import './table-side.css';
import './table-choice.css';
import './dialog-content.css';
import './table-sizes.css';

const NO_LOCATIONS: ReadonlySet<LocationId> = new Set();

/** While somebody else decides, a card can be looked at but not chosen. */
const ignoreCard = (): void => undefined;

/** Rooms before the table: whoever sits down at once waits for neither. */
const Invitation = lazy(async () => ({
  default: (await import('./invitation.tsx')).Invitation,
}));
const TwoAtOneScreen = lazy(async () => ({
  default: (await import('./two-at-one-screen.tsx')).TwoAtOneScreen,
}));
const NoGame = lazy(async () => ({ default: (await import('./no-game.tsx')).NoGame }));

/** To be mounted anew for each game. */
export function TablePage({ id }: { readonly id: string }): ReactElement {
  const [table] = useState(() => createTable(id));
  useEffect(() => {
    const invitation = new URLSearchParams(location.search).get('invitation');
    return table.open(invitation);
  }, [table]);
  useEffect(() => markWatched(table), [table]);
  return (
    <TableContext value={table}>
      <GameShown />
    </TableContext>
  );
}

function GameShown(): ReactElement {
  const { t } = useText();
  const view = useGame(({ table }) => table?.view);
  const summary = useGame((game) => game.summary);
  const failure = useGame((game) => game.failure);
  const invitation = useGame((game) => game.invitation);
  useTableNotices();
  if (summary === null || view === undefined) {
    return (
      <Suspense>
        {failure === null ? (
          <main className="table-coming">
            <p role="status">{t('table.loading')}</p>
          </main>
        ) : (
          <NoGame failure={failure} />
        )}
      </Suspense>
    );
  }
  if (view === null) {
    return (
      <Suspense>
        <Invitation summary={summary} invitation={invitation} />
      </Suspense>
    );
  }
  const table = <TableShown view={view} />;
  const isForTwo = Object.values(summary.seats).every(({ kind }) => kind === 'here');
  return isForTwo ? (
    <Suspense>
      <TwoAtOneScreen view={view}>{table}</TwoAtOneScreen>
    </Suspense>
  ) : (
    table
  );
}

const TableShown = memo(function TableShown({ view }: { readonly view: PlayerView }): ReactElement {
  const { t, locale } = useText();
  const { act, chooseCard, clearDraft, markSeen, send, showAll, ...doing } = useTable();
  const game = useGame((all) => all);
  const { draft, summary, table } = game;
  const { retold, retell, stop } = useRetelling();
  const showing = game.showing ?? retold;
  const side = seatOf(view);
  const decides = isMyDecision(view) && showing === null;
  const coming = useComing(view);
  const takesAction = isMyAction(view) && showing === null;
  const hasChoice = takesAction && !isEmptyDraft(draft);
  const prospects = useMemo(() => prospectsOf(view, draft), [view, draft]);
  const reach = useMemo(
    () => ({ targets: hasChoice ? prospects.locations : NO_LOCATIONS, chosen: draft.location }),
    [hasChoice, prospects, draft],
  );
  const [pile, setPile] = useState<PileShown | null>(null);
  const [scored, setScored] = useState<Side | null>(null);
  const [last, setLast] = useState<Side | null>(null);
  const [tab, setTab] = useState<'hand' | 'sides' | 'log'>('hand');
  const log = useRef<HTMLDivElement>(null);
  const unread = useUnread(log, tab);
  useTurnSign(decides && coming === null, unread);
  const now = useNow(table?.clocks !== null && view.phase !== 'over');

  const offer = useOffer(view, prospects, decides && coming === null);
  // A question before something harmful, and the wish to answer always, count for the position in which they arose.
  const position = table?.positionVersion ?? 0;
  const [asked, setAsked] = useState<{ action: Action; position: number } | null>(null);
  const harmful = asked?.position === position && decides ? asked.action : null;
  const [alwaysAt, setAlwaysAt] = useState<number | null>(null);
  const isAlways = alwaysAt === position;
  const carryOut = (action: Action): void => {
    if (needsQuestion(view, action)) {
      setAsked({ action, position });
      return;
    }
    act(action);
    if (isAlways && summary !== null) void answerAlways(summary, side, action);
  };
  // What opens is seen from its beginning, however far one had scrolled in what stood there before.
  // Only then: even to ask how far that is would lay out the whole page in the midst of a click.
  const choice = useRef<HTMLDivElement>(null);
  const isScrolled = useRef(false);
  useLayoutEffect(() => {
    if (choice.current !== null && isScrolled.current) choice.current.scrollTop = 0;
  }, [draft.kind, offer.showing, view.decision]);
  const judgeClick = useClicks(offer.ready, carryOut);
  const finish = useCallback((): void => {
    stop();
    showAll();
  }, [stop, showAll]);
  useShortcuts({
    confirm: () => {
      if (offer.ready === null || game.isSending) return false;
      carryOut(offer.ready);
      return true;
    },
    clear: clearDraft,
    undo: () => {
      if (table?.canUndo === true) send({ kind: 'undo' });
    },
    endTurn: () => {
      if (takesAction && prospects.kinds.includes('end-turn')) carryOut({ kind: 'end-turn' });
    },
    skip: finish,
  });

  const seats = summary?.seats ?? null;
  const turnNow = useMemo(
    () => ({
      turn: view.turn,
      side: view.side,
      points: bySide((one) => totalPoints(view, one)),
    }),
    [view],
  );
  const running = table?.clocks ?? null;
  const clocks = useMemo(
    () => bySide((one) => clockText(running, one, now, locale)),
    [running, now, locale],
  );
  const panel = (one: Side): ReactElement => (
    <PlayerPanel
      view={view}
      side={one}
      seat={seats?.[one] ?? null}
      clock={clocks[one]}
      onPile={setPile}
      onScore={setScored}
      onLast={setLast}
    />
  );

  return (
    <main className={`table tab-${tab}`} data-version={table?.version} onClickCapture={judgeClick}>
      <header className="table-head">
        <TableMenu view={view} />
        <p className={`to-decide ${decides ? 'yours' : ''}`} data-testid="status">
          {showing === null
            ? statusText(view, locale, decides, coming !== null)
            : t(showing.side === view.viewer ? 'playback.own' : 'table.showing')}
          <UntilWhen view={view} clocks={table?.clocks ?? null} now={now} />
        </p>
        {!game.isConnected && <Offline />}
        <NotKept />
      </header>
      <TableMap
        view={view}
        side={side}
        reach={reach}
        showing={showing}
        asked={decides ? placeOfDecision(view) : null}
        mayChoose={takesAction}
      />
      <aside className="table-side">
        <div className="table-sides">
          {panel(opponentOf(side))}
          {panel(side)}
          <StockBar view={view} onPile={setPile} />
          <SiegePanel view={view} onLocation={doing.showLocation} />
        </div>
        <div className="table-log" ref={log}>
          <Recap
            entries={game.entries}
            seenVersion={game.seenVersion}
            openedVersion={game.openedVersion}
            viewer={view.viewer}
            onShow={retell}
            onSeen={markSeen}
          />
          <Log
            entries={game.entries}
            viewer={view.viewer}
            now={turnNow}
            seenVersion={game.seenVersion}
            onLocation={doing.showLocation}
          />
        </div>
      </aside>
      <StatusStrip view={view} clocks={clocks} />
      <section className={`table-hand ${view.outcome === null ? '' : 'over'}`}>
        <div className="hand-window">
          <Hand
            view={view}
            chosen={draft.cards}
            fitting={hasChoice ? prospects.cards : null}
            onChoose={takesAction ? chooseCard : ignoreCard}
            onPoint={doing.pointAtCard}
          />
        </div>
        <div
          className="table-choice"
          ref={choice}
          onScroll={({ currentTarget }) => {
            isScrolled.current = currentTarget.scrollTop > 0;
          }}
        >
          {game.failure !== null && <FailureLine failure={game.failure} />}
          {view.outcome !== null ? (
            <ResultPanel view={view} summary={summary} entries={game.entries} now={turnNow} />
          ) : decides && !takesAction ? (
            <DecisionPanel
              view={view}
              coming={coming}
              offer={offer}
              isAlways={isAlways}
              onAlways={(isWanted) => {
                setAlwaysAt(isWanted ? position : null);
              }}
            />
          ) : takesAction ? (
            <ActionBar view={view} prospects={prospects} offer={offer} />
          ) : showing !== null ? (
            <Playback entry={showing} viewer={view.viewer} onFinish={finish} />
          ) : (
            <p className="waiting">{t('table.waiting')}</p>
          )}
        </div>
        {view.outcome === null && view.viewer !== 'spectator' && (
          <Dock view={view} prospects={prospects} offer={offer} carryOut={carryOut} />
        )}
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
            {one === 'log' && unread > 0 && (
              <span className="unread" data-testid="unread">
                <span aria-hidden="true">{unread}</span>
                <span className="said">{t('table.unread', { count: unread })}</span>
              </span>
            )}
          </button>
        ))}
      </nav>
      <LargeFace />
      {harmful !== null && (
        <HarmQuestion
          view={view}
          action={harmful}
          onYes={() => {
            setAsked(null);
            act(harmful);
          }}
          onNo={() => {
            setAsked(null);
          }}
        />
      )}
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
          isBeside
          onClose={() => {
            setScored(null);
          }}
        >
          <ScoreTable view={view} />
        </Dialog>
      )}
      {last !== null && (
        <LastTurn
          side={last}
          viewer={view.viewer}
          entries={game.entries}
          now={turnNow}
          onShow={retell}
          onClose={() => {
            setLast(null);
          }}
        />
      )}
    </main>
  );
});
