// Draws the map from the geography in tools/geo (Natural Earth, public domain): writes src/map/sheet.gen.ts,
// src/ground/graticule.gen.ts and src/ground/ground.gen.json. Run it after changing anything in tools/map, connections
// or what is written on the map.
import { rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

// Beside its sources, so that it finds its data and its packages.
const bundle = new URL('map/drawing.tmp.mjs', import.meta.url);
await build({
  entryPoints: [fileURLToPath(new URL('map/sheet-file.ts', import.meta.url))],
  outfile: fileURLToPath(bundle),
  bundle: true,
  platform: 'node',
  format: 'esm',
  external: ['d3-geo', 'prettier'],
  logLevel: 'error',
});
try {
  const { sheetFiles } = await import(bundle.href);
  for (const [path, text] of await sheetFiles()) {
    writeFileSync(new URL(`../src/${path}`, import.meta.url), text);
  }
} finally {
  rmSync(bundle);
}
