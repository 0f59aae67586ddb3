import type { OutputOf } from '@kencana/contract'
import type { Mg } from '@kencana/ledger'
import { type LedgerFilter, report } from '@kencana/reports/report'
import { kolomBahan, laporanBahan } from './laporan-bahan-tukang.contract.ts'

type Detail = Extract<OutputOf<typeof laporanBahan>[number], { trx_type: string }>

const standing = (column: ReturnType<typeof kolomBahan>) => (row: Detail) =>
  kolomBahan(row) === column ? row.jml_bahan : (0 as Mg)

/** A craftsman's material; of all craftsmen both materials together. */
const material = (kode_tukang: string, column: string): LedgerFilter => ({
  akun: 'TUKANG',
  ref: kode_tukang === 'ALL' ? 'ALL' : `${kode_tukang}/${column.includes('patri') ? 'PATRI' : 'BAHAN'}`,
})

const PER_TUKANG = {
  key: (row: { kode_tukang: string }) => row.kode_tukang,
  head: (row: { kode_tukang: string; nama_tukang: string }) => ({ kode: row.kode_tukang, user: row.nama_tukang }),
  noun: 'tukang',
  lines: ([row]: readonly [{ kode_tukang: string }, ...unknown[]], column: string) => material(row.kode_tukang, column),
}

export const bahanTukangReport = report(laporanBahan, {
  menu: '/laporan-bahan-tukang',
  table: {
    DETAIL: {
      columns: [
        { key: 'kode_tukang', title: 'Tukang', kind: 'kode' },
        { key: 'kode_trx', title: 'Kode', kind: 'kode', value: (row) => row.no_tambah_tukar },
        { key: 'detail_kategori', title: 'Kategori', value: (row) => row.kode_group },
        { key: 'keterangan', title: 'Keterangan', kind: 'name' },
        { key: 'ongkos', title: 'Ongkos', kind: 'rupiah', total: true },
        { key: 'susut', title: 'Susut', kind: 'gram', value: (row) => row.berat_susut, total: true },
        { key: 'patri', title: 'Patri', kind: 'gram', value: standing('patri'), total: true },
        { key: 'bahan', title: 'Bahan', kind: 'gram', value: standing('bahan'), total: true },
        { key: 'pakai', title: 'Pakai', kind: 'gram', value: standing('pakai'), total: true },
        { key: 'patri_amb', title: 'Patri Amb', kind: 'gram', value: standing('patri_amb'), total: true },
        { key: 'bahan_amb', title: 'Bahan Amb', kind: 'gram', value: standing('bahan_amb'), total: true },
        { key: 'sisa_bhn', title: 'Sisa Bahan', kind: 'gram', value: (row) => row.saldo_akhir },
      ],
      groupBy: PER_TUKANG,
      ringkas: 'bahan',
    },
    REKAP: {
      columns: [
        { key: 'kode_tukang', title: 'Tukang', kind: 'kode' },
        { key: 'kode_group', title: 'Kategori' },
        { key: 'total_bahan', title: 'Total Bahan', kind: 'gram', total: true },
        { key: 'pakai_bahan', title: 'Pakai Bahan', kind: 'gram', total: true },
        { key: 'sisa_bahan', title: 'Sisa Bahan', kind: 'gram', total: true },
        { key: 'ambil_patri', title: 'Ambil Patri', kind: 'gram', total: true },
        { key: 'sisa_patri', title: 'Sisa Patri', kind: 'gram', total: true },
      ],
      groupBy: PER_TUKANG,
      ringkas: 'sisa_bahan',
    },
  },
  mutasi: {
    title: 'Bahan Tukang',
    lines: ({ kode_tukang, kode_group }, column) => ({ ...material(kode_tukang, column), kode_group }),
  },
})
