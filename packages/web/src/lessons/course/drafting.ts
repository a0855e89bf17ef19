// Drafting: money buys a better card, which comes with the next shuffle.
import { hasMoney, inHand, ownsCard } from '../goals.ts';
import type { Lesson } from '../lesson.ts';
import { position } from '../position.ts';

export const drafting: Lesson = {
  id: 'drafting',
  side: 'french',
  options: {},
  seed: '3'.repeat(64),
  setup: position({
    side: 'french',
    french: {
      money: 5,
      hand: [
        'location:gaspe',
        'location:montreal',
        'location:port-royal',
        'location:quebec',
        'location:trois-rivieres',
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
    { say: 'lesson.drafting.cards', at: 'available' },
    {
      say: 'lesson.drafting.money',
      until: hasMoney(7),
      helps: ['take-money', 'merchant', 'pass', 'end-turn'],
      lead: [
        { at: 'card location:quebec' },
        { at: 'kind take-money', say: 'lesson.drafting.take' },
        { at: 'confirm', say: 'lesson.drafting.take' },
      ],
    },
    {
      say: 'lesson.drafting.draft',
      until: ownsCard('empire:regular-infantry'),
      helps: ['pass', 'end-turn'],
      lead: [
        { at: 'kind draft' },
        { at: 'offered empire:regular-infantry', say: 'lesson.drafting.infantry' },
        { at: 'confirm', say: 'lesson.drafting.infantry' },
      ],
    },
    {
      say: 'lesson.drafting.shuffle',
      until: inHand('empire:regular-infantry'),
      at: 'end-turn',
      helps: ['pass', 'end-turn', 'take-money', 'merchant', 'discard'],
    },
  ],
  answers: [{ after: 'draft', say: 'lesson.drafting.not-that' }],
};
