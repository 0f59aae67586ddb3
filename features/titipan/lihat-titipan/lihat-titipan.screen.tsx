import type { OutputOf } from '@kencana/contract'
import { call, chosenDay, pagedList, type ShownSlip, showError, useTitle } from '@kencana/screens'
import {
  type Column,
  cellText,
  DataTable,
  DateFilter,
  FilterSelect,
  IconAlert,
  IconButton,
  IconPrinter,
  Page,
  sebutanStatus,
} from '@kencana/ui'
import { useState } from 'react'
import { useSalesOptions } from '../../master/sales/sales.picker.tsx'
import {
  SlipBatalTitipan,
  SlipTitipan,
  SlipUangTitipan,
  type UangTunai,
} from '../transaksi-titipan/slip-titipan.shared.tsx'
import {
  type BatalTitipanLengkap,
  batalLengkap,
  type FormTitipan,
  getFormTitipan,
  getTitipan,
  listTitipan,
  STATUS_TITIPAN,
} from '../transaksi-titipan/titipan.contract.ts'
import { DetailTitipan } from './detail-titipan.part.tsx'
import css from './lihat-titipan.module.css'

type Row = OutputOf<typeof listTitipan>['rows'][number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'no_titip', title: 'No Titip', kind: 'kode' },
  { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
  { key: 'nama_customer', title: 'Nama Customer', kind: 'name' },
  { key: 'no_hp', title: 'No HP', width: 128 },
  { key: 'kode_barcode', title: 'Barcode', kind: 'kode' },
  { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  { key: 'harga_jual', title: 'Harga Jual', kind: 'rupiah', hidden: true },
  { key: 'ongkos', title: 'Ongkos', kind: 'rupiah', hidden: true },
  { key: 'total', title: 'Sub Total (Rp)', kind: 'rupiah', total: true },
  { key: 'dibayar', title: 'DP (Rp)', kind: 'rupiah', total: true },
  {
    key: 'hangus',
    title: 'Hangus (Rp)',
    kind: 'rupiah',
    total: true,
    // Of what was called off alone: else it reads as a sum that is owed.
    render: ({ hangus }) => (hangus === 0 ? '' : cellText('rupiah', hangus)),
  },
  {
    key: 'tgl_batas',
    title: 'Batas',
    kind: 'date',
    width: 124,
    render: ({ tgl_batas, lewat }) => (
      <span className={css.batas} data-lewat={lewat || undefined}>
        {tgl_batas}
        {lewat && (
          <span role="img" aria-label="Lewat batas" title="Lewat batas">
            <IconAlert size={14} />
          </span>
        )}
      </span>
    ),
  },
  { key: 'mengikat', title: 'Harga', width: 104, render: ({ mengikat }) => (mengikat ? 'Mengikat' : 'Hari ambil') },
  { key: 'kode_sales', title: 'Sales', hidden: true },
  { key: 'user_id', title: 'User', hidden: true },
  { key: 'status', title: 'Status', kind: 'status' },
]

const STATUS = [
  { kode: 'LEWAT', nama: 'lewat batas' },
  ...STATUS_TITIPAN.map((kode) => ({ kode, sebut: sebutanStatus(kode) })),
]

const LIST = pagedList(listTitipan, {
  urut: 'no_titip',
  filters: ['status', 'kode_sales', 'tgl_awal', 'tgl_akhir'],
  send: ({ tgl_awal, tgl_akhir, ...filters }) => ({
    ...filters,
    tgl_awal: chosenDay(tgl_awal),
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
      <DateFilter label="Dari tanggal" {...view.filter('tgl_awal')} />
      <DateFilter label="Sampai tanggal" {...view.filter('tgl_akhir')} />
    </>
  )
}

/** Every deposit of the shop: search by name, telephone, number or piece; one in full with all that can be done to it. */
export default function LihatTitipanScreen() {
  useTitle('Lihat Titipan')
  const { view, failed, table } = LIST.useList()
  const [dibuka, setDibuka] = useState<string | null>(null)
  const [slip, setSlip] = useState<FormTitipan | null>(null)
  const [uang, setUang] = useState<ShownSlip<UangTunai> | null>(null)
  const [bukti, setBukti] = useState<BatalTitipanLengkap | null>(null)
  const cetakBatal = (no_titip: string) =>
    void call(getTitipan, { no_titip }).then((one) => setBukti(batalLengkap(one)), showError)
  const cetak = (no_titip_group: string) => void call(getFormTitipan, { no_titip_group }).then(setSlip, showError)
  return (
    <Page fill path={['Penjualan', 'Lihat Titipan']} title="Lihat Titipan">
      {failed ?? (
        <DataTable
          {...table}
          columns={COLUMNS}
          rowId={(row) => row.no_titip}
          emptyText="Data Yang Anda Cari Tidak Ada"
          noun="titipan"
          searchPlaceholder="Cari nomor, nama, HP, barcode"
          filters={<Saringan view={view} />}
          actionsWidth={52}
          onRowClick={(row) => setDibuka(row.no_titip)}
          rowActions={({ no_titip, no_titip_group, status, no_batal }) =>
            status === 'BATAL' && no_batal === null ? null : (
              <IconButton
                size="sm"
                label={`Cetak ulang ${no_batal ?? no_titip}`}
                onClick={() => (no_batal === null ? cetak(no_titip_group) : cetakBatal(no_titip))}
              >
                <IconPrinter />
              </IconButton>
            )
          }
        />
      )}
      {dibuka !== null && (
        <DetailTitipan
          no_titip={dibuka}
          onCetak={cetak}
          onBukti={setBukti}
          onUang={setUang}
          onClose={() => setDibuka(null)}
        />
      )}
      {slip && <SlipTitipan slip={slip} onClose={() => setSlip(null)} />}
      {uang && <SlipUangTitipan {...uang} onClose={() => setUang(null)} />}
      {bukti && <SlipBatalTitipan slip={bukti} onClose={() => setBukti(null)} />}
    </Page>
  )
}

LihatTitipanScreen.first = LIST.first
