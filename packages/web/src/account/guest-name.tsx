// A guest gives themselves a name; others see it at the table, in the lobby and on invitations.
import { useState, type ReactElement } from 'react';
import type { Failure } from '../api/client.ts';
import { FailureLine } from '../parts/failure-line.tsx';
import { beCalled, useMe } from '../state/me.ts';
import { useText } from '../text/use-text.ts';
import { NameField } from './name-field.tsx';

/** For whoever is signed in as a guest; nobody else sees it. */
export function GuestName(): ReactElement | null {
  const { t } = useText();
  const me = useMe((state) => state.me);
  const [name, setName] = useState(me?.named === true ? me.name : '');
  const [failure, setFailure] = useState<Failure | null>(null);
  if (me?.guest !== true) return null;
  const isSaid = me.named && me.name === name.trim();
  const submit = async (): Promise<void> => {
    setFailure(await beCalled(name));
  };
  return (
    <form
      className="guest-name stack"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <NameField
        label={t('guest-name.label')}
        name={name}
        autoComplete="nickname"
        onName={setName}
      />
      {failure !== null && <FailureLine failure={failure} />}
      <p className="buttons">
        <button type="submit" disabled={isSaid}>
          {t('guest-name.save')}
        </button>
        <span role="status" className="hint">
          {isSaid ? t('guest-name.saved') : ''}
        </span>
      </p>
    </form>
  );
}
