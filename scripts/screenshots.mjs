// Pictures of every screen, in both looks and four sizes, all of them on one sheet, and those of the README, into the
// folder `screenshots`, which is not committed.

import { getBrowser, runInBrowser } from './browser.mjs';

const browser = getBrowser();
process.exitCode = browser === null ? 1 : runInBrowser('screenshots', browser);
