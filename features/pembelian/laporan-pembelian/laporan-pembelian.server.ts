import { type Feature, laporanRoute } from '@kencana/server-kit'
import { laporanBatal, laporanHistory, laporanSales, laporanTransaksi } from './laporan-pembelian.contract.ts'
import { batal, history, perSales, transaksi } from './laporan-pembelian.query.ts'

export const laporanPembelianFeature: Feature = {
  routes: [
    laporanRoute(laporanTransaksi, transaksi),
    laporanRoute(laporanSales, perSales),
    laporanRoute(laporanHistory, history),
    laporanRoute(laporanBatal, batal),
  ],
}
