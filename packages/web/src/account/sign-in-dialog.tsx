// Signing in or registering without leaving the game.
import { useState, type ReactElement } from 'react';
import { useMe } from '../state/me.ts';
import { Dialog } from '../table/dialog.tsx';
import { useText } from '../text/use-text.ts';
import { CodesShown } from './recovery-codes.tsx';
import { SignForm, type SignInWay } from './sign-form.tsx';
import './account.css';

export function SignInDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { t } = useText();
  const me = useMe((state) => state.me);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const signed = (way: SignInWay, recoveryCodes: readonly string[]): void => {
    if (way === 'register') setCodes(recoveryCodes);
    // Somebody else sits down before this browser: the same page as that person sees it.
    else location.reload();
  };
  return (
    <Dialog title={t('account.title')} onClose={onClose}>
      {codes.length > 0 ? (
        <div className="stack">
          <CodesShown codes={codes} />
          <p className="buttons">
            <button type="button" className="primary" onClick={onClose}>
              {t('account.codes.written')}
            </button>
          </p>
        </div>
      ) : (
        <div className="stack">
          {me?.guest === true && (
            <>
              <p>{t('account.guest', { name: me.name })}</p>
              <p className="hint">{t('account.guest.leaves')}</p>
            </>
          )}
          <SignForm firstWay={me?.guest === true ? 'register' : 'sign-in'} onSigned={signed} />
        </div>
      )}
    </Dialog>
  );
}
