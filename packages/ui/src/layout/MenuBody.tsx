import { Menu } from '@mantine/core'
import { Fragment, type RefObject, useEffect, useState } from 'react'
import { Anchor } from './Anchor.tsx'
import type { MenuEntry, MenuLook } from './Floating.tsx'

interface MenuBodyProps {
  anchor: RefObject<HTMLElement | null>
  /** The id of the button, which names it. */
  label: string
  opened: boolean
  onChange: (opened: boolean) => void
  look: MenuLook
  entries: readonly MenuEntry[]
}

/** The menu of `DropMenu`, placed. */
export default function MenuBody({ anchor, label, opened, onChange, look, entries }: MenuBodyProps) {
  const { onHover, ...place } = look
  // It opens after it came: only so does it know where the focus was.
  const [here, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  // A first entry that is closed would take the focus nowhere, and no key would be heard.
  const first = entries.find(({ disabled }) => !disabled)?.key
  return (
    <Menu
      {...place}
      id={label}
      opened={here && opened}
      onChange={onChange}
      trigger={onHover ? 'click-hover' : 'click'}
      closeDelay={250}
      transitionProps={{ duration: 120 }}
    >
      <Menu.Target>
        <Anchor of={anchor} />
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map(({ key, text, icon, right, disabled, stays, line, onPick, as }) => (
          <Fragment key={key}>
            {line && <Menu.Divider />}
            <Menu.Item
              leftSection={icon}
              rightSection={right}
              disabled={disabled}
              data-autofocus={key === first || undefined}
              closeMenuOnClick={!stays}
              onClick={onPick}
              {...(as as object)}
            >
              {text}
            </Menu.Item>
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
