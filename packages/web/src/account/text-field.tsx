// Lines of a form: a labelled one to write in, and the hidden name that tells a password manager whose password it is.
import type { InputHTMLAttributes, ReactElement } from 'react';
import { useMe } from '../state/me.ts';

export function TextField({
  label,
  onText,
  ...input
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  readonly label: string;
  readonly onText: (text: string) => void;
}): ReactElement {
  return (
    <label>
      {label}
      <input
        {...input}
        onChange={(event) => {
          onText(event.target.value);
        }}
      />
    </label>
  );
}

export function OwnName(): ReactElement {
  const name = useMe((state) => state.me?.name ?? '');
  return <input hidden readOnly autoComplete="username" value={name} />;
}
