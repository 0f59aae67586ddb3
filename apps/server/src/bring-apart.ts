/** Places of the backups are looked at and brought up to date by a process of their own, which can be given up. */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { DatabaseRefusal } from '@kencana/database'

/** What is to be done with one place. */
export interface BringJob {
  dataDir: string
  place: string
  only: 'look' | 'bring'
  known: boolean
  elsewhere: boolean
}

/** What that process says: that it still works, or how it ended. */
export type BringAnswer =
  | { kind: 'alive' }
  | { kind: 'looked'; sameDisk: boolean }
  | { kind: 'brought'; newest: string | null; sameDisk: boolean; free: number }
  | { kind: 'refused'; text: string }
  | { kind: 'failed'; text: string }

/** Places whose process was given up and has not died: one that hangs in a share may never do. */
const HANGING = new Set<string>()

const isSource = import.meta.url.endsWith('.ts')
const CHILD = fileURLToPath(new URL(isSource ? './bring.ts' : './bring.js', import.meta.url))

/**
 * Does one job apart.
 * @param quiet milliseconds in which nothing may be heard of it
 * @param signal gives it up
 * @throws DatabaseRefusal with the sentence of the place, which one that answers no more has too
 */
export const bringApart = <K extends 'looked' | 'brought'>(
  job: BringJob,
  kind: K,
  quiet: number,
  signal?: AbortSignal,
): Promise<Extract<BringAnswer, { kind: K }>> =>
  new Promise((resolve, reject) => {
    const away = `Tempat cadangan ${job.place} tidak menjawab`
    if (HANGING.has(job.place)) {
      reject(new DatabaseRefusal(away))
      return
    }
    const child = fork(CHILD, { execArgv: isSource ? ['--import', 'tsx'] : [], stdio: 'inherit' })
    const end = (then: () => void) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', giveUp)
      // One that hangs in a share may not even die: nobody waits for that.
      child.removeAllListeners()
      child.on('error', () => undefined)
      child.once('exit', () => HANGING.delete(job.place))
      child.kill('SIGKILL')
      then()
    }
    const refuse = (text: string) => end(() => reject(new DatabaseRefusal(text)))
    const silent = () => {
      HANGING.add(job.place)
      refuse(away)
    }
    const giveUp = () => refuse('Server berhenti')
    let timer = setTimeout(silent, quiet)
    signal?.addEventListener('abort', giveUp)
    child.on('message', (answer: BringAnswer) => {
      if (answer.kind === 'alive') {
        clearTimeout(timer)
        timer = setTimeout(silent, quiet)
      } else if (answer.kind === kind) end(() => resolve(answer as Extract<BringAnswer, { kind: K }>))
      else if (answer.kind === 'refused') refuse(answer.text)
      else end(() => reject(new Error(answer.kind === 'failed' ? answer.text : `unexpected ${answer.kind}`)))
    })
    child.once('error', (error) => end(() => reject(error)))
    child.once('exit', (code, how) => end(() => reject(new Error(`bringing backups ended with ${code ?? how}`))))
    child.send(job)
  })
