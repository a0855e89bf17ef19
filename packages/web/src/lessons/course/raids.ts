// Raids and blocking: a village is taken from afar, and the answer is blocked.
import { all, hasCaptured, holds, isAsked, not, theyDiscarded } from '../goals.ts';
import type { Lesson } from '../lesson.ts';
import { position } from '../position.ts';

export const raids: Lesson = {
  id: 'raids',
  side: 'french',
  options: {},
  seed: '7'.repeat(64),
  setup: position({
    side: 'french',
    turn: 10,
    pieces: { kennebec: 'french village', deerfield: 'british village' },
    french: {
      money: 2,
      hand: [
        'empire:coureurs-de-bois',
        'empire:militia',
        'location:gaspe',
        'location:kennebec',
        'location:quebec',
      ],
      deck: ['location:montreal', 'location:trois-rivieres', 'location:louisbourg'],
      discard: ['location:tadoussac', 'location:port-royal'],
    },
    british: {
      money: 4,
      hand: ['empire:rangers', 'location:boston', 'location:new-york'],
      deck: ['location:new-haven', 'location:pemaquid', 'location:philadelphia'],
    },
  }),
  opponent: { replies: ['raid kennebec: rangers'] },
  steps: [
    { say: 'lesson.raids.target', at: 'place deerfield' },
    {
      say: 'lesson.raids.raid',
      until: hasCaptured(1),
      helps: ['raid', 'pass', 'end-turn'],
      lead: [
        { at: 'card empire:coureurs-de-bois' },
        { at: 'place deerfield', say: 'lesson.raids.place' },
        { at: 'confirm', say: 'lesson.raids.confirm' },
      ],
    },
    {
      say: 'lesson.raids.their-turn',
      until: isAsked('block-raid'),
      at: 'end-turn',
      helps: ['pass', 'end-turn', 'take-money', 'merchant'],
    },
    {
      say: 'lesson.raids.block',
      until: all(
        hasCaptured(1),
        theyDiscarded('empire:rangers'),
        holds('kennebec'),
        not(isAsked('block-raid')),
      ),
      lead: [{ at: 'offered empire:militia' }, { at: 'confirm' }],
    },
  ],
  answers: [{ after: 'block-raid', when: not(holds('kennebec')), say: 'lesson.raids.not-blocked' }],
  lost: not(holds('kennebec')),
};
