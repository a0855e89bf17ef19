// Decisions besides the actions of a turn: what is asked, and every answer as a button. The map stays in sight.
import { legalActions, type Action, type PlayerView, type Side } from '@arpents/engine';
import { describeAction } from '@arpents/messages';
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { CardFace } from '../cards/card-face.tsx';
import { seatOf } from '../state/seat.ts';
import { useGame, useTable } from '../state/table.ts';
import { askText } from '../text/ask-text.ts';
import { useText } from '../text/use-text.ts';

export interface DecisionPanelProps {
  readonly view: PlayerView;
  /** What the server is about to answer for the player; then they are told, not asked. */
  readonly coming: Action | null;
}

/** Longer than the server takes to answer for a player: after this they are asked all the same. */
const COMING_MS = 6000;

export function DecisionPanel({ view, coming }: DecisionPanelProps): ReactElement | null {
  const { t, locale } = useText();
  const side = seatOf(view);
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
        <Answers answers={answers} side={side} />
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
}: {
  readonly answers: readonly Action[];
  readonly side: Side;
}): ReactElement {
  const { locale } = useText();
  const { act } = useTable();
  const isSending = useGame((game) => game.isSending);
  return (
    <ul className="answers">
      {answers.map((answer) => (
        <li key={JSON.stringify(answer)}>
          <button
            type="button"
            className="answer"
            disabled={isSending}
            onClick={() => {
              act(answer);
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
