// One among a few that are worth a picture: radio buttons that look like cards.
import { Fragment, useId, type ReactElement, type ReactNode } from 'react';
import './choice.css';
import { useKeptInPlace } from './use-kept-in-place.ts';

export function Choice<T extends string>({
  label,
  className,
  value,
  options,
  name,
  subject,
  isLanguage = false,
  about,
  face,
  more,
  onPick,
}: {
  readonly label: string;
  readonly className: string;
  readonly value: T | null;
  readonly options: readonly T[];
  readonly name: (option: T) => string;
  /** By what tips know it. */
  readonly subject?: string;
  /** The options are languages, each named in its own. */
  readonly isLanguage?: boolean;
  /** What is read aloud besides the name. */
  readonly about?: (option: T) => string;
  /** What is shown with the name. */
  readonly face: (option: T) => ReactNode;
  /** What is told below the one that is chosen. */
  readonly more?: (option: T) => ReactNode;
  readonly onPick: (option: T) => void;
}): ReactElement {
  const id = useId();
  const keepInPlace = useKeptInPlace();
  return (
    <fieldset role="radiogroup" className={`choice ${className}`} data-about={subject}>
      <legend>{label}</legend>
      <div className="choice-options">
        {options.map((option) => (
          <Fragment key={option}>
            <label
              className="choice-card"
              data-option={option}
              lang={isLanguage ? option : undefined}
            >
              <input
                type="radio"
                className="said"
                name={id}
                value={option}
                checked={option === value}
                aria-label={name(option)}
                aria-description={about?.(option)}
                onChange={({ currentTarget }) => {
                  if (more !== undefined) keepInPlace(currentTarget);
                  onPick(option);
                }}
              />
              {face(option)}
            </label>
            {option === value && more?.(option)}
          </Fragment>
        ))}
      </div>
    </fieldset>
  );
}
