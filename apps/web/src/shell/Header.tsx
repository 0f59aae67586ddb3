import { isLate, useSession } from '@kencana/screens'
import { cx, IconAlert, IconButton, IconLock, IconMenu, IconSearch, Kbd, useKeys } from '@kencana/ui'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState } from 'react'
import { screenAt } from '../menu.ts'
import css from './Header.module.css'
import { Requests } from './Requests.tsx'
import { keepTyping } from './typeahead.ts'
import { UserMenu } from './UserMenu.tsx'

const Palette = lazy(() => import('./Palette.tsx'))

function ShopDayBox() {
  const session = useSession()
  const late = isLate(session)
  const Icon = late ? IconAlert : IconLock
  return (
    <div className={cx(css.day, late && css.late)}>
      <span>
        <Icon size={14} />
        Tanggal System
      </span>
      <b>{session.user?.tgl_system}</b>
    </div>
  )
}

/** Search, Tanggal System, user. */
export function Header({ onMenu }: { onMenu: () => void }) {
  const [searching, setSearching] = useState(0)
  const title = useLocation({ select: (location) => screenAt(location.pathname)?.title ?? 'Kencana' })
  const typed = useRef<(() => string) | null>(null)
  const open = () => {
    typed.current ??= keepTyping()
    setSearching((times) => times + 1)
  }
  const takeTyped = (): string => {
    const text = typed.current?.() ?? ''
    typed.current = null
    return text
  }
  useKeys({ 'Ctrl+K': open })
  return (
    <header className={css.header}>
      <IconButton label="Menu" className={css.burger} onClick={onMenu}>
        <IconMenu size={20} />
      </IconButton>
      <span className={css.phoneTitle}>{title}</span>
      <button type="button" className={css.search} onClick={open} aria-keyshortcuts="Control+K">
        <IconSearch />
        <span>Cari menu, barang, pesanan</span>
        <Kbd>Ctrl K</Kbd>
      </button>
      <div className={css.right}>
        <Requests />
        <ShopDayBox />
        <UserMenu />
      </div>
      {searching > 0 && (
        <Suspense>
          <Palette times={searching} takeTyped={takeTyped} />
        </Suspense>
      )}
    </header>
  )
}
