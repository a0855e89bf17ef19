// Emblems of the empire cards, printed as engravings.
import type { Side } from '@arpents/engine';
import type { ReactElement } from 'react';
import '../engraving/engraving.css';

/** Cards that share an emblem, and those whose sides have one each. */
const NAMED_OTHERWISE: Readonly<Record<string, string>> = {
  'regular-infantry-initial': 'regular-infantry',
  'french/governor': 'governor-french',
};

/** What stands on a plate, without it: as small as a word. */
export const EmblemFigure = ({ name }: { readonly name: string }): ReactElement => (
  <svg viewBox="0 0 640 500" className="emblem-figure" aria-hidden="true">
    <use href={`#figure-${name}`} />
  </svg>
);

/** The emblem of an empire or neutral card, by the name in its id. */
export function Emblem({
  name,
  side,
}: {
  readonly name: string;
  readonly side: Side;
}): ReactElement {
  const plate = NAMED_OTHERWISE[`${side}/${name}`] ?? NAMED_OTHERWISE[name] ?? name;
  return (
    <svg
      viewBox="0 0 640 500"
      preserveAspectRatio="xMidYMax meet"
      className="emblem"
      aria-hidden="true"
    >
      <use href={`#emblem-${plate}`} />
    </svg>
  );
}
