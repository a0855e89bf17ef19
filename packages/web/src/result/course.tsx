// How the game went: the points of both sides turn by turn, as a line each.
import { SIDES, type BySide, type Side } from '@arpents/engine';
import { viewerName } from '@arpents/messages';
import type { ReactElement } from 'react';
import { ICONS } from '../engraving/icons.gen.ts';
import { ARMS } from '../parts/icon.tsx';
import { useText } from '../text/use-text.ts';
import type { LoggedTurn } from '../story/turns.ts';
import { courseOf } from './course-of.ts';

const WIDTH = 300;
const HEIGHT = 150;
/** Around what is drawn: room for figures at the left, and for the arms at the end of a line. */
const LEFT = 24;
const RIGHT = 22;
const TOP = 10;
const BOTTOM = 18;
const ARMS_SIZE = 15;
/** Two arms at one height would lie on each other. */
const ARMS_APART = 17;

export function Course({ turns }: { readonly turns: readonly LoggedTurn[] }): ReactElement | null {
  const { t, locale } = useText();
  const course = courseOf(turns);
  if (course === null) return null;
  const { first, last, top, step, points } = course;
  const x = (turn: number): number =>
    LEFT + ((turn - first) / (last - first)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number): number => TOP + (1 - value / top) * (HEIGHT - TOP - BOTTOM);
  const line = (side: Side): string =>
    points
      .map(({ turn, ...each }, i) => `${i === 0 ? 'M' : 'L'}${x(turn)} ${y(each[side])}`)
      .join('');
  const end: BySide<number> = points.at(-1) ?? { british: 0, french: 0 };
  const ends = armsApart({ british: y(end.british), french: y(end.french) });
  const levels = Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => i * step);
  return (
    <figure className="course">
      <figcaption>{t('result.course')}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('result.course.said', {
          first,
          last,
          sides: SIDES.map((side) =>
            t('labelled', {
              name: viewerName(side, locale),
              value: `${points[0]?.[side] ?? 0} → ${end[side]}`,
            }),
          ).join(', '),
        })}
      >
        {levels.map((level) => (
          <g key={level}>
            <path d={`M${LEFT} ${y(level)}H${WIDTH - RIGHT}`} className="course-level" />
            <text x={LEFT - 5} y={y(level) + 3.5} textAnchor="end">
              {level}
            </text>
          </g>
        ))}
        <text x={LEFT} y={HEIGHT - 3}>
          {t('result.course.turn', { turn: first })}
        </text>
        <text x={WIDTH - RIGHT} y={HEIGHT - 3} textAnchor="end">
          {t('result.course.turn', { turn: last })}
        </text>
        {SIDES.map((side) => (
          <g key={side} className={`course-side ${side}`}>
            <path d={line(side)} className="course-line" />
            <path
              d={ICONS[ARMS[side]]}
              className="course-arms"
              transform={`translate(${WIDTH - RIGHT + 4} ${ends[side] - ARMS_SIZE / 2}) scale(${ARMS_SIZE / 512})`}
            />
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** Where the arms stand: at the ends of the lines, moved apart where these meet. */
function armsApart({ british, french }: BySide<number>): BySide<number> {
  const lacking = ARMS_APART - Math.abs(british - french);
  if (lacking <= 0) return { british, french };
  const by = british <= french ? lacking / 2 : -lacking / 2;
  return { british: british - by, french: french + by };
}
