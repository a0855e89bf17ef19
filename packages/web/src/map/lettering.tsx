// What is written on the map besides its places, along curves: seas, lakes, countries, peoples; and the title.
import { memo, type ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import { NAMES, pathOfCurve } from './names.ts';

/** `shown`: the keys of the names that are written; null: all of them. */
export const Lettering = memo(function Lettering({
  shown,
}: {
  readonly shown: string | null;
}): ReactElement {
  const { t } = useText();
  const keys = shown?.split(' ');
  return (
    <g aria-hidden="true" className="lettering">
      {NAMES.filter(({ key }) => keys?.includes(key) ?? true).map(({ key, kind, size, curve }) => (
        <g key={key}>
          <path id={`curve-${key}`} d={pathOfCurve(curve)} fill="none" />
          <text className={kind} fontSize={size}>
            <textPath href={`#curve-${key}`} startOffset="50%" textAnchor="middle">
              {t(`map.name.${key}`)}
            </textPath>
          </text>
        </g>
      ))}
      <g transform="translate(1235 850)" className="cartouche">
        <path d="M-196-66q-18 0-18 18 14 8 14 48t-14 48q0 18 18 18h392q18 0 18-18-14-8-14-48t14-48q0-18-18-18z" />
        <path d="M-190-56h380q10 22 10 56t-10 56h-380q-10-22-10-56t10-56z" className="inner" />
        <text textAnchor="middle" y="-24" fontSize="19">
          {t('map.title.above')}
        </text>
        <text textAnchor="middle" y="14" fontSize="34">
          {t('map.title')}
        </text>
        <text textAnchor="middle" y="42" fontSize="17">
          {t('map.title.below')}
        </text>
      </g>
    </g>
  );
});
