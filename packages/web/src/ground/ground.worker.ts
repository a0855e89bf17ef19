// The worker in which the ground of the map is drawn, so that the page never waits for it.
import { groundShapes, type GroundFile, type GroundShapes } from './ground-data.ts';
import groundFile from './ground.gen.json?url';
import { paintGround, sketchGround } from './paint-ground.ts';
import type { GroundDrawn, GroundWanted } from './ground-painter.ts';

const loading: Promise<GroundShapes> = fetch(groundFile).then(async (answer) =>
  groundShapes((await answer.json()) as GroundFile),
);

/** What is still to be drawn. */
const waiting: GroundWanted[] = [];

async function draw(wanted: GroundWanted, shapes: GroundShapes): Promise<void> {
  const { id, part, scale, ratio, inks, isSketch, form } = wanted;
  const { left, top, width, height } = part;
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) return;
  const paint = isSketch ? sketchGround : paintGround;
  paint({ context, scale, ratio, left, top, width, height, inks }, shapes);
  const picture = form === 'file' ? await canvas.convertToBlob() : canvas.transferToImageBitmap();
  const transfer = picture instanceof Blob ? [] : [picture];
  self.postMessage({ id, picture } satisfies GroundDrawn, { transfer });
}

/** Draws one of what is wanted, and goes on after having heard what else is. */
function drawNext(shapes: GroundShapes): void {
  const [next] = waiting.splice(
    Math.max(
      0,
      waiting.findIndex(({ isUrgent }) => isUrgent),
    ),
    1,
  );
  if (next === undefined) return;
  void draw(next, shapes);
  setTimeout(() => {
    drawNext(shapes);
  }, 0);
}

self.addEventListener('message', (event: MessageEvent<GroundWanted>) => {
  waiting.push(event.data);
  if (waiting.length === 1) {
    void loading.then((shapes) => {
      drawNext(shapes);
    });
  }
});
