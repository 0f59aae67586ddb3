import type { OutputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { type Feature, route } from '@kencana/server-kit'
import { laporanKirimBos } from './laporan-kirim-barang-dari-bos.contract.ts'

export const laporanKirimBosFeature: Feature = {
  routes: [
    route(laporanKirimBos, ({ tgl_awal, tgl_akhir }, { db, sesi }) =>
      db.rows<OutputOf<typeof laporanKirimBos>[number]>(sql`
        SELECT no_kirim_bos, tgl_system, kode_labeling, sales_pabrik, kadar, kode_group, kode_dept, asal_barang, qty, berat
        FROM kirim_bos
        WHERE kode_toko = ${sesi.kode_toko} AND no_batal IS NULL AND tgl_system >= ${tgl_awal} AND tgl_system <= ${tgl_akhir}
        ORDER BY tgl_system, dibuat_pada, no_kirim_bos`),
    ),
  ],
}
