import { report } from '@kencana/reports/report'
import { laporanHargaEmas } from './parameter-harga-emas.contract.ts'

export const hargaEmasReport = report(laporanHargaEmas, {
  menu: '/laporan-harga-emas',
  table: {
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
  },
})
