// What an element is about: a card, which is shown large, or something that has a tip.
import { CARD_IDS, SIDES, type CardId, type Side } from '@arpents/engine';
import { TIPS, type TipKey } from './tip-list.ts';

export type Explained =
  | { readonly kind: 'card'; readonly id: CardId; readonly side: Side }
  | {
      readonly kind: 'tip';
      readonly tip: TipKey;
      /** What it is called, where that is not written on it. */
      readonly name: string | null;
      /** What holds for it at present, such as why it cannot be used. */
      readonly note: string | null;
    };

export interface Found {
  readonly element: Element;
  readonly explained: Explained;
}

const ANY = ['[data-card]', ...TIPS.map(({ at }) => at)].join(', ');

/** The innermost part at which something points that explains itself; a card speaks for all that is printed on it. */
export function tipAt(target: EventTarget | null): Found | null {
  if (!(target instanceof Element)) return null;
  const card = target.closest('[data-card]');
  const element = card ?? target.closest(ANY);
  const explained = element === null ? null : (explainedCard(element) ?? explainedPart(element));
  return element === null || explained === null ? null : { element, explained };
}

function explainedCard(element: Element): Explained | null {
  const id = CARD_IDS.find((one) => one === element.getAttribute('data-card'));
  const side = SIDES.find((one) => one === element.getAttribute('data-card-side'));
  return id === undefined || side === undefined ? null : { kind: 'card', id, side };
}

function explainedPart(element: Element): Explained | null {
  const row = TIPS.find(({ at }) => element.matches(at));
  if (row === undefined) return null;
  return {
    kind: 'tip',
    tip: row.tip,
    name: nameOf(element),
    note: element.getAttribute('data-note'),
  };
}

/** As it is said to those who listen. */
function nameOf(element: Element): string | null {
  const said = element.querySelector('.said, .pile-label')?.textContent.trim() ?? '';
  return element.getAttribute('aria-label') ?? (said === '' ? null : said);
}
