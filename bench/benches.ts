/** Every bench. One that stands here is run by `npm run bench -- all` and, at a tiny size, by the tests. */
import { audit } from './audit.ts'
import { bundle } from './bundle.ts'
import { cari } from './cari.ts'
import { closer } from './closer.ts'
import { crowd } from './crowd.ts'
import { SIZES, type Size, type SizeName } from './dataset/sizes.ts'
import { reportExport } from './export.ts'
import type { Bench, Figure } from './figures.ts'
import { laporan } from './laporan.ts'
import { list } from './list.ts'
import { lookup } from './lookup.ts'
import { saldo } from './saldo.ts'
import { sale } from './sale.ts'
import { start } from './start.ts'
import { tutupHari } from './tutup.ts'
import { web } from './web.ts'

export const BENCHES: readonly Bench[] = [
  start,
  bundle,
  closer,
  tutupHari,
  crowd,
  lookup,
  list,
  cari,
  saldo,
  sale,
  laporan,
  web,
  reportExport,
  audit,
]

/** What one bench measured at one size; no size where the amount of data does not matter. */
export interface Result {
  bench: Bench
  size: Size | undefined
  figures: Figure[]
}

/**
 * Runs a bench at the sizes asked for, or at its own.
 * @param asked `tiny` alone runs everything once, to see that it works
 */
export const runBench = async (bench: Bench, asked: readonly SizeName[]): Promise<Result[]> => {
  const quick = asked.length === 1 && asked[0] === 'tiny'
  if (bench.sizes.length === 0) {
    const figures = await bench.measure({ size: SIZES.tiny, quick })
    return [{ bench, size: undefined, figures }]
  }
  const results: Result[] = []
  for (const name of asked.length > 0 ? asked : bench.sizes) {
    const size = SIZES[name]
    results.push({ bench, size, figures: await bench.measure({ size, quick }) })
  }
  return results
}
