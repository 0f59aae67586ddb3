import { type Feature, route } from '@kencana/server-kit'
import { bakiTertutup, tolakLihat } from '../../barang/stock-opname/dihitung.api.ts'
import { akunTersembunyiSampai } from './mutasi.api.ts'
import { mutasiReports } from './mutasi.contract.ts'
import { mutasi } from './mutasi.query.ts'

export const mutasiFeature: Feature = {
  routes: [
    route(mutasiReports, async (input, { db, sesi }) => {
      await tolakLihat(db, sesi, input.ref)
      const akun = await akunTersembunyiSampai(db, sesi, input.tgl_akhir)
      const baki = [...(await bakiTertutup(db, sesi))]
      return mutasi(db, input, sesi.kode_toko, { akun, baki })
    }),
  ],
}
