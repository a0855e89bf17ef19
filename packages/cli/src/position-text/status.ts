// The figures of both sides, the sieges, and whose decision it is.
import {
  PLACE_IDS,
  SIDES,
  capturePoints,
  opponentOf,
  siegeTrackOf,
  totalPoints,
  winnerAtCheck,
  type PlayerView,
  type Side,
} from '@arpents/engine';
import {
  describeDecision,
  describeOutcome,
  placeWords,
  sideWords,
  signed,
  viewerName,
} from '@arpents/messages';
import { orderedPileText } from './cards.ts';
import { wrapped, type Style } from './style.ts';

/** `Turn 5 · 2 actions left · The British choose an action.` */
export function headingText(view: PlayerView, style: Style): string {
  const turn = style.say('cli.turn', { turn: view.turn });
  if (view.outcome !== null) {
    return `${style.strong(`${turn} · ${style.say('cli.game-over')}`)}\n${describeOutcome(view.outcome, style.locale)}`;
  }
  const { decision } = view;
  const isTurn = decision?.kind === 'take-action';
  const parts = [
    turn,
    ...(isTurn ? [style.say('cli.actions-left', { count: view.actionsLeft })] : []),
    ...(decision === null ? [] : [describeDecision(decision, style.locale)]),
  ];
  return style.strong(wrapped(parts.join(' · '), style.columns, '  '));
}

/** A table with a row for each side. */
export function figuresText(view: PlayerView, style: Style): string {
  const { say } = style;
  const head = [
    '',
    say('cli.column.money'),
    say('cli.column.points'),
    say('cli.column.villages'),
    say('cli.column.towns'),
    say('cli.column.captured'),
    say('cli.column.hand'),
    say('cli.column.deck'),
    say('cli.column.discard'),
    say('cli.column.reserve'),
  ];
  const rows = SIDES.map((side) => figuresOf(view, side, style));
  const widths = head.map((title, i) =>
    Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)),
  );
  const set = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ');
  return [
    style.faint(set(head)),
    ...SIDES.map((side, i) => style.ofSide(side, set(rows[i] ?? []))),
  ].join('\n');
}

function figuresOf(view: PlayerView, side: Side, style: Style): string[] {
  const player = view.players[side];
  return [
    viewerName(side, style.locale),
    String(player.money),
    String(totalPoints(view, side)),
    String(player.villages),
    String(player.towns),
    String(capturePoints(view, side)),
    String(player.handSize),
    String(player.deckSize),
    String(player.discard.length),
    String(player.reserve.length),
  ];
}

export function siegesText(view: PlayerView, style: Style): string {
  const texts = SIDES.flatMap((attacker) => siegeText(view, attacker, style));
  return texts.length === 0 ? style.faint(style.say('cli.no-siege')) : texts.join('\n');
}

function siegeText(view: PlayerView, attacker: Side, style: Style): string[] {
  const siege = view.sieges[attacker];
  const location = siege === null ? undefined : PLACE_IDS[siege.place];
  if (siege === null || location === undefined) return [];
  const { isFinite, lowest, highest } = siegeTrackOf(view, attacker);
  const words = {
    side: sideWords(attacker, style.locale).side,
    place: placeWords(location, style.locale).place,
    value: signed(siege.value),
    lowest: signed(lowest),
    highest: signed(highest),
    forecast: style.say(forecastOf(view, attacker)),
  };
  const sentence = isFinite ? style.say('cli.siege', words) : style.say('cli.siege.endless', words);
  const cards = [attacker, opponentOf(attacker)].map((side) => {
    const text = style.say('cli.siege.cards', {
      side: viewerName(side, style.locale),
      cards: orderedPileText(siege.cards[side], style),
    });
    return style.ofSide(side, wrapped(`  ${text}`, style.columns, '    '));
  });
  const capital = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  return [wrapped(capital, style.columns, '  '), ...cards];
}

/** What the next siege check would bring. */
function forecastOf(view: PlayerView, attacker: Side) {
  const winner = winnerAtCheck(view, attacker);
  if (winner === null) return 'cli.siege.stand-off';
  return winner === attacker ? 'cli.siege.attacker' : 'cli.siege.defender';
}
