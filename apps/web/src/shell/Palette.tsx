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
import { mayOpen, SCREENS } from '../menu.ts'

// The kit gives its search dialog no name and no way to pass one.
const nameDialog = () => document.querySelector('.mantine-Spotlight-content')?.setAttribute('aria-label', 'Cari menu')

/** Whoever types a whole name means that screen, not the first that has it inside a longer one. */
const nearness = (title: string, typed: string): number => {
  if (title === typed) return 0
  return title.startsWith(typed) ? 1 : 2
}

const byNearness = (query: string) => {
  const typed = query.trim().toLowerCase()
  const order = (screen: (typeof SCREENS)[number]) => nearness(screen.title.toLowerCase(), typed)
  return SCREENS.filter((screen) => !screen.below).toSorted((a, b) => order(a) - order(b))
}

interface PaletteProps {
  /** Opens whenever it grows. */
  times: number
  /** Hands over what was typed before the search field was there. */
  takeTyped: () => string
}

/** Ctrl+K: every screen by name. */
export default function Palette({ times, takeTyped }: PaletteProps) {
  const [query, setQuery] = useState('')
  const user = useUser()
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further press opens it again
  useEffect(() => spotlight.open(), [times])
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
        placeholder: 'Cari menu',
        'aria-label': 'Cari menu',
        leftSection: <IconSearch />,
        onFocus: () => setQuery((now) => now + takeTyped()),
      }}
      actions={byNearness(query).map((screen) => ({
        id: screen.path,
        label: screen.title,
        description: screen.group.join(' › ') || undefined,
        keywords: [screen.path, ...screen.group],
        rightSection: mayOpen(user, screen) ? undefined : <IconLock size={12} />,
        onClick: () => void (screen.run && mayOpen(user, screen) ? screen.run() : navigate({ to: screen.path })),
      }))}
    />
  )
}
