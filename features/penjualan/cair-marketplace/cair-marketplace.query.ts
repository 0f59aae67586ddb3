/** What platforms owe and what they paid out, as screens and the owner's list see it. */
import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { type Alarm, bacaDokumen, waktu } from '@kencana/server-kit'
import { SUDAH_CAIR } from './cair-marketplace.api.ts'
import { DOKUMEN_CAIR, type listCair, type Piutang } from './cair-marketplace.contract.ts'

export const bacaCair = bacaDokumen<OutputOf<typeof listCair>[number]>(
  DOKUMEN_CAIR,
  sql`k.no_cair::text, k.tgl_system, ${waktu()} AS waktu, k.no_cair_group::text, k.no_faktur_jual::text, k.kode_marketplace::text,
    j.no_order::text, k.no_rekening::text, k.diterima, k.biaya, k.referensi, k.keterangan, k.user_id::text, k.no_batal::text`,
  { gabung: sql`JOIN penjualan j ON j.no_faktur_jual = k.no_faktur_jual` },
)

/** Notas of a shop that are owed, the oldest first. */
export const bacaPiutang = (db: Queryable, kode_toko: string): Promise<Piutang[]> =>
  db.rows(sql`
    SELECT k.no_faktur_jual::text, k.tgl_valid, k.kode_marketplace::text, k.no_order::text, k.nama_customer::text, k.tagihan, x.sudah,
      (k.tagihan - x.sudah)::bigint AS sisa, floor((k.tagihan - x.sudah)::numeric * coalesce(m.biaya, 0) / 1000000)::bigint AS biaya_hitung,
      t.tgl_system - k.tgl_valid AS umur
    FROM penjualan k JOIN marketplace m ON m.kode_marketplace = k.kode_marketplace JOIN toko t ON t.kode_toko = k.kode_toko
    CROSS JOIN LATERAL (SELECT ${SUDAH_CAIR} AS sudah) x
    WHERE k.kode_toko = ${kode_toko} AND k.kode_marketplace IS NOT NULL AND k.status = 'DONE' AND k.tagihan > x.sudah
    ORDER BY k.valid_pada, k.no_faktur_jual`)

const lama: Alarm = {
  kode: 'MARKETPLACE_EMPAT_BELAS_HARI',
  judul: 'Marketplace Belum Cair Empat Belas Hari',
  berat: 'MERAH',
  path: '/laporan-penjualan-marketplace',
  baris: (sejak, kini) => sql`
    SELECT k.no_faktur_jual::text AS kunci, k.kode_toko::text, k.valid_pada + interval '14 days' AS waktu, k.user_id::text,
      k.no_faktur_jual::text AS dokumen,
      k.no_faktur_jual || ' ' || k.kode_marketplace || ' ' || k.no_order || ', Rp. ' || to_char(k.tagihan - x.sudah, 'FM999,999,999,999')
        || ' belum cair, dijual ' || k.user_id AS isi
    FROM penjualan k CROSS JOIN LATERAL (SELECT ${SUDAH_CAIR} AS sudah) x
    WHERE k.kode_toko = ANY (ARRAY(SELECT kode_toko::text FROM toko)) AND k.kode_marketplace IS NOT NULL AND k.status = 'DONE' AND k.tagihan > x.sudah
      AND k.valid_pada > ${sejak}::timestamptz - interval '14 days' AND k.valid_pada <= ${kini}::timestamptz - interval '14 days'`,
}

export const ALARM_CAIR: readonly Alarm[] = [lama]
