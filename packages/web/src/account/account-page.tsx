// Signing in, registering, and what belongs to an account.
import type { RegisteredAnswer, SignedInAnswer } from '@arpents/protocol';
import { useState, type ReactElement } from 'react';
import { ask, type Failure } from '../api/client.ts';
import { PageHead } from '../home/page-head.tsx';
import { nowSignedInAs, useMe } from '../state/me.ts';
import { FailureLine } from '../table/failure-line.tsx';
import { useText } from '../text/use-text.ts';

export function AccountPage(): ReactElement {
  const { t } = useText();
  const me = useMe((state) => state.me);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const signOut = async (): Promise<void> => {
    const answer = await ask('POST', '/sign-out', {});
    if (answer.ok) nowSignedInAs(null);
  };
  return (
    <>
      <PageHead />
      <main className="page narrow">
        {me !== null && !me.guest ? (
          <>
            <h1>{me.name}</h1>
            {codes.length > 0 && (
              <section className="recap">
                <h2>{t('account.codes')}</h2>
                <p>{t('account.codes.note')}</p>
                <ul className="codes">
                  {codes.map((code) => (
                    <li key={code}>
                      <code>{code}</code>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <button type="button" onClick={() => void signOut()}>
              {t('account.sign-out')}
            </button>
          </>
        ) : (
          <>
            <h1>{t('account.title')}</h1>
            {me !== null && <p>{t('account.guest', { name: me.name })}</p>}
            <SignForm onCodes={setCodes} />
          </>
        )}
      </main>
    </>
  );
}

export function SignForm({ onCodes }: { readonly onCodes: (codes: readonly string[]) => void }): ReactElement {
  const { t } = useText();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const submit = async (isNew: boolean): Promise<void> => {
    setFailure(null);
    if (isNew) {
      const answer = await ask<RegisteredAnswer>('POST', '/accounts', { name, password });
      if (!answer.ok) {
        setFailure(answer.error);
        return;
      }
      onCodes(answer.value.recoveryCodes);
      nowSignedInAs(answer.value.me);
    } else {
      const answer = await ask<SignedInAnswer>('POST', '/sign-in', { name, password });
      if (answer.ok) nowSignedInAs(answer.value.me);
      else setFailure(answer.error);
    }
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(false);
      }}
    >
      <label>
        {t('account.name')}
        <input
          value={name}
          autoComplete="username"
          required
          onChange={(event) => {
            setName(event.target.value);
          }}
        />
      </label>
      <label>
        {t('account.password')}
        <input
          type="password"
          value={password}
          autoComplete="current-password"
          required
          onChange={(event) => {
            setPassword(event.target.value);
          }}
        />
      </label>
      <p className="hint">{t('account.password.note')}</p>
      {failure !== null && <FailureLine failure={failure} />}
      <p className="buttons">
        <button type="submit" className="primary">
          {t('account.sign-in')}
        </button>
        <button type="button" onClick={() => void submit(true)}>
          {t('account.register')}
        </button>
      </p>
    </form>
  );
}
