// Somebody one meets, and what can be done about them: not reading them, not meeting them, reporting them.
import { err } from '@arpents/engine';
import { REPORT_REASONS, TEXT_LENGTH, type PersonName, type ReportReason } from '@arpents/protocol';
import { useState, type ReactElement } from 'react';
import { ask, type Failure } from '../api/client.ts';
import { FailureLine } from '../parts/failure-line.tsx';
import { Pick } from '../parts/pick.tsx';
import { TextField } from '../parts/text-field.tsx';
import { beSomebody } from '../state/me.ts';
import { nameOfPerson } from '../text/person-name.ts';
import { useText } from '../text/use-text.ts';
import { useBarriers, type Barriers } from './use-barriers.ts';
import './people.css';

interface MannersProps {
  readonly person: PersonName;
  /** The game that both have played; null: none. */
  readonly game: string | null;
  readonly barriers: Barriers;
  /** Whether it is all that is looked at. */
  readonly isOpen?: boolean;
}

/** For places that need not know whom else the reader keeps away. */
export const MannersTowards = (met: Omit<MannersProps, 'barriers'>): ReactElement => (
  <Manners {...met} barriers={useBarriers()} />
);

export function Manners({
  person,
  game,
  barriers: { barriers, failure, set },
  isOpen = false,
}: MannersProps): ReactElement {
  const { t } = useText();
  const name = nameOfPerson(person, t);
  const standing = barriers.find((barrier) => barrier.person.id === person.id)?.kind ?? null;
  return (
    <details className="manners" open={isOpen}>
      <summary>{t('manners.about', { name })}</summary>
      <div className="stack">
        {standing !== null && <p role="status">{t(`manners.is.${standing}`, { name })}</p>}
        <p className="buttons">
          {(['mute', 'block'] as const).map((kind) => (
            <button
              key={kind}
              type="button"
              data-testid={kind}
              onClick={() => {
                set(person.id, standing === kind ? null : kind);
              }}
            >
              {t(standing === kind ? `barriers.lift.${kind}` : `manners.${kind}`)}
            </button>
          ))}
        </p>
        {(['mute', 'block'] as const).map((kind) => (
          <p key={kind} className="hint">
            {t('label', { name: t(`manners.${kind}`) })} {t(`manners.${kind}.about`)}
          </p>
        ))}
        {failure !== null && <FailureLine failure={failure} />}
        <ReportForm person={person} game={game} />
      </div>
    </details>
  );
}

function ReportForm({
  person,
  game,
}: {
  readonly person: PersonName;
  readonly game: string | null;
}): ReactElement {
  const { t } = useText();
  const [reason, setReason] = useState<ReportReason>('insults');
  const [text, setText] = useState('');
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const send = async (): Promise<void> => {
    const problem = await beSomebody();
    const answer =
      problem === null
        ? await ask('POST /api/people/:id/reports', {
            params: { id: person.id },
            body: { reason, text, game },
          })
        : err(problem);
    setFailure(answer.ok ? null : answer.error);
    setSent(answer.ok);
  };
  if (isSent) return <p role="status">{t('report.sent')}</p>;
  return (
    <div className="stack" role="group" aria-label={t('report.title')}>
      <Pick
        label={t('report.reason')}
        value={reason}
        options={REPORT_REASONS}
        name={(one) => t(`report.reason.${one}`)}
        onPick={setReason}
      />
      <TextField
        label={t('report.text')}
        value={text}
        maxLength={TEXT_LENGTH.report}
        onText={setText}
      />
      {game !== null && <p className="hint">{t('report.messages')}</p>}
      <p className="buttons">
        <button
          type="button"
          data-testid="report"
          onClick={() => {
            void send();
          }}
        >
          {t('report.send')}
        </button>
      </p>
      {failure !== null && <FailureLine failure={failure} />}
    </div>
  );
}
