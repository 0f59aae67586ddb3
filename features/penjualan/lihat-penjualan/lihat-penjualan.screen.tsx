import type { OutputOf } from '@kencana/contract'
import { call, chosenDay, pagedList, recentDay, recentSince, showError, useJam, useTitle } from '@kencana/screens'
import {
  type Column,
  DataTable,
  DateFilter,
  FilterSelect,
  IconButton,
  IconPrinter,
  Page,
  Status,
  sebutanStatus,
} from '@kencana/ui'
import { useState } from 'react'
import { useSalesOptions } from '../../master/sales/sales.picker.tsx'
import { type BuktiBatal, getBatalJual } from '../batal-penjualan/bukti-batal.contract.ts'
import { SlipBatalJual } from '../batal-penjualan/slip-batal.shared.tsx'
import { getJual, listJual, type Nota, STATUS_JUAL } from '../transaksi-penjualan/nota.contract.ts'
import { SlipJual } from '../transaksi-penjualan/slip-penjualan.shared.tsx'
import { DetailPenjualan } from './detail-penjualan.part.tsx'

type Row = OutputOf<typeof listJual>['rows'][number]

function Jam({ waktu }: { waktu: string }) {
  return useJam()(waktu)
}

const COLUMNS: readonly Column<Row>[] = [
  { key: 'no_faktur_jual', title: 'No Faktur', kind: 'kode' },
  { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
  { key: 'waktu', title: 'Jam', width: 64, render: ({ waktu }) => <Jam waktu={waktu} /> },
  { key: 'nama_customer', title: 'Nama Customer', kind: 'name' },
  { key: 'type_customer', title: 'Jenis Customer', width: 116 },
  { key: 'kode_sales', title: 'Sales', width: 72 },
  { key: 'pcs', title: 'Qty', kind: 'int', total: true, width: 56 },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  { key: 'tagihan', title: 'Total (Rp)', kind: 'rupiah', total: true },
  { key: 'bayar', title: 'Bayar', width: 120 },
  { key: 'user_id', title: 'User', hidden: true },
  { key: 'keadaan', title: 'Letak', render: ({ keadaan }) => <Status value={keadaan}>{keadaan}</Status> },
  { key: 'status', title: 'Status', kind: 'status' },
]

const STATUS = STATUS_JUAL.map((kode) => ({ kode, sebut: sebutanStatus(kode) }))

const LIST = pagedList(listJual, {
  urut: 'no_faktur_jual',
  filters: ['status', 'kode_sales', 'tgl_awal', 'tgl_akhir'],
  send: ({ tgl_awal, tgl_akhir, ...filters }) => ({
    ...filters,
    tgl_awal: recentDay(tgl_awal),
    tgl_akhir: chosenDay(tgl_akhir),
  }),
})

type View = ReturnType<typeof LIST.useList>['view']

function Saringan({ view }: { view: View }) {
  const sales = useSalesOptions()
  return (
    <>
      <FilterSelect label="Status" {...view.filter('status')} options={STATUS} />
      <FilterSelect label="Sales" {...view.filter('kode_sales')} options={sales.options} />
      <DateFilter label="Dari tanggal" {...view.filter('tgl_awal')} awal={recentSince()} />
      <DateFilter label="Sampai tanggal" {...view.filter('tgl_akhir')} />
    </>
  )
}

/** Every sale of the shop: search, filters, sums; one in full with all that can be done to it. */
export default function LihatPenjualanScreen() {
  useTitle('Lihat Penjualan')
  const { view, failed, table } = LIST.useList()
  const [dibuka, setDibuka] = useState<string | null>(null)
  const [slip, setSlip] = useState<Nota | null>(null)
  const [bukti, setBukti] = useState<BuktiBatal | null>(null)
  const cetak = (no_faktur: string) => void call(getJual, { no_faktur }).then(setSlip, showError)
  const cetakBatal = (no_faktur_jual: string) => void call(getBatalJual, { no_faktur_jual }).then(setBukti, showError)
  return (
    <Page fill path={['Penjualan', 'Lihat Penjualan']} title="Lihat Penjualan">
      {failed ?? (
        <DataTable
          {...table}
          columns={COLUMNS}
          rowId={(row) => row.no_faktur_jual}
          emptyText="Data Yang Anda Cari Tidak Ada !!!"
          noun="faktur"
          searchPlaceholder="Cari faktur, customer, barcode"
          filters={<Saringan view={view} />}
          actionsWidth={52}
          onRowClick={(row) => setDibuka(row.no_faktur_jual)}
          rowActions={({ no_faktur_jual, status, no_batal }) =>
            // What was let go before it was paid has no paper.
            status === 'BATAL' && no_batal === null ? null : (
              <IconButton
                size="sm"
                label={`Cetak ulang ${no_batal ?? no_faktur_jual}`}
                onClick={() => (no_batal === null ? cetak : cetakBatal)(no_faktur_jual)}
              >
                <IconPrinter />
              </IconButton>
            )
          }
        />
      )}
      {dibuka !== null && <DetailPenjualan no_faktur={dibuka} onClose={() => setDibuka(null)} />}
      {bukti && <SlipBatalJual slip={bukti} onClose={() => setBukti(null)} />}
      {slip && <SlipJual slip={slip} onClose={() => setSlip(null)} />}
    </Page>
  )
}

LihatPenjualanScreen.first = LIST.first
