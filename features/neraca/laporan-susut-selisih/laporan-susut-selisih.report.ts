import type { Kind } from '@kencana/ledger'
import { byField, type LedgerFilter, oneDay, report, sebutan, sebutanTempat } from '@kencana/reports/report'
import { laporanSusutSelisih } from './laporan-susut-selisih.contract.ts'

const AKUN = 'SUSUT,SELISIH' as const

const GRAM = [
  { key: 'qty', title: 'Qty Hilang', kind: 'int', total: true },
  { key: 'susut', title: 'Susut (g)', kind: 'gram', total: true },
  { key: 'kurang', title: 'Kurang (g)', kind: 'gram', total: true },
  { key: 'lebih', title: 'Lebih (g)', kind: 'gram', total: true },
  { key: 'batal', title: 'Dibatalkan (g)', kind: 'gram', total: true },
  { key: 'bersih', title: 'Bersih (g)', kind: 'gram', total: true },
] as const

const BATAS = [
  { key: 'batas_berat', title: 'Batas (g)', kind: 'gram' },
  { key: 'terpakai', title: 'Terpakai', kind: 'persen' },
] as const

/** Days, persons or kinds with what happened in each. */
const rekap = (rinci: string, noun: string, lines: (kunci: string) => LedgerFilter) => ({
  columns: [
    { key: 'rinci', title: rinci, kind: rinci === 'Tempat' ? 'tempat' : 'sebutan' },
    { key: 'dokumen', title: 'Dokumen', kind: 'int' },
    ...GRAM,
    ...BATAS,
    { key: 'tertinggi', title: 'Tertinggi', kind: 'persen' },
  ] as const,
  groupBy: {
    ...byField('kunci', noun),
    head: ({ kunci }: { kunci: string }) => ({ kode: noun === 'jenis jurnal' ? sebutan(kunci) : kunci }),
    lines: ([row]: readonly [{ kunci: string }, ...unknown[]]) => lines(row.kunci),
  },
  ringkas: 'bersih',
})

/** Which lines a column counts: losses and gains of what stands, what takes back, or all. */
const barisDari = (column: string): LedgerFilter => {
  if (column === 'susut') return { akun: 'SUSUT', arah: 'MASUK', pembalik: 'TIDAK' }
  if (column === 'kurang' || column === 'qty') return { akun: 'SELISIH', arah: 'MASUK', pembalik: 'TIDAK' }
  if (column === 'lebih') return { akun: AKUN, arah: 'KELUAR', pembalik: 'TIDAK' }
  return { akun: AKUN, ...(column === 'batal' && { pembalik: 'YA' }) }
}

export const susutSelisihReport = report(laporanSusutSelisih, {
  menu: '/laporan-susut-selisih',
  table: {
    HARI: rekap('Jurnal', 'hari', (tanggal) => oneDay(tanggal)),
    ORANG: rekap('Jurnal', 'orang', (user_id) => ({ user_id })),
    JURNAL: rekap('Tempat', 'jenis jurnal', (kind) => ({ kind: kind as Kind })),
    DETAIL: {
      columns: [
        { key: 'kind', title: 'Jurnal', kind: 'sebutan' },
        { key: 'akun', title: 'Akun', kind: 'sebutan' },
        { key: 'tempat', title: 'Tempat', kind: 'name', value: ({ tempat }) => sebutanTempat(tempat) },
        { key: 'kode_group', title: 'Kategori' },
        { key: 'kode_dept', title: 'Jenis' },
        { key: 'kode_barang', title: 'Barang', kind: 'kode' },
        ...GRAM,
        { key: 'batas', title: 'Batas', kind: 'name' },
        ...BATAS,
      ],
      groupBy: {
        key: (row) => row.document,
        head: (row) => ({ kode: row.document, tanggal: row.tanggal, user: row.user_id }),
        noun: 'dokumen',
        lines: ([row]) => ({ document: row.document, ...oneDay(row.tanggal) }),
      },
      ringkas: 'bersih',
    },
    PEMBELI: {
      columns: [
        { key: 'user_id', title: 'Pembeli' },
        { key: 'nota', title: 'Barang', kind: 'int' },
        { key: 'berat_beli', title: 'Berat (g)', kind: 'gram', group: 'Dibeli' },
        { key: 'murni_beli', title: 'Murni Nota (g)', kind: 'gram', group: 'Dibeli' },
        { key: 'murni_kategori', title: 'Murni Kategori (g)', kind: 'gram', group: 'Dibeli' },
        { key: 'berat_lot', title: 'Masuk Lot (g)', kind: 'gram', group: 'Hasil' },
        { key: 'susut_lot', title: 'Susut Lot (g)', kind: 'gram', group: 'Hasil' },
        { key: 'murni_hasil', title: 'Murni (g)', kind: 'gram', group: 'Hasil' },
        { key: 'selisih_murni', title: 'Selisih (g)', kind: 'gram', group: 'Hasil' },
        { key: 'persen', title: 'Selisih', kind: 'persen', group: 'Hasil' },
      ],
      noun: 'pembeli',
      ringkas: 'selisih_murni',
    },
    // No sums, as with buyers: the lines behind this report are of goods.
    UANG: {
      columns: [
        { key: 'tanggal', title: 'Tanggal', kind: 'date' },
        { key: 'no_faktur_jual', title: 'No Faktur', kind: 'kode' },
        { key: 'nama_customer', title: 'Nama Customer', kind: 'name' },
        { key: 'nilai_tukar', title: 'Barang Tukar', kind: 'rupiah' },
        { key: 'tagihan', title: 'Tagihan', kind: 'rupiah' },
        { key: 'keluar', title: 'Uang Keluar', kind: 'rupiah' },
        { key: 'disetujui_oleh', title: 'Disetujui' },
        { key: 'dibatalkan', title: 'Dibatalkan', kind: 'kode' },
      ],
      groupBy: byField('user_id', 'orang'),
      ringkas: 'keluar',
    },
  },
  mutasi: {
    title: 'Susut Dan Selisih',
    lines: ({ kind, user_id, kode_group }, column) => ({
      kind: kind as Kind,
      user_id,
      kode_group,
      ...barisDari(column),
    }),
  },
})
