import { type Feature, laporanRoute } from '@kencana/server-kit'
import {
  laporanBatalJual,
  laporanJualBayar,
  laporanJualSales,
  laporanMargin,
  laporanTransaksiJual,
} from './laporan-penjualan.contract.ts'
import { batalJualan, jualBayar, jualPerSales, margin, transaksiJual } from './laporan-penjualan.query.ts'

export const laporanPenjualanFeature: Feature = {
  routes: [
    laporanRoute(laporanTransaksiJual, transaksiJual),
    laporanRoute(laporanJualSales, jualPerSales),
    laporanRoute(laporanJualBayar, jualBayar),
    laporanRoute(laporanBatalJual, batalJualan),
    laporanRoute(laporanMargin, margin),
  ],
}
