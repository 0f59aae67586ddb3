/** Whose a count of envelopes is: who may call it off, say that something was found, and agree to either. */
import type { Kasus } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { hitungBaris, Refusal, type WriteContext } from '@kencana/server-kit'
import { adaPenyetuju } from '../../akses/otorisasi/saksi.api.ts'
import { type Buku, hitungKurang } from './hitung-hutang.store.ts'
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

/** Who counted does not agree either, as long as somebody is there who could and had no part in it. @param own an SU does not suffice */
export const bukanPenyetuju = async (
  ctx: WriteContext,
  oleh: readonly string[],
  own = false,
): Promise<Pick<Kasus, 'bukan'>> => ((await adaPenyetuju(ctx, oleh, own)) ? { bukan: oleh } : {})

const sebutKurang = (kurang: number): string => `${kurang} amplop tidak ditemukan`

const kurangDisimpan = (db: Queryable, no_so: string): Promise<number> =>
  hitungBaris(db, sql`hutang_opname_hasil WHERE no_so = ${no_so} AND hasil = 'KURANG'`)

/**
 * A count goes away by OWN's word alone once a round of it was closed, and by agreement where others counted too. Of one round the
 * other may not read here what it found: how many are missing then only who agrees is told. Source: controls, counting.
 * @param buku what lies here, where one round was closed and the other is under way
 */
export const kasusBatalHitung = async (
  ctx: WriteContext,
  { no_so, status, buku }: { no_so: string; status: string; buku: Buku | null },
  oleh: readonly string[],
): Promise<Kasus | null> => {
  const { db, sesi } = ctx
  const kategori = OTORISASI_BATAL_HITUNG
  if (status !== 'HITUNG')
    return {
      kategori,
      aturan: 'Hitungan barang hutang yang sudah ditutup dibatalkan, temuannya tetap dicari',
      keterangan: `${no_so}, dihitung ${oleh.join(', ')}${buku ? '' : `, ${sebutKurang(await kurangDisimpan(db, no_so))}`}`,
      rahasia: buku ? sebutKurang(await hitungKurang(db, no_so, 1, buku)) : '',
      wakil: false,
      oleh: 'OWN',
      ...(await bukanPenyetuju(ctx, oleh, true)),
    }
  const lain = oleh.filter((one) => one !== sesi.user_id)
  if (lain.length === 0) return null
  return {
    kategori,
    aturan: 'Hitungan barang hutang user lain dibatalkan',
    keterangan: `${no_so}, dihitung ${lain.join(', ')}`,
    ...(await bukanPenyetuju(ctx, oleh)),
  }
}

/**
 * Who counted does not ask that it is called off, while another OWN or SU is there who had no part and whom an OWN could agree with.
 * @throws Refusal
 */
export const tolakPenghitung = async ({ db, sesi }: WriteContext, oleh: readonly string[]): Promise<void> => {
  if (!oleh.includes(sesi.user_id)) return
  const lain = await db.one(sql`
    SELECT 1 AS ada FROM users x WHERE x.aktif AND x.level IN ('OWN', 'SU') AND x.user_id <> ALL (${[...oleh]}::text[])
      AND EXISTS (SELECT FROM users y WHERE y.aktif AND y.level = 'OWN' AND y.user_id <> x.user_id) LIMIT 1`)
  if (lain) throw new Refusal('rule', 'Yang Menghitung Tidak Membatalkan, Minta OWN Atau SU Lain')
}

/**
 * Who looked on says of nothing that it was found, while somebody else may: he vouched that it was not there. A photo of who counted
 * alone is nobody's look. @throws Refusal
 */
export const tolakSaksi = async ({ db, sesi }: WriteContext, no_so: string): Promise<void> => {
  const saksi = await db.one(sql`
    SELECT 1 AS ada FROM hutang_opname s WHERE s.no_so = ${no_so} AND ${sesi.user_id} IN ${SAKSI_OPNAME}
      AND EXISTS (SELECT FROM users u WHERE u.aktif AND u.user_id NOT IN ${SAKSI_OPNAME} AND (u.level IN ('OWN', 'SU')
        OR u.kode_toko = s.kode_toko AND EXISTS (SELECT FROM hak_aksi h
          WHERE h.user_id = u.user_id AND h.menu_name = '/stock-opname-hutang' AND h.aksi = 'temu')))`)
  if (saksi) throw new Refusal('rule', 'Saksi Hitungan Tidak Menyatakan Temuannya, Minta User Lain')
}
