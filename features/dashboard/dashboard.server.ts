import { type Feature, isOwner, route } from '@kencana/server-kit'
import { dashboard } from './dashboard.contract.ts'
import { aktivitas, hariDitutup, kasKini, neracaTerakhir, sesiAktif } from './dashboard.query.ts'

/** What the installation knows about its backups; null when the database is another server's. */
export type UmurBackup = () => Promise<{ umur_jam: number | null; keterangan: string }>

/** State of the system; the age of the backup is for the owner's eyes only. */
export const dashboardFeature = (umurBackup: UmurBackup): Feature => ({
  routes: [
    route(dashboard, async (_, { db, sesi }) => {
      const [tutup_toko, kas, neraca, sesi_aktif, akhir] = await Promise.all([
        hariDitutup(db, sesi.kode_toko),
        kasKini(db, sesi.kode_toko),
        neracaTerakhir(db),
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
        backup: isOwner(sesi.level) ? await umurBackup() : null,
        aktivitas: akhir,
      }
    }),
  ],
})
