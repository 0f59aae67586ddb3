/** Gold paid for against what came of it, by the user who bought it. */
import type { InputOf, OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { only, standing, within } from '@kencana/server-kit'
import type { laporanSusutSelisih } from './laporan-susut-selisih.contract.ts'

type Pembeli = Extract<OutputOf<typeof laporanSusutSelisih>[number], { murni_beli: unknown }>

/**
 * Purchases that stood at the end of the period, by the day they were validated, with what had become of them by then. A piece's share of its lot's loss is by weight, a lot's share of what the
 * gilder lost by what was drawn from it; what never went into a lot has lost nothing that the ledger knows of.
 */
export const pembeli = (
  db: Queryable,
  input: InputOf<typeof laporanSusutSelisih>,
  kode_toko: string,
): Promise<Pembeli[]> =>
  db.rows<Pembeli>(sql`
    WITH beli AS MATERIALIZED (
      SELECT p.no_faktur_beli, p.user_id, p.berat, p.persentase, p.kode_group, p.tgl_valid, d.no_sortir AS lot
      FROM pembelian p
      LEFT JOIN (sortir_sepuh_detail d JOIN sortir_sepuh s ON s.no_sortir = d.no_sortir AND s.tgl_system <= ${input.tgl_akhir} ${standing('s.no_batal', input)})
        ON d.no_faktur_beli = p.no_faktur_beli
      WHERE p.kode_toko = ${kode_toko} ${within('p.tgl_valid', input)} AND (p.tgl_batal IS NULL OR p.tgl_batal > ${input.tgl_akhir})
        ${only('p.user_id', input.user_id)} ${only('p.kode_group', input.kode_group)}
    ),
    -- what a category was on the day of the purchase, once for each
    kategori AS MATERIALIZED (
      SELECT kode_group, tgl_valid, persentase_hari(${kode_toko}, kode_group, tgl_valid) AS persentase_group
      FROM (SELECT DISTINCT kode_group, tgl_valid FROM beli) b
    ),
    susut_lot AS (
      SELECT x.lot, sum(x.mg * x.hilang / x.berat) / max(s.berat_total) AS bagian
      FROM (
        SELECT m.lot, -m.mg AS mg, k.berat_sepuh + k.berat_rusak AS berat, (
            SELECT coalesce(sum(t.berat_selisih + t.berat_hilang), 0)
            FROM terima_sepuh h JOIN terima_sepuh_detail t ON t.no_terima_sepuh = h.no_terima_sepuh
            WHERE h.no_sepuh = k.no_sepuh AND h.tgl_system <= ${input.tgl_akhir} ${standing('h.no_batal', input)})::numeric AS hilang
        FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id AND j.kind = 'KIRIM_SEPUH' AND j.membalik IS NULL
        JOIN kirim_sepuh k ON k.no_sepuh = j.document AND k.tgl_system <= ${input.tgl_akhir} ${standing('k.no_batal', input)}
        WHERE m.lot IN (SELECT lot FROM beli) AND m.lot <> '-' AND m.akun = 'BAKI' AND m.mg < 0
      ) x JOIN sortir_sepuh s ON s.no_sortir = x.lot GROUP BY x.lot
    ),
    nilai AS (
      SELECT b.user_id, b.berat, b.berat * b.persentase::numeric / 1000000 AS murni_nota, k.persentase_group,
        CASE WHEN b.lot IS NOT NULL THEN b.berat ELSE 0 END AS berat_lot, coalesce(b.berat * l.bagian, 0) AS susut
      FROM beli b JOIN kategori k USING (kode_group, tgl_valid) LEFT JOIN susut_lot l ON l.lot = b.lot
    ),
    jumlah AS (
      SELECT user_id, count(*)::int AS nota, sum(berat)::bigint AS berat_beli, round(sum(murni_nota))::bigint AS murni_beli,
        round(sum(berat * persentase_group::numeric / 1000000))::bigint AS murni_kategori, sum(berat_lot)::bigint AS berat_lot,
        round(sum(susut))::bigint AS susut_lot,
        round(sum((berat - susut) * persentase_group / 1000000))::bigint AS murni_hasil
      FROM nilai GROUP BY user_id
    )
    SELECT j.user_id::text, j.nota, j.berat_beli, j.murni_beli, j.murni_kategori, j.berat_lot, j.susut_lot, j.murni_hasil,
      j.murni_hasil - j.murni_beli AS selisih_murni,
      coalesce(round((j.murni_hasil - j.murni_beli) * 1000000.0 / nullif(j.murni_beli, 0)), 0)::bigint AS persen
    FROM jumlah j ORDER BY selisih_murni, j.user_id`)
