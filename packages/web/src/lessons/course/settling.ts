// The map, one's hand, and settling: one new village, wherever it is.
import { holdsPlaces } from '../goals.ts';
import type { Lesson } from '../lesson.ts';
import { position } from '../position.ts';

export const settling: Lesson = {
  id: 'settling',
  side: 'british',
  options: {},
  seed: '1'.repeat(64),
  setup: position({
    side: 'british',
    turn: 3,
    british: {
      money: 6,
      hand: [
        'location:boston',
        'location:new-york',
        'location:norfolk',
        'location:philadelphia',
        'location:st-marys',
      ],
      deck: ['location:new-haven', 'location:pemaquid'],
    },
    french: {
      money: 5,
      hand: ['location:gaspe', 'location:louisbourg', 'location:tadoussac'],
      deck: ['location:montreal', 'location:quebec', 'location:port-royal'],
    },
  }),
  opponent: { replies: [] },
  steps: [
    { say: 'lesson.settling.map', at: 'place boston' },
    { say: 'lesson.settling.hand', at: 'hand' },
    {
      say: 'lesson.settling.from',
      until: holdsPlaces(8),
      lead: [
        { at: 'card location:new-york' },
        { at: 'card location:st-marys', say: 'lesson.settling.boat' },
        { at: 'card location:boston', say: 'lesson.settling.settler' },
        { at: 'place albany', say: 'lesson.settling.place' },
        { at: 'confirm', say: 'lesson.settling.confirm' },
      ],
    },
    { say: 'lesson.settling.village', at: 'place albany' },
  ],
  answers: [{ after: 'take-money', say: 'lesson.settling.not-money' }],
};
