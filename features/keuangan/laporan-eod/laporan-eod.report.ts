import { byField, report } from '@kencana/reports/report'
import { laporanEod } from './laporan-eod.contract.ts'

export const eodReport = report(laporanEod, {
  menu: '/laporan-eod',
  table: {
    REKAP: {
      columns: [
        { key: 'uraian', title: 'Uraian', kind: 'name' },
        { key: 'qty', title: 'Qty', kind: 'int' },
        { key: 'berat', title: 'Berat (g)', kind: 'gram' },
        { key: 'jumlah_in', title: 'Masuk', kind: 'rupiah' },
        { key: 'jumlah_out', title: 'Keluar', kind: 'rupiah' },
        { key: 'saldo', title: 'Saldo', kind: 'rupiah' },
      ],
      groupBy: byField('bagian', 'bagian'),
    },
    EMAS: {
      columns: [
        { key: 'tempat', title: 'Tempat', kind: 'name' },
        { key: 'awal', title: 'Awal (g)', kind: 'gram', total: true },
        { key: 'pcs_masuk', title: 'Qty', kind: 'int', group: 'Masuk', total: true },
        { key: 'masuk', title: 'Berat (g)', kind: 'gram', group: 'Masuk', total: true },
        { key: 'pcs_keluar', title: 'Qty', kind: 'int', group: 'Keluar', total: true },
        { key: 'keluar', title: 'Berat (g)', kind: 'gram', group: 'Keluar', total: true },
        { key: 'akhir', title: 'Akhir (g)', kind: 'gram', total: true },
      ],
      groupBy: byField('kode_group', 'kategori'),
    },
    SALES: {
      columns: [
        { key: 'kode_sales', title: 'Kode Sales', kind: 'kode' },
        { key: 'nama_sales', title: 'Nama Sales', kind: 'name' },
        { key: 'qty_jual', title: 'Qty', kind: 'int', group: 'Penjualan', total: true },
        { key: 'berat_jual', title: 'Berat (g)', kind: 'gram', group: 'Penjualan', total: true },
        { key: 'rp_jual', title: 'Rp', kind: 'rupiah', group: 'Penjualan', total: true },
        { key: 'qty_batal', title: 'Qty', kind: 'int', group: 'Batal Penjualan', total: true },
        { key: 'rp_batal', title: 'Rp', kind: 'rupiah', group: 'Batal Penjualan', total: true },
        { key: 'qty_serah', title: 'Qty', kind: 'int', group: 'Serah Pesanan', total: true },
        { key: 'berat_serah', title: 'Berat (g)', kind: 'gram', group: 'Serah Pesanan', total: true },
        { key: 'rp_serah', title: 'Rp', kind: 'rupiah', group: 'Serah Pesanan', total: true },
        { key: 'qty_beli', title: 'Qty', kind: 'int', group: 'Pembelian', total: true },
        { key: 'berat_beli', title: 'Berat (g)', kind: 'gram', group: 'Pembelian', total: true },
        { key: 'rp_beli', title: 'Rp', kind: 'rupiah', group: 'Pembelian', total: true },
        { key: 'qty_batal_beli', title: 'Qty', kind: 'int', group: 'Batal Pembelian', total: true },
        { key: 'rp_batal_beli', title: 'Rp', kind: 'rupiah', group: 'Batal Pembelian', total: true },
        { key: 'qty_tukar', title: 'Qty', kind: 'int', group: 'Tukar', total: true },
        { key: 'rp_tukar', title: 'Rp', kind: 'rupiah', group: 'Tukar', total: true },
        { key: 'titip_masuk', title: 'Masuk', kind: 'rupiah', group: 'Titipan', total: true },
        { key: 'titip_keluar', title: 'Keluar', kind: 'rupiah', group: 'Titipan', total: true },
        { key: 'hutang_keluar', title: 'Keluar', kind: 'rupiah', group: 'Hutang', total: true },
        { key: 'hutang_lunas', title: 'Lunas', kind: 'rupiah', group: 'Hutang', total: true },
        { key: 'bunga', title: 'Bunga', kind: 'rupiah', group: 'Hutang', total: true },
        { key: 'pesanan_masuk', title: 'Masuk', kind: 'rupiah', group: 'Pesanan', total: true },
        { key: 'pesanan_keluar', title: 'Keluar', kind: 'rupiah', group: 'Pesanan', total: true },
        { key: 'service', title: 'Service', kind: 'rupiah', total: true },
      ],
      ringkas: 'rp_jual',
    },
  },
})
