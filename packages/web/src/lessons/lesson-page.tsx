// One lesson: the real table with the coach above it.
import { useEffect, useState, type ReactElement } from 'react';
import { Redirect } from 'wouter';
import { computerPlayers } from '../local/thinking.ts';
import { PATHS } from '../parts/paths.ts';
import { GamePage } from '../table/game-page.tsx';
import { useText } from '../text/use-text.ts';
import { Coach } from './coach.tsx';
import { LESSONS } from './course/lessons.ts';
import { forgetLesson } from './kept-lesson.ts';
import { LESSON_IDS } from './lesson-ids.ts';
import { chanceIn, layLesson, thinkingFor } from './lesson-table.ts';
import type { Lesson } from './lesson.ts';
import './coach.css';

/** To be mounted anew for each lesson. */
export function LessonPage({ id }: { readonly id: string }): ReactElement {
  const known = LESSON_IDS.find((one) => one === id);
  return known === undefined ? (
    <Redirect to={PATHS.learn} replace />
  ) : (
    <LessonShown lesson={LESSONS[known]} />
  );
}

let players: ReturnType<typeof computerPlayers> | null = null;
const computers = (): ReturnType<typeof computerPlayers> => (players ??= computerPlayers(chanceIn));

function LessonShown({ lesson }: { readonly lesson: Lesson }): ReactElement {
  const { t } = useText();
  const [attempt, setAttempt] = useState(1);
  const [table, setTable] = useState<string | null>(null);
  useEffect(() => {
    let isLeft = false;
    void layLesson(lesson, thinkingFor(lesson, computers)).then((id) => {
      if (!isLeft) setTable(id);
    });
    return () => {
      isLeft = true;
    };
  }, [lesson, attempt]);
  if (table === null) {
    return (
      <main className="table-coming">
        <p role="status">{t('table.loading')}</p>
      </main>
    );
  }
  return (
    <div className="lesson-room">
      <GamePage key={table} id={table}>
        <Coach
          lesson={lesson}
          onAgain={() => {
            forgetLesson();
            setAttempt(attempt + 1);
          }}
        />
      </GamePage>
    </div>
  );
}
