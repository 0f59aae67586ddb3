import { type Feature, isOwner, route } from '@kencana/server-kit'
import { dashboard } from './dashboard.contract.ts'
import {
  aktivitas,
  hariDitutup,
  kasKini,
  masukPerHari,
  neracaTerakhir,
  punyaMenu,
  sesiAktif,
  stokKini,
} from './dashboard.query.ts'

/** What the installation knows about its backups; null when the database is another server's. */
export type UmurBackup = () => Promise<{ umur_jam: number | null; keterangan: string }>

/** State of the system; the age of the backup is for the owner's eyes only. */
export const dashboardFeature = (umurBackup: UmurBackup): Feature => ({
  routes: [
    route(dashboard, async (_, { db, sesi }) => {
      const pemilik = isOwner(sesi.level)
      const lihatStok = pemilik || (await punyaMenu(db, sesi.user_id, '/laporan-barang-summary'))
      const [tutup_toko, kas, neraca, sesi_aktif, akhir, stok, masuk] = await Promise.all([
        hariDitutup(db, sesi.kode_toko),
        pemilik ? kasKini(db, sesi.kode_toko) : null,
        pemilik ? neracaTerakhir(db) : null,
        sesiAktif(db, sesi.kode_toko),
        aktivitas(db, sesi),
        lihatStok ? stokKini(db, sesi.kode_toko) : null,
        lihatStok ? masukPerHari(db, sesi) : null,
      ])
      return {
        tgl_system: sesi.tgl_system,
        hari_ini: sesi.hari_ini,
        stok,
        masuk,
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
