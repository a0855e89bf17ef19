// Playing on from a moment of a game that is over: a practice game in this browser, against a level or two at one screen,
// or on the server, with whoever is sent its link.
import type { Course, GameOptions, Setup } from '@arpents/engine';
import { useState, type ReactElement } from 'react';
import { serverless } from '../api/serverless.ts';
import { LevelChoice } from '../lobby/level-choice.tsx';
import { LOCAL_LEVELS } from '../lobby/levels.ts';
import { SideChoice } from '../lobby/side-choice.tsx';
import { useStart } from '../lobby/use-start.ts';
import { useStartHere } from '../lobby/use-start-here.ts';
import { Dialog } from '../parts/dialog.tsx';
import { FailureLine } from '../parts/failure-line.tsx';
import { SIDES_WANTED, recallLastGame, type SideWanted } from '../state/last-game.ts';
import { useText } from '../text/use-text.ts';
import { momentText } from './moment-text.ts';
import type { Moment } from './moments.ts';
import { beginningNear } from './beginning.ts';

export function PlayOn({
  course,
  moments,
  index,
}: {
  /** null: it was not replayed yet. */
  readonly course: Course | null;
  readonly moments: readonly Moment[];
  /** Of the moment. */
  readonly index: number;
}): ReactElement | null {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const begin = course === null ? null : beginningNear(course, index);
  const from = begin === null ? undefined : moments[begin.index];
  if (begin === null || from === undefined) return null;
  return (
    <>
      <button
        type="button"
        data-testid="play-on"
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('play-on.here')}
      </button>
      {isOpen && (
        <PlayOnDialog
          setup={begin.setup}
          options={begin.options}
          moment={from}
          isBefore={begin.index < index}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

function PlayOnDialog({
  setup,
  options,
  moment,
  isBefore,
  onClose,
}: {
  readonly setup: Setup;
  readonly options: GameOptions;
  readonly moment: Moment;
  /** Whether that is earlier than what was asked for. */
  readonly isBefore: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t, locale } = useText();
  const last = recallLastGame();
  const [level, setLevel] = useState(
    LOCAL_LEVELS.find(({ id }) => id === last.level)?.id ?? 'captain',
  );
  const [side, setSide] = useState<SideWanted>(setup.side);
  const here = useStartHere();
  const there = useStart();
  const isStarting = here.isStarting || there.isStarting;
  const failure = there.failure ?? here.failure;
  const start = (opposite: { readonly side: SideWanted; readonly level: string } | null): void => {
    void here.startHere({ options, preset: null, opposite, setup });
  };
  const invite = (): void => {
    const { edition, rules } = options;
    void there.start({
      side,
      edition,
      rules: [...rules],
      opponent: { kind: 'invitation' },
      practice: { setup, seed: null },
    });
  };
  return (
    <Dialog title={t('play-on.here')} onClose={onClose}>
      <div className="stack play-on">
        <p>{t('play-on.from', { moment: momentText(moment, locale) })}</p>
        {isBefore && <p className="hint">{t('play-on.before')}</p>}
        <LevelChoice levels={LOCAL_LEVELS} level={level} onPick={setLevel} />
        <SideChoice side={side} options={SIDES_WANTED} onPick={setSide} />
        <p className="buttons">
          <button
            type="button"
            className="primary"
            data-testid="play-on-computer"
            disabled={isStarting}
            onClick={() => {
              start({ side, level });
            }}
          >
            {t('play-on.computer')}
          </button>
          <button
            type="button"
            data-testid="play-on-two"
            disabled={isStarting}
            onClick={() => {
              start(null);
            }}
          >
            {t('play-on.two')}
          </button>
          {!serverless && (
            <button type="button" data-testid="play-on-link" disabled={isStarting} onClick={invite}>
              {t('play-on.link')}
            </button>
          )}
        </p>
        {failure !== null && <FailureLine failure={failure} />}
      </div>
    </Dialog>
  );
}
