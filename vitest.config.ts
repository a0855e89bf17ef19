import { defineConfig } from 'vitest/config';

/** Their modules keep nothing that a test could leave behind, so that files share them: loading them takes longest. */
const SHARED = ['bots', 'engine', 'messages', 'protocol', 'session'];

const testsOf = (packages: string): string => `packages/${packages}/test/**/*.test.ts`;

export default defineConfig({
  test: {
    setupFiles: [
      'packages/engine/test/support/without-rule.ts',
      'packages/messages/test/support/every-text.ts',
    ],
    pool: 'forks',
    // More than processors: many tests wait for clocks, locks and processes that are started or killed.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Test machines are slow and shared; who waits for what comes at once loses nothing.
    expect: { poll: { timeout: 20_000 } },
    coverage: { provider: 'v8', include: ['packages/*/src/**'] },
    projects: [
      {
        extends: true,
        test: { name: 'shared', include: SHARED.map(testsOf), isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: [testsOf('*')],
          exclude: SHARED.map(testsOf),
          // They start, stall and kill real processes on machines that others use too. Whoever needs it is named at the end.
          retry: 1,
        },
      },
    ],
  },
});
