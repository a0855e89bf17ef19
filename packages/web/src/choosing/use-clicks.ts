// Every click on what chooses goes by the judge of double clicks first.
import { ACTION_KINDS, CARD_IDS, PLACE_IDS, readAction, type Action } from '@arpents/engine';
import { useState, type MouseEvent } from 'react';
import { clickJudge, type Part } from './double-click.ts';

/** Where choosing happens; menus, lenses and the log can be clicked as fast as one likes. */
const CHOOSING = '.place, .label, .hand, .table-choice, .dock';

/** What was clicked, by what is written on the element. */
function partOf(target: Element): Part | null {
  const named = (attribute: string): string | null =>
    target.closest(`[${attribute}]`)?.getAttribute(attribute) ?? null;
  const way = named('data-way');
  const action = way === null ? null : readAction(JSON.parse(way));
  if (action !== null) return { way: action };
  const kind = ACTION_KINDS.find((one) => one === named('data-kind'));
  if (kind !== undefined) return { kind };
  const location = PLACE_IDS.find((one) => one === named('data-place'));
  if (location !== undefined) return { location };
  const card = CARD_IDS.find((one) => one === named('data-hand-card'));
  return card === undefined ? null : { card };
}

/** To be set on the table as what captures clicks. */
export function useClicks(
  ready: Action | null,
  carryOut: (action: Action) => void,
): (event: MouseEvent) => void {
  const [{ judge }] = useState(clickJudge);
  return (event) => {
    const target = event.target as Element;
    if (target.closest('dialog') !== null || target.closest(CHOOSING) === null) return;
    const verdict = judge(
      {
        at: event.timeStamp,
        x: event.clientX,
        y: event.clientY,
        count: event.detail,
        part: partOf(target),
      },
      ready,
    );
    if (verdict === 'choose') return;
    event.stopPropagation();
    event.preventDefault();
    if (verdict !== 'ignore') carryOut(verdict.carryOut);
  };
}
