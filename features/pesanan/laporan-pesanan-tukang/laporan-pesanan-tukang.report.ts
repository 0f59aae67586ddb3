import type { ReportDefinition } from '@kencana/reports'
import type { z } from 'zod'
import type { barisPesananTukang } from './laporan-pesanan-tukang.contract.ts'

export const pesananTukangReport: ReportDefinition<z.output<typeof barisPesananTukang>> = {
  title: 'Laporan Pesanan Tukang',
  columns: [
    { key: 'no_pesanan', title: 'No Pesanan', kind: 'kode' },
    { key: 'tanggal', title: 'Tanggal', kind: 'date' },
    { key: 'tanggal_selesai', title: 'Tanggal Selesai', kind: 'date' },
    { key: 'nama_customer', title: 'Nama Customer', kind: 'name' },
    { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
    { key: 'atribut', title: 'Atribut' },
    { key: 'berat_atribut', title: 'Berat Atribut', kind: 'gram' },
    { key: 'ongkos_tukang', title: 'Ongkos Tukang', kind: 'rupiah', total: true },
    { key: 'ongkos_customer', title: 'Ongkos Customer', kind: 'rupiah', total: true },
    { key: 'berat_customer', title: 'Berat Customer', kind: 'gram', total: true },
    { key: 'berat_tukang', title: 'Berat Tukang', kind: 'gram', total: true },
    { key: 'susut_tukang', title: 'Susut Tukang', kind: 'gram', total: true },
    { key: 'berat_susut', title: 'Susut', kind: 'gram', total: true },
    { key: 'asal_bahan', title: 'Asal Bahan' },
    { key: 'saldo_bahan', title: 'Saldo Bahan', kind: 'gram' },
    { key: 'status', title: 'Status' },
  ],
  groupBy: {
    key: (row) => row.kode_tukang,
    head: (row) => ({ kode: row.kode_tukang, user: row.nama_tukang }),
    noun: 'tukang',
  },
  noun: 'pesanan',
  ringkas: 'berat_tukang',
}
