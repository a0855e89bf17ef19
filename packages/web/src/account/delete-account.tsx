// Leaving for good: asked twice, the second time with what is lost and for the password.
import { useState, type ReactElement } from 'react';
import { ask, type Failure } from '../api/client.ts';
import { Dialog } from '../parts/dialog.tsx';
import { useMe } from '../state/me.ts';
import { useText } from '../text/use-text.ts';
import { WithPassword } from './with-password.tsx';

const LOSSES = ['games', 'removed', 'name', 'final'] as const;

export function DeleteAccount({ onDeleted }: { readonly onDeleted: () => void }): ReactElement {
  const { t } = useText();
  const name = useMe((state) => state.me?.name ?? '');
  const [isAsked, setAsked] = useState(false);
  const remove = async (password: string): Promise<Failure | null> => {
    const answer = await ask('POST /api/me/delete', { body: { password } });
    if (!answer.ok) return answer.error;
    onDeleted();
    return null;
  };
  const keep = (): void => {
    setAsked(false);
  };
  return (
    <section className="stack" aria-label={t('account.delete')}>
      <h2>{t('account.delete')}</h2>
      <p className="hint">{t('account.delete.about')}</p>
      <p className="buttons">
        <button
          type="button"
          className="danger"
          data-testid="delete"
          onClick={() => {
            setAsked(true);
          }}
        >
          {t('account.delete')}
        </button>
      </p>
      {isAsked && (
        <Dialog title={t('account.delete.question', { name })} onClose={keep}>
          <WithPassword
            action={t('account.delete.for-good')}
            isHarmful
            onPassword={remove}
            wayOut={
              <button type="button" className="primary" onClick={keep}>
                {t('account.delete.keep')}
              </button>
            }
          >
            <ul className="losses">
              {LOSSES.map((loss) => (
                <li key={loss}>{t(`account.delete.${loss}`)}</li>
              ))}
            </ul>
          </WithPassword>
        </Dialog>
      )}
    </section>
  );
}
