// Well-formed actions of every kind; the type makes sure that none is missing. Whether they are legal is no matter.
import type { Action, ActionKind } from '@arpents/engine';

type OfKind<K extends ActionKind> = Action & { readonly kind: K };

export const SAMPLE_ACTIONS: { readonly [K in ActionKind]: readonly OfKind<K>[] } = {
  settle: [
    {
      kind: 'settle',
      location: 'deerfield',
      cards: ['location:new-haven', 'location:st-marys', 'location:boston'],
    },
    {
      kind: 'settle',
      location: 'fort-presquile',
      cards: ['location:fort-niagara', 'empire:bateaux'],
    },
  ],
  develop: [
    { kind: 'develop', location: 'albany', cards: ['location:albany', 'neutral:settlers'] },
  ],
  fortify: [
    { kind: 'fortify', location: 'boston', cards: ['location:boston', 'empire:fortification'] },
    { kind: 'fortify', location: 'quebec', cards: ['neutral:fortification', 'location:quebec'] },
  ],
  besiege: [
    {
      kind: 'besiege',
      location: 'louisbourg',
      cards: ['location:halifax', 'empire:ships', 'empire:siege-artillery'],
    },
  ],
  reinforce: [
    { kind: 'reinforce', location: 'louisbourg', cards: ['empire:regular-infantry-initial'] },
  ],
  raid: [
    { kind: 'raid', location: 'boston', cards: ['empire:coureurs-de-bois', 'empire:priest'] },
    {
      kind: 'raid',
      location: 'st-marys',
      cards: ['neutral:native-americans', 'neutral:native-americans'],
    },
  ],
  ambush: [{ kind: 'ambush', cards: ['empire:rangers'] }],
  convert: [{ kind: 'convert', cards: ['empire:indian-leader'] }],
  'take-money': [{ kind: 'take-money', cards: ['location:boston'] }],
  merchant: [{ kind: 'merchant', cards: ['empire:ships', 'location:boston', 'location:new-york'] }],
  trader: [
    { kind: 'trader', cards: ['empire:trader', 'location:gaspe', 'location:trois-rivieres'] },
  ],
  piracy: [{ kind: 'piracy', cards: ['location:louisbourg', 'location:port-royal'] }],
  draft: [
    { kind: 'draft', card: 'empire:home-support' },
    { kind: 'draft', card: 'neutral:fortification' },
  ],
  discard: [{ kind: 'discard', cards: ['location:pemaquid', 'empire:militia', 'empire:militia'] }],
  reserve: [{ kind: 'reserve', cards: ['empire:governor'] }],
  governor: [{ kind: 'governor', cards: ['empire:governor', 'location:norfolk'] }],
  intendant: [{ kind: 'intendant', card: 'empire:intendant' }],
  pass: [{ kind: 'pass' }],
  retrieve: [{ kind: 'retrieve' }],
  'home-support': [{ kind: 'home-support' }],
  'military-leader': [
    { kind: 'military-leader', location: 'quebec', cards: ['empire:military-leader'] },
  ],
  withdraw: [
    { kind: 'withdraw', siege: 'british', lost: 'empire:militia' },
    { kind: 'withdraw', siege: 'french', lost: null },
  ],
  'sell-fur': [{ kind: 'sell-fur', cards: ['location:pemaquid'] }],
  'discard-lost-location': [{ kind: 'discard-lost-location', cards: ['location:norfolk'] }],
  'end-turn': [{ kind: 'end-turn' }],
  'block-raid': [
    { kind: 'block-raid', card: 'location:deerfield' },
    { kind: 'block-raid', card: null },
  ],
  'block-ambush': [
    { kind: 'block-ambush', card: 'neutral:native-americans' },
    { kind: 'block-ambush', card: null },
  ],
  'give-up-card': [
    { kind: 'give-up-card', card: 'empire:militia', from: 'hand' },
    { kind: 'give-up-card', card: 'neutral:native-americans', from: 'reserve' },
    { kind: 'give-up-card', card: 'empire:ships', from: 'british-siege' },
    { kind: 'give-up-card', card: 'neutral:fortification', from: 'french-siege' },
  ],
  'show-hand': [
    { kind: 'show-hand', cards: ['location:boston', 'empire:settlers', 'neutral:settlers'] },
    { kind: 'show-hand', cards: [] },
  ],
  'settle-after-siege': [
    { kind: 'settle-after-siege', settle: true, card: 'location:new-york' },
    { kind: 'settle-after-siege', settle: true, card: null },
    { kind: 'settle-after-siege', settle: false, card: null },
  ],
  'discard-penalty': [{ kind: 'discard-penalty', cards: ['location:boston', 'location:boston'] }],
  'siege-redraw': [
    { kind: 'siege-redraw', card: 'location:quebec' },
    { kind: 'siege-redraw', card: null },
  ],
  'choose-empire-card': [{ kind: 'choose-empire-card', card: 'empire:intendant' }],
  resign: [
    { kind: 'resign', side: 'british' },
    { kind: 'resign', side: 'french' },
  ],
};

export const EVERY_SAMPLE: readonly Action[] = Object.values(SAMPLE_ACTIONS).flat();
