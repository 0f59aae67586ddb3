/** Points that run out: spent are the oldest, what is left of a line goes when its shop's months are over. Source: para_system poin_masa. */
import { type Queryable, type Sql, sql } from '@kencana/database'
import { simpanDokumen, type WriteContext } from '@kencana/server-kit'
import { bacaPara } from '../../pengaturan/para-system/para-system.api.ts'
import { DOKUMEN_KEDALUWARSA } from './masa-poin.contract.ts'
import { catatPoinMember } from './poin.api.ts'

/**
 * What is left of each line that gave members points, whichever shop it was in: what a member has is what the newest lines gave him.
 * What was brought along from another member is as old as the line that gave it, and gone where that was undone. Points that wait in a
 * sale count as spent. Columns: id, asal (the line that gave them), kode_member, kode_toko, tgl_system, sisa.
 * @param member SQL of their codes
 */
const sisaLot = (member: Sql): Sql => sql`(
  SELECT l.id, l.asal, l.kode_member, l.kode_toko, l.tgl_system,
    greatest(0, least(l.isi, l.punya - sum(l.isi) OVER (PARTITION BY l.kode_member ORDER BY l.asal DESC, l.id DESC) + l.isi)) AS sisa
  FROM (
    SELECT p.id, coalesce(p.dari, p.id) AS asal, p.kode_member, coalesce(a.kode_toko, p.kode_toko) AS kode_toko,
      coalesce(a.tgl_system, p.tgl_system) AS tgl_system,
      p.jumlah + coalesce((
        SELECT sum(k.jumlah) FROM poin_mutasi k
        WHERE k.lot = p.id AND (SELECT count(*) FROM poin_mutasi n WHERE n.asal = k.id) % 2 = 0), 0) AS isi,
      s.poin - coalesce((
        SELECT sum(f.poin) FROM penjualan f WHERE f.kode_member = p.kode_member AND f.status = 'OPEN'), 0) AS punya
    FROM poin_mutasi p JOIN poin_saldo s USING (kode_member) LEFT JOIN poin_mutasi a ON a.id = p.dari
    WHERE p.kode_member IN (${member}) AND p.jenis IN ('JUAL', 'SERAH', 'MANUAL', 'IMPOR', 'GABUNG') AND p.jumlah > 0
      AND (SELECT count(*) FROM poin_mutasi n WHERE n.asal = coalesce(p.dari, p.id)) % 2 = 0
  ) l
)`

const masaPoin = async (db: Queryable, kode_toko: string): Promise<number> =>
  Number((await bacaPara(db, kode_toko, ['poin_masa'])).poin_masa)

/** The last day whose points are over once this day is: months later at the latest, where a month is shorter. */
const batasMasa = async (db: Queryable, tgl_system: string, masa: number): Promise<string> => {
  const row = await db.one<{ batas: string }>(sql`
    SELECT max(hari)::date AS batas FROM generate_series(
      ${tgl_system}::date - make_interval(months => ${masa}), ${tgl_system}::date - make_interval(months => ${masa}) + interval '3 days',
      interval '1 day') hari
    WHERE hari + make_interval(months => ${masa}) <= ${tgl_system}::date`)
  if (!row) throw new Error(`No day is ${masa} months before ${tgl_system}`)
  return row.batas
}

interface Dilihat {
  sampai: string
  dilihat: Date | string
}

// Days that have come into the limit since the last time; and who got points of an older day back since then, by an undo or from a sale
// that was let go, or brought some along as another member, in any shop. What was written down an hour before may have been committed
// since.
const yangDilihat = (kode_toko: string, batas: string, { sampai, dilihat }: Dilihat): Sql => sql`
  SELECT p.kode_member FROM poin_mutasi p
  WHERE p.kode_toko = ${kode_toko} AND p.asal IS NULL AND p.jumlah > 0 AND p.tgl_system <= ${batas} AND p.tgl_system > ${sampai}::date
  UNION
  SELECT p.kode_member FROM poin_mutasi p
  WHERE p.waktu > ${dilihat}::timestamptz - interval '1 hour' AND (p.asal IS NOT NULL OR p.dari IS NOT NULL) AND p.jumlah > 0
  UNION
  SELECT p.kode_member FROM poin_mutasi a JOIN poin_mutasi p ON p.dari = a.id
  WHERE a.kode_toko = ${kode_toko} AND a.asal IS NULL AND a.jumlah > 0 AND a.tgl_system <= ${batas} AND a.tgl_system > ${sampai}::date
  UNION
  SELECT f.kode_member FROM penjualan f
  WHERE f.batal_pada > ${dilihat}::timestamptz - interval '1 hour' AND f.poin > 0 AND f.batal_pada IS NOT NULL`

/** Lets the points of a shop run out with its open day. @returns how many that were */
export const kedaluwarsakanPoin = async (ctx: WriteContext): Promise<number> => {
  const { db, sesi } = ctx
  const { kode_toko, tgl_system } = sesi
  const masa = await masaPoin(db, kode_toko)
  if (masa === 0) return 0
  const batas = await batasMasa(db, tgl_system, masa)
  const dulu = await db.one<{ sampai: string; dilihat: string }>(sql`
    SELECT sampai::text, dilihat::text FROM masa_poin_toko WHERE kode_toko = ${kode_toko}`)
  const member = yangDilihat(kode_toko, batas, dulu ?? { sampai: '-infinity', dilihat: '-infinity' })
  // Nobody spends them meanwhile.
  await db.run(sql`SELECT poin FROM poin_saldo WHERE kode_member IN (${member}) ORDER BY kode_member FOR UPDATE`)
  const habis = await db.rows<{ lot: string; kode_member: string; jumlah: number }>(sql`
    SELECT id::text AS lot, kode_member::text, -sisa::bigint AS jumlah FROM ${sisaLot(member)} l
    WHERE kode_toko = ${kode_toko} AND tgl_system <= ${batas} AND sisa > 0 ORDER BY id`)
  await db.run(sql`
    INSERT INTO masa_poin_toko (kode_toko, sampai, dilihat) VALUES (${kode_toko}, ${batas}, ${ctx.waktu})
    ON CONFLICT (kode_toko) DO UPDATE SET sampai = excluded.sampai, dilihat = excluded.dilihat`)
  const poin = habis.reduce((sum, { jumlah }) => sum - jumlah, 0)
  if (poin === 0) return 0
  const gerak = (nomor: string) => catatPoinMember(ctx, nomor, 'KEDALUWARSA', habis)
  const kepala = { batas, poin }
  await simpanDokumen(ctx, DOKUMEN_KEDALUWARSA, { kepala, gerak, jurnal: () => null, audit: { sesudah: kepala } })
  return poin
}

/** A part of what a member has. */
export interface BagianPoin {
  jumlah: number
  /** The line that gave it; null of what never runs out. */
  dari: string | null
}

/**
 * What a member has, by the lines that gave it, oldest first.
 * @param poin his balance, held by the caller; no sale of his waits
 */
export const bagianPoin = async (db: Queryable, kode_member: string, poin: number): Promise<BagianPoin[]> => {
  const lot = await db.rows<BagianPoin>(sql`
    SELECT asal::text AS dari, sum(sisa)::bigint AS jumlah FROM ${sisaLot(sql`SELECT ${kode_member}::kode`)} l
    WHERE sisa > 0 GROUP BY asal ORDER BY asal`)
  const lain = lot.reduce((sisa, { jumlah }) => sisa - jumlah, poin)
  return lain > 0 ? [...lot, { jumlah: lain, dari: null }] : lot
}

/** The points of a member that run out next, and the day they do; null when none ever will. */
export const poinAkanHabis = async (
  db: Queryable,
  kode_member: string,
): Promise<{ poin: number; sampai: string } | null> => {
  const lot = await db.rows<{ kode_toko: string; tgl_system: string; sisa: number }>(sql`
    SELECT kode_toko::text, tgl_system, sum(sisa)::bigint AS sisa FROM ${sisaLot(sql`SELECT ${kode_member}::kode`)} l
    WHERE sisa > 0 GROUP BY 1, 2`)
  const masa = new Map<string, number>()
  for (const { kode_toko } of lot) if (!masa.has(kode_toko)) masa.set(kode_toko, await masaPoin(db, kode_toko))
  const punya = lot.flatMap((one) => {
    const bulan = masa.get(one.kode_toko) ?? 0
    return bulan === 0 ? [] : [{ ...one, bulan }]
  })
  if (punya.length === 0) return null
  const [next] = await db.rows<{ poin: number; sampai: string }>(sql`
    SELECT sum(x.sisa)::bigint AS poin, (x.tgl_system + make_interval(months => x.bulan))::date AS sampai
    FROM jsonb_to_recordset(${sql.json(punya)}::jsonb) x (tgl_system date, sisa bigint, bulan integer) GROUP BY 2 ORDER BY 2 LIMIT 1`)
  return next ?? null
}

/** Points of a shop that run out in a period unless they are spent before, by member and their last day. */
export const poinHabisAntara = async (
  db: Queryable,
  kode_toko: string,
  { tgl_awal, tgl_akhir }: { tgl_awal: string; tgl_akhir: string },
): Promise<{ kode_member: string; sampai: string; poin: number }[]> => {
  const masa = await masaPoin(db, kode_toko)
  if (masa === 0) return []
  const sampai = sql`(p.tgl_system + make_interval(months => ${masa}))::date`
  const antara = sql`${sampai} >= ${tgl_awal}::date AND ${sampai} <= ${tgl_akhir}::date`
  // A month is 31 days at most, and 28 at least: only lines about that old are looked at.
  const palingLama = sql`>= ${tgl_awal}::date - ${masa}::int * 31`
  const palingBaru = sql`<= ${tgl_akhir}::date - ${masa}::int * 28`
  const member = sql`
    SELECT p.kode_member FROM poin_mutasi p WHERE p.kode_toko = ${kode_toko} AND p.asal IS NULL AND p.jumlah > 0
      AND p.tgl_system ${palingLama} AND p.tgl_system ${palingBaru}
    UNION
    SELECT p.kode_member FROM poin_mutasi a JOIN poin_mutasi p ON p.dari = a.id
    WHERE a.kode_toko = ${kode_toko} AND a.asal IS NULL AND a.jumlah > 0 AND a.tgl_system ${palingLama} AND a.tgl_system ${palingBaru}`
  return db.rows(sql`
    SELECT p.kode_member::text, ${sampai} AS sampai, sum(p.sisa)::bigint AS poin FROM ${sisaLot(member)} p
    WHERE p.kode_toko = ${kode_toko} AND p.sisa > 0 AND ${antara} GROUP BY 1, 2`)
}
