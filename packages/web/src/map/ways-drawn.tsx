// The connections of the map, as a cartographer draws them: rivers in two lines along their course, boats' courses over
// lakes in dots, roads in two lines, trails in dashes.
import { memo, type ReactElement } from 'react';
import { CONNECTIONS_DRAWN } from './ways.ts';

const pathsOf = (kind: string): string =>
  CONNECTIONS_DRAWN.filter((way) => way.kind === kind)
    .map(({ path }) => path)
    .join('');
const RIVERS = pathsOf('river');
const LAKES = pathsOf('lake');
const ROADS = pathsOf('road');
const TRAILS = pathsOf('trail');
const PORTAGES = CONNECTIONS_DRAWN.map(({ portages }) => portages).join('');

export const WaysDrawn = memo(function WaysDrawn(): ReactElement {
  return (
    <g className="map-ways">
      <path d={TRAILS} className="way-bed" />
      <path d={TRAILS} className="way-trail" />
      <path d={ROADS} className="way-bed" />
      <path d={ROADS} className="way-road" />
      <path d={ROADS} className="way-road-inner" />
      <path d={LAKES} className="way-lake-bed" />
      <path d={LAKES} className="way-lake" />
      <path d={RIVERS} className="way-bed" />
      <path d={RIVERS} className="way-river" />
      <path d={RIVERS} className="way-river-inner" />
      <path d={PORTAGES} className="way-portage" />
    </g>
  );
});
