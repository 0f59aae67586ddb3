import { terbaca } from '@kencana/ledger'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/ScrollArea.css'
import '@mantine/spotlight/styles.css'
import './palette.css'
import { query as ask, useUser } from '@kencana/screens'
import { IconLock, IconSearch } from '@kencana/ui'
import { useDebouncedValue } from '@mantine/hooks'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { cari } from '../../../../features/dashboard/cari/cari.contract.ts'
import { asksServer, type DialogUser, type Found, find } from './find.ts'
import { recentPaths } from './recents.ts'

const DIALOGS = {
  tutup: lazy(() => import('./TutupToko.tsx')),
  password: lazy(() => import('./GantiPassword.tsx')),
  pin: lazy(() => import('./PinSaksi.tsx')),
  pindah: lazy(() => import('./PindahToko.tsx')),
} as const satisfies Record<DialogUser, unknown>

// The kit gives its search dialog no name and no way to pass one.
const nameDialog = () => document.querySelector('.mantine-Spotlight-content')?.setAttribute('aria-label', 'Cari menu')

const [store, spotlight] = createSpotlight()

// Neither has the kit a way to mark a row; the marked one is what Enter takes.
const markFirst = () => {
  const list = document.querySelector('.mantine-Spotlight-actionsList')
  list?.querySelector('[data-selected]')?.removeAttribute('data-selected')
  list?.querySelector('[data-action]')?.setAttribute('data-selected', 'true')
  store.updateState((state) => ({ ...state, selected: 0 }))
}

interface PaletteProps {
  /** Opens whenever it grows. */
  times: number
  /** Hands over what was typed before the search field was there. */
  takeTyped: () => string
}

/** A hand that goes on typing is not asked about each letter. */
const PAUSE = 150

/** What the server finds for what is typed. */
const useTemuan = (typed: string) => {
  const [q] = useDebouncedValue(typed.trim(), PAUSE)
  const asked = asksServer(q) && asksServer(typed)
  const { data } = useQuery({ ...ask(cari, { q }), enabled: asked, staleTime: 0 })
  return asked ? (data ?? []) : []
}

/** Ctrl+K: every screen by name, those opened last, and what was typed: pieces, papers, customers, craftsmen, settings. */
export default function Palette({ times, takeTyped }: PaletteProps) {
  const [query, setQuery] = useState('')
  const user = useUser()
  const temuan = useTemuan(query)
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further press opens it again
  useEffect(() => spotlight.open(), [times])
  const actions = find(user, query, recentPaths(user.user_id), temuan)
  const ids = actions.map(({ id }) => id).join('|')
  // The kit marks the first row of what it drew last: what came since is above it, or has taken its place. Whoever walked stays there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time other rows stand there
  useEffect(() => {
    if (store.getState().selected < 1) markFirst()
  }, [ids])
  const [dialog, setDialog] = useState<DialogUser | null>(null)
  const Dialog = dialog && DIALOGS[dialog]
  const choose = ({ screen, locked, to, search, dialog: dibuka }: Found) => {
    if (dibuka) setDialog(dibuka)
    else void (screen?.run && !locked ? screen.run() : navigate({ to, search: search ?? {} }))
  }
  return (
    <>
      <Spotlight
        store={store}
        onSpotlightOpen={() => requestAnimationFrame(nameDialog)}
        shortcut={null}
        query={query}
        onQueryChange={setQuery}
        limit={12}
        scrollable
        maxHeight={400}
        scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
        size={560}
        radius={10}
        nothingFound="Tidak ada yang ditemukan"
        transitionProps={{ duration: 140 }}
        searchProps={{
          placeholder: 'Cari menu, barang, nota, customer, tukang',
          'aria-label': 'Cari menu',
          leftSection: <IconSearch />,
          onFocus: () => setQuery((now) => now + takeTyped()),
        }}
        // What fits is decided here, in this order; the kit only draws it.
        filter={(_, all) => all}
        actions={actions.map((found) => ({
          id: found.id,
          // The kit makes these elements, not we (jsx-runtime.ts).
          label: terbaca(found.label),
          description: found.description ? terbaca(found.description) : undefined,
          rightSection: found.locked ? <IconLock size={12} /> : undefined,
          onClick: () => choose(found),
        }))}
      />
      <Suspense>{Dialog && <Dialog onClose={() => setDialog(null)} />}</Suspense>
    </>
  )
}
