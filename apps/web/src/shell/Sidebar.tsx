import { type UserData, useUser } from '@kencana/screens'
import {
  cx,
  DropMenu,
  IconChevronDown,
  IconChevronRight,
  IconLock,
  IconPanel,
  IconSearch,
  type MenuEntry,
} from '@kencana/ui'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { DASHBOARD_ICON, GROUPS } from '../groups.ts'
import { mayOpen } from '../menu.ts'
import { Mark } from './Mark.tsx'
import { filterTree, groupsOf, type MenuNode, menuTree } from './menuTree.ts'
import css from './Sidebar.module.css'
import { useMenuState } from './useMenuState.ts'

const TREE = menuTree()
const FIRST_EXTRA = TREE.find((node) => GROUPS.find((group) => group.title === node.title)?.extra)?.key

const iconOf = (node: MenuNode) => GROUPS.find((group) => group.title === node.title)?.icon ?? DASHBOARD_ICON

interface NodeProps {
  node: MenuNode
  path: string
  isOpen: (key: string) => boolean
  onToggle: (key: string) => void
  onPick?: () => void
  top?: boolean
}

function ScreenLink({ node, path, onPick, top }: NodeProps) {
  const user = useUser()
  const target = node.screen?.path ?? '/'
  const locked = node.screen !== undefined && !mayOpen(user, node.screen)
  const current = target === path
  const Drawn = top ? iconOf(node) : null
  const run = locked ? undefined : node.screen?.run
  if (run)
    return (
      <button
        type="button"
        className={css.item}
        onClick={() => {
          onPick?.()
          void run()
        }}
      >
        <span>{node.title}</span>
      </button>
    )
  return (
    <Link
      to={target}
      title={node.title}
      className={cx(css.item, current && css.current, locked && css.locked)}
      aria-current={current ? 'page' : undefined}
      onClick={onPick}
    >
      {Drawn && <Drawn />}
      <span>{node.title}</span>
      {locked && <IconLock size={12} aria-hidden={false} aria-label="Tidak ada akses" />}
    </Link>
  )
}

function Group(props: NodeProps) {
  const { node, isOpen, onToggle, top } = props
  const open = isOpen(node.key)
  const Drawn = top ? iconOf(node) : null
  const Chevron = open ? IconChevronDown : IconChevronRight
  return (
    <>
      <button
        type="button"
        className={cx(css.item, open && css.open)}
        aria-expanded={open}
        onClick={() => onToggle(node.key)}
      >
        {Drawn && <Drawn />}
        <span>{node.title}</span>
        <Chevron size={14} />
      </button>
      {open && (
        <div className={css.children}>
          {node.children.map((child) => (
            <Node key={child.key} {...props} node={child} top={false} />
          ))}
        </div>
      )}
    </>
  )
}

function Node(props: NodeProps) {
  return (
    <>
      {props.top && props.node.key === FIRST_EXTRA && <hr className={css.hairline} />}
      {props.node.screen ? <ScreenLink {...props} /> : <Group {...props} />}
    </>
  )
}

const entryOf = (leaf: MenuNode, user: UserData): MenuEntry => {
  const { screen } = leaf
  const locked = screen !== undefined && !mayOpen(user, screen)
  const run = locked ? undefined : screen?.run
  return {
    key: leaf.key,
    text: leaf.title,
    right: locked && <IconLock size={12} aria-hidden={false} aria-label="Tidak ada akses" />,
    ...(run ? { onPick: () => void run() } : { as: { component: Link, to: screen?.path as string } }),
  }
}

// Folded, a group's screens fly out beside its icon.
function FoldedNode({ node, path }: { node: MenuNode; path: string }) {
  const Drawn = iconOf(node)
  const user = useUser()
  const inside = node.screen?.path === path || groupsOf([node], path).length > 0
  if (node.screen)
    return (
      <Link
        to={node.screen.path}
        className={cx(css.item, inside && css.current)}
        aria-label={node.title}
        title={node.title}
      >
        <Drawn />
      </Link>
    )
  const leaves = (one: MenuNode): MenuNode[] => (one.screen ? [one] : one.children.flatMap(leaves))
  return (
    <DropMenu
      look={{ position: 'right-start', offset: 4, onHover: true }}
      target={(wiring) => (
        <button type="button" className={cx(css.item, inside && css.current)} aria-label={node.title} {...wiring}>
          <Drawn />
        </button>
      )}
      entries={leaves(node).map((leaf) => entryOf(leaf, user))}
    />
  )
}

/** The menu: groups remember whether they are open; a filter box narrows it; entries without access carry a lock. */
export function Sidebar({
  folded = false,
  onFold,
  onPick,
}: {
  folded?: boolean
  onFold?: () => void
  onPick?: () => void
}) {
  const user = useUser()
  const path = useLocation({ select: (location) => location.pathname })
  const [words, setWords] = useState('')
  const { open, toggle } = useMenuState(groupsOf(TREE, path))
  const shown = filterTree(TREE, words)
  const tree = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry of each new path comes into view
  useEffect(() => tree.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' }), [path])
  const isOpen = (key: string) => words.trim() !== '' || open.includes(key)
  return (
    <div className={cx(css.sidebar, folded && css.folded)}>
      {/* It leads on to the dashboard: the login behind it is not worth loading ahead. */}
      <Link to="/" preload={false} className={css.shop} onClick={onPick} aria-label={user.nama_toko}>
        <Mark />
        {!folded && (
          <span className={css.shopText}>
            <b>{user.nama_toko}</b>
            <small>{user.kode_toko}</small>
          </span>
        )}
      </Link>
      {!folded && (
        <label className={css.filter}>
          <IconSearch size={14} />
          <input
            aria-label="Saring menu"
            placeholder="Saring menu"
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </label>
      )}
      <nav ref={tree} className={css.tree} aria-label="Menu">
        {folded
          ? TREE.map((node) => <FoldedNode key={node.key} node={node} path={path} />)
          : shown.map((node) => (
              <Node key={node.key} node={node} path={path} isOpen={isOpen} onToggle={toggle} onPick={onPick} top />
            ))}
        {shown.length === 0 && <div className={css.none}>Menu tidak ada</div>}
      </nav>
      {onFold && (
        <button
          type="button"
          className={css.fold}
          onClick={onFold}
          aria-expanded={!folded}
          aria-label={folded ? 'Buka menu' : 'Ciutkan menu'}
        >
          <IconPanel />
          {!folded && 'Ciutkan menu'}
        </button>
      )}
    </div>
  )
}
