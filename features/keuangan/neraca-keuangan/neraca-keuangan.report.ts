import type { Akun } from '@kencana/ledger'
import { anyOf, type LedgerFilter, report } from '@kencana/reports/report'
import { AKUN_LABA_RUGI } from '../laba-rugi/laba-rugi.contract.ts'
import { HASIL, labaKurang, labaKurangRantai, untuk } from '../laba-rugi/laba-rugi.report.ts'
import { LABA, LABA_LALU, laporanNeracaKeuangan, NERACA, RINCI } from './neraca-keuangan.contract.ts'

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

/** The month that a day is in, and the last day of the one before. */
const bulan = (tanggal: string): { awal: string; lalu: string } => {
  const awal = `${tanggal.slice(0, 8)}01`
  return { awal, lalu: new Date(Date.parse(awal) - 86_400_000).toISOString().slice(0, 10) }
}

const laba = (ref: string, tanggal: string): LedgerFilter => {
  const { awal, lalu } = bulan(tanggal)
  return {
    akun: HASIL,
    ...(ref === LABA_LALU ? { tgl_awal: lalu, tgl_akhir: lalu } : { tgl_awal: awal, tgl_akhir: tanggal }),
  }
}

const satu = ({ akun, ref }: { akun: string; ref: string }, tanggal: string): LedgerFilter => {
  if (akun === LABA) return laba(ref, tanggal)
  return { akun, ...(RINCI.includes(akun) && { ref }) }
}

/** The accounts behind each number of a shop's row. */
const KOLOM: Readonly<Record<string, LedgerFilter['akun']>> = {
  persediaan: 'PERSEDIAAN',
  rk: 'RK',
  aset: anyOf(daftar('ASET')),
  kewajiban: anyOf(daftar('KEWAJIBAN')),
  ekuitas: anyOf(daftar('EKUITAS')),
}

export const neracaKeuanganReport = report(laporanNeracaKeuangan, {
  menu: '/neraca-keuangan',
  table: {
    TOKO: {
      columns: [
        { key: 'akun', title: 'Akun', kind: 'sebutan' },
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
      peringatan: (rows) => labaKurang(rows),
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
      peringatan: labaKurangRantai,
    },
  },
  mutasi: {
    title: 'Neraca Keuangan',
    lines: (_, column) => semua(column),
    row: (row, { tanggal }) =>
      'ref' in row ? satu(row, tanggal) : { kode_toko: row.kode_toko, akun: anyOf(daftar('ASET')) },
    cell: (row, column) => {
      const akun = KOLOM[column]
      return 'ref' in row || !akun ? null : { kode_toko: row.kode_toko, akun }
    },
    // The sums over all shops are of no books in particular: each shop's row leads to its own.
    leads: ({ type_laporan }) => type_laporan === 'TOKO',
  },
})
