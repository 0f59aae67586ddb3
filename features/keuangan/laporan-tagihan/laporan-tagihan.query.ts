import type { InputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { type Alarm, only } from '@kencana/server-kit'
import type { z } from 'zod'
import type { laporanTagihan } from './laporan-tagihan.contract.ts'

type Row = z.output<typeof laporanTagihan.rows>

/** Bills as they stood on the evening of a day: an undo, of a bill or of money, counts from its own day on. */
export const tagihanPada = (
  db: Queryable,
  { tanggal, pihak }: InputOf<typeof laporanTagihan>,
  kode_toko: string,
): Promise<Row[]> =>
  db.rows<Row>(sql`
    SELECT x.pihak::text, x.no_tagihan::text, x.no_bon::text, x.tgl_bon, x.tgl_jatuh_tempo,
      greatest(${tanggal}::date - x.tgl_jatuh_tempo, 0) AS lewat, x.jumlah, x.dibayar, (x.jumlah - x.dibayar)::bigint AS sisa
    FROM (
      SELECT t.*, coalesce((
        SELECT sum(u.jumlah) FROM tagihan_bayar b JOIN uang u USING (no_uang) LEFT JOIN dokumen o ON o.nomor = u.no_batal
        WHERE b.no_tagihan = t.no_tagihan AND u.tgl_system <= ${tanggal} AND (o.nomor IS NULL OR o.tgl_system > ${tanggal})
      ), 0)::bigint AS dibayar
      FROM tagihan t LEFT JOIN dokumen d ON d.nomor = t.no_batal
      WHERE t.kode_toko = ${kode_toko} AND t.tgl_system <= ${tanggal} AND (d.nomor IS NULL OR d.tgl_system > ${tanggal}) ${only('t.pihak', pihak)}
    ) x
    WHERE x.dibayar < x.jumlah ORDER BY x.pihak, x.tgl_jatuh_tempo, x.no_tagihan`)

/** What is owed to a supplier and due since yesterday: he asks, and the shop's name is what gold is sent on. */
const lewat: Alarm = {
  kode: 'TAGIHAN_LEWAT',
  judul: 'Tagihan Lewat Jatuh Tempo',
  berat: 'KUNING',
  path: '/tagihan',
  baris: (sejak, kini) => sql`
    SELECT t.no_tagihan::text AS kunci, t.kode_toko::text, (t.tgl_jatuh_tempo + 1)::timestamp AT TIME ZONE k.zona_waktu AS waktu,
      t.user_id::text, t.no_tagihan::text AS dokumen,
      t.pihak || ' bon ' || t.no_bon || ', sisa Rp. ' || to_char(t.jumlah - b.dibayar, 'FM999,999,999,999') || ', jatuh tempo ' || t.tgl_jatuh_tempo AS isi
    FROM toko k JOIN tagihan t USING (kode_toko) CROSS JOIN LATERAL (
      SELECT coalesce(sum(u.jumlah), 0)::bigint AS dibayar FROM tagihan_bayar b JOIN uang u USING (no_uang)
      WHERE b.no_tagihan = t.no_tagihan AND u.no_batal IS NULL
    ) b
    WHERE t.no_batal IS NULL AND b.dibayar < t.jumlah
      AND t.tgl_jatuh_tempo >= ${sejak}::date - 1 AND t.tgl_jatuh_tempo < ${kini}::date`,
}

export const ALARM_TAGIHAN: readonly Alarm[] = [lewat]
