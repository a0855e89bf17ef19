// The thin deck: Home Support draws, the Governor removes, the Intendant fetches, and the reserve keeps.
import { all, fromTurn, inHand, inReserve, ownsAtMost } from '../goals.ts';
import type { Lesson } from '../lesson.ts';
import { position } from '../position.ts';

const WANTED = 'empire:siege-artillery';

export const thinDeck: Lesson = {
  id: 'thin-deck',
  side: 'french',
  options: {},
  seed: '9'.repeat(64),
  setup: position({
    side: 'french',
    turn: 12,
    pieces: {
      kennebec: 'french village',
      'fort-beausejour': 'french village',
      'fort-st-john': 'french village',
    },
    french: {
      money: 4,
      hand: [
        'empire:home-support',
        'location:fort-beausejour',
        'location:gaspe',
        'location:kennebec',
        'location:louisbourg',
      ],
      deck: [
        'empire:governor',
        'empire:intendant',
        'location:quebec',
        'location:montreal',
        'location:tadoussac',
        'location:trois-rivieres',
      ],
      discard: ['location:port-royal', 'location:fort-st-john', WANTED],
    },
    british: {
      money: 4,
      hand: ['location:new-haven', 'location:boston', 'location:new-york'],
      deck: ['location:norfolk', 'location:pemaquid', 'location:philadelphia'],
    },
  }),
  opponent: { replies: [] },
  steps: [
    {
      say: 'lesson.thin-deck.support',
      until: inHand('empire:governor'),
      lead: [{ at: 'card empire:home-support' }, { at: 'kind home-support' }, { at: 'confirm' }],
    },
    {
      say: 'lesson.thin-deck.governor',
      until: ownsAtMost(12),
      helps: ['intendant'],
      lead: [
        { at: 'card empire:governor' },
        { at: 'card location:kennebec', say: 'lesson.thin-deck.useless' },
        { at: 'card location:fort-beausejour', say: 'lesson.thin-deck.useless' },
        { at: 'kind governor', say: 'lesson.thin-deck.remove' },
        { at: 'confirm', say: 'lesson.thin-deck.remove' },
      ],
    },
    {
      say: 'lesson.thin-deck.intendant',
      until: all(ownsAtMost(12), inHand(WANTED)),
      helps: ['pass', 'end-turn'],
      lead: [
        { at: 'card empire:intendant' },
        { at: 'kind intendant', say: 'lesson.thin-deck.fetch' },
        { at: 'offered empire:siege-artillery', say: 'lesson.thin-deck.fetch' },
        { at: 'confirm', say: 'lesson.thin-deck.fetch' },
      ],
    },
    {
      say: 'lesson.thin-deck.reserve',
      until: all(ownsAtMost(12), inHand(WANTED), fromTurn(14)),
      at: 'end-turn',
      helps: ['pass', 'end-turn'],
    },
    {
      say: 'lesson.thin-deck.reserve',
      until: all(ownsAtMost(12), inReserve(WANTED)),
      helps: ['pass', 'end-turn'],
      lead: [
        { at: 'card empire:siege-artillery' },
        { at: 'kind reserve', say: 'lesson.thin-deck.keep' },
        { at: 'confirm', say: 'lesson.thin-deck.keep' },
      ],
    },
    { say: 'lesson.thin-deck.reason', at: 'deck' },
  ],
  answers: [{ after: 'governor', say: 'lesson.thin-deck.not-those' }],
};
