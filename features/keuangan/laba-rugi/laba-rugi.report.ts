import { report, several } from '@kencana/reports/report'
import { laporanLabaRugi } from './laba-rugi.contract.ts'

/** Every account of a result. */
export const HASIL = [
  'PENJUALAN',
  'ONGKOS',
  'DISKON',
  'HPP',
  'JASA_SERVICE',
  'BUNGA',
  'PENDAPATAN_LAIN',
  'BIAYA',
  'BIAYA_BANK',
  'RUGI_SUSUT',
] as const

export const labaRugiReport = report(laporanLabaRugi, {
  menu: '/laba-rugi',
  table: {
    TOKO: {
      columns: [
        { key: 'ref', title: 'Untuk' },
        { key: 'jumlah', title: 'Jumlah', kind: 'rupiah', total: true },
        { key: 'laba', title: 'Laba Sampai Sini', kind: 'rupiah' },
        { key: 'bagian', title: 'Bagian' },
        { key: 'catatan', title: 'Catatan', kind: 'name' },
      ],
      groupBy: {
        key: ({ akun }) => akun,
        head: ({ akun }) => ({ kode: akun.replaceAll('_', ' ') }),
        noun: 'akun',
        lines: ([{ akun }]) => ({ akun }),
      },
      ringkas: 'jumlah',
    },
    RANTAI: {
      columns: [
        { key: 'kode_toko', title: 'Toko', kind: 'kode' },
        { key: 'nama_toko', title: 'Nama', kind: 'name' },
        { key: 'penjualan_bersih', title: 'Penjualan Bersih', kind: 'rupiah', total: true },
        { key: 'hpp', title: 'HPP', kind: 'rupiah', total: true },
        { key: 'laba_kotor', title: 'Laba Kotor', kind: 'rupiah', total: true },
        { key: 'pendapatan_lain', title: 'Pendapatan Lain', kind: 'rupiah', total: true },
        { key: 'biaya', title: 'Biaya', kind: 'rupiah', total: true },
        { key: 'laba', title: 'Laba', kind: 'rupiah', total: true },
        { key: 'catatan', title: 'Catatan', kind: 'name' },
      ],
      noun: 'toko',
      ringkas: 'laba',
    },
  },
  mutasi: {
    title: 'Laba Rugi',
    lines: () => ({ akun: several(...HASIL) }),
    // The ledger lines that are shown are those of one shop.
    leads: ({ type_laporan }) => type_laporan === 'TOKO',
  },
})
