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
  memo,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactElement,
} from 'react';
import { Hand } from '../cards/hand.tsx';
import { placeOfDecision } from '../choosing/action-place.ts';
import { aboutToDo } from '../choosing/about-to-do.ts';
import { Dock } from '../choosing/dock.tsx';
import { HarmQuestion } from '../choosing/harm-question.tsx';
import { useClicks } from '../choosing/use-clicks.ts';
import { useComing } from '../choosing/use-coming.ts';
import { useDraftShown } from '../choosing/use-draft-shown.ts';
import { needsQuestion, useOffer } from '../choosing/use-offer.ts';
import { isEmptyDraft, prospectsOf } from '../draft/draft.ts';
import { momentText } from '../history/moment-text.ts';
import { usePast, usePastModel } from '../history/past.ts';
import { ToPresent } from '../history/to-present.tsx';
import { useHistoryKeys } from '../history/use-history-keys.ts';
import { useTurnSign } from '../notices/turn-sign.ts';
import { Dialog } from '../parts/dialog.tsx';
import { FailureLine } from '../parts/failure-line.tsx';
import { ONE_PANEL, useMedia } from '../parts/use-media.ts';
import { isOpenedId } from '../records/opened-id.ts';
import { answerAlways } from '../state/own-orders.ts';
import { isMyAction, isMyDecision, seatOf } from '../state/seat.ts';
import { useGame, useHinted, useTable } from '../state/table.ts';
import { Log } from '../story/log.tsx';
import { Playback } from '../story/playback.tsx';
import { Recap } from '../story/recap.tsx';
import { useRetelling } from '../story/retelling.ts';
import { statusText } from '../text/ask-text.ts';
import { useText } from '../text/use-text.ts';
import { TipsLater } from '../tips/tips-later.tsx';
import { ActionBar } from './action-bar.tsx';
import { clockText, useNow } from './clocks.ts';
import { DecisionPanel } from './decision-panel.tsx';
import {
  Beside,
  LastTurn,
  PastPanel,
  PileDialog,
  ResultPanel,
  ScoreTable,
  TimelineBar,
} from './later-parts.ts';
import { NotKept } from './not-kept.tsx';
import { Offline } from './offline.tsx';
import type { PileShown } from './pile-dialog.tsx';
import { PlayerPanel } from './player-panel.tsx';
import { useShortcuts } from './shortcuts.ts';
import { SiegePanel } from './siege-panel.tsx';
import { StatusStrip } from './status-strip.tsx';
import { StockBar } from './stock-bar.tsx';
import { TableMap } from './table-map.tsx';
import { TableMenu } from './table-menu.tsx';
import { TableTabs } from './table-tabs.tsx';
import { useTab } from './use-tab.ts';
import { UntilWhen } from './until-when.tsx';
import { useUnread } from './unread.ts';
import './table.css';
import './table-side.css';
import './table-choice.css';
import './dialog-content.css';
import './table-sizes.css';
import './table-phone.css';
import './choice-sizes.css';

const NO_LOCATIONS: ReadonlySet<LocationId> = new Set();

/** While somebody else decides, a card can be looked at but not chosen. */
const ignoreCard = (): void => undefined;

export const TableShown = memo(function TableShown({
  present,
}: {
  readonly present: PlayerView;
}): ReactElement {
  const { t, locale } = useText();
  const past = usePast();
  const back = usePastModel(({ at, shown }) => (at === null ? null : shown));
  useHistoryKeys(past);
  /** What lies on the table: the present, or what was seen in the moment that is looked back at. */
  const view = back?.view ?? present;
  const isPast = back !== null;
  const moment = isPast ? past.course().moments.find((one) => one.version === back.version) : null;
  const { act, chooseCard, clearDraft, markSeen, send, showAll, ...doing } = useTable();
  const game = useGame((all) => all);
  const { summary, table } = game;
  const draft = useDraftShown(present, game.draft);
  const { retold, retell, stop } = useRetelling();
  const showing = game.showing ?? retold;
  const side = seatOf(view);
  const isAsked = isMyDecision(present) && showing === null;
  const decides = isAsked && !isPast;
  const coming = useComing(present);
  const takesAction = isMyAction(present) && decides;
  const hasChoice = takesAction && !isEmptyDraft(draft);
  const prospects = useMemo(() => prospectsOf(present, draft), [present, draft]);
  const reach = useMemo(
    () => ({ targets: hasChoice ? prospects.locations : NO_LOCATIONS, chosen: draft.location }),
    [hasChoice, prospects, draft],
  );
  const [pile, setPile] = useState<PileShown | null>(null);
  const [scored, setScored] = useState<Side | null>(null);
  const [last, setLast] = useState<Side | null>(null);
  const { tab, setTab } = useTab(present.outcome !== null);
  const log = useRef<HTMLDivElement>(null);
  const unread = useUnread(log, tab);
  useTurnSign(isAsked && coming === null, unread);
  const now = useNow(table?.clocks !== null && present.phase !== 'over');

  const offer = useOffer(present, draft, prospects, decides && coming === null);
  // A question before something harmful, and the wish to answer always, count for the position in which they arose.
  const position = table?.positionVersion ?? 0;
  const [asked, setAsked] = useState<{ action: Action; position: number } | null>(null);
  const harmful = asked?.position === position && decides ? asked.action : null;
  const [alwaysAt, setAlwaysAt] = useState<number | null>(null);
  const isAlways = alwaysAt === position;
  const carryOut = (action: Action): void => {
    if (needsQuestion(present, action)) {
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
      if (table?.canUndo === true && !isPast) send({ kind: 'undo' });
    },
    endTurn: () => {
      if (takesAction && prospects.kinds.includes('end-turn')) carryOut({ kind: 'end-turn' });
    },
    skip: finish,
  });

  const seats = summary?.seats ?? null;
  const turnNow = useMemo(
    () => ({
      turn: present.turn,
      side: present.side,
      points: bySide((one) => totalPoints(present, one)),
    }),
    [present],
  );
  const running = isPast ? null : (table?.clocks ?? null);
  // Of a game from a file nobody has missed anything.
  const seenVersion = isOpenedId(game.id) ? Infinity : game.seenVersion;
  const { showLocation } = doing;
  const goToMoment = useCallback(
    (version: number, location: LocationId | null): void => {
      past.goTo(version);
      showLocation(location);
    },
    [past, showLocation],
  );
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

  const isOnePanel = useMedia(ONE_PANEL);
  const [wantsHints, setWantsHints] = useState(false);
  const isHinting = wantsHints && present.outcome === null;
  const roomOf = (isHere: boolean): string => (isHinting && isHere ? 'hinting' : '');
  const hinted = useHinted();
  const openHints = useCallback((): void => {
    setWantsHints((wants) => !wants);
    setTab('hand');
  }, [setTab]);
  const beside = (
    <Suspense>
      <Beside
        view={present}
        isHinting={isHinting}
        ready={aboutToDo(offer.ready, present, takesAction && !hasChoice)}
        onHints={openHints}
      />
    </Suspense>
  );

  return (
    <main className={`table tab-${tab}`} data-version={table?.version} onClickCapture={judgeClick}>
      <header className="table-head">
        <TableMenu view={present} isHinting={isHinting} onHints={openHints} />
        <p className={`to-decide ${decides ? 'yours' : ''}`} data-testid="status">
          {moment
            ? momentText(moment, locale)
            : showing === null
              ? statusText(present, locale, decides, coming !== null)
              : t(showing.side === view.viewer ? 'playback.own' : 'table.showing')}
          {!isPast && <UntilWhen view={present} clocks={running} now={now} />}
        </p>
        {isPast && <ToPresent />}
        {!game.isConnected && <Offline />}
        <NotKept />
      </header>
      <TableMap
        view={view}
        side={side}
        reach={reach}
        showing={moment?.entry ?? showing}
        asked={decides ? placeOfDecision(present) : null}
        mayChoose={takesAction}
        isPast={isPast}
      />
      <div className={`table-time ${isPast || present.outcome !== null ? 'kept' : ''}`}>
        <Suspense>
          <TimelineBar />
        </Suspense>
      </div>
      <aside className="table-side">
        <div className="table-sides">
          {panel(opponentOf(side))}
          {panel(side)}
          <StockBar view={view} onPile={setPile} />
          <SiegePanel view={view} onLocation={doing.showLocation} />
        </div>
        <div className={`table-log ${roomOf(!isOnePanel)}`} ref={log}>
          <Recap
            entries={game.entries}
            seenVersion={seenVersion}
            openedVersion={game.openedVersion}
            viewer={view.viewer}
            onShow={retell}
            onSeen={markSeen}
          />
          {!isOnePanel && beside}
          <Log
            entries={game.entries}
            viewer={view.viewer}
            now={turnNow}
            seenVersion={seenVersion}
            shownVersion={back?.version ?? null}
            onMoment={goToMoment}
          />
        </div>
      </aside>
      <StatusStrip view={view} clocks={clocks} />
      <section
        className={`table-hand ${isPast ? 'looking-back' : present.outcome === null ? '' : 'over'}`}
      >
        <div className="hand-window">
          <Hand
            view={view}
            chosen={game.draft.cards}
            fitting={hasChoice ? prospects.cards : hinted}
            onChoose={takesAction ? chooseCard : ignoreCard}
            onPoint={doing.pointAtCard}
          />
        </div>
        <div
          className={`table-choice ${roomOf(isOnePanel)}`}
          ref={choice}
          onScroll={({ currentTarget }) => {
            isScrolled.current = currentTarget.scrollTop > 0;
          }}
        >
          {game.failure !== null && <FailureLine failure={game.failure} />}
          {isPast ? (
            <Suspense>
              <PastPanel present={present} />
            </Suspense>
          ) : present.outcome !== null ? (
            <Suspense>
              <ResultPanel view={present} summary={summary} entries={game.entries} now={turnNow} />
            </Suspense>
          ) : decides && !takesAction ? (
            <DecisionPanel
              view={present}
              coming={coming}
              offer={offer}
              isAlways={isAlways}
              onAlways={(isWanted) => {
                setAlwaysAt(isWanted ? position : null);
              }}
            />
          ) : takesAction ? (
            <ActionBar view={present} draft={draft} prospects={prospects} offer={offer} />
          ) : showing !== null ? (
            <Playback entry={showing} viewer={view.viewer} onFinish={finish} />
          ) : (
            <p className="waiting">
              {side === view.viewer
                ? t('table.waiting')
                : statusText(present, locale, false, false)}
            </p>
          )}
          {isOnePanel && beside}
        </div>
        {!isPast && present.outcome === null && present.viewer !== 'spectator' && (
          <Dock
            view={present}
            draft={draft}
            prospects={prospects}
            offer={offer}
            carryOut={carryOut}
          />
        )}
      </section>
      <TableTabs tab={tab} unread={unread} onTab={setTab} />
      <TipsLater />
      {harmful !== null && (
        <HarmQuestion
          view={present}
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
      <Suspense>
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
      </Suspense>
    </main>
  );
});
