import type { OutputOf } from '@kencana/contract'
import {
  call,
  firstRead,
  LoadError,
  query,
  readTableUrl,
  showError,
  type TableUrlSearch,
  useTableUrl,
  useTitle,
} from '@kencana/screens'
import { type Column, DataTable, FilterSelect, IconButton, IconPrinter, Page, type TableView } from '@kencana/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useGroupOptions } from '../../master/group/group.picker.tsx'
import { useSalesOptions } from '../../master/sales/sales.picker.tsx'
import { SlipBeli } from '../transaksi-pembelian/slip-pembelian.shared.tsx'
import { getBeli, listBeli, STATUS_BELI, type URUT_BELI } from '../transaksi-pembelian/transaksi-pembelian.contract.ts'

type Row = OutputOf<typeof listBeli>['rows'][number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'no_faktur_beli', title: 'No Faktur', kind: 'kode' },
  { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
  { key: 'nama_customer', title: 'Nama Customer', kind: 'name' },
  { key: 'kode_sales', title: 'Sales' },
  { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
  { key: 'kode_group', title: 'Kategori', width: 84 },
  { key: 'kode_dept', title: 'Jenis', width: 72, hidden: true },
  { key: 'kondisi', title: 'Kondisi', hidden: true },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  { key: 'harga', title: 'Harga (Rp)', kind: 'rupiah', total: true },
  { key: 'status', title: 'Status', kind: 'status' },
  { key: 'keadaan', title: 'Letak', width: 84 },
]

const FILTERS = ['status', 'kode_group', 'kode_sales'] as const
const STATUS = STATUS_BELI.map((kode) => ({ kode, nama: '' }))
const FIRST = { sort: 'no_faktur_beli', desc: true }

type View = ReturnType<typeof useTableUrl<(typeof FILTERS)[number]>>

const inputOf = ({ search, sort, desc, page, size }: TableView, filters: View['filters']) => ({
  ...filters,
  q: search,
  tgl_awal: '' as const,
  tgl_akhir: '' as const,
  urut: (sort || 'no_faktur_beli') as (typeof URUT_BELI)[number],
  turun: desc ? ('1' as const) : ('0' as const),
  hal: page,
  per: size,
})

/** Every purchase of the shop: search, filters, sums, and its receipt again. */
export default function LihatPembelianScreen() {
  useTitle('Lihat Pembelian')
  const group = useGroupOptions()
  const sales = useSalesOptions()
  const view = useTableUrl(FIRST, FILTERS)
  const list = useQuery({ ...query(listBeli, inputOf(view[0], view.filters)), placeholderData: keepPreviousData })
  const [slip, setSlip] = useState<OutputOf<typeof getBeli> | null>(null)
  const buka = (no_faktur: string) => void call(getBeli, { no_faktur }).then(setSlip, showError)
  return (
    <Page fill path={['Pembelian', 'Lihat Pembelian']} title="Lihat Pembelian">
      {list.isError && !list.data ? (
        <LoadError error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <DataTable
          columns={COLUMNS}
          rows={list.data?.rows}
          rowId={(row) => row.no_faktur_beli}
          view={view}
          busy={list.isPlaceholderData}
          server={{ rowCount: list.data?.total ?? 0, ...(list.data ? { totals: list.data.totals } : {}) }}
          emptyText="Data Yang Anda Cari Tidak Ada !!!"
          noun="faktur"
          searchPlaceholder="Cari faktur, customer, barang"
          filters={
            <>
              <FilterSelect label="Status" {...view.filter('status')} options={STATUS} />
              <FilterSelect label="Kategori" {...view.filter('kode_group')} options={group.options} />
              <FilterSelect label="Sales" {...view.filter('kode_sales')} options={sales.options} />
            </>
          }
          onRowClick={(row) => buka(row.no_faktur_beli)}
          rowActions={(row) => (
            <IconButton size="sm" label={`Cetak ulang ${row.no_faktur_beli}`} onClick={() => buka(row.no_faktur_beli)}>
              <IconPrinter />
            </IconButton>
          )}
        />
      )}
      {slip && <SlipBeli slip={slip} onClose={() => setSlip(null)} />}
    </Page>
  )
}

LihatPembelianScreen.first = (search: TableUrlSearch) => {
  const { view, filters } = readTableUrl(search, FIRST, FILTERS)
  return firstRead(listBeli, inputOf(view, filters))
}
