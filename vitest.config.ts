import { defineConfig } from 'vitest/config'
import { slow } from './packages/testing/src/slow.ts'
import { LongestFirst } from './tools/test-run/order.ts'
import { measured } from './tools/test-run/slow.ts'

// The workers inherit it; all time limits go by it.
process.env.TEST_SLOW ??= String(measured())

const shared = {
  setupFiles: ['packages/testing/src/setup.ts'],
  // What ends a test that hangs; none of the others comes near it.
  testTimeout: slow(300_000),
  hookTimeout: slow(300_000),
  expect: { poll: { timeout: slow(20_000) } },
}

export default defineConfig({
  test: {
    // Two cores are kept busy by three test files at a time, each with its own copy of the database: one of them waits for somebody.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    globalSetup: ['packages/database/src/testing.setup.ts'],
    projects: [
      {
        test: {
          ...shared,
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
          // Each file has a database of its own, and modules hold no state of a shop: one process for all is 40 % quicker.
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'browser',
          include: ['e2e/**/*.e2e.ts', 'bench/**/*.e2e.ts'],
          environment: 'node',
          globalSetup: ['e2e/setup.ts'],
          isolate: false,
        },
      },
    ],
  },
})
