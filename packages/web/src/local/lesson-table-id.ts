// How the tables of lessons are told from others.

/** No server gives such an id, and this browser keeps no game under one. */
const PREFIX = 'lesson-';

export const isLessonTable = (id: string): boolean => id.startsWith(PREFIX);
/** The last lesson is a whole game, in which the coach of first games speaks up as well. */
export const isWholeGame = (id: string): boolean => id.startsWith(`${PREFIX}end-`);
export const lessonTableId = (lesson: string, attempt: number): string =>
  `${PREFIX}${lesson}-${attempt}`;
