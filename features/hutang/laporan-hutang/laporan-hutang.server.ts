import { type Feature, grouped, laporanRoute } from '@kencana/server-kit'
import { tolakLihatJaminan } from '../stock-opname-hutang/hilang-hutang.api.ts'
import {
  laporanBatalHutang,
  laporanHutangLunas,
  laporanStockHutang,
  laporanTransaksiHutang,
} from './laporan-hutang.contract.ts'
import {
  bayarBatal,
  hutangBatal,
  hutangLunas,
  stockDetail,
  stockRekap,
  transaksiHutang,
} from './laporan-hutang.query.ts'

/** Reports of loans. */
export const laporanHutangFeature: Feature = {
  routes: [
    laporanRoute(laporanTransaksiHutang, transaksiHutang, (_, sesi, db) => tolakLihatJaminan(db, sesi, false)),
    laporanRoute(laporanHutangLunas, async (db, input, kode_toko) =>
      grouped(await hutangLunas(db, input, kode_toko), (one) => one.tgl_system).map(([_id, detail]) => ({
        _id,
        detail,
      })),
    ),
    laporanRoute(laporanBatalHutang, { HUTANG: hutangBatal, PEMBAYARAN: bayarBatal }),
    laporanRoute(laporanStockHutang, { DETAIL: stockDetail, REKAP: stockRekap }, (_, sesi, db) =>
      tolakLihatJaminan(db, sesi, true),
    ),
  ],
}
