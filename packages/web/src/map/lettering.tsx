// What is written on the map besides its places: seas, lakes, countries, and the title in its frame.
import { memo, type ReactElement } from 'react';
import { useText } from '../text/use-text.ts';

const NAMES = [
  { key: 'atlantic', x: 1010, y: 745, size: 40, turn: -24, kind: 'sea' },
  { key: 'gulf', x: 1265, y: 118, size: 20, turn: 10, kind: 'sea' },
  { key: 'huron', x: 215, y: 330, size: 17, turn: 52, kind: 'sea' },
  { key: 'michigan', x: 52, y: 395, size: 17, turn: -72, kind: 'sea' },
  { key: 'new-france', x: 540, y: 150, size: 34, turn: -16, kind: 'country' },
  { key: 'acadia', x: 1010, y: 268, size: 22, turn: -14, kind: 'country' },
  { key: 'iroquois', x: 540, y: 592, size: 18, turn: -6, kind: 'country' },
  { key: 'ohio', x: 165, y: 806, size: 24, turn: 6, kind: 'country' },
  { key: 'virginia', x: 330, y: 905, size: 24, turn: -14, kind: 'country' },
] as const;

export const Lettering = memo(function Lettering(): ReactElement {
  const { t } = useText();
  return (
    <g aria-hidden="true" className="lettering">
      {NAMES.map(({ key, x, y, size, turn, kind }) => (
        <text
          key={key}
          className={kind}
          fontSize={size}
          textAnchor="middle"
          transform={`translate(${x} ${y}) rotate(${turn})`}
        >
          {t(`map.name.${key}`)}
        </text>
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
