import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/ScrollArea.css'
import '@mantine/spotlight/styles.css'
import './palette.css'
import { useUser } from '@kencana/screens'
import { IconLock, IconSearch } from '@kencana/ui'
import { Spotlight, spotlight } from '@mantine/spotlight'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type Found, find } from './find.ts'
import { recentPaths } from './recents.ts'

// The kit gives its search dialog no name and no way to pass one.
const nameDialog = () => document.querySelector('.mantine-Spotlight-content')?.setAttribute('aria-label', 'Cari menu')

interface PaletteProps {
  /** Opens whenever it grows. */
  times: number
  /** Hands over what was typed before the search field was there. */
  takeTyped: () => string
}

/** Ctrl+K: every screen by name, those opened last, and what was typed looked up in the lists. */
export default function Palette({ times, takeTyped }: PaletteProps) {
  const [query, setQuery] = useState('')
  const user = useUser()
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further press opens it again
  useEffect(() => spotlight.open(), [times])
  const choose = ({ screen, locked, to, search }: Found) =>
    void (screen?.run && !locked ? screen.run() : navigate({ to, search: search ?? {} }))
  return (
    <Spotlight
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
      nothingFound="Menu tidak ada"
      transitionProps={{ duration: 140 }}
      searchProps={{
        placeholder: 'Cari menu, barang, pesanan, customer',
        'aria-label': 'Cari menu',
        leftSection: <IconSearch />,
        onFocus: () => setQuery((now) => now + takeTyped()),
      }}
      // What fits is decided here, in this order; the kit only draws it.
      filter={(_, actions) => actions}
      actions={find(user, query, recentPaths(user.user_id)).map((found) => ({
        id: found.id,
        label: found.label,
        description: found.description || undefined,
        rightSection: found.locked ? <IconLock size={12} /> : undefined,
        onClick: () => choose(found),
      }))}
    />
  )
}
