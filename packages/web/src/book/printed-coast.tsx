// Coasts and lakes as plain outlines for paper, where the painted ground is left out: one drawing for all cuts of the map.
import { useEffect, useState, type ReactElement } from 'react';
import type { GroundFile } from '../ground/ground-data.ts';
import groundFile from '../ground/ground.gen.json?url';
import { SHAPES_PER_UNIT } from '../ground/graticule.gen.ts';

const ID = 'book-coast';

/** To stand once on the page. */
export function CoastPlate(): ReactElement {
  const [shores, setShores] = useState('');
  useEffect(() => {
    // Without a connection the maps are printed without them.
    void fetch(groundFile)
      .then(async (answer) => {
        const { land, lakes } = (await answer.json()) as GroundFile;
        setShores(`${land}${lakes}`);
      })
      .catch(() => undefined);
  }, []);
  return (
    <svg className="coast-plate" aria-hidden="true">
      <path
        id={ID}
        d={shores}
        transform={`scale(${1 / SHAPES_PER_UNIT})`}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

export const PrintedCoast = (): ReactElement => <use href={`#${ID}`} className="printed-coast" />;
