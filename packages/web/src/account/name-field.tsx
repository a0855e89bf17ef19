// The line in which somebody writes a name for themselves. The browser says what a name is made of where one is not.
import { NAME_LENGTH, NAME_PATTERN } from '@arpents/protocol';
import type { ReactElement } from 'react';
import { TextField } from '../parts/text-field.tsx';
import { useText } from '../text/use-text.ts';

export function NameField({
  label,
  name,
  autoComplete,
  isRequired = true,
  onName,
}: {
  readonly label: string;
  readonly name: string;
  readonly autoComplete: 'username' | 'nickname';
  readonly isRequired?: boolean;
  readonly onName: (name: string) => void;
}): ReactElement {
  const { t } = useText();
  return (
    <TextField
      label={label}
      value={name}
      autoComplete={autoComplete}
      required={isRequired}
      minLength={NAME_LENGTH.least}
      maxLength={NAME_LENGTH.most}
      pattern={String.raw`\s*${NAME_PATTERN}\s*`}
      title={t('account.name.note', NAME_LENGTH)}
      onText={onName}
    />
  );
}
