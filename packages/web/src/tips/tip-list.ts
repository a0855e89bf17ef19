// Which control of the table has which tip. This list alone knows; the table carries nothing for it but marks that say
// what a thing is. The texts stand in the catalogue as `web.tip.…`.
import { TURN_ACTION_KINDS } from '@arpents/engine';
import { CARD_SYMBOLS_SHOWN } from '../cards/symbol-list.ts';
import { LENSES } from '../map/lenses.ts';
import { MENU_ITEMS } from '../parts/menu-names.ts';
import { PILE_NAMES } from '../parts/pile-names.ts';
import type { TextKey } from '../text/use-text.ts';

export type TipKey = Extract<TextKey, `tip.${string}`>;

interface TipRow {
  /** The elements that have the tip. Of several rows that fit one element the first counts. */
  readonly at: string;
  readonly tip: TipKey;
}

/** What is set in dialogs, as the marks `settings.…` and `orders.…` name it. */
const SETTINGS = ['language', 'playback', 'sound', 'ends-turn', 'coach', 'notices'] as const;
const ORDERS = [
  'ambush',
  'ambush-blockers',
  'ambush-losses',
  'loss-from',
  'convert-from',
  'raid',
  'raid-blockers',
  'settle',
  'siege-loss',
  'siege-losses',
] as const;
const FIGURES = ['money', 'points', 'clock', 'left', 'captured', 'fortifications'] as const;

export const TIPS: readonly TipRow[] = [
  ...TURN_ACTION_KINDS.map(
    (kind) => ({ at: `[data-kind="${kind}"]`, tip: `tip.action.${kind}` }) as const,
  ),
  ...CARD_SYMBOLS_SHOWN.map(
    (symbol) => ({ at: `.symbol-${symbol}`, tip: `tip.symbol.${symbol}` }) as const,
  ),
  ...PILE_NAMES.map((name) => ({ at: `[data-pile="${name}"]`, tip: `tip.pile.${name}` }) as const),
  ...LENSES.map((lens) => ({ at: `[data-lens="${lens}"]`, tip: `tip.lens.${lens}` }) as const),
  { at: '.lenses-open', tip: 'tip.lens.open' },
  { at: '[data-menu="menu"]', tip: 'tip.menu.menu' },
  ...MENU_ITEMS.map(
    (item) =>
      ({
        at: `[data-menu="${item}"], [data-menu-item="${item}"]`,
        tip: `tip.menu.${item}`,
      }) as const,
  ),
  ...FIGURES.map(
    (figure) => ({ at: `[data-figure="${figure}"]`, tip: `tip.figure.${figure}` }) as const,
  ),

  { at: '.home-link', tip: 'tip.head.home' },
  { at: '.dialog .game-row', tip: 'tip.games.row' },
  { at: '.until-when', tip: 'tip.head.until' },
  { at: '.to-decide', tip: 'tip.head.status' },
  { at: '.result .offer .quiet', tip: 'tip.offer.decline' },
  { at: '.result .primary', tip: 'tip.result.rematch' },
  { at: '.result a:not([download])', tip: 'tip.result.go' },
  { at: '.result-share button', tip: 'tip.result.share' },
  { at: '.result :is(a, button)', tip: 'tip.result.keep' },
  { at: '.offer button:first-of-type', tip: 'tip.offer.accept' },
  { at: '.offer button', tip: 'tip.offer.decline' },
  { at: '.table-menu > button:not([data-menu])', tip: 'tip.offer.close' },

  { at: '.map-buttons > :nth-child(1)', tip: 'tip.map.larger' },
  { at: '.map-buttons > :nth-child(2)', tip: 'tip.map.smaller' },
  { at: '.map-buttons > :nth-child(3)', tip: 'tip.map.whole' },
  { at: '.map-legend > summary', tip: 'tip.map.legend' },
  { at: '.place-chooser button', tip: 'tip.choose.where' },

  { at: '.timeline-step', tip: 'tip.time.step' },
  { at: '.timeline-track', tip: 'tip.time.line' },
  { at: '.to-present, [data-testid="present"]', tip: 'tip.time.present' },
  { at: '.past-controls button', tip: 'tip.time.controls' },
  { at: '[data-eyes]', tip: 'tip.time.eyes' },
  { at: '.past-way > button:last-child', tip: 'tip.time.copy' },
  { at: '.past-panel button', tip: 'tip.time.play-on' },

  { at: '.player-button', tip: 'tip.player.last' },
  { at: '.player-name', tip: 'tip.player.name' },
  { at: '.strip-clock, .player-clock', tip: 'tip.figure.clock' },
  { at: '.strip-figure.points', tip: 'tip.figure.points' },
  { at: '.strip-figure.actions, .actions-left', tip: 'tip.figure.actions' },
  { at: '.track, .siege-now, .strip-figure.siege', tip: 'tip.siege.track' },
  { at: '.strip-figure', tip: 'tip.figure.money' },
  { at: '.siege summary', tip: 'tip.siege.name' },
  { at: '.siege-check button', tip: 'tip.siege.show' },
  { at: '.stock-kind .coin, .card-cost', tip: 'tip.figure.price' },
  { at: '.symbol-row .coin, .gallery-filter .coin', tip: 'tip.symbol.coins' },

  { at: '.log-filters button', tip: 'tip.log.filter' },
  { at: '.log-points', tip: 'tip.log.points' },
  { at: '.log-lines button', tip: 'tip.log.line' },
  { at: '.recap button:first-child', tip: 'tip.log.recap' },
  { at: '.recap button', tip: 'tip.log.seen' },
  { at: '.banner', tip: 'tip.log.banner' },
  { at: '.first-steps summary', tip: 'tip.hint.steps' },
  { at: '.first-steps button, .hints-panel > header button', tip: 'tip.close' },
  { at: '.remark button', tip: 'tip.hint.coach' },
  { at: '.idea-step', tip: 'tip.hint.step' },
  { at: '.idea-choose', tip: 'tip.hint.choose' },
  { at: '.idea summary', tip: 'tip.hint.figures' },
  { at: '.hints-panel button', tip: 'tip.hint.others' },

  { at: '.where button', tip: 'tip.choose.where' },
  { at: '.way', tip: 'tip.choose.way' },
  { at: '.ways > .quiet', tip: 'tip.choose.all' },
  { at: '.gallery-filter button', tip: 'tip.choose.filter' },
  { at: '.gallery-back', tip: 'tip.choose.back' },
  { at: '.kinds > .quiet', tip: 'tip.choose.why-not' },
  { at: '.rule-link', tip: 'tip.choose.rule' },
  { at: '.blocking summary', tip: 'tip.choose.blocking' },
  { at: '.blocking label', tip: 'tip.choose.always' },

  { at: '[data-testid="confirm"]', tip: 'tip.dock.confirm' },
  { at: '.dock-clear', tip: 'tip.dock.clear' },
  { at: '[data-testid="undo"]', tip: 'tip.dock.undo' },
  { at: '[data-testid="end-turn"]', tip: 'tip.action.end-turn' },
  { at: '.dock-why button', tip: 'tip.dock.take-back' },
  { at: '.told-figure', tip: 'tip.figure.change' },
  { at: '.playback button', tip: 'tip.dock.skip' },

  { at: '.table-tabs > :nth-child(1)', tip: 'tip.tab.hand' },
  { at: '.table-tabs > :nth-child(2)', tip: 'tip.tab.sides' },
  { at: '.table-tabs > :nth-child(3)', tip: 'tip.tab.log' },

  { at: '.dialog > header button', tip: 'tip.close' },
  ...SETTINGS.map(
    (one) => ({ at: `[data-about="settings.${one}"]`, tip: `tip.settings.${one}` }) as const,
  ),
  { at: '.looks', tip: 'tip.settings.look' },
  { at: '.ranking button', tip: 'tip.orders.sooner' },
  ...ORDERS.map(
    (one) => ({ at: `[data-about="orders.${one}"]`, tip: `tip.orders.${one}` }) as const,
  ),
  { at: '[data-about="curtain.open"]', tip: 'tip.curtain.open' },
  { at: '[data-about="curtain.turn"]', tip: 'tip.curtain.turn' },
  { at: '[data-about="messages.write"]', tip: 'tip.messages.write' },
  { at: '[data-about="messages.send"]', tip: 'tip.messages.send' },
  { at: '.manners summary', tip: 'tip.manners.about' },
  { at: '.manners > .stack > .buttons button', tip: 'tip.manners.barrier' },
  { at: '.manners [role="group"]', tip: 'tip.manners.report' },
  { at: '.gazetteer label', tip: 'tip.places.find' },
  { at: '.gazetteer .listed button', tip: 'tip.places.choose' },
  { at: '.card-reference .chip', tip: 'tip.cards.whose' },
  { at: '[data-about="odds.count"]', tip: 'tip.odds.count' },
  { at: '.odds td:nth-child(2)', tip: 'tip.odds.copies' },
  { at: '.odds td:nth-child(3)', tip: 'tip.odds.chance' },
  { at: '.commitment summary', tip: 'tip.fair.commitment' },
  { at: '.commitment button', tip: 'tip.fair.copy' },
  { at: ':is(.commitment, .verify) a', tip: 'tip.fair.how' },
  { at: '.verify button', tip: 'tip.fair.verify' },
  { at: '[data-about="notes.label"]', tip: 'tip.notes.label' },
  { at: '[data-testid="hand-over"]', tip: 'tip.keeping.hand-over' },
  { at: '[data-testid="download"]', tip: 'tip.keeping.download' },
  { at: '.keeping .danger', tip: 'tip.keeping.remove' },
  { at: '.sign-ways button', tip: 'tip.account.way' },
  { at: 'label:has([autocomplete="username"])', tip: 'tip.account.name' },
  { at: 'label:has([type="password"])', tip: 'tip.account.password' },
  { at: 'label:has([autocomplete="one-time-code"])', tip: 'tip.account.code' },
  { at: 'form:has(.sign-ways) [type="submit"]', tip: 'tip.account.send' },
  { at: '[data-testid="abort"]', tip: 'tip.end.abort' },
  { at: '[data-about="end.draw"]', tip: 'tip.end.draw' },
  { at: '[data-about="end.take-back"]', tip: 'tip.dock.take-back' },
  { at: '[data-testid="resign"], [data-testid="resign-surely"]', tip: 'tip.end.resign' },
  { at: '[data-about="keep-on"], [data-testid="harm-no"]', tip: 'tip.keep-on' },
  { at: '[data-testid="harm-yes"]', tip: 'tip.harm.yes' },
  { at: '.score .number', tip: 'tip.score.number' },
  { at: '.last-turn .buttons button', tip: 'tip.last.show' },
  { at: '.play-on .levels', tip: 'tip.play-on.level' },
  { at: '.play-on .sides', tip: 'tip.play-on.side' },
  { at: '[data-testid="play-on-link"]', tip: 'tip.play-on.link' },
  { at: '.play-on .buttons button', tip: 'tip.play-on.start' },
  { at: '.guide-end a', tip: 'tip.guide.book' },
];
