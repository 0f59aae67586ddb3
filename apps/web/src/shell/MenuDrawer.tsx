import '@mantine/core/styles/Drawer.css'
import { Drawer } from '@mantine/core'
import { Sidebar } from './Sidebar.tsx'

/** The menu of the phone. */
export default function MenuDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Drawer.Root opened={opened} onClose={onClose} size={288} padding={0} transitionProps={{ duration: 180 }}>
      <Drawer.Overlay />
      <Drawer.Content aria-label="Menu">
        <Drawer.Body h="100%">
          <Sidebar onPick={onClose} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
