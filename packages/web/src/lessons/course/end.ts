// How games end, and a short whole game against a computer player, from a position in which much has happened already.
import { ACTION_KINDS } from '@arpents/engine';
import { all, hasCapturedPoints, hasWon, isOver, not } from '../goals.ts';
import type { Lesson } from '../lesson.ts';
import { position } from '../position.ts';

/** Whatever one does is a way to play it, but for doing nothing. */
const PLAYING = ACTION_KINDS.filter((kind) => kind !== 'pass');

export const end: Lesson = {
  id: 'end',
  side: 'french',
  options: {},
  seed: 'a'.repeat(64),
  setup: position({
    side: 'french',
    turn: 20,
    pieces: {
      albany: 'british village',
      deerfield: 'british town',
      'fort-halifax': 'british village',
      halifax: 'british village',
      kennebec: 'british village',
      ticonderoga: 'british village',
      'fort-frontenac': 'french village',
      'fort-niagara': 'french village',
    },
    french: {
      money: 3,
      hand: [
        'empire:coureurs-de-bois',
        'location:quebec',
        'location:montreal',
        'empire:trader',
        'location:gaspe',
      ],
      deck: [
        'empire:native-americans',
        'location:trois-rivieres',
        'location:tadoussac',
        'empire:militia',
        'location:louisbourg',
        'neutral:native-americans',
        'location:port-royal',
        'empire:regular-infantry-initial',
        'empire:priest',
        'location:fort-frontenac',
      ],
      captured: { villages: 3, towns: 0 },
    },
    british: {
      money: 3,
      hand: [
        'location:boston',
        'empire:militia',
        'location:norfolk',
        'location:st-marys',
        'empire:settlers',
      ],
      deck: [
        'location:new-york',
        'location:albany',
        'location:philadelphia',
        'empire:ships',
        'location:new-haven',
        'empire:bateaux',
        'location:pemaquid',
        'location:deerfield',
        'empire:regular-infantry',
      ],
    },
  }),
  opponent: { level: 'recruit' },
  steps: [
    { say: 'lesson.end.ends', at: 'place quebec' },
    { say: 'lesson.end.also', at: 'stock' },
    { say: 'lesson.end.plan', at: 'points' },
    { say: 'lesson.end.first', until: hasCapturedPoints(8), at: 'kind raid', helps: PLAYING },
    { say: 'lesson.end.more', until: hasCapturedPoints(12), at: 'stock', helps: PLAYING },
    { say: 'lesson.end.wait', until: hasWon, at: 'points', helps: PLAYING },
  ],
  answers: [],
  lost: all(isOver, not(hasWon)),
};
