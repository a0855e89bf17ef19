// Recovery codes: shown once, and new ones against the password.
import { useState, type ReactElement } from 'react';
import { ask, type Failure } from '../api/client.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { FailureLine } from '../parts/failure-line.tsx';
import { TextField } from '../parts/text-field.tsx';
import { useMe } from '../state/me.ts';
import { useText } from '../text/use-text.ts';
import { OwnName } from './own-name.tsx';

export function CodesShown({ codes }: { readonly codes: readonly string[] }): ReactElement {
  const { t } = useText();
  const name = useMe((state) => state.me?.name ?? '');
  const file = [t('account.codes.file', { name, address: location.host }), '', ...codes, ''];
  return (
    <section className="codes-shown stack" aria-label={t('account.codes')}>
      <h2>{t('account.codes')}</h2>
      <p>{t('account.codes.note')}</p>
      <ul className="codes" data-testid="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="buttons">
        <CopyButton text={codes.join('\n')} />
        <a
          className="button"
          download="arpents-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file.join('\n'))}`}
        >
          {t('account.codes.save')}
        </a>
      </p>
    </section>
  );
}

export function NewRecoveryCodes({
  onCodes,
}: {
  readonly onCodes: (codes: readonly string[]) => void;
}): ReactElement {
  const { t } = useText();
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const submit = async (): Promise<void> => {
    const answer = await ask('POST /api/me/recovery-codes', { body: { password } });
    setFailure(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    setPassword('');
    onCodes(answer.value.recoveryCodes);
  };
  return (
    <form
      className="stack"
      aria-label={t('account.codes.new')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h2>{t('account.codes')}</h2>
      <p className="hint">{t('account.codes.about')}</p>
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
        <button type="submit">{t('account.codes.new')}</button>
      </p>
    </form>
  );
}
