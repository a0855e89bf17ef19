// The lessons in their order.

export const LESSON_IDS = [
  'settling',
  'towns',
  'supply',
  'drafting',
  'siege',
  'defence',
  'raids',
  'ambush',
  'thin-deck',
  'end',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];
