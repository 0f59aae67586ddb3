/**
 * What floats beside an element: a list of choices, a calendar, a menu. The library that places it is asked for when
 * something first opens: most lists are read without opening anything.
 */
import {
  type ElementType,
  lazy,
  type MouseEventHandler,
  type ReactNode,
  type RefObject,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react'

const FloatingBody = lazy(() => import('./FloatingBody.tsx'))
const MenuBody = lazy(() => import('./MenuBody.tsx'))

export interface FloatingProps {
  /** What it floats at. */
  anchor: RefObject<HTMLElement | null>
  opened: boolean
  /** Told false when somebody presses elsewhere. */
  onChange?: (opened: boolean) => void
  /** px, or as wide as the anchor. */
  width?: number | 'target'
  children: ReactNode
}

/** A box that floats under its anchor while it is opened; focus and keys stay with whoever opens it. */
export function Floating(props: FloatingProps) {
  const [used, setUsed] = useState(props.opened)
  if (props.opened && !used) setUsed(true)
  if (!used) return null
  return (
    <Suspense>
      <FloatingBody {...props} />
    </Suspense>
  )
}

/** One entry of a menu; `line` draws a line above it. */
export interface MenuEntry {
  key: string
  text: ReactNode
  icon?: ReactNode
  right?: ReactNode
  disabled?: boolean
  /** The menu stays open when it is picked. */
  stays?: boolean
  line?: boolean
  onPick?: () => void
  /** The element in place of a button, with its properties: a link. */
  as?: { component: ElementType } & Record<string, unknown>
}

export interface MenuLook {
  position: 'bottom-end' | 'top-end' | 'right-start'
  offset: number
  width?: number
  /** It opens under the pointer too. */
  onHover?: boolean
}

/** What the button of a menu has to carry. */
interface TargetWiring {
  ref: RefObject<HTMLButtonElement | null>
  id: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  onClick?: MouseEventHandler
  onMouseEnter?: MouseEventHandler
}

interface DropMenuProps {
  look: MenuLook
  entries: readonly MenuEntry[]
  target: (wiring: TargetWiring) => ReactNode
}

/** A button with a menu: arrows, letters, Enter and Escape as menus have them. */
export function DropMenu({ look, entries, target }: DropMenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [used, setUsed] = useState(false)
  const [opened, setOpened] = useState(false)
  const first = () => {
    setUsed(true)
    setOpened(true)
  }
  // Once it is here the menu itself listens at the button.
  const until = used ? {} : { onClick: first, ...(look.onHover && { onMouseEnter: first }) }
  return (
    <>
      {target({ ref: button, id, 'aria-haspopup': 'menu', 'aria-expanded': opened, ...until })}
      {used && (
        <Suspense>
          <MenuBody anchor={button} label={id} opened={opened} onChange={setOpened} look={look} entries={entries} />
        </Suspense>
      )}
    </>
  )
}
