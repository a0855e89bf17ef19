// A leaf of the settings: what belongs together, under one heading and beside one picture.
import { useId, type ReactElement, type ReactNode } from 'react';
import { Figure } from '../house/figure.tsx';
import { Check } from '../parts/check.tsx';
import { useText } from '../text/use-text.ts';

export function SettingGroup({
  heading: Heading,
  title,
  emblem,
  wash,
  children,
}: {
  /** One level below the heading that the settings stand under. */
  readonly heading: 'h2' | 'h3';
  readonly title: string;
  readonly emblem: string;
  readonly wash: Parameters<typeof Figure>[0]['wash'];
  readonly children: ReactNode;
}): ReactElement {
  return (
    <section className="setting-group leaf">
      <Figure emblem={emblem} wash={wash} />
      <Heading>{title}</Heading>
      <div className="stack">{children}</div>
    </section>
  );
}

/** What is switched on and off. */
export type Switch = 'sound' | 'ends-turn' | 'coach' | 'notices';

export function SettingCheck({
  setting,
  isExplained,
  isChecked,
  isDisabled = false,
  onCheck,
}: {
  readonly setting: Switch;
  /** Whether the words of its tip stand below it, where no tip comes. */
  readonly isExplained: boolean;
  readonly isChecked: boolean;
  readonly isDisabled?: boolean;
  readonly onCheck: (isChecked: boolean) => void;
}): ReactElement {
  const { t } = useText();
  const id = useId();
  const label = t(`settings.${setting}`);
  const about = `settings.${setting}`;
  const check = { label, about, isChecked, isDisabled, onCheck };
  return isExplained ? (
    <div className="setting-check">
      <Check {...check} describedBy={id} />
      <p className="hint" id={id}>
        {t(`tip.settings.${setting}`)}
      </p>
    </div>
  ) : (
    <Check {...check} />
  );
}
