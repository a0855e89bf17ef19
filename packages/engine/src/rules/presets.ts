// Named ways to play: the editions, the tournament preset, and scenarios composed of the 26 rules.
import type { OptionsWanted } from './options.ts';

export const PRESET_IDS = [
  'second',
  'first',
  'first-revised',
  'tournament',
  'fur-brigades',
  'beautiful-river',
  'covenant-chain',
  'lead-plates',
  'dunkirk-of-america',
  'price-of-alliance',
  'long-peace',
  'walls-of-new-france',
  'ohio-country',
  'thin-red-line',
  'war-of-the-woods',
  'merchants-and-ministers',
] as const;
export type PresetId = (typeof PRESET_IDS)[number];

/** Those composed to be even between equal players, as docs/balance.md shows them to be. */
export const EVEN_PRESETS: readonly PresetId[] = [
  'fur-brigades',
  'beautiful-river',
  'covenant-chain',
  'lead-plates',
  'dunkirk-of-america',
  'price-of-alliance',
  'long-peace',
];

export const PRESETS: Readonly<
  Record<PresetId, Required<Pick<OptionsWanted, 'edition' | 'rules'>>>
> = {
  second: { edition: 'second', rules: [] },
  first: { edition: 'first', rules: [] },
  'first-revised': { edition: 'first-revised', rules: [] },
  tournament: { edition: 'second', rules: ['governor-spares-home'] },
  /** Furs pay for the war, and boats bring them. */
  'fur-brigades': {
    edition: 'second',
    rules: ['ambush-reaches-sieges', 'free-fur', 'governor-spares-home', 'first-edition-bateaux'],
  },
  /** Whoever holds the forks of the Ohio holds the west, and raiders find the way there. */
  'beautiful-river': {
    edition: 'second',
    rules: ['fort-duquesne-win', 'blocked-raid-free', 'free-fur', 'governor-spares-home'],
  },
  /** Native nations decide the war that the crowns declare. */
  'covenant-chain': {
    edition: 'first-revised',
    rules: [
      'ambush-reaches-sieges',
      'blocked-raid-free',
      'natives-in-sieges',
      'governor-spares-home',
    ],
  },
  /** The beautiful river as it was claimed in 1749: by a fleet of canoes. */
  'lead-plates': {
    edition: 'second',
    rules: [
      'fort-duquesne-win',
      'blocked-raid-free',
      'free-fur',
      'governor-spares-home',
      'french-bateaux-available',
    ],
  },
  /** The fortress at the mouth of the river, and the furs that it guards. */
  'dunkirk-of-america': {
    edition: 'second',
    rules: [
      'fort-at-louisbourg',
      'ambush-reaches-sieges',
      'free-fur',
      'governor-spares-home',
      'first-edition-bateaux',
    ],
  },
  /** Native allies fight for nothing, and yet everything has its price. */
  'price-of-alliance': {
    edition: 'first-revised',
    rules: [
      'pay-to-reshuffle',
      'fort-at-louisbourg',
      'ambush-reaches-sieges',
      'natives-in-sieges',
      'governor-spares-home',
    ],
  },
  /** Thirty years between two wars: whoever settles well is armed when the guns speak. */
  'long-peace': {
    edition: 'second',
    rules: [
      'ambush-reaches-sieges',
      'free-fur',
      'governor-abandons',
      'british-siege-restraint',
      'first-edition-bateaux',
    ],
  },
  /** Stone where the Hammer falls: the British must build before they besiege. */
  'walls-of-new-france': {
    edition: 'second',
    rules: [
      'fort-at-louisbourg',
      'fort-at-quebec',
      'french-siege-redraw',
      'british-start-bateaux',
      'governor-spares-home',
    ],
  },
  /** A race for the forks of the Ohio, with canoes for both sides. */
  'ohio-country': {
    edition: 'second',
    rules: [
      'fort-duquesne-win',
      'british-start-bateaux',
      'free-fur',
      'governor-spares-home',
      'french-bateaux-available',
    ],
  },
  /** Few regulars and a long wait for them. */
  'thin-red-line': {
    edition: 'second',
    rules: [
      'fewer-british-infantry',
      'british-siege-restraint',
      'governor-spares-home',
      'thin-deck-penalty',
    ],
  },
  /** Raids, ambushes and Native Americans decide, not regiments. */
  'war-of-the-woods': {
    edition: 'second',
    rules: [
      'ambush-reaches-sieges',
      'blocked-ambush-free',
      'blocked-raid-free',
      'natives-in-sieges',
      'governor-spares-home',
    ],
  },
  /** Decks are managed freely, and every reshuffle has its price. */
  'merchants-and-ministers': {
    edition: 'second',
    rules: [
      'pay-to-reshuffle',
      'free-fur',
      'free-discards',
      'french-start-empire-card',
      'governor-abandons',
    ],
  },
};
