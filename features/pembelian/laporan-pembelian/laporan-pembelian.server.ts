import { type Feature, laporanRoute } from '@kencana/server-kit'
import {
  laporanBatal,
  laporanHistory,
  laporanSales,
  laporanSelisih,
  laporanTransaksi,
} from './laporan-pembelian.contract.ts'
import { batal, history, perSales, selisih, transaksi } from './laporan-pembelian.query.ts'

export const laporanPembelianFeature: Feature = {
  routes: [
    laporanRoute(laporanTransaksi, transaksi),
    laporanRoute(laporanSales, perSales),
    laporanRoute(laporanSelisih, selisih),
    laporanRoute(laporanHistory, history),
    laporanRoute(laporanBatal, batal),
  ],
}
