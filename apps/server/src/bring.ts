/** A process of its own that looks at one place of the backups, or brings it up to date: a share that hangs hangs nobody else. */
import { checkPlace, DatabaseRefusal, loadBackupKey, mirrorBackups } from '@kencana/database'
import type { BringAnswer, BringJob } from './bring-apart.ts'

const SELDOM_MS = 5_000

const tell = (answer: BringAnswer) => process.send?.(answer)

const work = async ({ dataDir, place, only, known, elsewhere }: BringJob): Promise<BringAnswer> => {
  if (only === 'look') return { kind: 'looked', ...(await checkPlace(dataDir, place)) }
  let told = 0
  const alive = () => {
    if (Date.now() - told < SELDOM_MS) return
    told = Date.now()
    tell({ kind: 'alive' })
  }
  const { newest, sameDisk, free } = await mirrorBackups(dataDir, place, await loadBackupKey(dataDir), {
    known,
    elsewhere,
    alive,
  })
  return { kind: 'brought', newest: newest?.writtenAt.toISOString() ?? null, sameDisk, free }
}

// Whoever asked is gone: nobody waits for it any more.
process.on('disconnect', () => process.exit(0))
process.once('message', (job: BringJob) => {
  void work(job)
    .catch((error: unknown): BringAnswer => {
      if (error instanceof DatabaseRefusal) return { kind: 'refused', text: error.message }
      return { kind: 'failed', text: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    })
    .then(tell)
})
