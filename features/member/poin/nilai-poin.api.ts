/** What points cost whose sale comes back after they were spent. Source: areas 000-read-first 18, controls 2. */
import { type Queryable, sql } from '@kencana/database'
import { type Rp, rp } from '@kencana/ledger'
import { bacaPara } from '../../pengaturan/para-system/para-system.api.ts'

/**
 * Rupiah that are kept for a missing point: what the shop says, never less than one pays today, nor than one has paid for this
 * member, or one he was before, since whoever spends dear points would buy them back cheaply once their value has fallen.
 */
export const nilaiPoinKurang = async (db: Queryable, kode_toko: string, kode_member: string): Promise<Rp> => {
  const para = await bacaPara(db, kode_toko, ['nilai_poin', 'nilai_poin_kurang'])
  const row = await db.one<{ nilai: number }>(sql`
    SELECT coalesce(max(x.nilai), 0)::bigint AS nilai FROM (
      SELECT (SELECT sum(b.jumlah) FROM pembayaran b WHERE b.dokumen = p.dokumen AND b.cara_bayar = 'POIN' AND b.arah = 'MASUK')
        / -sum(p.jumlah) AS nilai
      FROM poin_mutasi p
      WHERE p.kode_member IN (SELECT member_satu(${kode_member})) AND p.jenis = 'BAYAR' AND (SELECT count(*) FROM poin_mutasi n WHERE n.asal = p.id) % 2 = 0
      GROUP BY p.dokumen
      UNION ALL
      SELECT v.nilai / v.poin FROM voucher v WHERE v.kode_member = ANY (ARRAY(SELECT member_satu(${kode_member}))) AND v.kode_member <> '-' AND v.asal = 'POIN' AND v.status <> 'BATAL'
    ) x`)
  return rp(Math.max(Number(para.nilai_poin), Number(para.nilai_poin_kurang), row?.nilai ?? 0))
}
