import type { OutputOf } from '@kencana/contract'
import type { ReportDefinition } from '@kencana/reports'
import type { laporanHargaEmas } from './parameter-harga-emas.contract.ts'

type Row = OutputOf<typeof laporanHargaEmas>[number]

export const perubahanHarga: ReportDefinition<Row> = {
  title: 'Laporan Harga Emas',
  columns: [
    { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
    { key: 'kode_group', title: 'Kategori' },
    { key: 'nama_group', title: 'Nama Kategori', kind: 'name' },
    { key: 'harga_lama', title: 'Lama (Rp)', kind: 'rupiah', group: 'Harga per gram' },
    { key: 'harga', title: 'Baru (Rp)', kind: 'rupiah', group: 'Harga per gram' },
    { key: 'harga_modal_lama', title: 'Lama (Rp)', kind: 'rupiah', group: 'Harga modal' },
    { key: 'harga_modal', title: 'Baru (Rp)', kind: 'rupiah', group: 'Harga modal' },
    { key: 'kode_toko', title: 'Toko' },
    { key: 'user_id', title: 'User' },
  ],
  noun: 'perubahan',
}
