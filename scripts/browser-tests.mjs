// The tests in a real browser. Without one they are skipped, except where CI is set: there they must run.

import { getBrowser, runInBrowser } from './browser.mjs';

const browser = getBrowser();
if (browser !== null) process.exitCode = runInBrowser('tests', browser);
else if (process.env['CI']) process.exitCode = 1;
else console.log('Browser tests: skipped');
