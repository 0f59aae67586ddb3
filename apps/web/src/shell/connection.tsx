import { call } from '@kencana/screens'
import { Button, Dialog, IconCheckCircle, IconCloudOff } from '@kencana/ui'
import { useSyncExternalStore } from 'react'
import { health } from '../../../../features/akses/setup/health.contract.ts'
import css from './pages/Pages.module.css'

/** 'here', 'lost' (blocking), or 'back' (waits for the reload). */
export type Connection = 'here' | 'lost' | 'back'

let connection: Connection = 'here'
const listeners = new Set<() => void>()

const set = (next: Connection): void => {
  connection = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The connection to the server, in a component. */
export const useConnection = (): Connection => useSyncExternalStore(subscribe, () => connection)

// The shop's server often stands in the same room: no internet is no reason to stop as long as it answers.
const serverAnswers = (): Promise<boolean> =>
  call(health, {}, { guarded: false, signal: AbortSignal.timeout(5_000) }).then(
    () => true,
    () => false,
  )

const ASK_AGAIN_MS = 2_000
let asking = false

// Asked again while the browser calls itself offline: an answer may just have slipped through, and a server in the room may
// come back without it. And while the dialog blocks: the network may be back before an answer is given up.
const askServer = async (): Promise<void> => {
  if (asking) return
  asking = true
  do {
    const answers = await serverAnswers()
    if (!answers) set('lost')
    else if (connection === 'lost') set('back')
    await new Promise((resume) => setTimeout(resume, ASK_AGAIN_MS))
  } while (!navigator.onLine || connection === 'lost')
  asking = false
}

/** Follows the browser's word about the network, and checks it with the server. */
export const watchConnection = (): void => {
  window.addEventListener('offline', () => void askServer())
  window.addEventListener('online', () => {
    if (connection === 'lost') set('back')
  })
}

/** The blocking dialog while the connection is gone, and the one that reloads when it is back. */
export function ConnectionDialog() {
  const now = useConnection()
  if (now === 'here') return null
  const Icon = now === 'lost' ? IconCloudOff : IconCheckCircle
  return (
    <Dialog label="Koneksi" zIndex={500}>
      <div className={css.connection} role="alert">
        <Icon size={22} />
        {now === 'lost' ? (
          <b>Looks like you lost your internet connection</b>
        ) : (
          <>
            <b>Koneksi sudah kembali</b>
            <Button kind="primary" data-autofocus onClick={() => location.reload()}>
              OK
            </Button>
          </>
        )}
      </div>
    </Dialog>
  )
}
