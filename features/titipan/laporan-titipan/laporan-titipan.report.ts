import { type LedgerFilter, report, several } from '@kencana/reports/report'
import { laporanTitipan } from './laporan-titipan.contract.ts'

const GERAK = [
  { key: 'masuk', title: 'Masuk', kind: 'rupiah', total: true },
  { key: 'diambil', title: 'Diambil', kind: 'rupiah', total: true },
  { key: 'kembali', title: 'Kembali', kind: 'rupiah', total: true },
  { key: 'hangus', title: 'Hangus', kind: 'rupiah', total: true },
] as const

/** Repairs owe theirs on the same account. */
const SALDO: LedgerFilter = { akun: 'TITIPAN', ref: 'TTP-*' }

/** Which lines of a column: what is kept stands among the earnings, and is no part of what goes back. */
const BARIS: Readonly<Record<string, LedgerFilter>> = {
  masuk: { akun: 'TITIPAN', kind: 'TITIPAN', kode: 'TTP,UTP,BUT' },
  diambil: { akun: 'TITIPAN', kind: 'JUAL' },
  kembali: { akun: several('TITIPAN', 'PENDAPATAN_LAIN'), kode: 'BTI' },
  hangus: { akun: 'PENDAPATAN_LAIN', ref: 'TITIPAN' },
}

export const titipanReport = report(laporanTitipan, {
  menu: '/laporan-titipan',
  table: {
    DETAIL: {
      columns: [
        { key: 'no_titip', title: 'No Titip', kind: 'kode' },
        { key: 'tgl_titip', title: 'Tanggal', kind: 'date' },
        { key: 'nama_customer', title: 'Nama Customer', kind: 'name' },
        { key: 'kode_barcode', title: 'Barcode', kind: 'kode' },
        { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
        { key: 'saldo_awal', title: 'Saldo Awal', kind: 'rupiah', total: true },
        ...GERAK,
        { key: 'saldo_akhir', title: 'Saldo Akhir', kind: 'rupiah', total: true },
      ],
      noun: 'titipan',
      ringkas: 'saldo_akhir',
    },
    REKAP: {
      columns: [
        { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
        { key: 'saldo_awal', title: 'Saldo Awal', kind: 'rupiah' },
        ...GERAK,
        { key: 'saldo_akhir', title: 'Saldo Akhir', kind: 'rupiah' },
      ],
      noun: 'hari',
      ringkas: 'saldo_akhir',
    },
  },
  mutasi: { title: 'Titipan', lines: (_, column) => BARIS[column] ?? SALDO },
})
