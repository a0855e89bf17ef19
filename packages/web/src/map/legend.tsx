// What the marks of the map mean; it folds out of a small cartouche.
import { connectionName, pieceName } from '@arpents/messages';
import { memo, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { useText } from '../text/use-text.ts';
import { PieceOnMap } from './piece.tsx';
import { SiegeMark } from './siege-mark.tsx';
import './legend.css';

const NOBODY = { owner: null, piece: null, fortified: false, settler: false } as const;
const VILLAGE = { owner: 'french', piece: 'village', fortified: false, settler: false } as const;
const TOWN = { ...VILLAGE, owner: 'british', piece: 'town' } as const;
const COURSE = 'M3 22q13-12 27-6t27-8';

function Entry({ mark, text }: { readonly mark: ReactNode; readonly text: string }): ReactElement {
  return (
    <li>
      {mark}
      <span>{text}</span>
    </li>
  );
}

function Mark({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <svg viewBox="-30 -32 60 60" aria-hidden="true">
      {children}
    </svg>
  );
}

function Course({ kinds }: { readonly kinds: readonly string[] }): ReactElement {
  return (
    <svg viewBox="0 0 60 30" className="map-ways" aria-hidden="true">
      {kinds.map((kind) => (
        <path key={kind} d={COURSE} className={`way-${kind}`} />
      ))}
    </svg>
  );
}

export const Legend = memo(function Legend({
  isSmall,
}: {
  /** On a small map there is a mark in place of the word. */
  readonly isSmall: boolean;
}): ReactElement {
  const { t, locale } = useText();
  return (
    <details className={`map-legend ${isSmall ? 'small' : ''}`}>
      <summary>
        <Icon name="scroll-unfurled" />
        <span className={isSmall ? 'said' : ''}>{t('map.legend')}</span>
      </summary>
      <ul>
        <Entry
          mark={
            <Mark>
              <PieceOnMap place={VILLAGE} />
            </Mark>
          }
          text={pieceName('village', locale)}
        />
        <Entry
          mark={
            <Mark>
              <PieceOnMap place={TOWN} />
            </Mark>
          }
          text={pieceName('town', locale)}
        />
        <Entry
          mark={
            <Mark>
              <PieceOnMap place={{ ...VILLAGE, fortified: true }} />
            </Mark>
          }
          text={t('place.fortified')}
        />
        <Entry
          mark={
            <svg viewBox="-20 -44 78 64" aria-hidden="true">
              <PieceOnMap place={VILLAGE} />
              <SiegeMark besieger="british" value={2} />
            </svg>
          }
          text={t('map.legend.siege')}
        />
        <Entry
          mark={
            <Mark>
              <PieceOnMap place={NOBODY} />
            </Mark>
          }
          text={t('place.neutral')}
        />
        <Entry
          mark={
            <Mark>
              <PieceOnMap place={{ ...NOBODY, settler: true }} />
            </Mark>
          }
          text={t('place.settler')}
        />
        <Entry
          mark={<Course kinds={['river', 'river-inner']} />}
          text={connectionName('river', locale)}
        />
        <Entry
          mark={<Course kinds={['river', 'river-inner', 'portage']} />}
          text={t('map.legend.portage')}
        />
        <Entry mark={<Course kinds={['lake']} />} text={connectionName('lake', locale)} />
        <Entry
          mark={<Course kinds={['road', 'road-inner']} />}
          text={connectionName('road', locale)}
        />
        <Entry mark={<Course kinds={['trail']} />} text={connectionName('trail', locale)} />
        <Entry mark={<Course kinds={['lane']} />} text={t('map.legend.sea')} />
      </ul>
    </details>
  );
});
