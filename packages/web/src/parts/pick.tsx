// A choice of one among a few, with its label.
import type { ReactElement } from 'react';

export function Pick<T extends string | number>({
  label,
  about,
  value,
  options,
  name,
  isLanguage = false,
  onPick,
}: {
  readonly label: string;
  /** What a tip says about it. */
  readonly about?: string;
  readonly value: T;
  readonly options: readonly T[];
  readonly name: (option: T) => string;
  /** The options are languages, each named in its own. */
  readonly isLanguage?: boolean;
  readonly onPick: (option: T) => void;
}): ReactElement {
  return (
    <label data-about={about}>
      {label}
      <select
        value={value}
        onChange={(event) => {
          const picked = options.find((option) => String(option) === event.target.value);
          if (picked !== undefined) onPick(picked);
        }}
      >
        {options.map((option) => (
          <option key={option} value={option} lang={isLanguage ? String(option) : undefined}>
            {name(option)}
          </option>
        ))}
      </select>
    </label>
  );
}
