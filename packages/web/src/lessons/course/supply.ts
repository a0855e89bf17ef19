// What a card can be used for, supply, and why a big deck is slow: Oswego is cut off until Fort Stanwix is settled.
import { all, hasMoney, holdsInSupply } from '../goals.ts';
import type { Lesson } from '../lesson.ts';
import { position } from '../position.ts';

export const supply: Lesson = {
  id: 'supply',
  side: 'british',
  options: {},
  seed: '3'.repeat(64),
  setup: position({
    side: 'british',
    pieces: { albany: 'british village', oswego: 'british village' },
    british: {
      money: 0,
      hand: [
        'empire:militia',
        'empire:trader',
        'location:albany',
        'location:oswego',
        'location:st-marys',
      ],
      deck: [
        'location:new-york',
        'location:boston',
        'location:pemaquid',
        'location:norfolk',
        'location:philadelphia',
        'location:new-haven',
      ],
    },
    french: {
      money: 5,
      hand: ['location:gaspe', 'location:louisbourg', 'location:tadoussac'],
      deck: ['location:montreal', 'location:quebec', 'location:port-royal'],
    },
  }),
  opponent: { replies: [] },
  steps: [
    { say: 'lesson.supply.cut-off', at: 'place oswego' },
    {
      say: 'lesson.supply.stanwix',
      until: holdsInSupply('oswego'),
      lead: [
        { at: 'place fort-stanwix' },
        { at: 'card location:albany', say: 'lesson.supply.way' },
        { at: 'card location:st-marys', say: 'lesson.supply.boat' },
        { at: 'confirm', say: 'lesson.supply.settle' },
      ],
    },
    {
      say: 'lesson.supply.works',
      until: all(holdsInSupply('oswego'), hasMoney(2)),
      helps: ['pass', 'end-turn'],
      lead: [
        { at: 'card empire:trader' },
        { at: 'card location:oswego' },
        { at: 'kind trader', say: 'lesson.supply.sell' },
        { at: 'confirm', say: 'lesson.supply.sell' },
      ],
    },
    { say: 'lesson.supply.big-deck', at: 'discard' },
  ],
  answers: [
    { after: 'trader', say: 'lesson.supply.not-albany' },
    { after: 'discard', say: 'lesson.supply.not-discard' },
  ],
};
