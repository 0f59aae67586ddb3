import type { Akun } from '@kencana/ledger'
import { anyOf, type LedgerFilter, report } from '@kencana/reports/report'
import { AKUN_LABA_RUGI } from '../laba-rugi/laba-rugi.contract.ts'
import { HASIL, untuk } from '../laba-rugi/laba-rugi.report.ts'
import { LABA, laporanNeracaKeuangan, NERACA, RINCI } from './neraca-keuangan.contract.ts'

type Bagian = (typeof NERACA)[number][1]

/** Own grams at the market are posted nowhere: they lead to no lines. */
const PASAR = [
  { key: 'nilai_pasar', title: 'Nilai Pasar', kind: 'rupiah', total: true, noLines: true },
  { key: 'selisih_pasar', title: 'Beda Pasar', kind: 'rupiah', total: true, noLines: true },
] as const

const daftar = (bagian: Bagian): Akun[] => [
  ...NERACA.filter(([, nama]) => nama === bagian).map(([akun]) => akun),
  ...(bagian === 'EKUITAS' ? AKUN_LABA_RUGI : []),
]

/** The lines up to the day; the balance before it and they are what stands on the sheet. The other side of a part has none. */
const baris = (bagian: Bagian, column: string): LedgerFilter =>
  (bagian === 'ASET') === (column !== 'kewajiban_ekuitas') ? { akun: anyOf(daftar(bagian)) } : { document: '-' }

const semua = (column: string): LedgerFilter =>
  column === 'aset' ? { akun: anyOf(daftar('ASET')) } : { akun: anyOf([...daftar('KEWAJIBAN'), ...daftar('EKUITAS')]) }

const satu = ({ akun, ref }: { akun: string; ref: string }): LedgerFilter => {
  if (akun === LABA) return { akun: HASIL }
  return { akun, ...(RINCI.includes(akun) && { ref }) }
}

export const neracaKeuanganReport = report(laporanNeracaKeuangan, {
  menu: '/neraca-keuangan',
  table: {
    TOKO: {
      columns: [
        { key: 'akun', title: 'Akun', value: ({ akun }) => akun.replaceAll('_', ' ') },
        { key: 'ref', title: 'Untuk', value: untuk },
        { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true, noLines: true },
        { key: 'aset', title: 'Aset', kind: 'rupiah', total: true },
        { key: 'kewajiban_ekuitas', title: 'Kewajiban Dan Ekuitas', kind: 'rupiah', total: true },
        ...PASAR,
        { key: 'catatan', title: 'Catatan', kind: 'name' },
      ],
      groupBy: {
        key: (row) => row.bagian,
        head: (row) => ({ kode: row.bagian }),
        noun: 'bagian',
        lines: ([row], column) => baris(row.bagian as Bagian, column),
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
        { key: 'catatan', title: 'Catatan', kind: 'name' },
      ],
      noun: 'toko',
      ringkas: 'aset',
    },
  },
  mutasi: {
    title: 'Neraca Keuangan',
    lines: (_, column) => semua(column),
    row: (row) => ('ref' in row ? satu(row) : { kode_toko: row.kode_toko, akun: anyOf(daftar('ASET')) }),
    // The sums over all shops are of no books in particular: each shop's row leads to its own.
    leads: ({ type_laporan }) => type_laporan === 'TOKO',
  },
})
