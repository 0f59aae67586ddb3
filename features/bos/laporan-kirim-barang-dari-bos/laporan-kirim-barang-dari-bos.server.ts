import { sql } from '@kencana/database'
import { type Feature, laporanRoute, standing, within } from '@kencana/server-kit'
import { laporanKirimBos } from './laporan-kirim-barang-dari-bos.contract.ts'

export const laporanKirimBosFeature: Feature = {
  routes: [
    laporanRoute(laporanKirimBos, (db, input, kode_toko) =>
      db.rows(sql`
        SELECT no_kirim_bos, tgl_system, kode_labeling, sales_pabrik, kadar, kode_group, kode_dept, asal_barang, qty, berat
        FROM kirim_bos
        WHERE kode_toko = ${kode_toko} ${within('tgl_system', input)} ${standing('no_batal', input)}
        ORDER BY tgl_system, dibuat_pada, no_kirim_bos`),
    ),
  ],
}
