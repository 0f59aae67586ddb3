import { type Feature, laporanRoute, route } from '@kencana/server-kit'
import { cariNota } from '../transaksi-penjualan/nota.api.ts'
import {
  cekNota,
  laporanBatalJual,
  laporanJualBayar,
  laporanJualMarketplace,
  laporanJualSales,
  laporanMargin,
  laporanTransaksiJual,
} from './laporan-penjualan.contract.ts'
import {
  batalJualan,
  cariSerah,
  hariNota,
  jualBayar,
  jualMarketplace,
  jualPerSales,
  margin,
  transaksiJual,
} from './laporan-penjualan.query.ts'

export const laporanPenjualanFeature: Feature = {
  routes: [
    laporanRoute(laporanTransaksiJual, transaksiJual),
    laporanRoute(laporanJualSales, jualPerSales),
    laporanRoute(laporanJualBayar, jualBayar),
    laporanRoute(laporanJualMarketplace, jualMarketplace),
    laporanRoute(laporanBatalJual, batalJualan),
    laporanRoute(laporanMargin, margin),
    route(cekNota, async ({ no_faktur }, { db, sesi: { kode_toko } }) =>
      hariNota(db, (await cariSerah(db, kode_toko, no_faktur)) ?? (await cariNota(db, kode_toko, no_faktur))),
    ),
  ],
}
