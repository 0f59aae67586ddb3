import type { OutputOf } from '@kencana/contract'
import { mg } from '@kencana/ledger'
import {
  call,
  HistoryCard,
  query,
  queryKey,
  SaveBar,
  TickTable,
  useBusy,
  useTitle,
  useUser,
  useZodForm,
} from '@kencana/screens'
import { type Column, cellText, Form, Page, popup, toast, useToday } from '@kencana/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CariValidasi } from '../validasi-inputan/cari-validasi.shared.tsx'
import { barangRusak, batalRusak, listRusak, validasiRusak } from './validasi-barang-rusak.contract.ts'

type Rusak = OutputOf<typeof barangRusak>[number]

const nomorDari = ({ no_sepuh, no_sortir }: Rusak) => no_sepuh || no_sortir

const COLUMNS: readonly Column<Rusak>[] = [
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
  const [dipilih, setDipilih] = useState<readonly string[]>([])
  const pencarian = useBusy()
  const simpanan = useBusy()
  const terpilih = rows.filter((row) => dipilih.includes(nomorDari(row)))
  const kosongkan = () => {
    setRows([])
    setDipilih([])
  }
  const cari = async () => {
    const input = form.validate()
    if (!input) return
    kosongkan()
    const hasil = await call(barangRusak, input, { guarded: false })
    setRows(hasil)
    if (hasil.length > 0) toast('success', 'Data Validasi Tersedia', `${hasil.length} dokumen`)
    else popup('info', 'Belum Ada Data Yang Harus Di Validasi')
  }
  const validasi = async () => {
    if (terpilih.length === 0) return
    const { message, no_validasi } = await call(validasiRusak, { data_kirim: terpilih })
    kosongkan()
    popup('success', message, no_validasi.join(', '))
    await cache.invalidateQueries({ queryKey: queryKey(listRusak) })
  }
  return {
    form,
    rows,
    dipilih,
    setDipilih,
    terpilih,
    kosongkan,
    mencari: pencarian.busy,
    menyimpan: simpanan.busy,
    cari: () => void pencarian.run(cari),
    validasi: () => void simpanan.run(validasi),
  }
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
  const { form, rows, dipilih, setDipilih, terpilih, kosongkan, cari, validasi, mencari, menyimpan } = useRusak()
  const berat = mg(terpilih.reduce((sum, one) => sum + one.berat_rusak, 0))
  const qty = terpilih.reduce((sum, one) => sum + one.qty_rusak, 0)
  return (
    <Form onSave={validasi}>
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
            busy={menyimpan}
            disabled={terpilih.length === 0}
            onSave={validasi}
            cancelText="Batal"
            onCancel={kosongkan}
          />
        }
      >
        <CariValidasi form={form} busy={mencari} onCari={cari} />
        <TickTable
          columns={COLUMNS}
          rows={rows}
          rowId={nomorDari}
          noun="dokumen"
          emptyText="Belum Ada Data Yang Harus Di Validasi"
          ticked={dipilih}
          onTick={setDipilih}
        />
        <Riwayat />
      </Page>
    </Form>
  )
}
