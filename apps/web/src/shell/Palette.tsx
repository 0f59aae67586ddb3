import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/ScrollArea.css'
import '@mantine/spotlight/styles.css'
import './palette.css'
import { useUser } from '@kencana/screens'
import { IconLock, IconSearch } from '@kencana/ui'
import { Spotlight, spotlight } from '@mantine/spotlight'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { mayOpen, SCREENS } from '../menu.tsx'

// The kit gives its search dialog no name and no way to pass one.
const nameDialog = () => document.querySelector('.mantine-Spotlight-content')?.setAttribute('aria-label', 'Cari menu')

/** Ctrl+K: every screen by name. Opens whenever `times` grows. */
export default function Palette({ times }: { times: number }) {
  const user = useUser()
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further press opens it again
  useEffect(() => spotlight.open(), [times])
  return (
    <Spotlight
      onSpotlightOpen={() => requestAnimationFrame(nameDialog)}
      shortcut={null}
      limit={12}
      scrollable
      maxHeight={400}
      size={560}
      radius={10}
      nothingFound="Menu tidak ada"
      transitionProps={{ duration: 140 }}
      searchProps={{ placeholder: 'Cari menu', 'aria-label': 'Cari menu', leftSection: <IconSearch /> }}
      actions={SCREENS.filter((screen) => !screen.below).map((screen) => ({
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
