// Hints of the computer for a game against it: up to three whole turns, how likely each is to win, and why.
import type { Advice } from '@arpents/bots';
import type { Action, PlayerView, Side } from '@arpents/engine';
import { describeAction, describeChance, describeReason } from '@arpents/messages';
import type { ReactElement } from 'react';
import { Mentioned } from '../cards/mentioned.tsx';
import { cardsNamedIn } from '../cards/mentions.ts';
import { draftFor } from '../draft/draft.ts';
import { isMyDecision, seatOf } from '../state/seat.ts';
import { useTable } from '../state/table.ts';
import { useText } from '../text/use-text.ts';
import { useAdvice } from './use-advice.ts';
import './hints.css';

export interface HintsPanelProps {
  readonly view: PlayerView;
  /** The first step of a hint has been chosen. */
  readonly onTried: () => void;
}

export function HintsPanel({ view, onTried }: HintsPanelProps): ReactElement {
  const { t } = useText();
  if (!isMyDecision(view)) return <p>{t('hints.not-yours')}</p>;
  return <Hints view={view} side={seatOf(view)} onTried={onTried} />;
}

function Hints({ view, side, onTried }: HintsPanelProps & { readonly side: Side }): ReactElement {
  const { t } = useText();
  const shown = useAdvice(view);
  switch (shown.kind) {
    case 'thinking':
      return (
        <p role="status">
          {t('hints.thinking')} <progress value={shown.spent} aria-label={t('hints.thinking')} />
        </p>
      );
    case 'none':
      return <p role="alert">{t('hints.none')}</p>;
    case 'advice':
      return (
        <div className="stack">
          <p className="hint" role="status">
            {t('hints.note')}
          </p>
          <ol className="hints">
            {shown.advice.map((advice, i) => (
              <li key={i}>
                <Hint advice={advice} side={side} onTried={onTried} />
              </li>
            ))}
          </ol>
        </div>
      );
  }
}

function Hint({
  advice,
  side,
  onTried,
}: Omit<HintsPanelProps, 'view'> & { readonly advice: Advice; readonly side: Side }): ReactElement {
  const { t, locale } = useText();
  const { chooseDraft, pick } = useTable();
  const { actions, winning, reasons } = advice;
  const [first] = actions;
  const follow = (action: Action): void => {
    chooseDraft(draftFor(action));
    pick(action);
    onTried();
  };
  return (
    <article className="hint-turn">
      <h3>{describeChance(winning, locale)}</h3>
      <ol>
        {actions.map((action, i) => (
          <li key={i}>
            <Mentioned
              sentence={describeAction(action, side, locale)}
              cards={cardsNamedIn(action)}
              side={side}
            />
          </li>
        ))}
      </ol>
      <h4>{t('hints.reasons')}</h4>
      <ul>
        {reasons.map((reason, i) => (
          <li key={i}>{describeReason(reason, side, locale)}</li>
        ))}
      </ul>
      {first !== undefined && (
        <p className="buttons">
          <button
            type="button"
            onClick={() => {
              follow(first);
            }}
          >
            {t('hints.try')}
          </button>
        </p>
      )}
    </article>
  );
}
