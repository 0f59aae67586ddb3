import { formatGram, type Mg } from '@kencana/ledger'
import { anyOf, type LedgerFilter, report } from '@kencana/reports/report'
import { AKUN_LABA_RUGI, LABA_RUGI, laporanLabaRugi } from './laba-rugi.contract.ts'

/** Every account of a result. */
export const HASIL = anyOf(AKUN_LABA_RUGI)

/** The accounts of a part of it. */
const akunBagian = (dicari: string) => LABA_RUGI.filter(([, nama]) => nama === dicari).map(([akun]) => akun)
const bagian = (dicari: string) => anyOf(akunBagian(dicari))

/** The accounts behind each number of a shop's row. */
const KOLOM: Readonly<Record<string, LedgerFilter['akun']>> = {
  penjualan_bersih: bagian('PENJUALAN BERSIH'),
  hpp: 'HPP',
  laba_kotor: anyOf([...akunBagian('PENJUALAN BERSIH'), ...akunBagian('HARGA POKOK')]),
  pendapatan_lain: bagian('PENDAPATAN LAIN'),
  biaya: bagian('BIAYA'),
  laba: HASIL,
}

/** What of the cost of a result is not there. */
export interface Kurang {
  tanpa_hpp: Mg
  tanpa_hpp_kini: Mg
  hpp_nanti: Mg
}

/** What a result lacks of its cost, in sentences. @param siapa the shop, where it is one among others */
const kalimatKurang = ({ tanpa_hpp, tanpa_hpp_kini, hpp_nanti }: Kurang, siapa = ''): string[] => [
  ...(tanpa_hpp > 0
    ? [
        `${siapa}${formatGram(tanpa_hpp)} g terjual atau susut tanpa HPP, sebelum emasnya punya nilai: harga jualnya terbaca sebagai laba. Hari yang sudah ditutup tidak berubah lagi.`,
      ]
    : []),
  ...(tanpa_hpp_kini > 0
    ? [
        `${siapa}${formatGram(tanpa_hpp_kini)} g terjual atau susut hari ini tanpa HPP: ikut dinilai bila Nilai Awal Emas disimpan sebelum tutup toko.`,
      ]
    : []),
  ...(hpp_nanti > 0
    ? [`${siapa}${formatGram(hpp_nanti)} g terjual atau susut hari ini: HPP dibukukan saat tutup toko.`]
    : []),
]

const peringatan = (baris: readonly string[]) => (baris.length === 0 ? null : { judul: 'Laba belum lengkap', baris })

/** What a result says first that lacks cost, of one shop. */
export const labaKurang = (rows: readonly Kurang[]) => peringatan(rows.flatMap((one) => kalimatKurang(one)))

/** The same of some shops, each by its code. */
export const labaKurangRantai = (rows: readonly (Kurang & { kode_toko: string })[]) =>
  peringatan(rows.flatMap((one) => kalimatKurang(one, `${one.kode_toko}: `)))

/** '-' says nothing to people. */
export const untuk = ({ ref }: { ref: string }): string => (ref === '-' ? '' : ref)

export const labaRugiReport = report(laporanLabaRugi, {
  menu: '/laba-rugi',
  table: {
    TOKO: {
      columns: [
        { key: 'akun', title: 'Akun', kind: 'sebutan' },
        { key: 'ref', title: 'Untuk', value: untuk },
        { key: 'jumlah', title: 'Jumlah', kind: 'rupiah', total: true },
        { key: 'laba', title: 'Laba Sampai Sini', kind: 'rupiah' },
        { key: 'catatan', title: 'Catatan', kind: 'name' },
      ],
      groupBy: {
        key: (row) => row.bagian,
        head: (row) => ({ kode: row.bagian }),
        noun: 'bagian',
        lines: ([row]) => ({ akun: bagian(row.bagian) }),
      },
      ringkas: 'jumlah',
      peringatan: (rows) => labaKurang(rows.filter(({ akun }) => akun === 'HPP').slice(0, 1)),
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
      peringatan: labaKurangRantai,
    },
  },
  mutasi: {
    title: 'Laba Rugi',
    lines: () => ({ akun: HASIL }),
    row: (row) =>
      'ref' in row
        ? { akun: row.akun as (typeof AKUN_LABA_RUGI)[number], ref: row.ref }
        : { kode_toko: row.kode_toko, akun: HASIL },
    cell: (row, column) => {
      const akun = KOLOM[column]
      return 'ref' in row || !akun ? null : { kode_toko: row.kode_toko, akun }
    },
    // The sums over all shops are of no books in particular: each shop's row leads to its own.
    leads: ({ type_laporan }) => type_laporan === 'TOKO',
  },
})
