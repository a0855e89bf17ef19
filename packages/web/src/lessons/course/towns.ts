// Money, towns and points: furs become money, and the best village a town.
import { all, hasMoney, hasPoints, not } from '../goals.ts';
import type { Lesson } from '../lesson.ts';
import { position } from '../position.ts';

export const towns: Lesson = {
  id: 'towns',
  side: 'french',
  options: {},
  seed: '2'.repeat(64),
  setup: position({
    side: 'french',
    french: {
      money: 1,
      hand: [
        'empire:trader',
        'location:gaspe',
        'location:louisbourg',
        'location:quebec',
        'location:tadoussac',
      ],
      deck: [
        'location:montreal',
        'location:trois-rivieres',
        'location:port-royal',
        'empire:regular-infantry-initial',
      ],
    },
    british: {
      money: 8,
      hand: ['location:boston', 'location:new-york', 'location:norfolk'],
      deck: ['location:new-haven', 'location:pemaquid', 'location:philadelphia'],
    },
  }),
  opponent: { replies: [] },
  steps: [
    { say: 'lesson.towns.points', at: 'points' },
    {
      say: 'lesson.towns.trader',
      until: hasMoney(5),
      helps: ['trader', 'develop', 'take-money', 'merchant', 'piracy', 'pass', 'end-turn'],
      lead: [
        { at: 'card empire:trader' },
        { at: 'card location:gaspe', say: 'lesson.towns.furs' },
        { at: 'card location:tadoussac', say: 'lesson.towns.furs' },
        { at: 'kind trader', say: 'lesson.towns.sell' },
        { at: 'confirm', say: 'lesson.towns.sell' },
      ],
    },
    {
      say: 'lesson.towns.develop',
      until: all(hasMoney(5), hasPoints(33)),
      helps: ['trader', 'take-money', 'merchant', 'pass', 'end-turn'],
      lead: [
        { at: 'card location:louisbourg' },
        { at: 'card location:quebec', say: 'lesson.towns.settler' },
        { at: 'kind develop', say: 'lesson.towns.build' },
        { at: 'confirm', say: 'lesson.towns.build' },
      ],
    },
    { say: 'lesson.towns.twice', at: 'points' },
  ],
  answers: [
    { after: 'develop', when: not(hasPoints(33)), say: 'lesson.towns.not-there' },
    { after: 'take-money', when: not(hasPoints(33)), say: 'lesson.towns.not-money' },
  ],
};
