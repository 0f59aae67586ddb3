import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take a minute or more: begun first, so that no worker is left alone with one at the end. */
const LAMA = [
  'tools/serang.test.ts',
  'features/hutang/transaksi-hutang/urutan-hutang.test.ts',
  'tools/new.test.ts',
  'packages/database/src/backup/backup.test.ts',
  'features/penjualan/transaksi-penjualan/urutan-tukar.test.ts',
  'e2e/axe-menu-genap.e2e.ts',
  'e2e/axe-menu-ganjil.e2e.ts',
  'e2e/hari-toko.e2e.ts',
  'bench/bench.e2e.ts',
  'e2e/demo.e2e.ts',
]

/** Longest first where that is known, then as ever. */
class LamaDahulu extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const lama = ({ moduleId }: TestSpecification) => LAMA.some((one) => moduleId.endsWith(`/${one}`))
    // oxlint-disable-next-line unicorn/no-array-sort -- its own, of no array
    const urut = await super.sort(files)
    return [...urut.filter(lama), ...urut.filter((one) => !lama(one))]
  }
}

export default defineConfig({
  test: {
    // Two cores: two test files at a time, each with its own copy of the database.
    maxWorkers: 2,
    sequence: { sequencer: LamaDahulu },
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
