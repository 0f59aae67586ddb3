import { useUser } from '@kencana/screens'
import {
  Breadcrumb,
  Button,
  buttonClass,
  type Icon,
  IconAlert,
  IconArrowRight,
  IconLock,
  IconSearch,
  Page,
} from '@kencana/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ScreenEntry } from '../../menu.ts'
import page from '../Shell.module.css'
import css from './Pages.module.css'

interface NoticeProps {
  icon: Icon
  tone?: 'amber'
  title: ReactNode
  text: ReactNode
  children?: ReactNode
}

/** A page that says one thing. */
export function Notice({ icon: Drawn, tone, title, text, children }: NoticeProps) {
  return (
    <div className={css.notice}>
      <div className={css.noticeBody}>
        <div className={css.tile} data-tone={tone}>
          <Drawn size={20} />
        </div>
        <h1 className={css.noticeTitle}>{title}</h1>
        <p className={css.noticeText}>{text}</p>
        {children}
      </div>
    </div>
  )
}

function GoHome() {
  return (
    <Link to={'/dashboard'} className={buttonClass('primary', 'lg')}>
      Go Home
    </Link>
  )
}

/** A screen that the user's menu does not open. */
export function Denied({ screen }: { screen: ScreenEntry }) {
  const user = useUser()
  return (
    <div className={page.noticePage}>
      <Breadcrumb path={[...screen.group, screen.title]} />
      <Notice
        icon={IconLock}
        title="Akses Di Menu Ini Tidak Di Izinkan"
        text="Hubungi Admin Jika Ingin Memakai Menu Ini"
      >
        <dl className={css.facts}>
          <dt>Menu</dt>
          <dd>{screen.title}</dd>
          <dt>User</dt>
          <dd>
            {user.user_id}, level {user.level}
          </dd>
        </dl>
        <GoHome />
      </Notice>
    </div>
  )
}

/** A path that has no screen. */
export function NotFound() {
  return (
    <div className={page.noticePage}>
      <Notice icon={IconSearch} title="Halaman Tidak Ditemukan" text="Alamat ini tidak ada di Kencana.">
        <div style={{ marginTop: 24 }}>
          <GoHome />
        </div>
      </Notice>
    </div>
  )
}

/** A screen whose code did not arrive, or that broke: the reload fetches it again. */
export function LoadFailed({ error }: { error: unknown }) {
  return (
    <div className={page.noticePage}>
      <Notice
        icon={IconAlert}
        title="Halaman Gagal Dibuka"
        text={error instanceof Error ? error.message : String(error)}
      >
        <div style={{ marginTop: 24 }}>
          <Button kind="primary" size="lg" icon={<IconArrowRight />} onClick={() => location.reload()}>
            Coba Lagi
          </Button>
        </div>
      </Notice>
    </div>
  )
}

/** `/blank`: an empty page of the template, kept as a route. */
export function Blank() {
  return (
    <Page path={['Blank']} title="Blank">
      {null}
    </Page>
  )
}
