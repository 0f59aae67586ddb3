import { sql } from '@kencana/database'
import { type Feature, laporanRoute, only, within } from '@kencana/server-kit'
import { laporanKoreksiNilai } from './laporan-koreksi-nilai.contract.ts'

export const laporanKoreksiNilaiFeature: Feature = {
  routes: [
    laporanRoute(laporanKoreksiNilai, (db, input, kode_toko) =>
      db.rows(sql`
        SELECT j.document::text, j.tgl_system AS tanggal,
          CASE WHEN j.membalik IS NOT NULL THEN 'BATAL ' ELSE '' END || CASE WHEN u.no_uang IS NOT NULL THEN 'UANG' WHEN k.no_koreksi_nilai IS NOT NULL
            THEN 'KOREKSI NILAI' ELSE 'NILAI AWAL' END AS jenis,
          m.ref AS kode_group, coalesce(k.alasan, u.keterangan, '-') AS alasan, j.user_id::text, m.rp::bigint AS nilai
        FROM jurnal j JOIN mutasi m ON m.jurnal_id = j.id LEFT JOIN jurnal a ON a.id = j.membalik
          LEFT JOIN nilai_koreksi k ON k.no_koreksi_nilai = coalesce(a.document, j.document)
          LEFT JOIN uang u ON u.no_uang = coalesce(a.document, j.document)
        WHERE m.kode_toko = ${kode_toko} AND m.akun = 'PERSEDIAAN' ${within('m.tgl_system', input)} ${only('m.ref', input.kode_group)}
          AND NOT EXISTS (SELECT FROM nilai n WHERE n.no_nilai = j.document)
        ORDER BY j.tgl_system, j.id, m.urut`),
    ),
  ],
}
