// Decisions besides the actions of a turn: what is asked, and every answer as a button. The map stays in sight.
import { legalActions, type Action, type PlayerView, type Side } from '@arpents/engine';
import { describeAction, describeDecision } from '@arpents/messages';
import { useEffect, useRef, type ReactElement } from 'react';
import { CardFace } from '../cards/card-face.tsx';
import { useText } from '../text/use-text.ts';

export function DecisionPanel({
  view,
  side,
  isSending,
  onAct,
}: {
  readonly view: PlayerView;
  readonly side: Side;
  readonly isSending: boolean;
  readonly onAct: (action: Action) => void;
}): ReactElement | null {
  const { t, locale } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { decision } = view;
  useEffect(() => {
    heading.current?.focus();
  }, [decision]);
  if (decision === null) return null;
  return (
    <section className="decision" aria-label={t('decision.label')} data-testid="decision">
      <h2 tabIndex={-1} ref={heading}>
        {describeDecision(decision, locale)}
      </h2>
      <ul className="answers">
        {legalActions(view).map((answer) => (
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
    </section>
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
