// Where the account is signed in, and ending that from here.
import type { SignInsAnswer } from '@arpents/protocol';
import { useState, type ReactElement } from 'react';
import { ask, type Failure } from '../api/client.ts';
import type { AnswerShown } from '../api/use-answer.ts';
import { FailureLine } from '../parts/failure-line.tsx';
import { readUserAgent } from './user-agent.ts';
import { momentText } from '../text/moment.ts';
import { useText } from '../text/use-text.ts';

export function SignIns({
  shown: { value, failure, askAgain },
}: {
  readonly shown: AnswerShown<SignInsAnswer>;
}): ReactElement {
  const { t, locale } = useText();
  const [refused, setRefused] = useState<Failure | null>(null);
  const end = async (id: string): Promise<void> => {
    const answer = await ask('DELETE /api/me/sign-ins/:id', { params: { id } });
    setRefused(answer.ok ? null : answer.error);
    askAgain();
  };
  const agentText = (userAgent: string): string => {
    const { browser, system } = readUserAgent(userAgent);
    if (browser === null) return system ?? t('account.sign-ins.unnamed');
    return system === null ? browser : t('account.sign-ins.agent', { browser, system });
  };
  const problem = refused ?? failure;
  return (
    <section className="stack">
      <h2>{t('account.sign-ins')}</h2>
      {problem !== null && <FailureLine failure={problem} />}
      <ul className="kept-list">
        {(value?.signIns ?? []).map(({ id, createdAt, seenAt, userAgent, current }) => (
          <li key={id}>
            <div>
              <p>{agentText(userAgent)}</p>
              <p className="hint">
                {t('account.sign-ins.times', {
                  since: momentText(createdAt, locale),
                  seen: momentText(seenAt, locale),
                })}
              </p>
            </div>
            {current ? (
              <strong>{t('account.sign-ins.here')}</strong>
            ) : (
              <button
                type="button"
                onClick={() => {
                  void end(id);
                }}
              >
                {t('account.sign-ins.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
