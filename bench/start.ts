/** Warm start to the first answer, memory idle, and stop; beside a bare Node server started in the same minute. */
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { median, residentMb, scratchDir, startAndAsk, startProduct, stop } from './product.ts'

const RUNS = 7

interface Sample {
  ms: number
  mb: number
  stopMs: number
}

const sample = async (start: () => ReturnType<typeof startProduct>): Promise<Sample> => {
  const started = await start()
  await sleep(2000)
  const mb = residentMb(started.child.pid ?? 0) ?? NaN
  return { ms: started.ms, mb, stopMs: await stop(started) }
}

const print = (name: string, samples: readonly Sample[]) => {
  const [ms, mb, stopMs] = (['ms', 'mb', 'stopMs'] as const).map((key) => median(samples.map((one) => one[key])))
  console.log(
    `${name.padEnd(28)} ${ms?.toFixed(0).padStart(6)} ms to first answer  ${mb?.toFixed(0).padStart(5)} MB idle  ${stopMs?.toFixed(0).padStart(5)} ms to stop`,
  )
  return { ms: ms ?? NaN, mb: mb ?? NaN }
}

/** Prints medians of 7 runs and the ratio to the limit. */
export const benchStart = async (): Promise<void> => {
  const dataDir = scratchDir()
  // The first start builds, makes the database and loads the demo: that is not a warm start.
  await stop(await startProduct(dataDir))
  const ours: Sample[] = []
  const bare: Sample[] = []
  for (let i = 0; i < RUNS; i += 1) {
    bare.push(await sample(() => startAndAsk('bench/bare.mjs', {}, '/')))
    ours.push(await sample(() => startProduct(dataDir)))
  }
  rmSync(dataDir, { recursive: true, force: true })
  const limit = print('bare Node (limit)', bare)
  const kencana = print('Kencana, warm, with database', ours)
  console.log(
    `ratio ${(kencana.ms / limit.ms).toFixed(1)}× time, ${(kencana.mb / limit.mb).toFixed(1)}× memory; goals ≤ 1000 ms, ≤ 120 MB`,
  )
}
