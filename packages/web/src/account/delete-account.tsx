// Leaving for good: what happens then, and the password as a second thought.
import { useState, type ReactElement } from 'react';
import { ask, type Failure } from '../api/client.ts';
import { FailureLine } from '../parts/failure-line.tsx';
import { TextField } from '../parts/text-field.tsx';
import { nowSignedInAs } from '../state/me.ts';
import { useText } from '../text/use-text.ts';
import { OwnName } from './own-name.tsx';

export function DeleteAccount(): ReactElement {
  const { t } = useText();
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const submit = async (): Promise<void> => {
    const answer = await ask('POST /api/me/delete', { body: { password } });
    if (answer.ok) nowSignedInAs(null);
    else setFailure(answer.error);
  };
  return (
    <form
      className="stack"
      aria-label={t('account.delete')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h2>{t('account.delete')}</h2>
      <p className="hint">{t('account.delete.about')}</p>
      <OwnName />
      <TextField
        label={t('account.password')}
        type="password"
        value={password}
        autoComplete="current-password"
        required
        onText={setPassword}
      />
      {failure !== null && <FailureLine failure={failure} />}
      <p className="buttons">
        <button type="submit" className="danger">
          {t('account.delete.for-good')}
        </button>
      </p>
    </form>
  );
}
