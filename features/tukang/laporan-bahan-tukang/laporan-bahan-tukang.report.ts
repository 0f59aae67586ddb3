import type { Mg } from '@kencana/ledger'
import type { ReportDefinition } from '@kencana/reports'
import type { z } from 'zod'
import { type barisDetail, type barisRekap, kolomBahan } from './laporan-bahan-tukang.contract.ts'

type Detail = z.output<typeof barisDetail>

const dalam = (kolom: ReturnType<typeof kolomBahan>) => (row: Detail) =>
  kolomBahan(row) === kolom ? row.jml_bahan : (0 as Mg)

const PER_TUKANG = {
  key: (row: { kode_tukang: string }) => row.kode_tukang,
  head: (row: { kode_tukang: string; nama_tukang: string }) => ({ kode: row.kode_tukang, user: row.nama_tukang }),
  noun: 'tukang',
}

const TITLE = 'Laporan Bahan Tukang'

export const detail: ReportDefinition<Detail> = {
  title: TITLE,
  columns: [
    { key: 'kode_tukang', title: 'Tukang', kind: 'kode' },
    { key: 'kode_trx', title: 'Kode', kind: 'kode', value: (row) => row.no_tambah_tukar },
    { key: 'detail_kategori', title: 'Kategori', value: (row) => row.kode_group },
    { key: 'keterangan', title: 'Keterangan', kind: 'name' },
    { key: 'ongkos', title: 'Ongkos', kind: 'rupiah', total: true },
    { key: 'susut', title: 'Susut', kind: 'gram', value: (row) => row.berat_susut, total: true },
    { key: 'patri', title: 'Patri', kind: 'gram', value: dalam('patri'), total: true },
    { key: 'bahan', title: 'Bahan', kind: 'gram', value: dalam('bahan'), total: true },
    { key: 'pakai', title: 'Pakai', kind: 'gram', value: dalam('pakai'), total: true },
    { key: 'patri_amb', title: 'Patri Amb', kind: 'gram', value: dalam('patri_amb'), total: true },
    { key: 'bahan_amb', title: 'Bahan Amb', kind: 'gram', value: dalam('bahan_amb'), total: true },
    { key: 'sisa_bhn', title: 'Sisa Bahan', kind: 'gram', value: (row) => row.saldo_akhir },
  ],
  groupBy: PER_TUKANG,
  ringkas: 'bahan',
}

export const rekap: ReportDefinition<z.output<typeof barisRekap>> = {
  title: `${TITLE} Rekap`,
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
}
