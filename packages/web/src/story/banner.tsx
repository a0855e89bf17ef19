// A banner over the map for what weighs more than the rest, with its place ringed: two seconds, or until a click.
import { totalPoints, type PlayerView } from '@arpents/engine';
import { describeEvent, viewerName } from '@arpents/messages';
import { useEffect, useState, type ReactElement } from 'react';
import { entriesAfter } from '../state/follow-entries.ts';
import type { GameModel } from '../state/model.ts';
import { useTable } from '../state/table.ts';
import { useText } from '../text/use-text.ts';
import { greatestOf, type GreatEvent } from './great-events.ts';
import './banner.css';

const SHOWN_MS = 2000;

interface Shown {
  readonly great: GreatEvent;
  readonly before: PlayerView;
  readonly after: PlayerView;
}

export function Banner(): ReactElement | null {
  const { t, locale } = useText();
  const { game, pointed, showLocation } = useTable();
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(
    () =>
      game.subscribe((now, before) => {
        const next = newlyGreat(now, before);
        if (next !== null) setShown(next);
      }),
    [game],
  );
  const hide = (): void => {
    setShown(null);
  };
  useEffect(() => {
    if (shown === null) return;
    const { location } = shown.great;
    showLocation(location);
    const timer = setTimeout(hide, SHOWN_MS);
    return () => {
      clearTimeout(timer);
      // Unless somebody has asked for another place meanwhile.
      if (pointed.getState().shown === location) showLocation(null);
    };
  }, [shown, pointed, showLocation]);
  if (shown === null) return null;
  const { great, before, after } = shown;
  const side = viewerName(great.against, locale);
  const points = {
    before: totalPoints(before, great.against),
    after: totalPoints(after, great.against),
  };
  // Whoever cannot see it is told by the announcements.
  return (
    <button
      type="button"
      className={`banner ${great.against}`}
      data-testid="banner"
      tabIndex={-1}
      onClick={hide}
    >
      <strong>{describeEvent(great.event, locale)}</strong>
      {points.before !== points.after && <span>{t('banner.points', { side, ...points })}</span>}
      {great.decidesGame && <span>{t('banner.decides', { side })}</span>}
    </button>
  );
}

/** What is great among the entries that have just come on screen. */
function newlyGreat(now: GameModel, before: GameModel): Shown | null {
  if (now.entries === before.entries || now.id !== before.id) return null;
  const earlier = before.table?.view ?? null;
  const later = now.table?.view ?? null;
  if (before.table === null || earlier === null || later === null) return null;
  const fresh = entriesAfter(now.entries, before.table.version);
  const great = greatestOf(fresh.flatMap(({ events }) => events));
  return great === null ? null : { great, before: earlier, after: later };
}
