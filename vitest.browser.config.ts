import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { PATIENCE_MS } from './packages/web/test/browser/patience.ts';

const FOLDER = 'packages/web/test/browser';
const SCREENSHOTS = `${FOLDER}/screenshots-*.browser.ts`;

/** Short to read and long to run: begun last, they would keep one processor waiting for the other. */
const LONG = [
  'access',
  'layout',
  'safe-clicks',
  'two-people',
  'help',
  'local-games',
  'static',
  'whole-game',
];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean =>
      LONG.some((name) => moduleId.endsWith(`/${name}.browser.ts`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/**
 * What runs in a real browser: `tests`, `screenshots` which are no tests, and `browsers` which are not Chromium. Each file
 * has a server and a browser of its own.
 */
export default defineConfig({
  test: {
    globalSetup: [`${FOLDER}/build.ts`],
    setupFiles: ['packages/messages/test/support/every-text.ts'],
    pool: 'forks',
    // One more than the processors of most machines that run them: they wait for each other, for the disk and for timers.
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: PATIENCE_MS } },
    // A real browser beside others on a shared machine; the reporter says which test needed it.
    retry: 1,
    projects: [
      {
        extends: true,
        test: { name: 'tests', include: [`${FOLDER}/*.browser.ts`], exclude: [SCREENSHOTS] },
      },
      {
        extends: true,
        test: {
          name: 'screenshots',
          include: [SCREENSHOTS],
          globalSetup: [`${FOLDER}/contact-sheet.ts`],
        },
      },
      {
        extends: true,
        test: { name: 'browsers', include: ['packages/web/test/browsers/*.browser.ts'] },
      },
    ],
  },
});
