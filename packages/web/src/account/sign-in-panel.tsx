// Signing in or registering without leaving the game. Content of a dialog.
import { useState, type ReactElement } from 'react';
import { useMe } from '../state/me.ts';
import { nameOfPerson } from '../text/person-name.ts';
import { useText } from '../text/use-text.ts';
import { CodesShown } from './recovery-codes.tsx';
import { SignForm, type SignInWay } from './sign-form.tsx';
import './account.css';

export function SignInPanel({ onDone }: { readonly onDone: () => void }): ReactElement {
  const { t } = useText();
  const me = useMe((state) => state.me);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const signed = (way: SignInWay, recoveryCodes: readonly string[]): void => {
    if (way === 'register') setCodes(recoveryCodes);
    // Somebody else sits down before this browser: the same page as that person sees it.
    else location.reload();
  };
  if (codes.length > 0) {
    return (
      <div className="stack">
        <CodesShown codes={codes} />
        <p className="buttons">
          <button type="button" className="primary" onClick={onDone}>
            {t('account.codes.written')}
          </button>
        </p>
      </div>
    );
  }
  return (
    <div className="stack">
      {me?.guest === true && (
        <>
          <p>{t('account.guest', { name: nameOfPerson(me, t) })}</p>
          <p className="hint">{t('account.guest.leaves')}</p>
        </>
      )}
      <SignForm firstWay={me?.guest === true ? 'register' : 'sign-in'} onSigned={signed} />
    </div>
  );
}
