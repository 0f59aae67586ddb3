import type { OutputOf } from '@kencana/contract'
import { call, chosenDay, pagedList, showError, useTitle } from '@kencana/screens'
import { type Column, DataTable, DateFilter, FilterSelect, IconAlert, IconButton, IconPrinter, Page } from '@kencana/ui'
import { useState } from 'react'
import { useGroupOptions } from '../../master/group/group.picker.tsx'
import { useSalesOptions } from '../../master/sales/sales.picker.tsx'
import { useTukangOptions } from '../../master/tukang/tukang.picker.tsx'
import { STATUS_PESANAN } from '../data-pesanan/data-pesanan.contract.ts'
import { SlipPesanan } from '../transaksi-pesanan/slip-pesanan.shared.tsx'
import { getGrupPesanan, listPesanan } from '../transaksi-pesanan/transaksi-pesanan.contract.ts'
import { DetailPesanan } from './detail-pesanan.part.tsx'
import css from './lihat-pesanan.module.css'

type Row = OutputOf<typeof listPesanan>['rows'][number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'no_pesanan', title: 'No Pesanan', kind: 'kode' },
  { key: 'tgl_system', title: 'Tanggal', kind: 'date', hidden: true },
  {
    key: 'tgl_janji',
    title: 'Janji',
    kind: 'date',
    width: 124,
    render: ({ tgl_janji, terlambat }) => (
      <span className={css.janji} data-terlambat={terlambat || undefined}>
        {tgl_janji}
        {terlambat && (
          <span role="img" aria-label="Terlambat" title="Terlambat">
            <IconAlert size={14} />
          </span>
        )}
      </span>
    ),
  },
  { key: 'nama_customer', title: 'Nama Customer', kind: 'name' },
  { key: 'no_hp', title: 'No HP', hidden: true },
  { key: 'deskripsi', title: 'Deskripsi', kind: 'name' },
  { key: 'kode_group', title: 'Kategori', hidden: true },
  { key: 'kode_sales', title: 'Sales', hidden: true },
  { key: 'kode_tukang', title: 'Tukang', hidden: true },
  { key: 'perkiraan_berat', title: 'Berat (g)', kind: 'gram', total: true },
  { key: 'sub_total', title: 'Harga (Rp)', kind: 'rupiah', total: true },
  { key: 'titip', title: 'Titip (Rp)', kind: 'rupiah' },
  { key: 'status', title: 'Status', kind: 'status' },
]

const STATUS = [
  { kode: 'TERBUKA', nama: 'belum diserahkan' },
  { kode: 'TERLAMBAT', nama: 'lewat janji' },
  { kode: 'HARI INI', nama: 'janji hari ini' },
  ...STATUS_PESANAN.map((kode) => ({ kode, nama: '' })),
]

const LIST = pagedList(listPesanan, {
  urut: 'no_pesanan',
  filters: ['status', 'kode_group', 'kode_sales', 'kode_tukang', 'tgl_awal', 'tgl_akhir'],
  send: (filters) => ({ ...filters, tgl_awal: chosenDay(filters.tgl_awal), tgl_akhir: chosenDay(filters.tgl_akhir) }),
})

type View = ReturnType<typeof LIST.useList>['view']

function Saringan({ view }: { view: View }) {
  const group = useGroupOptions()
  const sales = useSalesOptions()
  const tukang = useTukangOptions()
  return (
    <>
      <FilterSelect label="Status" {...view.filter('status')} options={STATUS} />
      <FilterSelect label="Kategori" {...view.filter('kode_group')} options={group.options} />
      <FilterSelect label="Sales" {...view.filter('kode_sales')} options={sales.options} />
      <FilterSelect label="Tukang" {...view.filter('kode_tukang')} options={tukang.options} />
      <DateFilter label="Dari tanggal" {...view.filter('tgl_awal')} />
      <DateFilter label="Sampai tanggal" {...view.filter('tgl_akhir')} />
    </>
  )
}

/** Every order of the shop: search, filters, sums; one in full with all that can be done to it. */
export default function LihatPesananScreen() {
  useTitle('Lihat Pesanan')
  const { view, failed, table } = LIST.useList()
  const [dibuka, setDibuka] = useState<string | null>(null)
  const [slip, setSlip] = useState<OutputOf<typeof getGrupPesanan> | null>(null)
  const cetak = (no_pesanan: string) => void call(getGrupPesanan, { no_pesanan }).then(setSlip, showError)
  return (
    <Page fill path={['Pesanan', 'Lihat Pesanan']} title="Lihat Pesanan">
      {failed ?? (
        <DataTable
          {...table}
          columns={COLUMNS}
          rowId={(row) => row.no_pesanan}
          emptyText="Data Yang Anda Cari Tidak Ada"
          noun="pesanan"
          searchPlaceholder="Cari pesanan, customer, barang"
          filters={<Saringan view={view} />}
          actionsWidth={52}
          onRowClick={(row) => setDibuka(row.no_pesanan)}
          rowActions={(row) => (
            <IconButton size="sm" label={`Cetak ulang ${row.no_pesanan}`} onClick={() => cetak(row.no_pesanan)}>
              <IconPrinter />
            </IconButton>
          )}
        />
      )}
      {dibuka !== null && <DetailPesanan no_pesanan={dibuka} onClose={() => setDibuka(null)} />}
      {slip && <SlipPesanan slip={slip} onClose={() => setSlip(null)} />}
    </Page>
  )
}

LihatPesananScreen.first = LIST.first
