// What happened, in sentences, newest last; with filters, and a click that shows the location on the map.
import type { GameEvent, LocationId, Side } from '@arpents/engine';
import { describeEvent } from '@arpents/messages';
import type { LogEntry } from '@arpents/protocol';
import { memo, useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { FirstSteps } from '../guide/first-steps.tsx';
import { nameOfSeat } from '../lobby/seat-name.ts';
import { useGame } from '../state/table.ts';
import { useText } from '../text/use-text.ts';

const FILTERS = ['all', 'british', 'french', 'messages'] as const;
type Filter = (typeof FILTERS)[number];

/** Until the first action the log has only the beginning of the game. */
const OPENING_ENTRIES = 1;

/** Steps that only make sense between others and would fill the log. */
const UNSPOKEN: ReadonlySet<GameEvent['kind']> = new Set(['decision-asked']);

export const Log = memo(function Log({
  entries,
  seenVersion,
  onLocation,
}: {
  readonly entries: readonly LogEntry[];
  readonly seenVersion: number;
  readonly onLocation: (location: LocationId) => void;
}): ReactElement {
  const { t, locale } = useText();
  const seats = useGame((game) => game.summary?.seats ?? null);
  const nameOf = (side: Side | null): string =>
    side === null || seats === null ? '' : nameOfSeat(seats[side], t, locale);
  const [filter, setFilter] = useState<Filter>('all');
  const list = useRef<HTMLOListElement>(null);
  const lines = useMemo(() => linesOf(entries, filter), [entries, filter]);
  useEffect(() => {
    const element = list.current;
    if (element !== null) element.scrollTop = element.scrollHeight;
  }, [lines]);
  return (
    <section className="log" aria-label={t('log.label')}>
      <div className="log-filters" role="group" aria-label={t('log.filters')}>
        {FILTERS.map((one) => (
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
      {entries.length <= OPENING_ENTRIES && <FirstSteps />}
      <ol ref={list} className="log-lines" tabIndex={0}>
        {lines.map(({ key, version, side, event, text }) => {
          const location = event !== null && 'location' in event ? event.location : null;
          const sentence =
            event === null
              ? t('log.said', { name: nameOf(side), text })
              : describeEvent(event, locale);
          const className = `${lineClass(event)} ${side ?? ''} ${version > seenVersion ? 'fresh' : ''}`;
          return (
            <li key={key} className={className}>
              {location === null ? (
                sentence
              ) : (
                <button
                  type="button"
                  className="link"
                  onClick={() => {
                    onLocation(location);
                  }}
                >
                  {sentence}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
});

/** What somebody did stands out; what followed from it stands back. */
function lineClass(event: GameEvent | null): string {
  if (event === null) return 'said-aloud';
  if (event.kind === 'turn-began') return 'turn';
  return event.kind === 'action-taken' || event.kind === 'game-ended' ? 'deed' : 'outcome';
}

interface Line {
  readonly key: string;
  readonly version: number;
  readonly side: Side | null;
  readonly event: GameEvent | null;
  readonly text: string;
}

function linesOf(entries: readonly LogEntry[], filter: Filter): readonly Line[] {
  return entries.flatMap((entry): readonly Line[] => {
    const { version, side, body } = entry;
    if (body.kind === 'message') {
      return filter === 'all' || filter === 'messages'
        ? [{ key: `${version}`, version, side, event: null, text: body.text }]
        : [];
    }
    if (filter === 'messages' || (filter !== 'all' && side !== filter)) return [];
    return entry.events
      .filter((event) => !UNSPOKEN.has(event.kind))
      .map((event, i) => ({ key: `${version}.${i}`, version, side, event, text: '' }));
  });
}
