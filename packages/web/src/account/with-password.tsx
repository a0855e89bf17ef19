// Something grave about the account, which wants the password once more.
import { useState, type ReactElement, type ReactNode } from 'react';
import type { Failure } from '../api/client.ts';
import { FailureLine } from '../parts/failure-line.tsx';
import { TextField } from '../parts/text-field.tsx';
import { useText } from '../text/use-text.ts';
import { OwnName } from './own-name.tsx';

export interface WithPasswordProps {
  /** What the button does; also the name of the form. */
  readonly action: string;
  readonly isHarmful?: boolean;
  /** Resolves to what went wrong; null: nothing. */
  readonly onPassword: (password: string) => Promise<Failure | null>;
  /** What is said first. */
  readonly children: ReactNode;
  /** A way out, beside the button. */
  readonly wayOut?: ReactNode;
}

export function WithPassword({
  action,
  isHarmful = false,
  onPassword,
  children,
  wayOut,
}: WithPasswordProps): ReactElement {
  const { t } = useText();
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const submit = async (): Promise<void> => {
    const problem = await onPassword(password);
    setFailure(problem);
    if (problem === null) setPassword('');
  };
  return (
    <form
      className="stack"
      aria-label={action}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
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
        {wayOut}
        <button type="submit" className={isHarmful ? 'danger' : undefined}>
          {action}
        </button>
      </p>
    </form>
  );
}
