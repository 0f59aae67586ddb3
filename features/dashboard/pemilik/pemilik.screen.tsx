import type { OutputOf } from '@kencana/contract'
import { terbaca } from '@kencana/ledger'
import { LoadError, query } from '@kencana/screens'
import { Button, buttonClass, Card, IconPhone, Page, Skeleton, toast } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { KartuAlarm } from '../alarm.shared.tsx'
import { SemingguToko } from './minggu.part.tsx'
import { PantauCustomer } from './pantau.part.tsx'
import { pemilik } from './pemilik.contract.ts'
import css from './pemilik.module.css'
import { RisikoHarga } from './risiko.part.tsx'
import { SemuaToko } from './semua-toko.part.tsx'
import { teksHari } from './teks-hari.shared.tsx'
import { TokoKini } from './toko-kini.part.tsx'

type Toko = OutputOf<typeof pemilik>['toko']

const DaftarPermintaan = lazy(() => import('../../akses/otorisasi/permintaan.shared.tsx'))

/** How often the figures are read anew while somebody looks at them, in ms. */
const SEGAR = 15_000

function KirimHari({ toko }: { toko: Toko }) {
  const teks = terbaca(teksHari(toko))
  // A browser hands its clipboard to safe addresses alone: a shop's own server may have none.
  const salin = () =>
    void (navigator.clipboard?.writeText(teks) ?? Promise.reject()).then(
      () => toast('success', 'Ringkasan Disalin'),
      () => toast('error', 'Ringkasan Tidak Dapat Disalin'),
    )
  return (
    <Card title="Ringkasan untuk dikirim">
      <pre className={css.teks}>{teks}</pre>
      <div className={css.kirim}>
        <a
          className={buttonClass('default')}
          href={`https://wa.me/?text=${encodeURIComponent(teks)}`}
          target="_blank"
          rel="noreferrer"
        >
          <IconPhone />
          Kirim WhatsApp
        </a>
        <Button onClick={salin}>Salin</Button>
      </div>
    </Card>
  )
}

/** All shops at a glance, for the owner's phone first. */
export default function PemilikScreen() {
  const baca = useQuery({ ...query(pemilik, {}), staleTime: 0, refetchInterval: SEGAR })
  const [minta, setMinta] = useState(false)
  const toko = baca.data?.toko ?? []
  return (
    <Page path={['Dashboard', 'Pemilik']} title="Dashboard Pemilik">
      {baca.isPending && (
        <Card>
          <Skeleton width="60%" />
          <div style={{ height: 220 }} />
        </Card>
      )}
      {baca.isError && !baca.data && <LoadError error={baca.error} onRetry={() => void baca.refetch()} />}
      {baca.isError && baca.data && <p role="status">Angka terakhir yang diterima; sambungan sedang terputus.</p>}
      {baca.data && (
        <>
          <SemuaToko toko={toko} />
          <div className={css.grid}>
            {toko.map((one) => (
              <TokoKini key={one.kode_toko} toko={one} onMinta={() => setMinta(true)} />
            ))}
            <KartuAlarm />
            <PantauCustomer hari={toko.map((one) => one.tgl_system)} />
            <RisikoHarga />
            <SemingguToko />
            <KirimHari toko={toko} />
          </div>
        </>
      )}
      <Suspense>{minta && <DaftarPermintaan onClose={() => setMinta(false)} />}</Suspense>
    </Page>
  )
}
