import { type LedgerFilter, report, several } from '@kencana/reports/report'
import {
  laporanBatalHutang,
  laporanHutangLunas,
  laporanStockHutang,
  laporanTransaksiHutang,
  type TYPE_TGL,
} from './laporan-hutang.contract.ts'

/** The day of a loan that its report is asked by, as people call it. */
export const MENURUT: Readonly<Record<(typeof TYPE_TGL)[number], string>> = {
  tgl_hutang: 'Tanggal hutang',
  tgl_jatuh_tempo: 'Jatuh tempo',
  tgl_lunas: 'Tanggal lunas',
}

/** What a paper says of who validated. */
export const saringanValid = ({ valid_by }: { valid_by: string }): string[] =>
  ['', 'ALL'].includes(valid_by) ? [] : [`Divalidasi Oleh ${valid_by}`]

/** What its paper says of its filters. */
export const saringanTransaksi = ({ type_tgl, valid_by }: { type_tgl: string; valid_by: string }): string[] => [
  `Menurut ${MENURUT[type_tgl as keyof typeof MENURUT]}`,
  ...saringanValid({ valid_by }),
]

const GOODS = { akun: 'HUTANG_BARANG' } as const
const PIUTANG = { akun: 'PIUTANG' } as const

/** What began in a period; where it is asked by what ended, what ended in it and was not taken back by its last day. */
const gerak = (type_tgl: string): LedgerFilter =>
  type_tgl === 'tgl_lunas'
    ? { kode: 'LNH,RMH,LLH', arah: 'KELUAR', pembalik: 'TETAP' }
    : { kode: 'PI,RMH', arah: 'MASUK' }

export const transaksiHutangReport = report(laporanTransaksiHutang, {
  menu: '/laporan-transaksi-hutang',
  table: {
    columns: [
      { key: 'no_hutang', title: 'No Hutang', kind: 'kode' },
      { key: 'tgl_hutang', title: 'Tanggal', kind: 'date' },
      { key: 'nama_customer', title: 'Nama Customer', kind: 'name' },
      { key: 'barang', title: 'Barang', kind: 'name' },
      { key: 'berat_total', title: 'Berat (g)', kind: 'gram', total: true },
      { key: 'jumlah_hutang', title: 'Jumlah Hutang', kind: 'rupiah', total: true },
      { key: 'bunga', title: 'Bunga', kind: 'rupiah' },
      { key: 'besar_kembali', title: 'Besar Kembali', kind: 'rupiah' },
      { key: 'lama', title: 'Lama', kind: 'int' },
      { key: 'tgl_jatuh_tempo', title: 'Jatuh Tempo', kind: 'date' },
      { key: 'status_hutang', title: 'Status', kind: 'status' },
      { key: 'tgl_lunas', title: 'Tgl Lunas', kind: 'date' },
      { key: 'valid_by', title: 'Divalidasi Oleh' },
    ],
    ringkas: 'jumlah_hutang',
    noun: 'hutang',
  },
  mutasi: {
    title: 'Hutang',
    lines: ({ type_tgl, valid_by }, column) => ({
      ...gerak(type_tgl),
      ...(type_tgl === 'tgl_hutang' && { user_id: valid_by }),
      ...(column === 'berat_total' ? GOODS : PIUTANG),
    }),
    // Nothing is booked on the day that something is due.
    leads: ({ type_tgl, valid_by }) =>
      type_tgl === 'tgl_hutang' || (type_tgl === 'tgl_lunas' && ['', 'ALL'].includes(valid_by)),
  },
})

const LUNAS: Readonly<Record<string, LedgerFilter>> = {
  berat: { ...GOODS, arah: 'KELUAR' },
  pokok: { ...PIUTANG, arah: 'KELUAR' },
  total_bayar: { akun: several('PIUTANG', 'BUNGA') },
}

export const hutangLunasReport = report(laporanHutangLunas, {
  menu: '/laporan-hutang-lunas',
  table: {
    columns: [
      { key: 'tgl_system', title: 'Tanggal', kind: 'date', hidden: true },
      { key: 'no_bayar', title: 'No Bayar', kind: 'kode' },
      { key: 'no_hutang', title: 'No Hutang', kind: 'kode' },
      { key: 'nama_customer', title: 'Nama Customer', kind: 'name' },
      { key: 'barang', title: 'Barang', kind: 'name' },
      { key: 'jenis', title: 'Jenis' },
      { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
      { key: 'pokok', title: 'Pokok', kind: 'rupiah', total: true },
      { key: 'bunga_lunas', title: 'Bunga', kind: 'rupiah' },
      { key: 'denda', title: 'Denda', kind: 'rupiah' },
      { key: 'diskon', title: 'Diskon', kind: 'rupiah' },
      { key: 'total_bayar', title: 'Total Bayar', kind: 'rupiah', total: true },
      { key: 'cara_bayar', title: 'Cara Bayar' },
      { key: 'pengambil', title: 'Diambil', kind: 'name' },
      { key: 'user_id', title: 'User' },
    ],
    groupBy: {
      key: ({ tgl_system }) => tgl_system,
      head: ({ tgl_system }) => ({ kode: tgl_system }),
      noun: 'hari',
      lines: (rows) => ({ document: rows.map(({ no_bayar }) => no_bayar).join(',') }),
    },
    ringkas: 'total_bayar',
    noun: 'pelunasan',
  },
  rows: (answer) => answer.flatMap(({ detail }) => detail),
  mutasi: {
    title: 'Hutang Lunas',
    lines: ({ valid_by }, column) => ({ kode: 'LNH,RMH', pembalik: 'TETAP', user_id: valid_by, ...LUNAS[column] }),
  },
})

/** What an undo took back: of loans what they had been given for, of payments what they had brought. */
const BATAL: Readonly<Record<string, LedgerFilter>> = {
  berat_kembali: { ...GOODS, kode: 'BHT,BLH', arah: 'KELUAR' },
  pokok_batal: { ...PIUTANG, kode: 'BHT,BLH', arah: 'KELUAR' },
  jumlah: { akun: several('PIUTANG', 'BUNGA', 'TITIPAN'), kode: 'BLH,BLL,BSU' },
}

export const batalHutangReport = report(laporanBatalHutang, {
  menu: '/laporan-batal-hutang',
  table: {
    HUTANG: {
      columns: [
        { key: 'tgl_batal', title: 'Tgl Batal', kind: 'date' },
        { key: 'no_batal', title: 'No Batal', kind: 'kode' },
        { key: 'no_hutang', title: 'No Hutang', kind: 'kode' },
        { key: 'tgl_hutang', title: 'Tanggal', kind: 'date' },
        { key: 'nama_customer', title: 'Nama Customer', kind: 'name' },
        { key: 'barang', title: 'Barang', kind: 'name' },
        { key: 'jumlah_hutang', title: 'Jumlah Hutang', kind: 'rupiah' },
        { key: 'sah', title: 'Sudah Sah' },
        { key: 'berat_kembali', title: 'Berat Kembali (g)', kind: 'gram', total: true },
        { key: 'pokok_batal', title: 'Pokok Batal', kind: 'rupiah', total: true },
        { key: 'alasan', title: 'Alasan', kind: 'name' },
        { key: 'batal_oleh', title: 'User' },
        { key: 'disetujui_oleh', title: 'Disetujui' },
      ],
      ringkas: 'pokok_batal',
      noun: 'hutang',
    },
    PEMBAYARAN: {
      columns: [
        { key: 'tgl_batal', title: 'Tgl Batal', kind: 'date' },
        { key: 'no_batal', title: 'No Batal', kind: 'kode' },
        { key: 'no_bayar', title: 'No Bayar', kind: 'kode' },
        { key: 'tgl_bayar', title: 'Tanggal', kind: 'date' },
        { key: 'jenis', title: 'Jenis' },
        { key: 'no_hutang', title: 'No Hutang', kind: 'kode' },
        { key: 'nama_customer', title: 'Nama Customer', kind: 'name' },
        { key: 'jumlah', title: 'Jumlah', kind: 'rupiah', total: true },
        { key: 'alasan', title: 'Alasan', kind: 'name' },
        { key: 'batal_oleh', title: 'User' },
        { key: 'disetujui_oleh', title: 'Disetujui' },
      ],
      noun: 'pembayaran',
    },
  },
  mutasi: { title: 'Batal Hutang', lines: (_, column) => ({ pembalik: 'YA', ...BATAL[column] }) },
})

const JAMINAN = [
  { key: 'jumlah', title: 'Jumlah', kind: 'int', total: true },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  { key: 'pokok', title: 'Pokok', kind: 'rupiah', total: true },
  { key: 'nilai', title: 'Nilai', kind: 'rupiah' },
] as const

export const stockHutangReport = report(laporanStockHutang, {
  menu: '/laporan-stock-hutang',
  table: {
    DETAIL: {
      columns: [
        { key: 'no_hutang', title: 'No Hutang', kind: 'kode' },
        { key: 'nama_customer', title: 'Nama Customer', kind: 'name' },
        { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
        { key: 'kode_group', title: 'Kategori' },
        { key: 'kadar', title: 'Kadar' },
        { key: 'berat_plastik', title: 'Plastik (g)', kind: 'gram' },
        { key: 'tgl_jatuh_tempo', title: 'Jatuh Tempo', kind: 'date' },
        { key: 'umur', title: 'Umur (hari)', kind: 'int' },
        { key: 'tempat', title: 'Tempat Amplop' },
        ...JAMINAN,
      ],
      ringkas: 'pokok',
      noun: 'barang',
    },
    REKAP: {
      columns: [
        { key: 'kode_group', title: 'Kategori' },
        { key: 'nama_group', title: 'Nama Kategori', kind: 'name' },
        { key: 'kadar', title: 'Kadar' },
        ...JAMINAN,
      ],
      ringkas: 'pokok',
      noun: 'baris',
    },
  },
  mutasi: { title: 'Stock Hutang', lines: (_, column) => (column === 'pokok' ? PIUTANG : GOODS) },
})
