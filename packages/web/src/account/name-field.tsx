// The line in which somebody writes a name for themselves, with what a name is made of.
import { NAME_LENGTH, NAME_PATTERN } from '@arpents/protocol';
import { useId, type ReactElement } from 'react';
import { TextField } from '../parts/text-field.tsx';
import { useText } from '../text/use-text.ts';

export function NameField({
  name,
  autoComplete,
  isRequired = true,
  onName,
}: {
  readonly name: string;
  readonly autoComplete: 'username' | 'nickname';
  readonly isRequired?: boolean;
  readonly onName: (name: string) => void;
}): ReactElement {
  const { t } = useText();
  const note = useId();
  const text = t('account.name.note', NAME_LENGTH);
  return (
    <>
      <TextField
        label={t('account.name')}
        value={name}
        autoComplete={autoComplete}
        required={isRequired}
        minLength={NAME_LENGTH.least}
        maxLength={NAME_LENGTH.most}
        pattern={String.raw`\s*${NAME_PATTERN}\s*`}
        title={text}
        aria-describedby={note}
        onText={onName}
      />
      <p className="hint" id={note}>
        {text}
      </p>
    </>
  );
}
