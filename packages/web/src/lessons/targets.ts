// Where on the page the thing is that the coach speaks of.
import { PLACE_IDS, opponentOf, type LocationId, type Side } from '@arpents/engine';
import { PARTS, type Part, type Target } from './lesson.ts';

/** Tabs of the phone, by their place: what is not on the screen is behind one of them. */
const TABS = { hand: 1, sides: 2 } as const;
const tab = (name: keyof typeof TABS): string =>
  `.table-tabs button:nth-child(${TABS[name]})[aria-pressed="false"]`;

const partSelectors = (part: Part, side: Side): readonly string[] => {
  const player = `.player.${side}`;
  const pile = (name: string, of = player): readonly string[] => [
    `${of} [data-pile="${name}"]`,
    tab('sides'),
  ];
  switch (part) {
    case 'hand':
      return ['.hand', tab('hand')];
    case 'money':
      return [`${player} .figures .coin`, '[data-figure="money"]'];
    case 'points':
      return [`${player} .figure-button`, `.strip-figure.points.${side}`];
    case 'stock':
      return [`${player} .player-line + .player-line .figures`, tab('sides')];
    case 'siege':
      return ['.sieges', '.strip-figure.siege'];
    case 'their-reserve':
      return pile('reserve', `.player.${opponentOf(side)}`);
    case 'deck':
    case 'discard':
    case 'available':
    case 'reserve':
      return pile(part);
    case 'confirm':
      return ['[data-testid="confirm"][aria-disabled="false"]', tab('hand')];
    case 'end-turn':
      // While actions are left, the way there is to pass.
      return [
        '[data-testid="end-turn"][aria-disabled="false"]',
        '[data-testid="confirm"][aria-disabled="false"]',
        '[data-kind="pass"]',
        tab('hand'),
      ];
  }
};

/** The first of these that is on the screen is meant. */
export function selectorsOf(target: Target, side: Side): readonly string[] {
  const [kind = '', id = ''] = target.split(' ');
  const part = PARTS.find((one) => one === target);
  if (part !== undefined) return partSelectors(part, side);
  switch (kind) {
    case 'card':
      return [`[data-hand-card="${id}"]:not(.chosen)`, `[data-hand-card="${id}"]`, tab('hand')];
    case 'offered':
      return [
        `.table-choice [data-way*='"${id}"']`,
        `.table-choice [data-card="${id}"]`,
        tab('hand'),
      ];
    case 'place':
      return [`#place-${id} .place-hit`];
    default:
      // Where few ways are left they are listed themselves.
      return [`[data-kind="${id}"]`, `.table-choice [data-way*='"kind":"${id}"']`, tab('hand')];
  }
}

/** The place that is meant; null: something else is. */
export const placeOfTarget = (target: Target): LocationId | null =>
  PLACE_IDS.find((id) => target === `place ${id}`) ?? null;
