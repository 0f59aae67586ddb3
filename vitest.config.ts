import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Two cores: two test files at a time, each with its own copy of the database.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'features/**/*.test.ts',
            'apps/**/*.test.ts',
            'tools/**/*.test.ts',
            'db/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          environment: 'node',
          globalSetup: ['packages/database/src/testing.setup.ts'],
          // Each file has a database of its own, and modules hold no state of a shop: one process for all is 40 % quicker.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.e2e.ts', 'bench/**/*.e2e.ts'],
          environment: 'node',
          globalSetup: ['packages/database/src/testing.setup.ts', 'e2e/setup.ts'],
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
