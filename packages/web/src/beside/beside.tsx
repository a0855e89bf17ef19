// What helps whoever plays, beside the map or in the phone's panel: hints, first steps, the
// coach. Fetched after the table.
import type { Action, PlayerView } from '@arpents/engine';
import { Suspense, lazy, useState, type ReactElement } from 'react';
import { isLessonTable, isWholeGame } from '../local/lesson-table-id.ts';
import { loadAgain } from '../parts/load-again.ts';
import { isFirstGame } from '../state/first-games.ts';
import { useSettings } from '../state/settings.ts';
import { useGame } from '../state/table.ts';
import { FirstSteps } from './first-steps.tsx';

/** Each side has had its first turn then; and nobody takes their first steps in a position from the middle of a game. */
const FIRST_TURNS = 2;

const Coach = lazy(async () => ({
  default: (await loadAgain(() => import('./coach.tsx'))).Coach,
}));
const HintsPanel = lazy(async () => ({
  default: (await loadAgain(() => import('../hints/hints-panel.tsx'))).HintsPanel,
}));

export function Beside({
  view,
  isHinting,
  ready,
  onHints,
}: {
  readonly view: PlayerView;
  readonly isHinting: boolean;
  /** What is about to be carried out. */
  readonly ready: Action | null;
  /** Opens hints, or closes them. */
  readonly onHints: () => void;
}): ReactElement | null {
  const id = useGame((game) => game.id);
  const [isFirst] = useState(
    // Lessons have a coach of their own.
    () => id !== null && view.viewer !== 'spectator' && !isLessonTable(id) && isFirstGame(id),
  );
  const [isClosed, setClosed] = useState(false);
  const isAgainstComputer = useGame(({ summary }) =>
    Object.values(summary?.seats ?? {}).some(({ kind }) => kind === 'computer'),
  );
  const isCoached =
    useSettings(({ coach }) => coach) &&
    isAgainstComputer &&
    (isFirst || (id !== null && isWholeGame(id)));
  if (isHinting) {
    return (
      <Suspense>
        <HintsPanel
          view={view}
          onClose={() => {
            onHints();
            document.querySelector<HTMLElement>('[data-menu="hints"]')?.focus();
          }}
        />
      </Suspense>
    );
  }
  return (
    <>
      {isFirst && !isClosed && view.turn <= FIRST_TURNS && view.outcome === null && (
        <FirstSteps
          view={view}
          onClose={() => {
            setClosed(true);
          }}
        />
      )}
      {isCoached && view.outcome === null && (
        <Suspense>
          <Coach view={view} ready={ready} />
        </Suspense>
      )}
    </>
  );
}
