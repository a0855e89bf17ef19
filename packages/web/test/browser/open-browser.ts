// The browser of tests and pictures, without a window and without a wish to call home.
import { chromium, type Browser } from 'playwright-core';

/** Pages at this host have no secure origin. */
export const PLAIN_HOST = 'arpents.test';

/** As root, and in containers, Chromium starts only without its sandbox; the rest keeps it from calling home. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  // Without a window Chromium rounds the widths of letters unless it is told not to: texts would be wider than people see them.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium draws the list below its address bar with pages of its own, which cost more than ours do.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,HttpsUpgrades,OptimizationHints,SpareRendererForSitePerProcess',
  // A name of this machine that browsers do not take for it, as they would 127.0.0.1: an address without HTTPS.
  `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`,
];

export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM;
  if (executablePath === undefined) {
    throw new Error('CHROMIUM does not name a browser; start these tests by npm run test:browser');
  }
  return chromium.launch({ executablePath, args: FLAGS });
}
