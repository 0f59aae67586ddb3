import type { ReportDefinition } from '@kencana/reports'
import type { z } from 'zod'
import type { barisBatal, barisHistory, barisSales, barisTransaksi } from './laporan-pembelian.contract.ts'

type Transaksi = z.output<typeof barisTransaksi> & { kelompok: string }

export const transaksi: ReportDefinition<Transaksi> = {
  title: 'Laporan Transaksi Pembelian',
  columns: [
    { key: 'no_faktur_beli', title: 'No Faktur', kind: 'kode' },
    { key: 'nama_customer', title: 'Nama Customer', kind: 'name' },
    { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
    { key: 'kode_group', title: 'Kategori' },
    { key: 'kondisi', title: 'Kondisi' },
    { key: 'kode_sales', title: 'Sales' },
    { key: 'berat_nota', title: 'Berat Nota', kind: 'gram', total: true },
    { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
    { key: 'harga_nota', title: 'Harga Nota', kind: 'rupiah', total: true },
    { key: 'potongan', title: 'Potongan', kind: 'rupiah', total: true },
    { key: 'harga', title: 'Harga', kind: 'rupiah', total: true },
    { key: 'status', title: 'Status', kind: 'status' },
  ],
  groupBy: { key: (row) => row.kelompok, head: (row) => ({ kode: row.kelompok }), noun: 'kelompok' },
  ringkas: 'berat',
}

export const sales: ReportDefinition<z.output<typeof barisSales>> = {
  title: 'Laporan Pembelian Sales',
  columns: [
    { key: 'kode_sales', title: 'Kode Sales', kind: 'kode' },
    { key: 'nama_sales', title: 'Nama Sales', kind: 'name' },
    { key: 'jumlah', title: 'Jumlah', kind: 'int', total: true },
    { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
    { key: 'harga', title: 'Harga', kind: 'rupiah', total: true },
  ],
  noun: 'sales',
}

export const history: ReportDefinition<z.output<typeof barisHistory>> = {
  title: 'Laporan Transaksi Pembelian History',
  columns: [
    { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
    { key: 'kejadian', title: 'Kejadian' },
    { key: 'dokumen', title: 'Dokumen', kind: 'kode' },
    { key: 'keterangan', title: 'Keterangan', kind: 'name' },
    { key: 'berat', title: 'Berat (g)', kind: 'gram' },
    { key: 'harga', title: 'Harga', kind: 'rupiah' },
    { key: 'user_id', title: 'User' },
  ],
  groupBy: { key: (row) => row.no_faktur_beli, head: (row) => ({ kode: row.no_faktur_beli }), noun: 'faktur' },
}

export const batal: ReportDefinition<z.output<typeof barisBatal>> = {
  title: 'Laporan Batal Pembelian',
  columns: [
    { key: 'tgl_batal', title: 'Tgl Batal', kind: 'date' },
    { key: 'no_batal', title: 'No Batal', kind: 'kode' },
    { key: 'no_faktur_beli', title: 'No Faktur', kind: 'kode' },
    { key: 'nama_customer', title: 'Nama Customer', kind: 'name' },
    { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
    { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
    { key: 'harga', title: 'Harga', kind: 'rupiah', total: true },
    { key: 'sah', title: 'Sudah Sah' },
    { key: 'alasan', title: 'Alasan', kind: 'name' },
    { key: 'batal_oleh', title: 'User' },
    { key: 'disetujui_oleh', title: 'Disetujui' },
  ],
  noun: 'faktur',
}
