import { Popover } from '@mantine/core'
import { Anchor } from './Anchor.tsx'
import type { FloatingProps } from './Floating.tsx'

/** The box of `Floating`, placed. */
export default function FloatingBody({ anchor, opened, onChange, width, children }: FloatingProps) {
  return (
    <Popover
      opened={opened}
      onChange={onChange}
      width={width}
      offset={4}
      position="bottom-start"
      withRoles={false}
      transitionProps={{ duration: 120 }}
    >
      <Popover.Target>
        <Anchor of={anchor} />
      </Popover.Target>
      <Popover.Dropdown>{children}</Popover.Dropdown>
    </Popover>
  )
}
