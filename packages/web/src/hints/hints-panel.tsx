// Hints of the computer for a game against it, beside the map: different ideas in words, each shown step by step on the
// map and in the hand. Choosing a step carries nothing out.
import type { Advice } from '@arpents/bots';
import type { Action, PlayerView, Side } from '@arpents/engine';
import { describeAction, describeChance, describeReason } from '@arpents/messages';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Mentioned } from '../cards/mentioned.tsx';
import { cardsNamedIn } from '../cards/mentions.ts';
import { placeOfAction } from '../choosing/action-place.ts';
import { cardsPlayed, draftFor } from '../draft/draft.ts';
import { isMyDecision, seatOf } from '../state/seat.ts';
import { useGame, useTable } from '../state/table.ts';
import { useText } from '../text/use-text.ts';
import { stepReached, type Plan } from './plan.ts';
import { useAdvice } from './use-advice.ts';
import { whyOf } from './why.ts';

export interface HintsPanelProps {
  readonly view: PlayerView;
  readonly onClose: () => void;
}

export function HintsPanel({ view, onClose }: HintsPanelProps): ReactElement {
  const { t } = useText();
  const panel = useRef<HTMLElement>(null);
  const { showStep } = useTable();
  useEffect(() => {
    panel.current?.focus();
    return () => {
      showStep(null, null);
    };
  }, [showStep]);
  return (
    <section
      ref={panel}
      className="hints-panel"
      tabIndex={-1}
      aria-label={t('menu.hints')}
      data-testid="hints"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header>
        <h2>{t('menu.hints')}</h2>
        <button type="button" className="quiet" aria-label={t('dialog.close')} onClick={onClose}>
          ✕
        </button>
      </header>
      {isMyDecision(view) ? <Ideas view={view} /> : <p>{t('hints.not-yours')}</p>}
    </section>
  );
}

function Ideas({ view }: { readonly view: PlayerView }): ReactElement {
  const { t } = useText();
  const entries = useGame((game) => game.entries);
  const [plan, setPlan] = useState<Plan | null>(null);
  const side = seatOf(view);
  const step = plan === null ? null : stepReached(plan, entries, side);
  const begin = (advice: Advice): void => {
    setPlan((now) =>
      now?.advice === advice ? now : { advice, from: entries.at(-1)?.version ?? 0 },
    );
  };
  // The step that comes next is in sight, however far one had scrolled among the ideas.
  useEffect(() => {
    if (step === null) return;
    document.querySelector('.idea [aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [plan, step]);
  if (plan === null || step === null) return <FreshIdeas view={view} onBegin={begin} />;
  return (
    <>
      <Idea view={view} advice={plan.advice} step={step} onBegin={begin} />
      <p className="buttons">
        <button
          type="button"
          className="chip"
          onClick={() => {
            setPlan(null);
          }}
        >
          {t('coach.hint.others')}
        </button>
      </p>
    </>
  );
}

function FreshIdeas({
  view,
  onBegin,
}: {
  readonly view: PlayerView;
  readonly onBegin: (advice: Advice) => void;
}): ReactElement {
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
        <>
          <p className="hint" role="status">
            {t('hints.note')}
          </p>
          {shown.advice.map((advice, i) => (
            <Idea key={i} view={view} advice={advice} step={0} onBegin={onBegin} />
          ))}
        </>
      );
  }
}

function Idea({
  view,
  advice,
  step,
  onBegin,
}: {
  readonly view: PlayerView;
  readonly advice: Advice;
  /** The step that comes next. */
  readonly step: number;
  readonly onBegin: (advice: Advice) => void;
}): ReactElement {
  const { t, locale } = useText();
  const { chooseDraft, pick, showStep } = useTable();
  const side = seatOf(view);
  const { actions, aim, winning, reasons } = advice;
  const show = (action: Action): void => {
    showStep(placeOfAction(view, action), cardsPlayed(action));
  };
  const choose = (action: Action): void => {
    chooseDraft(draftFor(action));
    pick(action);
    show(action);
    onBegin(advice);
  };
  const next = actions[step];
  return (
    <article className="idea" data-aim={aim}>
      <h3>{t(`coach.aim.${aim}`)}</h3>
      <ol>
        {actions.map((action, i) => (
          <li key={i} aria-current={i === step ? 'step' : undefined}>
            <Step
              view={view}
              action={action}
              side={side}
              onShow={() => {
                show(action);
              }}
            />
          </li>
        ))}
      </ol>
      {next !== undefined && (
        <button
          type="button"
          className="idea-choose"
          onClick={() => {
            choose(next);
          }}
        >
          {t(step === 0 ? 'hints.try' : 'coach.hint.next')}
        </button>
      )}
      <details>
        <summary>{t('hints.reasons')}</summary>
        <ul>
          <li>{describeChance(winning, locale)}</li>
          {reasons.map((reason, i) => (
            <li key={i}>{describeReason(reason, side, locale)}</li>
          ))}
        </ul>
      </details>
    </article>
  );
}

/** What to do and why; pointing at it, or pressing it, shows it on the map and in the hand. */
function Step({
  view,
  action,
  side,
  onShow,
}: {
  readonly view: PlayerView;
  readonly action: Action;
  readonly side: Side;
  readonly onShow: () => void;
}): ReactElement {
  const { locale } = useText();
  return (
    <button
      type="button"
      className="idea-step"
      onClick={onShow}
      onFocus={onShow}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') onShow();
      }}
    >
      <strong>
        <Mentioned
          sentence={describeAction(action, side, locale)}
          cards={cardsNamedIn(action)}
          side={side}
        />
      </strong>
      <span>{whyOf(view, action, locale)}</span>
    </button>
  );
}
