// Ambush and Indian Leader: who could block goes first, then the soldiers are lost.
import { inDiscard, not, ownsCard, theyCanDraft } from '../goals.ts';
import type { Lesson } from '../lesson.ts';
import { position } from '../position.ts';

export const ambush: Lesson = {
  id: 'ambush',
  side: 'british',
  options: {},
  seed: '8'.repeat(64),
  setup: position({
    side: 'british',
    turn: 11,
    british: {
      money: 3,
      hand: [
        'empire:indian-leader',
        'empire:rangers',
        'location:boston',
        'location:norfolk',
        'location:pemaquid',
      ],
      deck: [
        'location:new-york',
        'location:new-haven',
        'location:philadelphia',
        'location:st-marys',
      ],
    },
    french: {
      money: 3,
      hand: ['neutral:native-americans', 'location:quebec', 'location:gaspe'],
      deck: ['location:montreal', 'location:trois-rivieres', 'location:louisbourg'],
      reserve: ['empire:regular-infantry'],
    },
  }),
  opponent: { replies: ['block-ambush: neutral:native-americans'] },
  steps: [
    { say: 'lesson.ambush.soldiers', at: 'their-reserve' },
    {
      say: 'lesson.ambush.leader',
      until: ownsCard('neutral:native-americans'),
      lead: [
        { at: 'card empire:indian-leader' },
        { at: 'kind convert', say: 'lesson.ambush.win-over' },
        { at: 'confirm', say: 'lesson.ambush.win-over' },
      ],
    },
    {
      say: 'lesson.ambush.rangers',
      until: theyCanDraft('empire:regular-infantry', 3),
      helps: ['pass', 'end-turn'],
      lead: [
        { at: 'card empire:rangers' },
        { at: 'kind ambush', say: 'lesson.ambush.ambush' },
        { at: 'confirm', say: 'lesson.ambush.ambush' },
      ],
    },
  ],
  answers: [
    {
      after: 'ambush',
      when: not(inDiscard('neutral:native-americans')),
      say: 'lesson.ambush.not-yet',
    },
  ],
};
