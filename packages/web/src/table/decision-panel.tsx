// Decisions besides the actions of a turn: what is asked, and every answer as a button. The map stays in sight.
import { legalActions, type Action, type PlayerView, type Side } from '@arpents/engine';
import { describeAction } from '@arpents/messages';
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { CardFace } from '../cards/card-face.tsx';
import { askText } from '../text/ask-text.ts';
import { useText } from '../text/use-text.ts';

export interface DecisionPanelProps {
  readonly view: PlayerView;
  readonly side: Side;
  /** What the server is about to answer for the player; then he is told, not asked. */
  readonly coming: Action | null;
  readonly isSending: boolean;
  readonly onAct: (action: Action) => void;
}

/** Longer than the server takes to answer for a player: after this he is asked all the same. */
const COMING_MS = 6000;

export function DecisionPanel(props: DecisionPanelProps): ReactElement | null {
  const { view, side, coming } = props;
  const { t, locale } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { decision } = view;
  const [overdue, setOverdue] = useState<PlayerView['decision']>(null);
  const answers = useMemo(() => legalActions(view), [view]);
  useEffect(() => {
    heading.current?.focus();
    const timer = setTimeout(() => {
      setOverdue(decision);
    }, COMING_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [decision]);
  if (decision === null) return null;
  const isAsked = coming === null || overdue === decision;
  return (
    <section className="decision" aria-label={t('decision.label')} data-testid="decision">
      <h2 tabIndex={-1} ref={heading}>
        {askText(view, locale)}
      </h2>
      {isAsked ? (
        <Answers {...props} answers={answers} />
      ) : (
        <div className="coming" data-testid="coming">
          <p>{t(answers.length === 1 ? 'decision.only' : 'decision.by-orders')}</p>
          <p>
            <strong>{describeAction(coming, side, locale)}</strong>
          </p>
        </div>
      )}
    </section>
  );
}

function Answers({
  answers,
  side,
  isSending,
  onAct,
}: DecisionPanelProps & { readonly answers: readonly Action[] }): ReactElement {
  const { locale } = useText();
  return (
    <ul className="answers">
      {answers.map((answer) => (
        <li key={JSON.stringify(answer)}>
          <button
            type="button"
            className="answer"
            disabled={isSending}
            onClick={() => {
              onAct(answer);
            }}
          >
            <AnswerPicture answer={answer} side={side} />
            <span>{describeAction(answer, side, locale)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function AnswerPicture({
  answer,
  side,
}: {
  readonly answer: Action;
  readonly side: Side;
}): ReactElement | null {
  if (!('card' in answer) || answer.card === null) return null;
  return <CardFace id={answer.card} side={side} small />;
}
