// The list of lessons: what each is about, how far one has come, and where to go on.
import { viewerName } from '@arpents/messages';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Figure } from '../house/figure.tsx';
import { Sheet } from '../house/sheet.tsx';
import { PATHS, pathOfLesson } from '../parts/paths.ts';
import { useText } from '../text/use-text.ts';
import { LESSONS } from './course/lessons.ts';
import { LESSON_IDS, type LessonId } from './lesson-ids.ts';
import { nextLesson, useProgress } from './progress.ts';
import './learn.css';

/** By the names of cards. */
const PICTURES: Readonly<Record<LessonId, string>> = {
  settling: 'settlers',
  towns: 'trader',
  supply: 'bateaux',
  drafting: 'home-support',
  siege: 'siege-artillery',
  defence: 'fortification',
  raids: 'native-americans',
  ambush: 'rangers',
  'thin-deck': 'intendant',
  end: 'military-leader',
};

export function LearnPage(): ReactElement {
  const { t, locale } = useText();
  const progress = useProgress();
  const next = nextLesson(progress);
  const done = LESSON_IDS.filter((id) => progress[id] === 'done').length;
  return (
    <Sheet title={t('lesson.page.title')} place="albany" className="learn-page">
      <p className="learn-about">{t('lesson.page.about')}</p>
      <p className="learn-go">
        {next === null ? (
          <Link href={PATHS.home} className="button primary large">
            {t('home.play-now')}
          </Link>
        ) : (
          <Link href={pathOfLesson(next)} className="button primary large" data-testid="go-on">
            {t(done === 0 ? 'lesson.page.begin' : 'lesson.page.go-on')}
          </Link>
        )}
        <span className="hint">
          {t('lesson.page.progress', { count: done, all: LESSON_IDS.length })}
        </span>
      </p>
      <ol className="lessons">
        {LESSON_IDS.map((id, i) => {
          const how = progress[id] ?? null;
          return (
            <li key={id} className={`${how ?? 'open'} ${LESSONS[id].side}`}>
              <Link href={pathOfLesson(id)} data-lesson={id}>
                <Figure emblem={PICTURES[id]} wash={LESSONS[id].side} />
                <span className="lesson-number" aria-hidden="true">
                  {i + 1}
                </span>
                <span className="lesson-text">
                  <strong>{t(`lesson.${id}.title`)}</strong>
                  <span>{t(`lesson.${id}.about`)}</span>
                  <small>
                    {t('lesson.page.side', { side: viewerName(LESSONS[id].side, locale) })}
                  </small>
                </span>
                {how !== null && (
                  <span className={`lesson-how ${how}`}>{t(`lesson.page.${how}`)}</span>
                )}
              </Link>
            </li>
          );
        })}
      </ol>
    </Sheet>
  );
}
