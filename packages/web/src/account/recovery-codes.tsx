// Recovery codes: shown once, and new ones against the password.
import type { ReactElement } from 'react';
import { ask, type Failure } from '../api/client.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { useMe } from '../state/me.ts';
import { useText } from '../text/use-text.ts';
import { WithPassword } from './with-password.tsx';

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
  const renew = async (password: string): Promise<Failure | null> => {
    const answer = await ask('POST /api/me/recovery-codes', { body: { password } });
    if (!answer.ok) return answer.error;
    onCodes(answer.value.recoveryCodes);
    return null;
  };
  return (
    <WithPassword action={t('account.codes.new')} onPassword={renew}>
      <h2>{t('account.codes')}</h2>
      <p className="hint">{t('account.codes.about')}</p>
    </WithPassword>
  );
}
