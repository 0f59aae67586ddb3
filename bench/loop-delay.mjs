/** Loaded into a server before it starts: at each SIGUSR2 it writes down how late its event loop was since the one before. */
import { renameSync, writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const file = process.env.LOOP_DELAY_FILE ?? ''
const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
process.on('SIGUSR2', () => {
  // Whole or not at all: somebody waits for it.
  writeFileSync(`${file}.baru`, JSON.stringify({ p99: delay.percentile(99) / 1e6, max: delay.max / 1e6 }))
  renameSync(`${file}.baru`, file)
  delay.reset()
})
