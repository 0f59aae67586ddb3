import { SEMUA } from '@kencana/contract'
import { type Feature, isOwner, Refusal, route, type Sesi } from '@kencana/server-kit'
import { bakiTertutup, tolakLihat } from '../../barang/stock-opname/dihitung.api.ts'
import { akunTersembunyiSampai } from './mutasi.api.ts'
import { mutasiReports } from './mutasi.contract.ts'
import { mutasi } from './mutasi.query.ts'

/** Whose books are read. @throws Refusal for another shop's, below the owners */
const diToko = (sesi: Sesi, kode_toko: string): Sesi => {
  if (kode_toko === SEMUA || kode_toko === sesi.kode_toko) return sesi
  if (!isOwner(sesi.level)) throw new Refusal('denied', 'Jurnal Toko Lain Hanya Untuk OWN Dan SU')
  return { ...sesi, kode_toko }
}

export const mutasiFeature: Feature = {
  routes: [
    route(mutasiReports, async (input, { db, sesi }) => {
      const di = diToko(sesi, input.kode_toko)
      await tolakLihat(db, di, input.ref)
      const akun = await akunTersembunyiSampai(db, di, input.tgl_akhir)
      const baki = [...(await bakiTertutup(db, di))]
      return mutasi(db, input, di.kode_toko, { akun, baki })
    }),
  ],
}
