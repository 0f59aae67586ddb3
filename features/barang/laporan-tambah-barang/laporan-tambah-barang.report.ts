import type { ReportDefinition } from '@kencana/reports'
import type { z } from 'zod'
import type { barisDetail, barisRekap } from './laporan-tambah-barang.contract.ts'

type Detail = z.output<typeof barisDetail>
type Rekap = z.output<typeof barisRekap>

const TITLE = 'Laporan Tambah Barang'

export const detail: ReportDefinition<Detail> = {
  title: TITLE,
  columns: [
    { key: 'kode_barang', title: 'Kode Barang', kind: 'kode' },
    { key: 'kode_barcode', title: 'Barcode', kind: 'kode' },
    { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
    { key: 'kode_group', title: 'Kategori' },
    { key: 'kode_dept', title: 'Jenis' },
    { key: 'kode_baki', title: 'Baki', kind: 'kode' },
    { key: 'kadar', title: 'Kadar' },
    { key: 'tipe_barang', title: 'Tipe' },
    { key: 'sumber', title: 'Sumber', kind: 'kode' },
    { key: 'qty', title: 'Qty', kind: 'int', total: true },
    { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  ],
  groupBy: {
    key: (row) => row.no_tambah,
    head: (row) => ({ kode: row.no_tambah, tanggal: row.tgl_system, user: row.user_id }),
    noun: 'dokumen',
  },
}

export const rekap: ReportDefinition<Rekap> = {
  title: `${TITLE} Rekap`,
  columns: [
    { key: 'kode_group', title: 'Kategori' },
    { key: 'kode_dept', title: 'Jenis' },
    { key: 'nama_dept', title: 'Nama Jenis', kind: 'name' },
    { key: 'qty', title: 'Qty', kind: 'int', total: true },
    { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  ],
  groupBy: {
    key: (row) => row.tgl_system,
    head: (row) => ({ kode: row.tgl_system }),
    noun: 'hari',
  },
}
