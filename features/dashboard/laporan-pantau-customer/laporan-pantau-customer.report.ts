import { byDay, report } from '@kencana/reports/report'
import { laporanPantau } from './laporan-pantau-customer.contract.ts'

const ORANG = [
  { key: 'nama_customer', title: 'Customer', kind: 'name' },
  { key: 'kode_member', title: 'Member', kind: 'kode' },
  { key: 'no_hp', title: 'No HP' },
  { key: 'alamat', title: 'Alamat', kind: 'name' },
  { key: 'identitas', title: 'Identitas' },
] as const

export const pantauReport = report(laporanPantau, {
  menu: '/laporan-pantau-customer',
  table: {
    REKAP: {
      columns: [
        ...ORANG,
        { key: 'toko', title: 'Toko' },
        { key: 'nota', title: 'Nota', kind: 'int', total: true },
        { key: 'bayar', title: 'Dibayar Customer', kind: 'rupiah', total: true },
        { key: 'terima', title: 'Diterima Customer', kind: 'rupiah', total: true },
        { key: 'gabungan', title: 'Gabungan', kind: 'rupiah', total: true },
        { key: 'batas', title: 'Batas Lapor', kind: 'rupiah' },
        { key: 'sebab', title: 'Tercapai' },
      ],
      groupBy: byDay('tanggal'),
    },
    DETAIL: {
      columns: [
        { key: 'tanggal', title: 'Tanggal', kind: 'date' },
        { key: 'kode_toko', title: 'Toko' },
        { key: 'arah', title: 'Arah' },
        { key: 'jenis', title: 'Jenis' },
        { key: 'nota', title: 'Nota', kind: 'kode' },
        { key: 'cara_bayar', title: 'Cara Bayar' },
        { key: 'jumlah', title: 'Jumlah', kind: 'rupiah', total: true },
        { key: 'sebab', title: 'Tercapai' },
        ...ORANG,
      ],
    },
  },
})
