// The map as three lists: what the British hold, what nobody holds, what the French hold.
import {
  LOCATIONS,
  besiegerOf,
  isFortified,
  isSupplied,
  isTown,
  ownerOf,
  placeOf,
  pointsOf,
  type LocationId,
  type PlayerView,
  type Side,
} from '@arpents/engine';
import { locationName, viewerName } from '@arpents/messages';
import { wrapped, type Style } from './style.ts';

const NAME_WIDTH = 18;
const CELL_WIDTH = 26;

interface Cell {
  readonly owner: Side | null;
  readonly text: string;
}

function cellOf(view: PlayerView, id: LocationId, needsSettler: boolean, style: Style): Cell {
  const place = placeOf(id);
  const code = view.places[place] ?? 0;
  const owner = ownerOf(code);
  const marks =
    (owner === null ? '·' : isTown(code) ? '■' : '□') +
    (isFortified(code) ? '+' : owner === null && needsSettler ? 's' : ' ') +
    (besiegerOf(view, place) !== null ? '!' : owner !== null && !isSupplied(code) ? '~' : ' ');
  const name = locationName(id, style.locale).padEnd(NAME_WIDTH);
  const points = String(pointsOf(place, code)).padStart(2);
  return { owner, text: `${marks} ${name}${points}` };
}

export function boardText(view: PlayerView, style: Style): string {
  const cells = LOCATIONS.map(({ id, settler }) => cellOf(view, id, settler, style));
  const columns = (['british', null, 'french'] as const).map((owner) => ({
    owner,
    title: owner === null ? style.say('cli.neutral') : viewerName(owner, style.locale),
    cells: cells.filter((cell) => cell.owner === owner),
  }));
  const heading = columns
    .map(({ owner, title }) => style.ofSide(owner, style.strong(title.padEnd(CELL_WIDTH))))
    .join('');
  const height = Math.max(...columns.map((column) => column.cells.length));
  const rows = Array.from({ length: height }, (_, row) =>
    columns
      .map(({ owner, cells: list }) =>
        style.ofSide(owner, (list[row]?.text ?? '').padEnd(CELL_WIDTH)),
      )
      .join(''),
  );
  return [
    heading,
    ...rows,
    style.faint(wrapped(style.say('cli.legend'), style.columns, '')),
    style.say('cli.fortifications', { count: view.fortifications }),
  ]
    .map((line) => line.trimEnd())
    .join('\n');
}
