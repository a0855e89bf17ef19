// All lessons by their ids.
import type { LessonId } from '../lesson-ids.ts';
import type { Lesson } from '../lesson.ts';
import { ambush } from './ambush.ts';
import { defence } from './defence.ts';
import { drafting } from './drafting.ts';
import { end } from './end.ts';
import { raids } from './raids.ts';
import { settling } from './settling.ts';
import { siege } from './siege.ts';
import { supply } from './supply.ts';
import { thinDeck } from './thin-deck.ts';
import { towns } from './towns.ts';

export const LESSONS: Readonly<Record<LessonId, Lesson>> = {
  settling,
  towns,
  supply,
  drafting,
  siege,
  defence,
  raids,
  ambush,
  'thin-deck': thinDeck,
  end,
};
