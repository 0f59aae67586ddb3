import { isLoggedIn, LoadError, placeOf, query, serverNow, useSession, useTitle } from '@kencana/screens'
import { cx, Dot } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { health } from '../../../../../features/akses/setup/health.contract.ts'
import { ConnectionDialog } from '../connection.tsx'
import { Mark } from '../Mark.tsx'
import { Login } from './Login.tsx'
import css from './Pages.module.css'
import { Streaks } from './Streaks.tsx'

// Once in the life of an installation.
const Setup = lazy(() => import('./Setup.tsx'))

function EntryFrame({ shop, connected, children }: { shop: string; connected: boolean | null; children: ReactNode }) {
  return (
    <main className={css.entry}>
      <div className={css.pane}>
        <div className={css.brand}>
          <Mark size={32} />
          <div>
            <b>Kencana</b>
            <small>{shop || 'Toko emas'}</small>
          </div>
        </div>
        {children}
        <footer className={css.legal}>
          <span>
            © {serverNow().getFullYear()} {shop || 'Kencana'}
          </span>
          {connected !== null && (
            <span>
              <Dot tone={connected ? 'green' : 'red'} /> {connected ? 'Server tersambung' : 'Server tidak menjawab'}
            </span>
          )}
        </footer>
      </div>
      <div className={css.stone}>
        <Streaks />
      </div>
    </main>
  )
}

/** Remembered on this computer: the installation has its first user, so the login waits for no answer. */
const SIAP = 'toko_siap'

/** Login or set-up; nothing as long as that is not known. */
const useNeeded = (perlu: boolean | undefined): 'setup' | 'login' | null => {
  useEffect(() => {
    if (perlu === false) localStorage.setItem(SIAP, '1')
  }, [perlu])
  if (perlu === undefined) return localStorage.getItem(SIAP) === null ? null : 'login'
  return perlu ? 'setup' : 'login'
}

/** `/`: the login, or the first set-up while the installation has no user yet. */
export default function Entry() {
  const session = useSession()
  // Not asked again when the window or the network comes back: a set-up being typed must not turn into a login under the hand.
  const state = useQuery({ ...query(health, {}), refetchOnWindowFocus: false, refetchOnReconnect: false })
  const needed = useNeeded(state.data?.setup_diperlukan)
  useTitle('Login')
  if (isLoggedIn(session) && session.user) {
    const { pathname, searchParams } = new URL(placeOf(session.user), location.origin)
    return <Navigate to={pathname} search={Object.fromEntries(searchParams)} replace />
  }
  return (
    <EntryFrame shop={state.data?.nama_toko ?? ''} connected={state.isPending ? null : state.isSuccess}>
      {state.isError && !state.data ? (
        <div className={cx(css.form)}>
          <LoadError error={state.error} onRetry={() => void state.refetch()} />
        </div>
      ) : (
        <>
          {needed === null && <div className={css.form} aria-busy="true" />}
          {needed === 'setup' && (
            <Suspense fallback={<div className={css.form} aria-busy="true" />}>
              <Setup />
            </Suspense>
          )}
          {needed === 'login' && <Login />}
        </>
      )}
      <ConnectionDialog />
    </EntryFrame>
  )
}
