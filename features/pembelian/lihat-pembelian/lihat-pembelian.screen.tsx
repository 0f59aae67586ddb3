import type { OutputOf } from '@kencana/contract'
import {
  call,
  chosenDay,
  isOwner,
  may,
  pagedList,
  recentDay,
  recentSince,
  showError,
  useTitle,
  useUser,
} from '@kencana/screens'
import {
  type Column,
  DataTable,
  DateFilter,
  FilterSelect,
  IconButton,
  IconClose,
  IconPrinter,
  IconUser,
  Page,
  sebutanStatus,
} from '@kencana/ui'
import { useState } from 'react'
import { useGroupOptions } from '../../master/group/group.picker.tsx'
import { useSalesOptions } from '../../master/sales/sales.picker.tsx'
import { DialogIdentitas } from '../../member/privasi/identitas-lengkap.shared.tsx'
import { TolakBeli } from '../transaksi-pembelian/batal.shared.tsx'
import { SlipBeli } from '../transaksi-pembelian/slip-pembelian.shared.tsx'
import { getBeli, listBeli, STATUS_BELI, tolakBeli } from '../transaksi-pembelian/transaksi-pembelian.contract.ts'

type Grup = OutputOf<typeof getBeli>
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
  { key: 'asal', title: 'Asal', width: 72 },
  { key: 'status', title: 'Status', kind: 'status' },
  { key: 'keadaan', title: 'Letak', width: 84 },
]

const STATUS = STATUS_BELI.map((kode) => ({ kode, sebut: sebutanStatus(kode) }))
const LIST = pagedList(listBeli, {
  urut: 'no_faktur_beli',
  filters: ['status', 'kode_group', 'kode_sales', 'tgl_awal', 'tgl_akhir'],
  // Who searches means all there is.
  send: ({ tgl_awal, tgl_akhir, ...filters }, cari) => ({
    ...filters,
    tgl_awal: cari === '' ? recentDay(tgl_awal) : chosenDay(tgl_awal),
    tgl_akhir: chosenDay(tgl_akhir),
  }),
})

type View = ReturnType<typeof LIST.useList>['view']

function Saringan({ view }: { view: View }) {
  const group = useGroupOptions()
  const sales = useSalesOptions()
  return (
    <>
      <FilterSelect label="Status" {...view.filter('status')} options={STATUS} />
      <FilterSelect label="Kategori" {...view.filter('kode_group')} options={group.options} />
      <FilterSelect label="Sales" {...view.filter('kode_sales')} options={sales.options} />
      <DateFilter label="Dari tanggal" {...view.filter('tgl_awal')} awal={view[0].search === '' ? recentSince() : ''} />
      <DateFilter label="Sampai tanggal" {...view.filter('tgl_akhir')} />
    </>
  )
}

/** Every purchase of the shop: search, filters, sums, and its receipt again. */
export default function LihatPembelianScreen() {
  useTitle('Lihat Pembelian')
  const { view, failed, table } = LIST.useList()
  const [slip, setSlip] = useState<Grup | null>(null)
  const [ditolak, setDitolak] = useState<Grup | null>(null)
  const [identitas, setIdentitas] = useState<string | null>(null)
  const user = useUser()
  const owner = isOwner(user)
  const bolehTolak = may(user, tolakBeli)
  const ambil = (no_faktur: string, dipakai: (grup: Grup) => void) =>
    void call(getBeli, { no_faktur }).then(dipakai, showError)
  const buka = (no_faktur: string) => ambil(no_faktur, setSlip)
  return (
    <Page fill path={['Pembelian', 'Lihat Pembelian']} title="Lihat Pembelian">
      {failed ?? (
        <DataTable
          {...table}
          columns={COLUMNS}
          rowId={(row) => row.no_faktur_beli}
          emptyText="Data Yang Anda Cari Tidak Ada !!!"
          noun="faktur"
          searchPlaceholder="Cari faktur, customer, barang"
          filters={<Saringan view={view} />}
          onRowClick={(row) => buka(row.no_faktur_beli)}
          actionsWidth={owner ? 116 : 84}
          rowActions={(row) => (
            <>
              <IconButton
                size="sm"
                label={`Cetak ulang ${row.no_faktur_beli}`}
                onClick={() => buka(row.no_faktur_beli)}
              >
                <IconPrinter />
              </IconButton>
              {owner && (
                <IconButton
                  size="sm"
                  label={`Identitas ${row.no_faktur_beli}`}
                  onClick={() => setIdentitas(row.no_faktur_beli)}
                >
                  <IconUser />
                </IconButton>
              )}
              {bolehTolak && row.status === 'OPEN' && row.asal === 'BELI' && (
                <IconButton
                  size="sm"
                  label={`Tolak ${row.no_faktur_beli}`}
                  onClick={() => ambil(row.no_faktur_beli, setDitolak)}
                >
                  <IconClose />
                </IconButton>
              )}
            </>
          )}
        />
      )}
      {slip && <SlipBeli slip={slip} onClose={() => setSlip(null)} />}
      {identitas && <DialogIdentitas dokumen={identitas} samar="****" onClose={() => setIdentitas(null)} />}
      {ditolak && <TolakBeli grup={ditolak} onClose={() => setDitolak(null)} />}
    </Page>
  )
}

LihatPembelianScreen.first = LIST.first
