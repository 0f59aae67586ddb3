/** Warm start to the first answer, memory idle, and stop; beside a bare Node server started in the same minute. */
import { setTimeout as sleep } from 'node:timers/promises'
import { benchData } from './dataset/dataset.ts'
import type { Bench, Figure, Run } from './figures.ts'
import { median, residentMb, startAndAsk, startProduct, stop } from './product.ts'

const GOAL = { ms: 700, mb: 120, stopMs: 5000 }

interface Sample {
  ms: number
  /** Not a number where the system does not say. */
  mb: number
  stopMs: number
}

const sample = async (start: () => ReturnType<typeof startProduct>, idleMs: number): Promise<Sample> => {
  const started = await start()
  await sleep(idleMs)
  const mb = residentMb(started.child.pid ?? 0) ?? Number.NaN
  return { ms: started.ms, mb, stopMs: await stop(started) }
}

const middle = (samples: readonly Sample[], key: keyof Sample): number => median(samples.map((one) => one[key]))

const measure = async ({ size, quick }: Run): Promise<Figure[]> => {
  const dataDir = await benchData(size)
  const [runs, idleMs] = quick ? [1, 50] : [7, 2000]
  // The first start may build the product: that is not a warm start.
  await stop(await startProduct(dataDir))
  const ours: Sample[] = []
  const bare: Sample[] = []
  for (let run = 0; run < runs; run += 1) {
    bare.push(await sample(() => startAndAsk('bench/bare.mjs', {}, '/'), idleMs))
    ours.push(await sample(() => startProduct(dataDir), idleMs))
  }
  const memory: Figure = {
    name: 'memory of the server idle, without PostgreSQL',
    value: middle(ours, 'mb'),
    unit: 'MB',
    bare: middle(bare, 'mb'),
    goal: { max: GOAL.mb },
  }
  return [
    {
      name: 'warm start to first answer',
      value: middle(ours, 'ms'),
      unit: 'ms',
      bare: middle(bare, 'ms'),
      goal: { max: GOAL.ms },
    },
    ...(Number.isNaN(memory.value) ? [] : [memory]),
    { name: 'stop by SIGTERM', value: middle(ours, 'stopMs'), unit: 'ms', goal: { max: GOAL.stopMs } },
  ]
}

/** Medians of 7 runs. */
export const start: Bench = { name: 'start', about: 'a server process from start to stop', sizes: [], measure }
