import type { OutputOf } from '@kencana/contract'
import { mg } from '@kencana/ledger'
import {
  call,
  HistoryCard,
  LinesTable,
  query,
  queryKey,
  SaveBar,
  showError,
  useTitle,
  useUser,
  useZodForm,
} from '@kencana/screens'
import { type Column, cellText, Page, popup, Tick, toast, useToday } from '@kencana/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CariValidasi } from '../validasi-inputan/cari-validasi.picker.tsx'
import { barangRusak, batalRusak, listRusak, validasiRusak } from './validasi-barang-rusak.contract.ts'

type Rusak = OutputOf<typeof barangRusak>[number]

const nomorDari = ({ no_sepuh, no_sortir }: Rusak) => no_sepuh || no_sortir

const kolom = (dipilih: ReadonlySet<string>, ubah: (nomor: string) => void): readonly Column<Rusak>[] => [
  {
    key: 'pilih',
    title: 'Pilih',
    width: 56,
    render: (row) => (
      <Tick
        checked={dipilih.has(nomorDari(row))}
        onChange={() => ubah(nomorDari(row))}
        aria-label={`Pilih ${nomorDari(row)}`}
      />
    ),
  },
  { key: 'nomor', title: 'No Sepuh / No Sortir', kind: 'kode', value: nomorDari },
  { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'kode_dept', title: 'Jenis' },
  { key: 'qty_total', title: 'Qty Total', kind: 'int', total: true },
  { key: 'berat_total', title: 'Berat Total', kind: 'gram', total: true },
  { key: 'qty_rusak', title: 'Qty Rusak', kind: 'int', total: true },
  { key: 'berat_rusak', title: 'Berat Rusak', kind: 'gram', total: true },
]

const useRusak = () => {
  const cache = useQueryClient()
  const today = useToday()
  const form = useZodForm(barangRusak.input, { no_kirim_bos: 'ALL', tgl_awal: today, tgl_akhir: today })
  const [rows, setRows] = useState<readonly Rusak[]>([])
  const [dipilih, setDipilih] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState<'cari' | 'validasi' | null>(null)
  const terpilih = rows.filter((row) => dipilih.has(nomorDari(row)))
  const kosongkan = () => {
    setRows([])
    setDipilih(new Set())
  }
  const kerjakan = async (apa: 'cari' | 'validasi', kerja: () => Promise<void>) => {
    if (busy) return
    setBusy(apa)
    await kerja().catch(showError)
    setBusy(null)
  }
  const cari = () =>
    kerjakan('cari', async () => {
      const input = form.validate()
      if (!input) return
      kosongkan()
      const hasil = await call(barangRusak, input, { guarded: false })
      setRows(hasil)
      if (hasil.length > 0) toast('success', 'Data Validasi Tersedia', `${hasil.length} dokumen`)
      else popup('info', 'Belum Ada Data Yang Harus Di Validasi')
    })
  const validasi = () =>
    kerjakan('validasi', async () => {
      if (terpilih.length === 0) return
      const { message, no_validasi } = await call(validasiRusak, { data_kirim: terpilih })
      kosongkan()
      popup('success', message, no_validasi.join(', '))
      await cache.invalidateQueries({ queryKey: queryKey(listRusak) })
    })
  return { form, rows, dipilih, setDipilih, terpilih, busy, cari, validasi, kosongkan }
}

function Riwayat() {
  const { tgl_system } = useUser()
  const list = useQuery(query(listRusak, { tanggal: tgl_system }))
  return (
    <HistoryCard
      title="Validasi hari ini"
      note={tgl_system}
      list={list}
      emptyText="Belum ada validasi barang rusak hari ini"
      entry={(row) => ({
        nomor: row.no_validasi,
        waktu: row.waktu,
        isi: `${row.no_dokumen} menjadi emas hancur`,
        jumlah: [`${row.qty} pcs`, `${cellText('gram', row.berat)} g`],
        no_batal: row.no_batal,
        status: row.user_id,
      })}
      cancel={{
        endpoint: batalRusak,
        param: 'no_validasi',
        title: 'Batal Validasi Barang Rusak',
        text: (row) =>
          `${row.qty} barang, ${cellText('gram', row.berat)} g kembali menjadi barang rusak ${row.no_dokumen}.`,
        changes: [listRusak],
      }}
    />
  )
}

/** The cashier makes scrap gold of what was damaged at the gilder or sorted out as damaged. */
export default function ValidasiBarangRusakScreen() {
  useTitle('Validasi Hancur Barang Rusak')
  const { form, rows, dipilih, setDipilih, terpilih, busy, cari, validasi, kosongkan } = useRusak()
  const ubah = (nomor: string) =>
    setDipilih((now) => (now.has(nomor) ? new Set([...now].filter((one) => one !== nomor)) : new Set([...now, nomor])))
  const berat = mg(terpilih.reduce((sum, one) => sum + one.berat_rusak, 0))
  const qty = terpilih.reduce((sum, one) => sum + one.qty_rusak, 0)
  return (
    <Page
      path={['Kasir', 'Validasi Hancur Barang Rusak']}
      title="Validasi Hancur Barang Rusak"
      bar={
        <SaveBar
          facts={[
            { label: 'Dipilih', value: cellText('int', terpilih.length), unit: 'dokumen' },
            { label: 'Qty Rusak', value: cellText('int', qty), unit: 'pcs' },
          ]}
          total={{ label: 'Berat Rusak', value: `${cellText('gram', berat)} g` }}
          saveText="Validasi"
          busyText="Sedang Menyimpan"
          busy={busy === 'validasi'}
          disabled={terpilih.length === 0}
          onSave={() => void validasi()}
          cancelText="Batal"
          onCancel={kosongkan}
        />
      }
    >
      <CariValidasi form={form} busy={busy === 'cari'} onCari={() => void cari()} />
      <LinesTable
        columns={kolom(dipilih, ubah)}
        rows={rows}
        rowId={nomorDari}
        noun="dokumen"
        emptyText="Belum Ada Data Yang Harus Di Validasi"
      />
      <Riwayat />
    </Page>
  )
}
