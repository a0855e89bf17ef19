// A game that is over, replayed for its review.
import type { Course, Side } from '@arpents/engine';
import { digestOf, type GameSummary } from '@arpents/protocol';
import { useEffect, useState } from 'react';
import type { Failure } from '../api/client.ts';
import { authorityOf } from '../authority/authority-of.ts';
import { courseOfSource } from '../history/replayed.ts';

export interface GameReplayed {
  readonly course: Course;
  /** What its analysis is kept by. */
  readonly digest: string;
  readonly summary: GameSummary;
  readonly mySide: Side | null;
}

/** null: it is still on its way. */
export function useGameCourse(id: string): GameReplayed | Failure | null {
  const [found, setFound] = useState<GameReplayed | Failure | null>(null);
  useEffect(() => {
    let isLeft = false;
    void replay(id).then((replayed) => {
      if (!isLeft) setFound(replayed);
    });
    return () => {
      isLeft = true;
    };
  }, [id]);
  return found;
}

async function replay(id: string): Promise<GameReplayed | Failure> {
  const authority = authorityOf(id);
  const [answer, source] = await Promise.all([authority.open(null), authority.source()]);
  if (!answer.ok) return answer.error;
  if (!source.ok) return source.error;
  const course = courseOfSource(source.value);
  if (!course.ok) return course.error;
  const { game } = answer.value;
  return {
    course: course.value,
    digest: digestOf(JSON.stringify(source.value)),
    summary: game,
    mySide: game.mySide,
  };
}
