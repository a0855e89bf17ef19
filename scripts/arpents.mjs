// Starts the command-line program; installs and builds first where that is needed.
// Nothing but the program itself writes to stdout.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getBrowser } from './browser.mjs';
import { CLI_BUNDLE, ROOT, latestChange, packageFolders } from './files.mjs';
import { installIfMissing } from './install.mjs';

const isHelp = process.argv.includes('--help');
/** What serves the web client needs it built too; it is up to date by itself. */
const isServing = process.argv[2] === 'serve' && !isHelp;
const isMeasuringWeb = process.argv[2] === 'bench' && process.argv[3] === 'web' && !isHelp;
const needsWeb = isServing || isMeasuringWeb;

function isBundleCurrent() {
  if (!existsSync(CLI_BUNDLE)) return false;
  const built = latestChange(CLI_BUNDLE);
  const sources = packageFolders().flatMap((folder) => [
    join(folder, 'src'),
    join(folder, 'catalogue'),
  ]);
  return sources.every((source) => latestChange(source) <= built);
}

installIfMissing();
if (needsWeb || !isBundleCurrent()) {
  const parts = needsWeb ? [] : ['programs'];
  const { status } = spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs'), ...parts], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) {
    console.error('The build failed.');
    process.exit(status ?? 1);
  }
}

if (isMeasuringWeb) {
  const browser = getBrowser();
  if (browser === null) process.exit(1);
  process.env['CHROMIUM'] = browser;
}

// In this same process, so that signals, standard streams and the exit status are the program's own.
process.argv[1] = CLI_BUNDLE;
await import(pathToFileURL(CLI_BUNDLE).href);
