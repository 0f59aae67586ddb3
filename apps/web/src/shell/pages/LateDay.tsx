import { isOwner, useSession } from '@kencana/screens'
import { Button, IconCalendar, namaHari } from '@kencana/ui'
import { lazy, Suspense, useState } from 'react'
import page from '../Shell.module.css'
import { Notice } from './Notice.tsx'
import css from './Pages.module.css'

const TutupToko = lazy(() => import('../TutupToko.tsx'))

/** The shop's day is behind today: nothing may be entered until it is closed. */
export default function LateDay() {
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
        {!isOwner(user) && <p>Hanya OWN dan SU yang menutup toko</p>}
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
