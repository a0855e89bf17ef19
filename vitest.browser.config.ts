import { defineConfig } from 'vitest/config';

const FOLDER = 'packages/web/test/browser';
const SCREENSHOTS = `${FOLDER}/screenshots.browser.ts`;

/**
 * What runs in a real browser: `tests`, `screenshots` which are no tests, and `browsers` which are not Chromium. Each file
 * has a server and a browser of its own.
 */
export default defineConfig({
  test: {
    globalSetup: [`${FOLDER}/build.ts`],
    setupFiles: ['packages/messages/test/support/every-text.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: { name: 'tests', include: [`${FOLDER}/*.browser.ts`], exclude: [SCREENSHOTS] },
      },
      { extends: true, test: { name: 'screenshots', include: [SCREENSHOTS] } },
      {
        extends: true,
        test: { name: 'browsers', include: ['packages/web/test/browsers/*.browser.ts'] },
      },
    ],
  },
});
