// The coach: a narrow strip above the table that says one thing at a time, and rings what it is about.
import { cardIdsOf, type CardList } from '@arpents/engine';
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { PATHS, pathOfLesson } from '../parts/paths.ts';
import { useGame, useTable } from '../state/table.ts';
import { useText } from '../text/use-text.ts';
import { coachedOn, isDone, readOn, speechFor, type Choosing, type Coached } from './coaching.ts';
import { coachedKept, forgetLesson, keepCoached } from './kept-lesson.ts';
import { LESSON_IDS } from './lesson-ids.ts';
import type { Lesson } from './lesson.ts';
import { lessonAfter, noteProgress } from './progress.ts';
import { Ring } from './ring.tsx';

/** Follows the table: the coach speaks of what is on the screen. */
function useCoach(lesson: Lesson): readonly [Coached, readOn: () => void] {
  const { game } = useTable();
  const [coached, setCoached] = useState(() => coachedKept(lesson.id));
  useEffect(() => {
    keepCoached(lesson.id, coached);
  }, [lesson, coached]);
  useEffect(() => {
    const follow = (): void => {
      const { table, entries } = game.getState();
      const view = table?.view ?? null;
      if (table === null || view === null) return;
      const { version } = table;
      setCoached((before) =>
        before.version === version ? before : coachedOn(lesson, before, { version, view, entries }),
      );
    };
    follow();
    return game.subscribe(follow);
  }, [game, lesson]);
  const goOn = (): void => {
    const view = game.getState().table?.view ?? null;
    if (view !== null) setCoached((before) => readOn(lesson, before, view));
  };
  return [coached, goOn];
}

const NO_CARDS: CardList = [];

function useChoosing(): Choosing {
  const choice = useGame((game) => game.draft);
  const picked = useGame((game) =>
    game.picked?.position === game.table?.positionVersion ? (game.picked?.action ?? null) : null,
  );
  const cards = useGame(({ table }) => table?.view?.hand ?? NO_CARDS);
  const hand = useMemo(() => cardIdsOf(cards), [cards]);
  const isAsked = useGame(
    ({ table, showing, viewer }) => table?.view?.decision?.side === viewer && showing === null,
  );
  return { choice, picked, hand, isAsked };
}

export function Coach({
  lesson,
  onAgain,
}: {
  readonly lesson: Lesson;
  readonly onAgain: () => void;
}): ReactElement {
  const { t } = useText();
  const [coached, goOn] = useCoach(lesson);
  const choosing = useChoosing();
  const done = isDone(lesson, coached);
  useEffect(() => {
    if (!done) return;
    noteProgress(lesson.id, 'done');
    forgetLesson();
  }, [done, lesson]);
  const speech = coached.version === 0 ? null : speechFor(lesson, coached, choosing);
  const at = done || coached.isLost ? null : (speech?.at ?? null);
  const isOnlyRead = speech !== null && lesson.steps[coached.step]?.until === undefined;
  const title = t(`lesson.${lesson.id}.title`);
  const texts = done
    ? [t(`lesson.${lesson.id}.done`)]
    : coached.isLost
      ? [t('lesson.coach.lost')]
      : [coached.aside, speech?.say].flatMap((key) =>
          key === null || key === undefined ? [] : t(key),
        );
  return (
    <section
      className={`coach ${done ? 'done' : ''}`}
      aria-label={t('lesson.coach.label', { title })}
    >
      <p className="coach-title">
        <Link href={PATHS.learn} className="coach-name" title={t('lesson.coach.all')}>
          {t('lesson.coach.number', { number: LESSON_IDS.indexOf(lesson.id) + 1, title })}
        </Link>
        <Steps all={lesson.steps.length} done={coached.step} />
      </p>
      <div className="coach-words" role="status">
        {texts.map((text, i) => (
          <p key={text} className={i < texts.length - 1 ? 'coach-aside' : ''}>
            {text}
          </p>
        ))}
      </div>
      <p className="coach-act">
        {isOnlyRead && (
          <button type="button" className="primary" data-testid="coach-on" onClick={goOn}>
            {t('lesson.coach.on')}
          </button>
        )}
        {!done && (coached.aside !== null || coached.isLost) && <TakeBack />}
        {done && <Onward lesson={lesson} />}
      </p>
      <p className="coach-leave">
        <button type="button" className="quiet" data-testid="coach-again" onClick={onAgain}>
          {t('lesson.coach.again')}
        </button>
        {!done && <Skip lesson={lesson} />}
      </p>
      {at !== null && <Ring at={at} side={lesson.side} />}
    </section>
  );
}

function Steps({ all, done }: { readonly all: number; readonly done: number }): ReactElement {
  return (
    <span className="coach-steps" aria-hidden="true">
      {Array.from({ length: all }, (_one, i) => (
        <i key={i} className={i < done ? 'done' : i === done ? 'now' : ''} />
      ))}
    </span>
  );
}

/** Takes back the last own action: at once where nothing was seen by it, else the other side agrees. */
function TakeBack(): ReactElement | null {
  const { t } = useText();
  const { send } = useTable();
  const canUndo = useGame(({ table }) => table?.canUndo ?? false);
  const to = useGame(({ table }) => table?.takeBackTo ?? null);
  const isSending = useGame((game) => game.isSending);
  if (!canUndo && to === null) return null;
  return (
    <button
      type="button"
      className="primary"
      data-testid="coach-back"
      aria-disabled={isSending}
      onClick={() => {
        if (!isSending) send(canUndo ? { kind: 'undo' } : { kind: 'ask-take-back', to });
      }}
    >
      {t('lesson.coach.back')}
    </button>
  );
}

const pathAfter = (lesson: Lesson): string => {
  const next = lessonAfter(lesson.id);
  return next === null ? PATHS.learn : pathOfLesson(next);
};

function Skip({ lesson }: { readonly lesson: Lesson }): ReactElement {
  const { t } = useText();
  return (
    <Link
      href={pathAfter(lesson)}
      className="button quiet"
      data-testid="coach-skip"
      onClick={() => {
        noteProgress(lesson.id, 'skipped');
      }}
    >
      {t('lesson.coach.skip')}
    </Link>
  );
}

/** The way on, with the focus on it: whoever plays by keyboard goes straight there. */
function Onward({ lesson }: { readonly lesson: Lesson }): ReactElement {
  const { t } = useText();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    link.current?.focus();
  }, []);
  const isLast = lessonAfter(lesson.id) === null;
  return (
    <Link ref={link} href={pathAfter(lesson)} className="button primary" data-testid="coach-next">
      {t(isLast ? 'lesson.coach.all' : 'lesson.coach.next')}
    </Link>
  );
}
