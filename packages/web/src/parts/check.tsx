// A box to tick, with its label.
import type { ReactElement } from 'react';

export function Check({
  label,
  about,
  describedBy,
  isChecked,
  isDisabled = false,
  onCheck,
}: {
  readonly label: string;
  /** What a tip says about it. */
  readonly about?: string;
  /** The id of what there is to say about it. */
  readonly describedBy?: string;
  readonly isChecked: boolean;
  readonly isDisabled?: boolean;
  readonly onCheck: (isChecked: boolean) => void;
}): ReactElement {
  return (
    <label data-about={about}>
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
