import { isOwner, useSession, useUser } from '@kencana/screens'
import {
  Breadcrumb,
  Button,
  buttonClass,
  type Icon,
  IconAlert,
  IconArrowRight,
  IconCalendar,
  IconLock,
  IconSearch,
  namaHari,
  Page,
} from '@kencana/ui'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { ScreenEntry } from '../../menu.ts'
import page from '../Shell.module.css'
import css from './Pages.module.css'

const TutupToko = lazy(() => import('../TutupToko.tsx'))

interface NoticeProps {
  icon: Icon
  tone?: 'amber'
  title: ReactNode
  text: ReactNode
  children?: ReactNode
}

function Notice({ icon: Drawn, tone, title, text, children }: NoticeProps) {
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

/** The shop's day is behind today: nothing may be entered until it is closed. */
export function LateDay() {
  const { user, hariIni } = useSession()
  const [closing, setClosing] = useState(false)
  if (!user || !hariIni) return null
  return (
    <div className={page.noticePage}>
      <Notice
        icon={IconCalendar}
        tone="amber"
        title={
          <>
            Tanggal System Berbeda
            <br />
            Dengan Tanggal Sekarang
          </>
        }
        text="Silahkan Tutup Toko"
      >
        <div className={css.dates}>
          <div className={css.date} data-late>
            Tanggal System
            <b>{user.tgl_system}</b>
            <span>{namaHari(user.tgl_system)}, belum ditutup</span>
          </div>
          <div className={css.date}>
            Tanggal Sekarang
            <b>{hariIni}</b>
            <span>{namaHari(hariIni)}</span>
          </div>
        </div>
        {isOwner(user) && (
          <div className={css.next}>
            <Button kind="primary" size="lg" onClick={() => setClosing(true)}>
              Tutup Toko Sekarang
            </Button>
            <span>Semua akun toko ini akan keluar dan perlu login lagi.</span>
          </div>
        )}
      </Notice>
      <Suspense>{closing && <TutupToko onClose={() => setClosing(false)} />}</Suspense>
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
