// What the marks of the map mean; it folds out of the cartouche.
import { connectionName, pieceName } from '@arpents/messages';
import { memo, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { useText } from '../text/use-text.ts';
import { PieceOnMap } from './piece.tsx';
import { SiegeMark } from './siege-mark.tsx';
import './legend.css';

const NOBODY = { owner: null, piece: null, fortified: false, settler: false } as const;
const VILLAGE = { owner: 'french', piece: 'village', fortified: false, settler: false } as const;
const TOWN = { ...VILLAGE, owner: 'british', piece: 'town' } as const;
const COURSE = 'M3 22q13-12 27-6t27-8';

type Line = readonly [mark: ReactNode, text: string];

const piece = (place: ComponentProps<typeof PieceOnMap>['place']): ReactNode => (
  <svg viewBox="-30 -32 60 60" aria-hidden="true">
    <PieceOnMap place={place} />
  </svg>
);

const course = (...kinds: readonly string[]): ReactNode => (
  <svg viewBox="0 0 60 30" className="map-ways" aria-hidden="true">
    {kinds.map((kind) => (
      <path key={kind} d={COURSE} className={`way-${kind}`} />
    ))}
  </svg>
);

export const Legend = memo(function Legend({
  isSmall,
}: {
  /** On a small map there is a mark in place of the word. */
  readonly isSmall: boolean;
}): ReactElement {
  const { t, locale } = useText();
  const lines: readonly Line[] = [
    [piece(VILLAGE), pieceName('village', locale)],
    [piece(TOWN), pieceName('town', locale)],
    [piece({ ...VILLAGE, fortified: true }), t('place.fortified')],
    [
      <svg key="siege" viewBox="-20 -44 94 64" aria-hidden="true">
        <PieceOnMap place={VILLAGE} />
        <SiegeMark besieger="british" value={2} />
      </svg>,
      t('map.legend.siege'),
    ],
    [piece(NOBODY), t('place.neutral')],
    [piece({ ...NOBODY, settler: true }), t('place.settler')],
    [course('river', 'river-inner'), connectionName('river', locale)],
    [course('river', 'river-inner', 'portage'), t('map.legend.portage')],
    [course('lake'), connectionName('lake', locale)],
    [course('road', 'road-inner'), connectionName('road', locale)],
    [course('trail'), connectionName('trail', locale)],
    [course('lane'), t('map.legend.sea')],
  ];
  return (
    <details className={`map-legend ${isSmall ? 'small' : ''}`}>
      <summary>
        <Icon name="scroll-unfurled" />
        <span className={isSmall ? 'said' : ''}>{t('map.legend')}</span>
      </summary>
      <ul>
        {lines.map(([mark, text]) => (
          <li key={text}>
            {mark}
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </details>
  );
});
