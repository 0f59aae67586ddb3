import type { OutputOf } from '@kencana/contract'
import type { ReportDefinition } from '@kencana/reports'
import type { laporanTitip } from './titip-uang.contract.ts'

export const titip: ReportDefinition<OutputOf<typeof laporanTitip>[number]> = {
  title: 'Laporan Titip Uang',
  columns: [
    { key: 'no_pesanan', title: 'No Pesanan', kind: 'kode' },
    { key: 'nama_customer', title: 'Nama Customer', kind: 'name' },
    { key: 'deskripsi', title: 'Deskripsi', kind: 'name' },
    { key: 'saldo_awal', title: 'Saldo Awal', kind: 'rupiah', total: true },
    { key: 'masuk', title: 'Masuk', kind: 'rupiah', total: true },
    { key: 'dipakai', title: 'Dipakai', kind: 'rupiah', total: true },
    { key: 'kembali', title: 'Kembali', kind: 'rupiah', total: true },
    { key: 'saldo_akhir', title: 'Saldo Akhir', kind: 'rupiah', total: true },
    { key: 'status', title: 'Status', kind: 'status' },
  ],
  noun: 'pesanan',
  ringkas: 'saldo_akhir',
}
