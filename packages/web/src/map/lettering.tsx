// What is written on the map besides its places, along curves: seas, lakes, countries, peoples; and the title.
import { memo, type ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import { Cartouche } from './cartouche.tsx';
import { NAMES, pathOfCurve } from './names.ts';

export const Lettering = memo(function Lettering({
  shown,
  hasTitle = true,
}: {
  /** The keys of the names that are written. */
  readonly shown: string;
  readonly hasTitle?: boolean;
}): ReactElement {
  const { t } = useText();
  const keys = shown.split(' ');
  return (
    <g aria-hidden="true" className="lettering">
      {NAMES.filter(({ key }) => keys.includes(key)).map(({ key, kind, size, curve }) => (
        <g key={key}>
          <path id={`curve-${key}`} d={pathOfCurve(curve)} fill="none" />
          <text className={kind} fontSize={size}>
            <textPath href={`#curve-${key}`} startOffset="50%" textAnchor="middle">
              {t(`map.name.${key}`)}
            </textPath>
          </text>
        </g>
      ))}
      {hasTitle && <Cartouche />}
    </g>
  );
});
