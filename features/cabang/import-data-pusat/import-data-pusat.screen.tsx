import type { OutputOf } from '@kencana/contract'
import { LoadError, query, useMay, useSend, useTableUrl, useTitle } from '@kencana/screens'
import { ask, Button, Card, type Column, DataTable, Empty, IconStore, Page } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { imporPusat, periksaPusat } from './import-data-pusat.contract.ts'
import css from './import-data-pusat.module.css'

type Hasil = OutputOf<typeof periksaPusat>
type Beda = Hasil['beda'][number]

const HITUNG = ['sama', 'baru', 'berubah', 'hilang', 'dipertahankan'] as const

/** '412 sama, 3 baru': of all masters together. */
const ringkas = (tabel: Hasil['tabel']): string =>
  HITUNG.map((apa) => [tabel.reduce((sum, satu) => sum + satu[apa], 0), apa] as const)
    .filter(([n, apa]) => n > 0 || apa === 'sama')
    .map(([n, apa]) => `${n} ${apa}`)
    .join(', ')

const BEDA: readonly Column<Beda>[] = [
  { key: 'judul', title: 'Master', kind: 'name' },
  { key: 'kunci', title: 'Kode', kind: 'kode' },
  { key: 'apa', title: 'Beda' },
  { key: 'isi', title: 'Dari → Ke', kind: 'name' },
]

function Salah({ salah }: { salah: Hasil['salah'] }) {
  if (salah.length === 0) return null
  return (
    <Card title="Yang salah" note={`${salah.length}, tidak satu pun diambil selama masih ada`} flush>
      <ul className={css.salah}>
        {salah.map((satu) => (
          <li key={`${satu.judul} ${satu.kunci} ${satu.pesan}`}>
            {satu.judul} {satu.kunci}: {satu.pesan}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const yakin = (beda: number): Promise<boolean> =>
  ask({ title: 'Anda Yakin !!', text: `${beda} beda diambil dari pusat sekaligus.`, ok: 'Ambil Semua' })

function HasilPeriksa({ hasil, onSelesai }: { hasil: Hasil; onSelesai: () => void }) {
  const boleh = useMay(imporPusat)
  const beda = useTableUrl({ sort: 'judul' })
  const { busy, submit } = useSend(imporPusat, {
    changes: [periksaPusat],
    note: (jawab) => `${jawab.baru} baru, ${jawab.berubah} berubah, ${jawab.hilang} hilang`,
    done: onSelesai,
  })
  const ambil = async () => {
    if (await yakin(hasil.beda.length)) void submit({ sidik: hasil.sidik })
  }
  const ubah = hasil.beda.filter(({ apa }) => apa !== 'DIPERTAHANKAN').length
  return (
    <>
      <Salah salah={hasil.salah} />
      <Card flush>
        <div className={css.bar}>
          <span>
            Pusat: instalasi {hasil.pusat}. {ubah === 0 ? 'Sudah sama dengan pusat.' : `${ubah} baris berbeda.`}{' '}
            {ringkas(hasil.tabel)}.
          </span>
          {boleh && (
            <Button
              kind="primary"
              busy={busy}
              busyText="Sedang Menyimpan"
              disabled={ubah === 0 || hasil.salah.length > 0}
              onClick={() => void ambil()}
            >
              Ambil Semua
            </Button>
          )}
        </div>
      </Card>
      <Card title="Beda dengan pusat" flush>
        <DataTable
          columns={BEDA}
          rows={hasil.beda}
          rowId={(row) => `${row.tabel} ${row.kunci} ${row.apa}`}
          view={beda}
          emptyText="Tidak Ada Data"
          noun="beda"
        />
      </Card>
    </>
  )
}

/** Masters and prices of the head office: first what differs and all that is wrong, then all of it or nothing. */
export default function ImportDataPusatScreen() {
  useTitle('Import Data Pusat')
  const [minta, setMinta] = useState(false)
  const hasil = useQuery({ ...query(periksaPusat, {}), enabled: minta, staleTime: 0, retry: false })
  return (
    <Page path={['Cabang', 'Import Data Pusat']} title="Import Data Pusat">
      <div className={css.isi}>
        <Card flush>
          <div className={css.bar}>
            <Button
              busy={hasil.isFetching}
              busyText="Sedang Memeriksa"
              onClick={() => (minta ? void hasil.refetch() : setMinta(true))}
              autoFocus
            >
              Periksa
            </Button>
            <span>Master dan harga emas pusat dibandingkan dengan yang di sini; belum ada yang diubah.</span>
          </div>
        </Card>
        {hasil.isError && <LoadError error={hasil.error} onRetry={() => void hasil.refetch()} />}
        {!minta && (
          <Card>
            <Empty
              icon={<IconStore size={22} />}
              title="Belum diperiksa"
              hint="Cabang mengambil master dan harga dari pusat; sesudahnya perubahan di pusat datang sendiri."
            />
          </Card>
        )}
        {hasil.data && <HasilPeriksa hasil={hasil.data} onSelesai={() => void hasil.refetch()} />}
      </div>
    </Page>
  )
}
