// Defending: reinforce what can be saved, withdraw from what cannot be won, and fortify what comes next.
import { all, besieges, holds, holdsFort, isBesieged, isBesiegedAtMost, not } from '../goals.ts';
import type { Lesson } from '../lesson.ts';
import { position } from '../position.ts';

export const defence: Lesson = {
  id: 'defence',
  side: 'french',
  options: {},
  seed: '6'.repeat(64),
  setup: position({
    side: 'french',
    turn: 14,
    pieces: { halifax: 'british village' },
    sieges: {
      british: { location: 'port-royal', value: 2 },
      french: { location: 'halifax', value: -3 },
    },
    french: {
      money: 5,
      hand: [
        'empire:militia',
        'empire:regular-infantry',
        'location:gaspe',
        'location:montreal',
        'location:tadoussac',
      ],
      deck: [
        'empire:fortification',
        'location:louisbourg',
        'location:trois-rivieres',
        'location:port-royal',
      ],
      discard: ['location:quebec'],
      siegeCards: {
        british: [],
        french: ['empire:regular-infantry-initial', 'empire:coureurs-de-bois'],
      },
    },
    british: {
      money: 4,
      hand: ['location:new-haven', 'location:norfolk', 'location:philadelphia'],
      deck: ['location:pemaquid', 'location:st-marys', 'location:new-york'],
      siegeCards: { british: ['empire:regular-infantry', 'empire:militia'], french: [] },
    },
  }),
  opponent: { replies: [] },
  steps: [
    { say: 'lesson.defence.danger', at: 'siege' },
    {
      say: 'lesson.defence.reinforce',
      until: isBesiegedAtMost(0),
      at: 'siege',
      helps: ['reinforce'],
      lead: [{ at: 'card empire:regular-infantry' }, { at: 'place port-royal' }, { at: 'confirm' }],
    },
    {
      say: 'lesson.defence.militia',
      until: isBesiegedAtMost(-1),
      at: 'siege',
      helps: ['reinforce'],
      lead: [{ at: 'card empire:militia' }, { at: 'place port-royal' }, { at: 'confirm' }],
    },
    {
      say: 'lesson.defence.withdraw',
      until: all(isBesiegedAtMost(-1), not(besieges)),
      lead: [
        { at: 'kind withdraw' },
        { at: 'offered empire:coureurs-de-bois', say: 'lesson.defence.give-up' },
        { at: 'confirm', say: 'lesson.defence.give-up' },
      ],
    },
    {
      say: 'lesson.defence.check',
      until: all(not(isBesieged), holds('port-royal')),
      at: 'end-turn',
      helps: ['end-turn', 'pass'],
    },
    {
      say: 'lesson.defence.fortify',
      until: all(not(isBesieged), holds('port-royal'), holdsFort),
      helps: ['pass', 'end-turn'],
      lead: [
        { at: 'card empire:fortification' },
        { at: 'card location:louisbourg', say: 'lesson.defence.where' },
        { at: 'kind fortify', say: 'lesson.defence.where' },
        { at: 'confirm', say: 'lesson.defence.where' },
      ],
    },
  ],
  answers: [
    { after: 'end-turn', when: not(isBesiegedAtMost(-1)), say: 'lesson.defence.not-end' },
    { after: 'reinforce', when: isBesiegedAtMost(-1), say: 'lesson.defence.not-halifax' },
  ],
  lost: not(holds('port-royal')),
};
