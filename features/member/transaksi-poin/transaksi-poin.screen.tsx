import type { OutputOf } from '@kencana/contract'
import { call, canOpen, chosenDay, pagedList, showError, useMay, useTitle, useUser } from '@kencana/screens'
import {
  Button,
  type Column,
  DataTable,
  DateFilter,
  FilterSelect,
  IconButton,
  IconPrinter,
  Page,
  useKeys,
} from '@kencana/ui'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { usePara } from '../../pengaturan/para-system/para-system.shared.tsx'
import { tanpaTanda } from '../kartu-member/cari-kartu.shared.tsx'
import { imporPoin } from './impor-poin.contract.ts'
import { KoreksiPoin } from './koreksi-poin.part.tsx'
import { DOKUMEN_KOREKSI_POIN, getKoreksiPoin, JENIS_POIN, koreksiPoin, listPoin } from './transaksi-poin.contract.ts'
import { strukKoreksiPoin } from './transaksi-poin.receipt.ts'

// Once, when a shop begins.
const ImporPoin = lazy(() => import('./impor-poin.part.tsx'))

type Row = OutputOf<typeof listPoin>['rows'][number]

const Slip = slipDokumen(DOKUMEN_KOREKSI_POIN, strukKoreksiPoin, (koreksi) => [
  ['Member', `${koreksi.kode_member} ${koreksi.nama_member}`],
  ['Poin', String(koreksi.jumlah)],
  ['Sisa', String(koreksi.saldo)],
])

/** Where a document is looked at, by the code of its number. */
const LIHAT = {
  FJ: '/lihat-penjualan',
  FB: '/lihat-pembelian',
  SRP: '/lihat-pesanan',
} as const

const adaDi = (code: string): code is keyof typeof LIHAT => code in LIHAT

function Dokumen({ row: { dokumen, dokumen_asal } }: { row: Row }) {
  const user = useUser()
  const [code = ''] = dokumen_asal.split('-')
  if (!adaDi(code) || !canOpen(user, LIHAT[code])) return dokumen
  return (
    <Link to={LIHAT[code]} search={{ q: dokumen_asal }}>
      {dokumen}
    </Link>
  )
}

const COLUMNS: readonly Column<Row>[] = [
  { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
  { key: 'kode_member', title: 'Kode Member', kind: 'kode' },
  { key: 'nama_member', title: 'Nama Member', kind: 'name' },
  { key: 'jenis', title: 'Jenis' },
  { key: 'jumlah', title: 'Poin', kind: 'int', total: true },
  { key: 'dokumen', title: 'Dokumen', kind: 'kode', render: (row) => <Dokumen row={row} /> },
  { key: 'keterangan', title: 'Keterangan', kind: 'name' },
  { key: 'kode_toko', title: 'Toko' },
  { key: 'user_id', title: 'User' },
]

const JENIS = JENIS_POIN.map((kode) => ({ kode, nama: '' }))
const LIST = pagedList(listPoin, {
  urut: 'tgl_system',
  filters: ['jenis', 'tgl_awal', 'tgl_akhir'],
  send: ({ jenis, tgl_awal, tgl_akhir }) => ({ jenis, tgl_awal: chosenDay(tgl_awal), tgl_akhir: chosenDay(tgl_akhir) }),
})

/** Every change of members' points, and the owners' corrections. */
export default function TransaksiPoinScreen() {
  useTitle('Transaksi Poin')
  const { view, failed, table } = LIST.useList()
  const [koreksi, setKoreksi] = useState(false)
  const [slip, setSlip] = useState<OutputOf<typeof getKoreksiPoin> | null>(null)
  const [impor, setImpor] = useState(false)
  const boleh = useMay(koreksiPoin)
  const awal = usePara()('stok_awal') === 'YA'
  const bolehImpor = useMay(imporPoin) && awal
  useKeys({ F2: () => boleh && setKoreksi(true) })
  const cetak = (no_koreksi_poin: string) => void call(getKoreksiPoin, { no_koreksi_poin }).then(setSlip, showError)
  return (
    <Page
      fill
      path={['Member', 'Transaksi Poin']}
      title="Transaksi Poin"
      actions={
        <>
          {bolehImpor && <Button onClick={() => setImpor(true)}>Impor Poin Awal</Button>}
          {boleh && (
            <Button kind="primary" kbd="F2" onClick={() => setKoreksi(true)}>
              Koreksi Poin
            </Button>
          )}
        </>
      }
    >
      {failed ?? (
        <DataTable
          {...table}
          view={tanpaTanda(table.view)}
          columns={COLUMNS}
          rowId={(row) => row._id}
          emptyText="Data Yang Anda Cari Tidak Ada"
          noun="perubahan"
          searchPlaceholder="Cari member, akhir No HP, dokumen"
          filters={
            <>
              <FilterSelect label="Jenis" {...view.filter('jenis')} options={JENIS} />
              <DateFilter label="Dari tanggal" {...view.filter('tgl_awal')} />
              <DateFilter label="Sampai tanggal" {...view.filter('tgl_akhir')} />
            </>
          }
          actionsWidth={52}
          rowActions={({ jenis, dokumen }) =>
            jenis === 'MANUAL' ? (
              <IconButton size="sm" label={`Cetak ulang ${dokumen}`} onClick={() => cetak(dokumen)}>
                <IconPrinter />
              </IconButton>
            ) : null
          }
        />
      )}
      {impor && (
        <Suspense>
          <ImporPoin onClose={() => setImpor(false)} />
        </Suspense>
      )}
      {koreksi && <KoreksiPoin onSaved={setSlip} onClose={() => setKoreksi(false)} />}
      {slip && <Slip slip={slip} onClose={() => setSlip(null)} />}
    </Page>
  )
}

TransaksiPoinScreen.first = LIST.first
