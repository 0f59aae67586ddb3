import { report } from '@kencana/reports/report'
import { laporanTitip } from './titip-uang.contract.ts'

export const titipUangReport = report(laporanTitip, {
  menu: '/laporan-titip-uang',
  table: {
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
  },
  mutasi: { title: 'Titip Uang', lines: () => ({ akun: 'PERSEKOT' }) },
})
