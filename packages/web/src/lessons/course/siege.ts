// Besieging, reinforcing, and the check: Louisbourg, by way of Halifax.
import { all, besieges, besiegesAt, fromTurn, holds, isAsked, not } from '../goals.ts';
import type { Lesson } from '../lesson.ts';
import { position } from '../position.ts';

export const siege: Lesson = {
  id: 'siege',
  side: 'british',
  options: {},
  seed: '5'.repeat(64),
  setup: position({
    side: 'british',
    turn: 9,
    pieces: { halifax: 'british village' },
    british: {
      money: 4,
      hand: [
        'empire:military-leader',
        'empire:regular-infantry',
        'empire:ships',
        'location:boston',
        'location:halifax',
      ],
      deck: [
        'empire:militia',
        'location:new-york',
        'location:philadelphia',
        'location:new-haven',
        'location:st-marys',
        'location:norfolk',
        'location:pemaquid',
      ],
    },
    french: {
      money: 3,
      hand: ['empire:militia', 'location:gaspe', 'location:tadoussac'],
      deck: ['location:louisbourg', 'location:trois-rivieres', 'location:quebec'],
    },
  }),
  opponent: { replies: ['reinforce louisbourg: militia'] },
  steps: [
    { say: 'lesson.siege.target', at: 'place louisbourg' },
    {
      say: 'lesson.siege.begin',
      until: besieges,
      lead: [
        { at: 'card location:halifax' },
        { at: 'card empire:ships', say: 'lesson.siege.ships' },
        { at: 'card empire:regular-infantry', say: 'lesson.siege.soldiers' },
        { at: 'place louisbourg', say: 'lesson.siege.place' },
        { at: 'confirm', say: 'lesson.siege.confirm' },
      ],
    },
    {
      say: 'lesson.siege.leader',
      until: besiegesAt(1),
      at: 'siege',
      helps: ['reinforce', 'military-leader'],
      lead: [{ at: 'card empire:military-leader' }, { at: 'place louisbourg' }, { at: 'confirm' }],
    },
    {
      say: 'lesson.siege.track',
      until: besiegesAt(2),
      at: 'siege',
      helps: ['reinforce', 'military-leader'],
      lead: [{ at: 'card location:boston' }, { at: 'place louisbourg' }, { at: 'confirm' }],
    },
    {
      say: 'lesson.siege.check',
      until: all(besieges, fromTurn(11)),
      at: 'end-turn',
      helps: ['end-turn', 'pass', 'reinforce'],
    },
    {
      say: 'lesson.siege.again',
      until: isAsked('settle-after-siege'),
      at: 'end-turn',
      helps: ['reinforce', 'end-turn', 'pass'],
      lead: [{ at: 'card empire:militia' }, { at: 'place louisbourg' }, { at: 'confirm' }],
    },
    {
      say: 'lesson.siege.settle',
      until: holds('louisbourg'),
      lead: [{ at: 'offered location:philadelphia' }, { at: 'confirm' }],
    },
  ],
  answers: [
    { after: 'settle-after-siege', say: 'lesson.siege.not-settled' },
    { after: 'end-turn', when: not(besieges), say: 'lesson.siege.not-end' },
  ],
};
