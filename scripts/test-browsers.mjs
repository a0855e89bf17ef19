// A turn in Firefox and in WebKit, whichever is installed. No part of `npm test`: few machines have both.
//
//   npm run test:browsers               in those that are here; the others are named and skipped
//   npm run test:browsers -- --all      fails where one is missing
//
// On Debian: apt-get install firefox-esr webkit2gtk-driver xvfb

import { findProgram, runProject } from './browser.mjs';

/** The variable that tells the test of a program also lets people name one that is installed elsewhere. */
const BROWSERS = [
  {
    name: 'Firefox',
    variable: 'FIREFOX',
    program: findProgram('FIREFOX', ['firefox-esr', 'firefox']),
    packages: 'firefox-esr',
  },
  {
    name: 'WebKit',
    variable: 'WEBKIT_DRIVER',
    // Its driver draws on a screen; Xvfb is one for machines without.
    program: findProgram('XVFB', ['Xvfb']) && findProgram('WEBKIT_DRIVER', ['WebKitWebDriver']),
    packages: 'webkit2gtk-driver xvfb',
  },
];

const ALL = '--all';
const given = process.argv.slice(2);
const here = BROWSERS.filter(({ program }) => program !== null);
for (const { name, packages } of BROWSERS.filter((one) => !here.includes(one))) {
  console.log(`${name}: skipped, since it is not installed (Debian: apt-get install ${packages})`);
}

if (given.includes(ALL) && here.length < BROWSERS.length) process.exitCode = 1;
else if (here.length > 0) {
  process.exitCode = runProject(
    'browsers',
    {
      ...Object.fromEntries(here.map(({ variable, program }) => [variable, program ?? ''])),
      // Node 20 has a WebSocket only if asked for it.
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --experimental-websocket`,
    },
    given.filter((word) => word !== ALL),
  );
}
