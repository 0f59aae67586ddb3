import { type Feature, isOwner, route } from '@kencana/server-kit'
import { dashboard } from './dashboard.contract.ts'
import { aktivitas, hariDitutup, kasKini, neracaTerakhir, sesiAktif } from './dashboard.query.ts'

/** What the installation knows about its backups; null when the database is another server's. */
export type UmurBackup = () => Promise<{ umur_jam: number | null; keterangan: string }>

/** State of the system; the age of the backup is for the owner's eyes only. */
export const dashboardFeature = (umurBackup: UmurBackup): Feature => ({
  routes: [
    route(dashboard, async (_, { db, sesi }) => {
      const pemilik = isOwner(sesi.level)
      const [tutup_toko, kas, neraca, sesi_aktif, akhir] = await Promise.all([
        hariDitutup(db, sesi.kode_toko),
        pemilik ? kasKini(db, sesi.kode_toko) : null,
        pemilik ? neracaTerakhir(db) : null,
        sesiAktif(db, sesi.kode_toko),
        aktivitas(db, sesi),
      ])
      return {
        tgl_system: sesi.tgl_system,
        hari_ini: sesi.hari_ini,
        tutup_toko,
        kas,
        neraca,
        sesi_aktif,
        backup: pemilik ? await umurBackup() : null,
        aktivitas: akhir,
      }
    }),
  ],
})
