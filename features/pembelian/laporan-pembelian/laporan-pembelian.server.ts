import { type Feature, route } from '@kencana/server-kit'
import { laporanBatal, laporanHistory, laporanSales, laporanTransaksi } from './laporan-pembelian.contract.ts'
import { batal, history, perSales, transaksi } from './laporan-pembelian.query.ts'

export const laporanPembelianFeature: Feature = {
  routes: [
    route(laporanTransaksi, (input, { db, sesi }) => transaksi(db, input, sesi.kode_toko)),
    route(laporanSales, (input, { db, sesi }) => perSales(db, input, sesi.kode_toko)),
    route(laporanHistory, (input, { db, sesi }) => history(db, input, sesi.kode_toko)),
    route(laporanBatal, (input, { db, sesi }) => batal(db, input, sesi.kode_toko)),
  ],
}
