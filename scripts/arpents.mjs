// Starts the command-line program. For whoever works on it, it is installed and built first where that is needed; what
// runs a server is the program that was built, and changes nothing in this folder.
// Nothing but the program itself writes to stdout.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getBrowser } from './browser.mjs';
import { isProgramBuilt, isProgramCurrent } from './built.mjs';
import { ROOT } from './files.mjs';
import { installIfMissing } from './install.mjs';
import { build, runProgram } from './program.mjs';

/** The server and what works beside it on the same data, which must be the same version. */
const OPERATING = new Set(['serve', 'backup', 'restore', 'check', 'export', 'admin']);

const args = process.argv.slice(2);
const isMeasuringWeb = args[0] === 'bench' && args[1] === 'web' && !args.includes('--help');

function expectBuilt() {
  if (!isProgramBuilt() || !existsSync(join(ROOT, 'node_modules'))) {
    console.error(
      'Nothing was built here yet. `npm start` installs, builds and serves; `npm ci && npm run build` installs and builds only.',
    );
    process.exit(1);
  }
  if (!isProgramCurrent()) {
    console.error(
      'The sources are newer than what was built from them: `npm run build` renews it.',
    );
  }
}

if (OPERATING.has(args[0] ?? '')) {
  expectBuilt();
} else {
  installIfMissing();
  if (isMeasuringWeb) {
    build();
    build(['static']);
  } else if (!isProgramCurrent()) build(['programs']);
}

if (isMeasuringWeb) {
  const browser = getBrowser();
  if (browser === null) process.exit(1);
  process.env['CHROMIUM'] = browser;
}

await runProgram(args);
