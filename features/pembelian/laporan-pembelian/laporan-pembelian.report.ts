import { type OutputOf, SEMUA } from '@kencana/contract'
import { anyOf, byField, type LedgerFilter, oneDay, report } from '@kencana/reports/report'
import {
  laporanBatal,
  laporanHistory,
  laporanSales,
  laporanSelisih,
  laporanTransaksi,
} from './laporan-pembelian.contract.ts'

const SUDAH = { akun: 'BAKI', kode_gudang: 'BELI', arah: 'MASUK', pembalik: 'TIDAK' } as const satisfies LedgerFilter
const BATAL = { ...SUDAH, arah: 'KELUAR', pembalik: 'YA' } as const satisfies LedgerFilter

type Dibeli = OutputOf<typeof laporanTransaksi>[number]['detail'][number]

/** The ledger knows documents, days and categories, nothing of conditions and sales. */
const ofGroup = (rows: readonly [Dibeli, ...Dibeli[]], group_by = 'no_faktur_group'): LedgerFilter => {
  const [{ tgl_system, kode_group }] = rows
  if (group_by === 'no_faktur_group') return { document: [...new Set(rows.map((one) => one.dokumen))].join(',') }
  if (group_by === 'tgl_system') return oneDay(tgl_system)
  return group_by === 'kode_group' ? { ...SUDAH, kode_group } : {}
}

/**
 * What is behind a total: what came onto the purchase trays and what was paid for it, by whatever document; of one category money knows
 * nothing, and then goods are shown.
 */
const dibeli = (goods: typeof SUDAH | typeof BATAL, kode_group: string, column: string): LedgerFilter =>
  column === 'harga' && kode_group === SEMUA
    ? { akun: 'PEMBELIAN', kind: anyOf(['BELI', 'JUAL', 'LELANG']), pembalik: goods.pembalik }
    : { ...goods, kode_group }

export const transaksiPembelianReport = report(laporanTransaksi, {
  menu: '/laporan-transaksi-pembelian',
  rows: (answer: OutputOf<typeof laporanTransaksi>) =>
    answer.flatMap(({ _id, detail }) => detail.map((row) => ({ ...row, kelompok: _id }))),
  table: {
    columns: [
      { key: 'no_faktur_beli', title: 'No Faktur', kind: 'kode' },
      { key: 'asal', title: 'Asal' },
      { key: 'nama_customer', title: 'Nama Customer', kind: 'name' },
      { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
      { key: 'kode_group', title: 'Kategori' },
      { key: 'kondisi', title: 'Kondisi' },
      { key: 'kode_sales', title: 'Sales' },
      { key: 'berat_nota', title: 'Berat Nota', kind: 'gram', total: true },
      { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
      { key: 'harga_nota', title: 'Harga Nota', kind: 'rupiah', total: true },
      { key: 'potongan', title: 'Potongan', kind: 'rupiah', total: true },
      { key: 'harga', title: 'Harga', kind: 'rupiah', total: true },
    ],
    groupBy: { ...byField('kelompok', 'kelompok'), lines: (rows, _, { group_by }) => ofGroup(rows, group_by) },
    ringkas: 'berat',
  },
  mutasi: {
    title: 'Pembelian',
    lines: ({ kode_group }, column) => dibeli(SUDAH, kode_group, column),
    unknown: ['asal'],
  },
})

export const pembelianSalesReport = report(laporanSales, {
  menu: '/laporan-pembelian-sales',
  table: {
    columns: [
      { key: 'kode_sales', title: 'Kode Sales', kind: 'kode' },
      { key: 'nama_sales', title: 'Nama Sales', kind: 'name' },
      { key: 'jumlah', title: 'Jumlah', kind: 'int', total: true },
      { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
      { key: 'harga', title: 'Harga', kind: 'rupiah', total: true },
    ],
    noun: 'sales',
  },
  mutasi: {
    title: 'Pembelian',
    lines: ({ kode_group }, column) => dibeli(SUDAH, kode_group, column),
    unknown: ['asal'],
  },
})

export const selisihPembelianReport = report(laporanSelisih, {
  menu: '/laporan-transaksi-pembelian/selisih',
  table: {
    columns: [
      { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
      { key: 'no_faktur_beli', title: 'No Faktur', kind: 'kode' },
      { key: 'asal', title: 'Asal' },
      { key: 'no_faktur_jual', title: 'No Nota', kind: 'kode' },
      { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
      { key: 'kondisi', title: 'Kondisi' },
      { key: 'berat_nota', title: 'Nota (g)', kind: 'gram', group: 'Berat', total: true },
      { key: 'berat', title: 'Timbang (g)', kind: 'gram', group: 'Berat', total: true },
      { key: 'selisih_berat', title: 'Selisih (g)', kind: 'gram', group: 'Berat', total: true },
      { key: 'persen_berat', title: 'Selisih', kind: 'persen', group: 'Berat' },
      { key: 'harga_bayar', title: 'Nota', kind: 'rupiah', group: 'Harga', total: true },
      { key: 'harga', title: 'Dibeli', kind: 'rupiah', group: 'Harga', total: true },
      { key: 'selisih_harga', title: 'Selisih', kind: 'rupiah', group: 'Harga', total: true },
      { key: 'persen_harga', title: 'Selisih %', kind: 'persen', group: 'Harga' },
      { key: 'harga_rata', title: 'Per gram', kind: 'rupiah', group: 'Harga' },
      { key: 'alasan', title: 'Alasan Otorisasi' },
      { key: 'disetujui_oleh', title: 'Disetujui' },
      { key: 'valid_by', title: 'Divalidasi' },
    ],
    groupBy: {
      key: (row) => row.kode_sales,
      head: (row) => ({ kode: row.kode_sales, nama: row.nama_sales }),
      noun: 'sales',
    },
    ringkas: 'selisih_berat',
  },
})

export const historyPembelianReport = report(laporanHistory, {
  menu: '/laporan-transaksi-pembelian-history',
  table: {
    columns: [
      { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
      { key: 'asal', title: 'Asal' },
      { key: 'kejadian', title: 'Kejadian' },
      { key: 'dokumen', title: 'Dokumen', kind: 'kode' },
      { key: 'keterangan', title: 'Keterangan', kind: 'name' },
      { key: 'berat', title: 'Berat (g)', kind: 'gram' },
      { key: 'harga', title: 'Harga', kind: 'rupiah' },
      { key: 'user_id', title: 'User' },
    ],
    groupBy: byField('no_faktur_beli', 'faktur'),
  },
})

export const batalPembelianReport = report(laporanBatal, {
  menu: '/laporan-batal-pembelian',
  table: {
    columns: [
      { key: 'tgl_batal', title: 'Tgl Batal', kind: 'date' },
      { key: 'no_batal', title: 'No Batal', kind: 'kode' },
      { key: 'no_faktur_beli', title: 'No Faktur', kind: 'kode' },
      { key: 'asal', title: 'Asal' },
      { key: 'nama_customer', title: 'Nama Customer', kind: 'name' },
      { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
      { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
      { key: 'harga', title: 'Harga', kind: 'rupiah', total: true },
      { key: 'sah', title: 'Sudah Sah' },
      { key: 'alasan', title: 'Alasan', kind: 'name' },
      { key: 'batal_oleh', title: 'User' },
      { key: 'disetujui_oleh', title: 'Disetujui' },
    ],
    noun: 'faktur',
  },
  mutasi: {
    title: 'Pembelian',
    lines: ({ kode_group }, column) => dibeli(BATAL, kode_group, column),
    unknown: ['asal'],
  },
})
