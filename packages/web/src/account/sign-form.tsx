// Signing in, registering, and getting back in with a recovery code: three small forms that share name and password.
import type { Result } from '@arpents/engine';
import {
  NAME_LENGTH,
  PASSWORD_LENGTH,
  type RegisteredAnswer,
  type SignedInAnswer,
} from '@arpents/protocol';
import { useState, type ReactElement } from 'react';
import { ask, type Failure } from '../api/client.ts';
import { offerHandOver } from '../keeping/offer.ts';
import { FailureLine } from '../parts/failure-line.tsx';
import { TextField } from '../parts/text-field.tsx';
import { nowSignedInAs } from '../state/me.ts';
import { useText } from '../text/use-text.ts';
import { NameField } from './name-field.tsx';

const WAYS = ['sign-in', 'register', 'recover'] as const;
export type SignInWay = (typeof WAYS)[number];

/** Recovery codes are shown by whoever shows the form, because they must outlast it. */
export type Signed = (way: SignInWay, recoveryCodes: readonly string[]) => void;

export function SignForm({
  firstWay = 'sign-in',
  onSigned,
}: {
  readonly firstWay?: SignInWay;
  readonly onSigned: Signed;
}): ReactElement {
  const { t } = useText();
  const [way, setWay] = useState<SignInWay>(firstWay);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const submit = async (): Promise<void> => {
    setSending(true);
    const answer = await signIn(way, name, password, code);
    setSending(false);
    setFailure(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    const { me, recoveryCodes = [] } = answer.value;
    offerHandOver();
    onSigned(way, recoveryCodes);
    nowSignedInAs(me);
  };

  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="buttons sign-ways" role="group" aria-label={t('account.title')}>
        {WAYS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === way}
            onClick={() => {
              setWay(one);
              setFailure(null);
            }}
          >
            {t(`account.way.${one}`)}
          </button>
        ))}
      </div>
      {way === 'register' ? (
        <>
          <NameField
            label={t('account.name')}
            name={name}
            autoComplete="username"
            onName={setName}
          />
          <p className="hint">{t('account.name.note', NAME_LENGTH)}</p>
        </>
      ) : (
        <TextField
          label={t('account.name')}
          value={name}
          autoComplete="username"
          required
          onText={setName}
        />
      )}
      {way === 'recover' && (
        <TextField
          label={t('account.code')}
          value={code}
          autoComplete="one-time-code"
          required
          onText={setCode}
        />
      )}
      <TextField
        label={t(way === 'recover' ? 'account.password.next' : 'account.password')}
        type="password"
        value={password}
        autoComplete={way === 'sign-in' ? 'current-password' : 'new-password'}
        required
        minLength={way === 'sign-in' ? undefined : PASSWORD_LENGTH.least}
        onText={setPassword}
      />
      {way !== 'sign-in' && (
        <p className="hint">{t('account.password.note', { count: PASSWORD_LENGTH.least })}</p>
      )}
      {failure !== null && <FailureLine failure={failure} />}
      <p className="buttons">
        <button type="submit" className="primary" data-testid={way} disabled={isSending}>
          {t(`account.${way}`)}
        </button>
      </p>
    </form>
  );
}

/** What each of the three ways is answered with; codes only come with registering. */
type Answer = SignedInAnswer & Partial<Pick<RegisteredAnswer, 'recoveryCodes'>>;

function signIn(
  way: SignInWay,
  name: string,
  password: string,
  code: string,
): Promise<Result<Answer, Failure>> {
  switch (way) {
    case 'sign-in':
      return ask('POST /api/sign-in', { body: { name, password } });
    case 'register':
      return ask('POST /api/accounts', { body: { name, password } });
    case 'recover':
      return ask('POST /api/recover', { body: { name, password, code } });
  }
}
