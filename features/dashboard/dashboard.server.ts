import type { Queryable } from '@kencana/database'
import { type Feature, isOwner, route, type Sesi } from '@kencana/server-kit'
import { hitung } from '../hari-toko/tutup-toko/hitungan.api.ts'
import { susutSelisihKini } from '../neraca/laporan-susut-selisih/susut-selisih.api.ts'
import { beratTerkunci } from '../pesanan/transaksi-pesanan/terkunci.api.ts'
import { dashboard } from './dashboard.contract.ts'
import {
  aktivitas,
  hariDitutup,
  kasKini,
  masukPerHari,
  menuKu,
  neracaTerakhir,
  sesiAktif,
  stokKini,
} from './dashboard.query.ts'

/** What the installation knows about its backups; null when the database is another server's. */
export type UmurBackup = () => Promise<{ umur_jam: number | null; keterangan: string }>

/** What waits on the screens that the asker may open. */
const menungguKu = async (db: Queryable, sesi: Sesi, features: readonly Feature[]) => {
  const semua = features.flatMap(({ penghalang = [], terbuka = [] }) => [...penghalang, ...terbuka])
  const boleh = isOwner(sesi.level) ? null : await menuKu(db, sesi.user_id)
  return hitung(boleh === null ? semua : semua.filter(({ path }) => boleh.has(path)), db, sesi.kode_toko)
}

/** State of the system; the age of the backup is for the owner's eyes only. */
export const dashboardFeature = (umurBackup: UmurBackup, features: readonly Feature[]): Feature => ({
  routes: [
    route(dashboard, async (_, { db, sesi }) => {
      const pemilik = isOwner(sesi.level)
      const lihatStok = pemilik || (await menuKu(db, sesi.user_id)).has('/laporan-barang-summary')
      const [menunggu, tutup_toko, kas, neraca, sesi_aktif, akhir, stok, masuk, susut_selisih, terkunci] =
        await Promise.all([
          menungguKu(db, sesi, features),
          hariDitutup(db, sesi.kode_toko),
          pemilik ? kasKini(db, sesi.kode_toko) : null,
          pemilik ? neracaTerakhir(db) : null,
          sesiAktif(db, sesi.kode_toko),
          aktivitas(db, sesi),
          lihatStok ? stokKini(db, sesi.kode_toko) : null,
          lihatStok ? masukPerHari(db, sesi) : null,
          pemilik ? susutSelisihKini(db, sesi.kode_toko, sesi.tgl_system) : null,
          pemilik ? beratTerkunci(db, sesi.kode_toko) : null,
        ])
      return {
        tgl_system: sesi.tgl_system,
        hari_ini: sesi.hari_ini,
        stok,
        masuk,
        menunggu,
        tutup_toko,
        kas,
        susut_selisih,
        terkunci,
        neraca,
        sesi_aktif,
        backup: pemilik ? await umurBackup() : null,
        aktivitas: akhir,
      }
    }),
  ],
})
