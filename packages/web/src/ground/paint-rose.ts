// Over the sea: the compass with the lines of the winds, and the net of degrees over the whole sheet.
import { GRATICULE } from './graticule.gen.ts';
import { pen, type Plate } from './plate.ts';

const ROSE = { x: 1296, y: 560, radius: 82 };
const FAR = 4000;

export function paintWinds(plate: Plate): void {
  const { context, inks } = plate;
  const path = new Path2D();
  for (let wind = 0; wind < 32; wind++) {
    const angle = (wind * Math.PI) / 16;
    const from = wind % 2 === 0 ? ROSE.radius * 1.06 : ROSE.radius * 2.4;
    path.moveTo(ROSE.x + from * Math.sin(angle), ROSE.y - from * Math.cos(angle));
    path.lineTo(ROSE.x + FAR * Math.sin(angle), ROSE.y - FAR * Math.cos(angle));
  }
  context.strokeStyle = inks['water-line'];
  context.globalAlpha = 0.42;
  context.lineWidth = pen(plate, 0.6, 0.5);
  context.stroke(path);
  context.globalAlpha = 1;
}

/** Meridians and parallels every five degrees. */
export function paintGraticule(plate: Plate): void {
  const { context, inks } = plate;
  const { apex, middle, radiansPerDegree, southernmost, radii } = GRATICULE;
  const path = new Path2D();
  for (let longitude = -120; longitude <= -25; longitude += 5) {
    const angle = (longitude - middle) * radiansPerDegree;
    path.moveTo(apex[0] + 2000 * Math.sin(angle), apex[1] + 2000 * Math.cos(angle));
    path.lineTo(apex[0] + 7000 * Math.sin(angle), apex[1] + 7000 * Math.cos(angle));
  }
  for (const [i, radius] of radii.entries()) {
    if ((southernmost + i) % 5 !== 0) continue;
    path.moveTo(apex[0] + radius * Math.cos(2.4), apex[1] + radius * Math.sin(2.4));
    path.arc(apex[0], apex[1], radius, 2.4, 0.74, true);
  }
  context.strokeStyle = inks.coast;
  context.globalAlpha = 0.2;
  context.lineWidth = pen(plate, 0.7, 0.6);
  context.stroke(path);
  context.globalAlpha = 1;
}

type Half = 1 | -1;

/** One ray of the compass, its half in the light or its half in the shade. */
function ray(wind: number, length: number, waist: number, half: Half): Path2D {
  const at = (angle: number, distance: number): readonly [number, number] => [
    ROSE.x + distance * Math.sin(angle),
    ROSE.y - distance * Math.cos(angle),
  ];
  const path = new Path2D();
  path.moveTo(ROSE.x, ROSE.y);
  path.lineTo(...at(wind, length));
  path.lineTo(...at(wind + (half * Math.PI) / 8, waist));
  path.closePath();
  return path;
}

const FLEUR =
  'M0-13c2.6 3 3.4 6 1.6 9.6 3-2.6 6.8-1.6 6.4 1.6-.3 2.2-3 2.6-3.6.8-1.6.4-2.6 1.6-2.8 3.4h2v1.8h-7.2V2.4h2c-.2-1.8-1.2-3-2.8-3.4-.6 1.8-3.3 1.4-3.6-.8-.4-3.2 3.4-4.2 6.4-1.6C-3.4-7-2.6-10 0-13z';

export function paintRose(plate: Plate): void {
  const { context, inks } = plate;
  const { x, y, radius } = ROSE;
  context.strokeStyle = inks.coast;
  const ring = (part: number, width: number): void => {
    context.lineWidth = width;
    context.beginPath();
    context.arc(x, y, radius * part, 0, 2 * Math.PI);
    context.stroke();
  };
  context.fillStyle = inks['sheet-sea'];
  context.beginPath();
  context.arc(x, y, radius * 0.66, 0, 2 * Math.PI);
  context.fill();
  ring(0.66, pen(plate, 1.2, 0.8));
  ring(0.62, pen(plate, 0.6, 0.5));
  ring(0.3, pen(plate, 0.6, 0.5));
  const ticks = new Path2D();
  for (let tick = 0; tick < 64; tick++) {
    const angle = (tick * Math.PI) / 32;
    const inner = tick % 2 === 0 ? 0.57 : 0.595;
    ticks.moveTo(x + radius * inner * Math.sin(angle), y - radius * inner * Math.cos(angle));
    ticks.lineTo(x + radius * 0.62 * Math.sin(angle), y - radius * 0.62 * Math.cos(angle));
  }
  context.stroke(ticks);
  const rays = (first: number, count: number, length: number, waist: number): void => {
    for (let i = 0; i < count; i++) {
      const wind = first + (i * 2 * Math.PI) / count;
      for (const half of [-1, 1] as const) {
        const path = ray(wind, radius * length, radius * waist, half);
        context.fillStyle = half === 1 ? inks.coast : inks['paper-raised'];
        context.fill(path);
        context.lineWidth = pen(plate, 0.7, 0.5);
        context.stroke(path);
      }
    }
  };
  rays(Math.PI / 8, 8, 0.54, 0.14);
  rays(Math.PI / 4, 4, 0.76, 0.18);
  rays(0, 4, 1, 0.22);
  context.save();
  context.translate(x, y - radius * 1.06);
  context.scale(1.25, 1.25);
  context.fillStyle = inks.coast;
  context.fill(new Path2D(FLEUR));
  context.restore();
}
