// A labelled line to write in.
import type { InputHTMLAttributes, ReactElement } from 'react';

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
