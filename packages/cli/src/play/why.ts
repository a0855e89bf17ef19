// Answers to “why not?”: about a whole action, the beginning of one, a place or a card.
import {
  explain,
  readAction,
  whyRefused,
  type ActionKind,
  type Choice,
  type Explanation,
  type PlayerView,
  type Refusal,
} from '@arpents/engine';
import { actionName, describeAction, describeRefusal } from '@arpents/messages';
import { wrapped, type Style } from '../position-text/style.ts';
import { readChoice, readTyped } from './typed.ts';

/** How many ways are named before the rest is left to the list. */
const NAMED_WAYS = 3;

/** A refusal with the ruling that it rests on. */
export function refusalText(refusal: Refusal, style: Style): string {
  const reason = describeRefusal(refusal, style.locale);
  const text = style.say('cli.play.refused', { reason, ruling: refusal.ruling });
  return wrapped(text, style.columns, '');
}

export function whyText(text: string, view: PlayerView, style: Style): string {
  const typed = readTyped(text);
  if (typed.is === 'action') {
    const refusal = whyRefused(view, typed.action);
    return refusal === null ? style.say('cli.play.legal') : refusalText(refusal, style);
  }
  const choice = readChoice(text);
  if (choice === null) return wrapped(style.say('cli.play.why-what'), style.columns, '');
  const lines = explain(view, choice)
    .filter((explanation) => choice.kind !== null || isAbout(explanation, choice))
    .map((explanation) => explanationText(explanation, view, style));
  return lines.length === 0 ? style.say('cli.play.nothing-about') : lines.join('\n');
}

/** Where no kind was asked about: those that such a choice could belong to at all. */
const isAbout = ({ kind, refusal }: Explanation, choice: Choice): boolean =>
  refusal?.code !== 'rule-not-in-force' &&
  (choice.location === null || hasField(kind, 'location')) &&
  (choice.cards.length === 0 || hasField(kind, 'cards') || hasField(kind, 'card'));

/** Whether actions of this kind have a field: the reader of actions leaves out what does not belong. */
function hasField(kind: ActionKind, field: string): boolean {
  const card = 'empire:militia';
  const action = readAction({ kind, location: 'boston', cards: [card], card });
  return action !== null && field in action;
}

function explanationText(
  { kind, ways, refusal }: Explanation,
  view: PlayerView,
  style: Style,
): string {
  const title = actionName(kind, style.locale);
  const content =
    refusal === null
      ? waysText(ways, view, style)
      : refusalText(refusal, { ...style, columns: Infinity });
  return wrapped(style.say('cli.titled', { title, content }), style.columns, '  ');
}

function waysText(ways: Explanation['ways'], view: PlayerView, style: Style): string {
  const side = view.decision?.side ?? view.side;
  const named = ways
    .slice(0, NAMED_WAYS)
    .map((way) => describeAction(way, side, style.locale))
    .join(' / ');
  return ways.length > NAMED_WAYS ? style.say('cli.play.ways', { ways: named }) : named;
}
