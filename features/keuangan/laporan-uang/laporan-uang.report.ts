import type { OutputOf } from '@kencana/contract'
import { byField, type LedgerFilter, report } from '@kencana/reports/report'
import { laporanCash, laporanNonCash } from './laporan-uang.contract.ts'

const ARAH: Readonly<Record<string, LedgerFilter>> = { masuk: { arah: 'MASUK' }, jumlah_in: { arah: 'MASUK' } }

/** What came in these days, without what was there before. */
const datang = (row: { jumlah_in: number; saldo_awal: number }): number => row.jumlah_in - row.saldo_awal

const JUMLAH = [
  { key: 'masuk', title: 'Masuk', kind: 'rupiah', total: true, value: datang },
  { key: 'jumlah_out', title: 'Keluar', kind: 'rupiah', total: true },
  { key: 'saldo', title: 'Saldo', kind: 'rupiah' },
] as const

const RINCI = [
  { key: 'kategori', title: 'Kategori', kind: 'sebutan' },
  { key: 'keterangan', title: 'Keterangan', kind: 'name' },
] as const

export const cashReport = report(laporanCash, {
  menu: '/laporan-transaksi-keuangan-cash',
  table: {
    REKAP: {
      columns: [{ key: 'kategori', title: 'Kategori', kind: 'sebutan' }, ...JUMLAH],
      noun: 'kategori',
      ringkas: 'saldo',
    },
    DETAIL: {
      columns: [
        { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
        { key: 'dokumen', title: 'No Dokumen', kind: 'kode' },
        ...RINCI,
        { key: 'kode_transaksi', title: 'Kode Transaksi' },
        { key: 'jumlah_in', title: 'Masuk', kind: 'rupiah', total: true },
        { key: 'jumlah_out', title: 'Keluar', kind: 'rupiah', total: true },
        { key: 'saldo', title: 'Saldo', kind: 'rupiah' },
        { key: 'kode_laci', title: 'Laci' },
        { key: 'user_id', title: 'User' },
      ],
      noun: 'dokumen',
      ringkas: 'saldo',
    },
  },
  mutasi: {
    title: 'Kas',
    lines: ({ user_id, kode_laci }, column) => ({
      akun: 'KAS',
      user_id,
      ref: kode_laci,
      ...(ARAH[column] ?? { arah: 'KELUAR' }),
    }),
    unknown: ['kategori'],
  },
})

type Baris = OutputOf<typeof laporanNonCash>[number]

const rekening = { lines: ([row]: readonly [Baris, ...unknown[]]): LedgerFilter => ({ ref: row.no_rekening }) }

export const nonCashReport = report(laporanNonCash, {
  menu: '/laporan-keuangan-non-cash',
  table: {
    REKAP: {
      columns: [
        { key: 'kategori', title: 'Kategori', kind: 'sebutan' },
        { key: 'jenis', title: 'Cara Bayar' },
        ...JUMLAH,
      ],
      groupBy: { ...byField('no_rekening', 'rekening'), ...rekening },
      ringkas: 'saldo',
    },
    DETAIL: {
      columns: [
        { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
        { key: 'dokumen', title: 'No Dokumen', kind: 'kode' },
        ...RINCI,
        { key: 'kode_transaksi', title: 'Kode Transaksi' },
        { key: 'jenis', title: 'Cara Bayar' },
        { key: 'referensi', title: 'No Referensi', kind: 'kode' },
        { key: 'jumlah_in', title: 'Masuk', kind: 'rupiah', total: true },
        { key: 'jumlah_out', title: 'Keluar', kind: 'rupiah', total: true },
        { key: 'cek', title: 'Sudah Masuk' },
        { key: 'cek_oleh', title: 'Dilihat Oleh' },
        { key: 'user_id', title: 'User' },
      ],
      groupBy: { ...byField('no_rekening', 'rekening'), ...rekening },
      ringkas: 'jumlah_in',
    },
  },
  mutasi: {
    title: 'Rekening',
    lines: ({ no_rekening }, column) => ({ akun: 'BANK', ref: no_rekening, ...(ARAH[column] ?? { arah: 'KELUAR' }) }),
    unknown: ['kategori', 'jenis', 'cair'],
  },
})
