/** Whose a count of envelopes is: who may call it off, say that something was found, and agree to either. */
import type { Kasus } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { hitungBaris, Refusal, type WriteContext } from '@kencana/server-kit'
import { OTORISASI_BATAL_HITUNG } from './stock-opname-hutang.contract.ts'
import { SAKSI_OPNAME } from './stock-opname-hutang.query.ts'

/** Everybody whose count it is: who began it, scanned, closed a round or looked on. */
export const penghitung = async (db: Queryable, no_so: string): Promise<string[]> =>
  (
    await db.rows<{ oleh: string }>(sql`
      SELECT DISTINCT x.oleh::text FROM hutang_opname s,
        LATERAL (SELECT unnest(ARRAY[s.user_id::text, s.tutup_pertama_oleh::text, s.tutup_oleh::text]) AS oleh
          UNION SELECT x.disetujui_oleh::text FROM ${SAKSI_OPNAME} x
          UNION SELECT p.user_id::text FROM hutang_opname_oleh p WHERE p.no_so = s.no_so) x
      WHERE s.no_so = ${no_so} AND x.oleh IS NOT NULL ORDER BY 1`)
  ).map((one) => one.oleh)

/** Who counted does not agree either, as long as an owner is there who had no part in it. */
export const bukanPenyetuju = async (db: Queryable, oleh: readonly string[]): Promise<Pick<Kasus, 'bukan'>> => {
  const lain = await hitungBaris(
    db,
    sql`users WHERE aktif AND level IN ('OWN', 'SU') AND user_id <> ALL (${[...oleh]}::text[])`,
  )
  return lain > 0 ? { bukan: oleh } : {}
}

/**
 * A count goes away by OWN's word alone once a round of it was closed, and by agreement where others counted too. Of one round the
 * other may not read here what it found. Source: controls, counting.
 */
export const kasusBatalHitung = async (
  { db, sesi }: WriteContext,
  no_so: string,
  status: string,
  oleh: readonly string[],
): Promise<Kasus | null> => {
  const kategori = OTORISASI_BATAL_HITUNG
  if (status !== 'HITUNG')
    return {
      kategori,
      aturan: 'Hitungan barang hutang yang sudah ditutup dibatalkan, temuannya tetap dicari',
      keterangan: `${no_so}, dihitung ${oleh.join(', ')}`,
      wakil: false,
      oleh: 'OWN',
      ...(await bukanPenyetuju(db, oleh)),
    }
  const lain = oleh.filter((one) => one !== sesi.user_id)
  if (lain.length === 0) return null
  return {
    kategori,
    aturan: 'Hitungan barang hutang user lain dibatalkan',
    keterangan: `${no_so}, dihitung ${lain.join(', ')}`,
  }
}

/** Who looked on says of nothing that it was found: he vouched that it was not there. @throws Refusal */
export const tolakSaksi = async ({ db, sesi }: WriteContext, no_so: string): Promise<void> => {
  const saksi = await db.one(sql`
    SELECT 1 AS ada FROM hutang_opname s WHERE s.no_so = ${no_so} AND ${sesi.user_id} IN ${SAKSI_OPNAME}`)
  if (saksi) throw new Refusal('rule', 'Saksi Hitungan Tidak Menyatakan Temuannya, Minta User Lain')
}
