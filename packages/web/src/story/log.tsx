// What happened, in sentences by turns, newest last; with filters, and a click that shows the location on the map.
import type { BySide, CardId, LocationId, Side, Viewer } from '@arpents/engine';
import { describeAction, describeEvent, viewerName, type Locale } from '@arpents/messages';
import type { LogEntry } from '@arpents/protocol';
import { Suspense, lazy, memo, useMemo, useState, type ReactElement } from 'react';
import { Mentioned } from '../cards/mentioned.tsx';
import { cardsNamedIn, cardsToldIn } from '../cards/mentions.ts';
import { nameOfSeat } from '../lobby/seat-name.ts';
import { ARMS, Icon, type IconName } from '../parts/icon.tsx';
import { loadLater } from '../parts/load-later.ts';
import { useGame } from '../state/table.ts';
import { durationText } from '../text/duration.ts';
import { turnName } from '../text/turn-name.ts';
import { textIn, useText } from '../text/use-text.ts';
import { DEED_MARKS } from './deed-marks.ts';
import { isGreat } from './great-events.ts';
import {
  LOG_FILTERS,
  loggedTurns,
  placeOfLine,
  type LogFilter,
  type LogLine,
  type TurnNow,
} from './turns.ts';
import { useLineInSight } from './use-line-in-sight.ts';
import './log.css';

const HowItStands = lazy(async () => ({
  default: (await loadLater(() => import('./how-it-stands.tsx'), 'coach')).HowItStands,
}));

export const Log = memo(function Log({
  entries,
  viewer,
  now,
  seenVersion,
  shownVersion,
  onMoment,
}: {
  readonly entries: readonly LogEntry[];
  readonly viewer: Viewer;
  /** The same object as long as it says the same. */
  readonly now: TurnNow;
  readonly seenVersion: number;
  /** The moment that is looked back at; null: the present. */
  readonly shownVersion: number | null;
  /** Goes to the moment of a line, and shows its place. */
  readonly onMoment: (version: number, location: LocationId | null) => void;
}): ReactElement {
  const { t, locale } = useText();
  const seats = useGame((game) => game.summary?.seats ?? null);
  const nameOf = (side: Side | null): string =>
    side === null || seats === null ? '' : nameOfSeat(seats[side], t, locale);
  const [filter, setFilter] = useState<LogFilter>('all');
  const turns = useMemo(
    () => loggedTurns(entries, viewer, filter, now),
    [entries, viewer, filter, now],
  );
  const list = useLineInSight(turns, shownVersion);
  return (
    <section className="log">
      <div className="log-filters" role="group" aria-label={t('log.filters')}>
        {LOG_FILTERS.map((one) => (
          <button
            key={one}
            type="button"
            className="chip"
            aria-pressed={one === filter}
            onClick={() => {
              setFilter(one);
            }}
          >
            {t(`log.${one}`)}
          </button>
        ))}
      </div>
      <div ref={list} className="log-lines" tabIndex={0} role="region" aria-label={t('log.label')}>
        {turns.map(({ key, turn, side, points, lines }) => (
          <section key={key} className={`log-turn ${side}`}>
            <h3>
              <span>{turnName(turn, side, locale)}</span>
              {points !== null && <Points points={points} />}
            </h3>
            <ol>
              {lines.map((line) => (
                <Line
                  key={line.key}
                  line={line}
                  isFresh={line.version > seenVersion}
                  isShown={line.version === shownVersion}
                  sentence={sentenceOf(line, nameOf(line.side), locale)}
                  onMoment={onMoment}
                />
              ))}
            </ol>
          </section>
        ))}
        <Suspense>
          <HowItStands points={now.points} />
        </Suspense>
      </div>
    </section>
  );
});

function Points({ points }: { readonly points: BySide<number> }): ReactElement {
  const { t } = useText();
  return (
    <span className="log-points">
      <span aria-hidden="true">
        <Icon name={ARMS.british} />
        <b className="british">{points.british}</b> : <b className="french">{points.french}</b>
        <Icon name={ARMS.french} />
      </span>
      <span className="said">{t('log.points', points)}</span>
    </span>
  );
}

function Line({
  line,
  isFresh,
  isShown,
  sentence,
  onMoment,
}: {
  readonly line: LogLine;
  readonly isFresh: boolean;
  readonly isShown: boolean;
  readonly sentence: string;
  readonly onMoment: (version: number, location: LocationId | null) => void;
}): ReactElement {
  const location = placeOfLine(line);
  const mark = markOf(line);
  const words = (
    <>
      {mark !== null && <Icon name={mark} />}
      <Mentioned sentence={sentence} cards={cardsOf(line)} side={line.side ?? 'british'} />
    </>
  );
  return (
    <li
      className={`${lineClass(line)} ${line.side ?? ''} ${isFresh ? 'fresh' : ''} ${isShown ? 'shown' : ''}`}
      aria-current={isShown ? 'true' : undefined}
    >
      {line.said.kind !== 'event' ? (
        words
      ) : (
        <button
          type="button"
          className="link"
          onClick={() => {
            onMoment(line.version, location);
          }}
        >
          {words}
        </button>
      )}
    </li>
  );
}

function markOf({ said }: LogLine): IconName | null {
  if (said.kind !== 'event') return null;
  if (said.event.kind === 'action-taken') return DEED_MARKS[said.event.action.kind];
  return said.event.kind === 'game-ended' ? 'laurels' : null;
}

/** The cards that a line names. */
function cardsOf({ said }: LogLine): readonly CardId[] {
  if (said.kind === 'event') return cardsToldIn(said.event);
  return said.kind === 'took-back' ? cardsNamedIn(said.action) : [];
}

function sentenceOf({ side, said }: LogLine, name: string, locale: Locale): string {
  switch (said.kind) {
    case 'message':
      return textIn(locale, 'log.said', { name, text: said.text });
    case 'time-granted':
      return textIn(locale, 'log.time-granted', {
        side: viewerName(said.to, locale),
        time: durationText(said.left, locale),
      });
    case 'took-back':
      return textIn(locale, 'log.took-back', {
        side: side === null ? name : viewerName(side, locale),
        action: side === null ? '' : describeAction(said.action, side, locale),
      });
    case 'event':
      return describeEvent(said.event, locale);
  }
}

/** What somebody did stands out; what followed from it stands back. */
function lineClass({ said }: LogLine): string {
  if (said.kind === 'message') return 'said-aloud';
  if (said.kind === 'took-back') return 'took-back';
  if (said.kind === 'time-granted') return 'outcome';
  const { kind } = said.event;
  if (isGreat(said.event)) return 'outcome great';
  return kind === 'action-taken' || kind === 'game-ended' ? 'deed' : 'outcome';
}
