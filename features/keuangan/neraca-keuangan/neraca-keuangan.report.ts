import { type LedgerFilter, report, several } from '@kencana/reports/report'
import { HASIL } from '../laba-rugi/laba-rugi.report.ts'
import { LABA, laporanNeracaKeuangan } from './neraca-keuangan.contract.ts'

const ASET = [
  'KAS',
  'BANK',
  'UANG_DI_JALAN',
  'PIUTANG',
  'PIUTANG_MARKETPLACE',
  'PIUTANG_LAIN',
  'PERSEDIAAN',
  'PEMBELIAN',
  'RK',
] as const
const PASAR = [
  { key: 'nilai_pasar', title: 'Nilai Pasar', kind: 'rupiah', total: true },
  { key: 'selisih_pasar', title: 'Beda Pasar', kind: 'rupiah', total: true },
] as const

const KEWAJIBAN = ['TITIPAN', 'PERSEKOT', 'VOUCHER', 'HUTANG_TUKANG', 'HUTANG_LAIN', 'PPN', 'MODAL'] as const

/** The lines of that day; the balance before them and they are what stands on the sheet. The other side of an account has none. */
const baris = (akun: string, bagian: string, column: string): LedgerFilter =>
  (bagian === 'ASET') === (column !== 'kewajiban_ekuitas')
    ? { akun: akun === LABA ? several(...HASIL) : akun }
    : { document: '-' }

/** Grams and their price at the market are those of what goods cost. */
const semua = (column: string): LedgerFilter => {
  if (column === 'kewajiban_ekuitas') return { akun: several(...KEWAJIBAN, ...HASIL) }
  return { akun: column === 'aset' ? several(...ASET) : 'PERSEDIAAN' }
}

export const neracaKeuanganReport = report(laporanNeracaKeuangan, {
  menu: '/neraca-keuangan',
  table: {
    TOKO: {
      columns: [
        { key: 'ref', title: 'Untuk' },
        { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
        { key: 'aset', title: 'Aset', kind: 'rupiah', total: true },
        { key: 'kewajiban_ekuitas', title: 'Kewajiban Dan Ekuitas', kind: 'rupiah', total: true },
        ...PASAR,
        { key: 'bagian', title: 'Bagian' },
        { key: 'catatan', title: 'Catatan', kind: 'name' },
      ],
      groupBy: {
        key: ({ akun }) => akun,
        head: ({ akun }) => ({ kode: akun.replaceAll('_', ' ') }),
        noun: 'akun',
        lines: ([{ akun, bagian }], column) => baris(akun, bagian, column),
      },
      ringkas: 'aset',
    },
    RANTAI: {
      columns: [
        { key: 'kode_toko', title: 'Toko', kind: 'kode' },
        { key: 'nama_toko', title: 'Nama', kind: 'name' },
        { key: 'berat', title: 'Emas (g)', kind: 'gram', total: true },
        { key: 'persediaan', title: 'Persediaan', kind: 'rupiah', total: true },
        { key: 'rk', title: 'RK', kind: 'rupiah', total: true },
        { key: 'aset', title: 'Aset', kind: 'rupiah', total: true },
        { key: 'kewajiban', title: 'Kewajiban', kind: 'rupiah', total: true },
        { key: 'ekuitas', title: 'Ekuitas', kind: 'rupiah', total: true },
        ...PASAR,
      ],
      noun: 'toko',
      ringkas: 'aset',
    },
  },
  mutasi: {
    title: 'Neraca Keuangan',
    lines: (_, column) => semua(column),
    // The ledger lines that are shown are those of one shop.
    leads: ({ type_laporan }) => type_laporan === 'TOKO',
  },
})
