import type { InputOf, OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { only, within } from '@kencana/server-kit'
import type { laporanOtorisasi } from './laporan-otorisasi.contract.ts'

type Baris = OutputOf<typeof laporanOtorisasi>[number]

/** Requests with their answers, those of the shop's own days; what was asked long ago may be known by its answer alone. */
export const otorisasi = (db: Queryable, input: InputOf<typeof laporanOtorisasi>, kode_toko: string, waktu: Date) => {
  const hariToko = sql`(SELECT tgl_system FROM toko WHERE kode_toko = ${kode_toko})`
  return db.rows<Baris>(sql`
    WITH diminta AS (
      SELECT o.id, o.kode_toko, o.tgl_system, coalesce(m.waktu, o.waktu) AS waktu, o.kategori, o.diminta_oleh::text, o.disetujui_oleh::text,
        o.tingkat, o.cara, o.dokumen::text, o.kata, o.keterangan, o.nilai_hitung, o.nilai_input, o.nilai_rp, o.nilai_mg, o.kode_barcode::text, o.berat, m.kasus,
        CASE WHEN o.dokumen IS NOT NULL THEN 'DIPAKAI'
          WHEN o.waktu < ${waktu}::timestamptz - interval '15 minutes' OR o.tgl_system < ${hariToko} THEN 'TIDAK DIPAKAI' ELSE 'MENUNGGU' END AS hasil
      FROM otorisasi o LEFT JOIN otorisasi_minta m ON m.id = o.id
      WHERE o.kode_toko = ${kode_toko} ${within('o.tgl_system', input)}
      UNION ALL
      SELECT m.id, m.kode_toko, m.tgl_system, m.waktu, m.kategori, m.user_id::text, nullif(t.ditolak_oleh, m.user_id)::text, m.tingkat, '-', NULL, coalesce(t.kata, ''), '',
        NULL, NULL, 0, 0, NULL, NULL, m.kasus,
        CASE WHEN t.ditolak_oleh = m.user_id THEN 'DITARIK' WHEN t.id IS NOT NULL THEN 'DITOLAK' WHEN m.berlaku_sampai < ${waktu}::timestamptz THEN 'TIDAK DIJAWAB' ELSE 'MENUNGGU' END
      FROM otorisasi_minta m LEFT JOIN otorisasi_tolak t ON t.id = m.id
      WHERE m.kode_toko = ${kode_toko} ${within('m.tgl_system', input)} AND NOT EXISTS (SELECT FROM otorisasi o WHERE o.id = m.id)
    ), baris AS (
      SELECT h.tgl_system, to_char(h.waktu AT TIME ZONE k.zona_waktu, 'HH24:MI') AS jam, coalesce(s ->> 'kategori', h.kategori) AS kategori,
        coalesce(s ->> 'keterangan', h.keterangan, '') AS keterangan, h.diminta_oleh, coalesce(h.disetujui_oleh, '-') AS disetujui_oleh, h.tingkat,
        h.cara, coalesce(s ->> 'satuan', '') AS satuan, coalesce((s ->> 'hitung')::bigint, h.nilai_hitung) AS hitung,
        coalesce((s ->> 'input')::bigint, h.nilai_input) AS input, coalesce((s ->> 'rp')::bigint, h.nilai_rp, 0) AS nilai_rp,
        coalesce((s ->> 'mg')::bigint, h.nilai_mg, 0) AS nilai_mg,
        coalesce(s ->> 'kode_barcode', h.kode_barcode, '-') AS kode_barcode, coalesce((s ->> 'berat')::bigint, h.berat, 0) AS berat, h.hasil, coalesce(h.dokumen, '-') AS dokumen, h.kata, h.waktu, h.id, x.ke
      FROM diminta h JOIN toko k ON k.kode_toko = h.kode_toko LEFT JOIN LATERAL jsonb_array_elements(h.kasus) WITH ORDINALITY x (s, ke) ON true
    )
    SELECT tgl_system, jam, kategori, keterangan, diminta_oleh, disetujui_oleh, tingkat, cara, satuan, hitung, input, nilai_rp, nilai_mg,
      kode_barcode, berat, hasil,
      dokumen, kata
    FROM baris b
    WHERE true ${only('b.kategori', input.kategori)} ${only('b.tingkat', input.tingkat)} ${only('b.cara', input.cara)}
      ${only('b.hasil', input.hasil)} ${only('b.diminta_oleh', input.diminta_oleh)} ${only('b.disetujui_oleh', input.disetujui_oleh)}
    ORDER BY waktu, id, ke`)
}
