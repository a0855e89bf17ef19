// Named ways to play: the editions, the tournament preset, and scenarios composed of the 26 rules.
import type { OptionsWanted } from './options.ts';

export const PRESET_IDS = [
  'second',
  'first',
  'first-revised',
  'tournament',
  'beautiful-river',
  'covenant-chain',
  'frontenacs-answer',
  'dunkirk-of-america',
  'walls-of-new-france',
  'ohio-country',
  'thin-red-line',
  'war-of-the-woods',
  'merchants-and-ministers',
] as const;
export type PresetId = (typeof PRESET_IDS)[number];

/** Those composed to be even between equal players, as docs/balance.md shows them to be. */
export const EVEN_PRESETS: readonly PresetId[] = [
  'beautiful-river',
  'covenant-chain',
  'frontenacs-answer',
];

export const PRESETS: Readonly<
  Record<PresetId, Required<Pick<OptionsWanted, 'edition' | 'rules'>>>
> = {
  second: { edition: 'second', rules: [] },
  first: { edition: 'first', rules: [] },
  'first-revised': { edition: 'first-revised', rules: [] },
  tournament: { edition: 'second', rules: ['governor-spares-home'] },
  /** Whoever holds the forks of the Ohio holds the west, and the way there is long. */
  'beautiful-river': {
    edition: 'second',
    rules: [
      'pay-to-reshuffle',
      'fort-at-louisbourg',
      'fort-at-quebec',
      'fort-duquesne-win',
      'french-siege-redraw',
    ],
  },
  /** Native nations decide the war that the crowns declare. */
  'covenant-chain': {
    edition: 'second',
    rules: [
      'pay-to-reshuffle',
      'fort-at-louisbourg',
      'fort-at-quebec',
      'fort-duquesne-win',
      'free-discards',
      'natives-in-sieges',
    ],
  },
  /** Walls, woods and an empty purse: 1690, and what should have been brought along. */
  'frontenacs-answer': {
    edition: 'second',
    rules: [
      'pay-to-reshuffle',
      'fort-at-quebec',
      'ambush-reaches-sieges',
      'french-siege-redraw',
      'free-discards',
      'governor-spares-home',
    ],
  },
  /** Two fortresses on one river, and a treasury that has to last for both. */
  'dunkirk-of-america': {
    edition: 'second',
    rules: ['pay-to-reshuffle', 'fort-at-louisbourg', 'fort-at-quebec', 'free-discards'],
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
