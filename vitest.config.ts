import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts'],
    setupFiles: [
      'packages/engine/test/support/without-rule.ts',
      'packages/messages/test/support/every-text.ts',
    ],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: { provider: 'v8', include: ['packages/*/src/**'] },
  },
});
