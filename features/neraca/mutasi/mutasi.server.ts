import { type Feature, route } from '@kencana/server-kit'
import { tolakLihat } from '../../barang/stock-opname/dihitung.api.ts'
import { akunTersembunyi } from './mutasi.api.ts'
import { mutasiReports } from './mutasi.contract.ts'
import { mutasi } from './mutasi.query.ts'

export const mutasiFeature: Feature = {
  routes: [
    route(mutasiReports, async (input, { db, sesi }) => {
      await tolakLihat(db, sesi, input.ref)
      return mutasi(db, input, sesi.kode_toko, await akunTersembunyi(db, sesi))
    }),
  ],
}
