// A box to tick, with its label.
import type { ReactElement } from 'react';

export function Check({
  label,
  title,
  isChecked,
  isDisabled = false,
  onCheck,
}: {
  readonly label: string;
  /** What there is to say about it, for whoever lingers. */
  readonly title?: string;
  readonly isChecked: boolean;
  readonly isDisabled?: boolean;
  readonly onCheck: (isChecked: boolean) => void;
}): ReactElement {
  return (
    <label title={title}>
      <input
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => {
          onCheck(event.target.checked);
        }}
      />
      {label}
    </label>
  );
}
