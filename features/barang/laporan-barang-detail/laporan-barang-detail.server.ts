import { type Feature, route } from '@kencana/server-kit'
import { bakiTertutup } from '../stock-opname/dihitung.api.ts'
import { laporanBarangDetail } from './laporan-barang-detail.contract.ts'
import { isiBaki } from './laporan-barang-detail.query.ts'

export const laporanBarangDetailFeature: Feature = {
  routes: [
    route(laporanBarangDetail, async (input, { db, sesi }) => {
      const tertutup = await bakiTertutup(db, sesi)
      return (await isiBaki(db, input, sesi.kode_toko)).filter((row) => !tertutup.has(row.kode_baki))
    }),
  ],
}
