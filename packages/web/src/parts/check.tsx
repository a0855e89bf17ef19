// A box to tick, with its label.
import type { ReactElement } from 'react';

export function Check({
  label,
  describedBy,
  isChecked,
  isDisabled = false,
  onCheck,
}: {
  readonly label: string;
  /** The id of what there is to say about it. */
  readonly describedBy?: string;
  readonly isChecked: boolean;
  readonly isDisabled?: boolean;
  readonly onCheck: (isChecked: boolean) => void;
}): ReactElement {
  return (
    <label>
      <input
        type="checkbox"
        checked={isChecked}
        aria-describedby={describedBy}
        disabled={isDisabled}
        onChange={(event) => {
          onCheck(event.target.checked);
        }}
      />
      {label}
    </label>
  );
}
