// Changing the password; the other sign-ins and the access tokens end with it unless somebody wants to keep them.
import { PASSWORD_LENGTH } from '@arpents/protocol';
import { useState, type ReactElement } from 'react';
import { ask, type Failure } from '../api/client.ts';
import { Check } from '../parts/check.tsx';
import { FailureLine } from '../parts/failure-line.tsx';
import { TextField } from '../parts/text-field.tsx';
import { useText } from '../text/use-text.ts';
import { OwnName } from './own-name.tsx';

export function PasswordForm({ onChanged }: { readonly onChanged: () => void }): ReactElement {
  const { t } = useText();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [endSignIns, setEndSignIns] = useState(true);
  const [revokeTokens, setRevokeTokens] = useState(true);
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const submit = async (): Promise<void> => {
    const answer = await ask('PUT /api/me/password', {
      body: { current, next, endSignIns, revokeTokens },
    });
    setFailure(answer.ok ? null : answer.error);
    setDone(answer.ok);
    if (!answer.ok) return;
    setCurrent('');
    setNext('');
    onChanged();
  };
  return (
    <form
      className="stack"
      aria-label={t('account.password.change')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h2>{t('account.password')}</h2>
      <OwnName />
      <TextField
        label={t('account.password.current')}
        type="password"
        value={current}
        autoComplete="current-password"
        required
        onText={setCurrent}
      />
      <TextField
        label={t('account.password.next')}
        type="password"
        value={next}
        autoComplete="new-password"
        required
        minLength={PASSWORD_LENGTH.least}
        onText={setNext}
      />
      <Check
        label={t('account.password.end-sign-ins')}
        isChecked={endSignIns}
        onCheck={setEndSignIns}
      />
      <Check
        label={t('account.password.revoke-tokens')}
        isChecked={revokeTokens}
        onCheck={setRevokeTokens}
      />
      {failure !== null && <FailureLine failure={failure} />}
      <p role="status" className="hint">
        {isDone ? t('account.password.changed') : ''}
      </p>
      <p className="buttons">
        <button type="submit">{t('account.password.change')}</button>
      </p>
    </form>
  );
}
