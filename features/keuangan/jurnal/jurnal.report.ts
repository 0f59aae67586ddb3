import { type LedgerFilter, report } from '@kencana/reports/report'
import { laporanJurnal } from './jurnal.contract.ts'

// What counts stands first: on a narrow screen it is the rest that scrolls.
const KEPALA = [
  { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
  { key: 'dokumen', title: 'No Dokumen', kind: 'kode' },
  { key: 'akun', title: 'Akun', kind: 'sebutan' },
  { key: 'ref', title: 'Untuk' },
] as const

const EKOR = [
  { key: 'no_jurnal', title: 'No Jurnal', kind: 'kode' },
  { key: 'kind', title: 'Jenis Jurnal', kind: 'sebutan' },
  { key: 'membalik', title: 'Membalik', kind: 'kode' },
  { key: 'user_id', title: 'User' },
] as const

/** Debit is what accounts gained, credit what they gave. */
const ARAH: Readonly<Record<string, LedgerFilter>> = { debet: { arah: 'MASUK' }, kredit: { arah: 'KELUAR' } }

const satu = (nama: 'akun' | 'kind', isi: string): LedgerFilter => (isi === 'ALL' ? {} : { [nama]: isi })

export const jurnalReport = report(laporanJurnal, {
  menu: '/laporan-jurnal',
  table: {
    RUPIAH: {
      columns: [
        ...KEPALA,
        { key: 'debet', title: 'Debet', kind: 'rupiah', total: true },
        { key: 'kredit', title: 'Kredit', kind: 'rupiah', total: true },
        ...EKOR,
      ],
      ringkas: 'debet',
    },
    BARANG: {
      columns: [
        ...KEPALA,
        { key: 'lot', title: 'Lot', kind: 'kode' },
        { key: 'kode_group', title: 'Kategori' },
        { key: 'kode_dept', title: 'Jenis' },
        { key: 'kode_barang', title: 'Barang', kind: 'kode' },
        { key: 'pcs', title: 'Qty', kind: 'int', total: true },
        { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
        ...EKOR,
      ],
    },
  },
  mutasi: {
    title: 'Jurnal',
    lines: ({ akun, kind }, column) => ({ ...satu('akun', akun), ...satu('kind', kind), ...ARAH[column] }),
  },
})
