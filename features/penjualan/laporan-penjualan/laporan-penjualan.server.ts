import { cariDenganLabel, type Feature, laporanRoute, route } from '@kencana/server-kit'
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
    route(cekNota, ({ no_faktur }, ctx) => {
      const { db, sesi } = ctx
      return cariDenganLabel(ctx, no_faktur, async (apa) =>
        hariNota(db, (await cariSerah(db, sesi.kode_toko, apa)) ?? (await cariNota(db, sesi.kode_toko, apa))),
      )
    }),
  ],
}
