/** Points of members: what a bill earns, and what documents give, take and take back. */
import { type Queryable, sql } from '@kencana/database'
import type { Mg, Rp } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { bacaPara } from '../../pengaturan/para-system/para-system.api.ts'
import { type Perubahan, pindahKeKini } from './poin-kini.api.ts'

/** What a piece earns by the master of its group. */
interface AturanGroup {
  type: 'GRAM' | 'RUPIAH'
  per_gram: Mg
  per_rp: Rp
  poin: number
}

/** What a shop's bills earn. */
export interface AturanPoin {
  group: ReadonlyMap<string, AturanGroup>
  /** Whether what is sold through a marketplace earns as well. */
  marketplace: boolean
}

/** A line of a bill. */
export interface BarisPoin {
  kode_group: string
  berat: Mg
  /** What is paid for it. */
  harga: Rp
  marketplace?: boolean
}

/** How bills of a shop earn points, for these groups. */
export const bacaAturanPoin = async (
  db: Queryable,
  kode_toko: string,
  kode_group: readonly string[],
): Promise<AturanPoin> => {
  const rows = await db.rows<AturanGroup & { kode_group: string }>(sql`
    SELECT kode_group::text, type, per_gram, per_rp, poin FROM parameter_point
    WHERE kode_group = ANY (${[...kode_group]}::text[]) AND dihapus_pada IS NULL`)
  const { poin_marketplace } = await bacaPara(db, kode_toko, ['poin_marketplace'])
  return { group: new Map(rows.map((row) => [row.kode_group, row])), marketplace: poin_marketplace === 'YA' }
}

const jumlahHarga = (baris: readonly BarisPoin[]): number => baris.reduce((sum, { harga }) => sum + harga, 0)

/**
 * What each line of a bill earns: per group `floor(Σ / per) × poin`, given to the lines as the sum grows, so that each can be taken back
 * by itself. The share of the bill that is paid with points earns none. Source: areas 06-member 6.2.
 * @param denganPoin rupiah of the bill that points pay
 * @returns points by line, in the same order
 */
export const poinDidapat = (
  baris: readonly BarisPoin[],
  { group, marketplace }: AturanPoin,
  denganPoin: Rp | 0 = 0,
): number[] => {
  const total = BigInt(Math.max(jumlahHarga(baris), 1))
  const dibayar = total > BigInt(denganPoin) ? total - BigInt(denganPoin) : 0n
  const sejauh = new Map<string, bigint>()
  return baris.map((one) => {
    const aturan = group.get(one.kode_group)
    const [isi, per] = aturan?.type === 'GRAM' ? [one.berat, aturan.per_gram] : [one.harga, aturan?.per_rp ?? 0]
    if (!aturan || per === 0 || (one.marketplace && !marketplace)) return 0
    const sebelum = sejauh.get(one.kode_group) ?? 0n
    const sesudah = sebelum + BigInt(isi)
    sejauh.set(one.kode_group, sesudah)
    const kali = (jumlah: bigint) => (jumlah * dibayar) / (BigInt(per) * total)
    return Number(kali(sesudah) - kali(sebelum)) * aturan.poin
  })
}

/** In so many documents of one day a member earns and spends points. Source: controls, what goes out was seen by somebody else. */
const SEHARI = 2

/** In sales and orders that were handed over. */
const BELANJA = ['JUAL', 'SERAH', 'BAYAR'] as const

/** What spends them: sales that they pay, gifts and vouchers together. */
export const DIPAKAI = ['BAYAR', 'TUKAR'] as const

/**
 * Whether a member may earn, or spend, points once more on this day. Sales that were undone do not count; gifts and vouchers do, which
 * went out and came back.
 */
export const poinMasihBoleh = async (
  { db, sesi }: Pick<WriteContext, 'db' | 'sesi'>,
  kode_member: string,
  jenis: readonly BarisMutasi['jenis'][] = BELANJA,
): Promise<boolean> => {
  // Whoever else earns or spends his points at this moment waits, be they the first he ever has.
  await db.run(sql`
    INSERT INTO poin_saldo AS s (kode_member, poin) SELECT ${kode_member}, 0
    ON CONFLICT (kode_member) DO UPDATE SET poin = s.poin`)
  const hari = await db.one<{ n: number }>(sql`
    SELECT count(DISTINCT p.dokumen)::int AS n FROM poin_mutasi p
    WHERE p.kode_member IN (SELECT member_satu(${kode_member})) AND p.tgl_system = ${sesi.tgl_system} AND p.jenis = ANY (${[...jenis]}::text[])
      AND (p.jenis = 'TUKAR' OR NOT EXISTS (SELECT FROM poin_mutasi n WHERE n.asal = p.id))`)
  return (hari?.n ?? 0) < SEHARI
}

/** Whether a member's telephone is a user's: who sells to himself earns nothing. Source: controls, own advantage. */
export const milikUser = async (db: Queryable, kode_member: string): Promise<boolean> =>
  (await db.one(sql`
    SELECT 1 AS ada FROM member m JOIN users u ON u.no_hp = m.no_hp AND u.no_hp <> ''
    WHERE m.kode_member IN (SELECT member_satu(${kode_member}))`)) !== undefined

/** A change of points by one line of a document, or by one of its payments. */
export interface BarisMutasi {
  jenis: 'JUAL' | 'SERAH' | 'BATAL' | 'BAYAR' | 'TUKAR' | 'MANUAL' | 'IMPOR' | 'KEDALUWARSA'
  /** Above zero: given. Below: spent. */
  jumlah: number
  /** Which line, each once for a document and jenis. */
  urut: number
  /** The line that gave them before they were this member's. */
  dari?: string | null
}

/** What a member has, and what he owes: one of them is 0. */
export interface SaldoPoin {
  saldo: number
  tunggakan: number
}

export const saldoPoin = async (db: Queryable, kode_member: string): Promise<SaldoPoin> => {
  const row = await db.one<{ poin: number }>(sql`SELECT poin FROM poin_saldo WHERE kode_member = ${kode_member}`)
  const poin = row?.poin ?? 0
  return { saldo: Math.max(poin, 0), tunggakan: Math.max(-poin, 0) }
}

/**
 * Points that a member's sales are going to spend which wait.
 * @param dokumen none are taken from a sale by the others: what it spends it has kept for itself
 */
export const poinDipesan = async (db: Queryable, kode_member: string, dokumen = ''): Promise<number> => {
  const row = await db.one<{ poin: number }>(sql`
    SELECT coalesce(sum(poin), 0)::bigint AS poin FROM penjualan
    WHERE kode_member = ${kode_member} AND status = 'OPEN'
      AND NOT EXISTS (SELECT FROM penjualan WHERE no_faktur_jual = ${dokumen})`)
  return row?.poin ?? 0
}

/**
 * Writes down what a document gives a member and what he spends with it, in one statement that holds his balance until the
 * transaction ends. Spent is what he had before: what a document gives pays nothing in it. Where money was asked for points that were
 * gone (`balikPoin`), they come back as a BATAL of line 0.
 * @param kode_member held by the caller; '-' is nobody, who earns nothing
 * @throws Refusal when he has fewer points than are spent; what sales are going to spend that wait is not there for anything else
 */
export const catatPoin = async (
  { db, sesi, waktu }: WriteContext,
  kode_member: string,
  dokumen: string,
  baris: readonly BarisMutasi[],
): Promise<void> => {
  const rows = baris.filter(({ jumlah }) => jumlah !== 0)
  if (rows.length === 0) return
  const pakai = rows.reduce((sum, { jumlah }) => sum + Math.max(-jumlah, 0), 0)
  if (kode_member === '-') {
    if (pakai > 0) throw new Refusal('rule', 'Poin Tidak Cukup')
    return
  }
  const { kode_toko, tgl_system, user_id } = sesi
  const row = await db.one<{ sebelum: number }>(sql`
    WITH baris AS (
      INSERT INTO poin_mutasi (kode_member, dokumen, jenis, urut, jumlah, dari, kode_toko, tgl_system, user_id, waktu)
      SELECT ${kode_member}, ${dokumen}, x.jenis, x.urut, x.jumlah, x.dari, ${kode_toko}, ${tgl_system}, ${user_id}, ${waktu}
      FROM jsonb_to_recordset(${sql.json(rows)}::jsonb) x (jenis text, urut integer, jumlah bigint, dari bigint) RETURNING jumlah
    )
    INSERT INTO poin_saldo AS s (kode_member, poin) SELECT ${kode_member}, sum(jumlah) FROM baris
    ON CONFLICT (kode_member) DO UPDATE SET poin = s.poin + excluded.poin
    RETURNING s.poin - (SELECT sum(jumlah) FROM baris)::bigint AS sebelum`)
  if (pakai === 0) return
  const sebelum = row?.sebelum ?? 0
  if (sebelum < pakai || sebelum - (await poinDipesan(db, kode_member, dokumen)) < pakai)
    throw new Refusal('rule', 'Poin Tidak Cukup')
}

/** Gives or takes points of several members by one document, whose balances the caller holds where something is taken. */
export const catatPoinMember = async (
  { db, sesi, waktu }: WriteContext,
  dokumen: string,
  jenis: 'IMPOR' | 'KEDALUWARSA',
  baris: readonly { kode_member: string; jumlah: number; lot?: string }[],
): Promise<void> => {
  const { kode_toko, tgl_system, user_id } = sesi
  await db.run(sql`
    WITH baris AS (
      INSERT INTO poin_mutasi (kode_member, dokumen, jenis, urut, jumlah, lot, kode_toko, tgl_system, user_id, waktu)
      SELECT x.kode_member, ${dokumen}, ${jenis}, row_number() OVER (ORDER BY x.lot, x.kode_member), x.jumlah, x.lot, ${kode_toko},
        ${tgl_system}, ${user_id}, ${waktu}
      FROM jsonb_to_recordset(${sql.json([...baris])}::jsonb) x (kode_member text, jumlah bigint, lot bigint)
      RETURNING kode_member, jumlah
    )
    INSERT INTO poin_saldo AS s (kode_member, poin) SELECT kode_member, sum(jumlah) FROM baris GROUP BY 1 ORDER BY 1
    ON CONFLICT (kode_member) DO UPDATE SET poin = s.poin + excluded.poin`)
}

/** Which part of a document is taken back. */
interface Bagian {
  /** Lines whose pieces came back; without: the whole, what was spent with it included. */
  baris?: readonly number[]
  /** BELI: by a purchase of the pieces. */
  jenis?: 'BATAL' | 'BELI'
}

/**
 * Takes back exactly what a document, or some of its lines, gave and took, whatever the master says by now; what something else
 * took back before stays. Taking back a purchase gives its points again. Whoever has become another member since, it is that one's points. What ran out of a line meanwhile is not missing,
 * be it after he brought it along.
 * @param dokumen_asal held by the caller
 * @returns how many of the points were gone: he owes them, and later ones fill that first
 */
export const balikPoin = async (
  ctx: WriteContext,
  dokumen_asal: string,
  dokumen_batal: string,
  { baris, jenis = 'BATAL' }: Bagian = {},
): Promise<{ kurang: number }> => {
  const { db, sesi, waktu } = ctx
  const { kode_toko, tgl_system, user_id } = sesi
  const bagian = baris ? sql`AND p.jenis IN ('JUAL', 'SERAH') AND p.urut = ANY (${[...baris]}::int[])` : sql``
  const berubah = await db.rows<Perubahan>(sql`
    WITH isi AS (
      SELECT p.* FROM poin_mutasi p WHERE p.dokumen = ${dokumen_asal} ${bagian}
    ), rantai AS (
      SELECT p.*, coalesce((SELECT max(n.ke) FROM poin_mutasi n WHERE n.asal = coalesce(p.asal, p.id)), 0) AS akhir
      FROM (SELECT * FROM isi UNION SELECT k.* FROM poin_mutasi k
        WHERE k.lot IN (SELECT id FROM isi UNION ALL SELECT c.id FROM poin_mutasi c WHERE c.dari IN (SELECT id FROM isi))) p
    ), balik AS (
      INSERT INTO poin_mutasi (kode_member, dokumen, jenis, urut, jumlah, asal, ke, kode_toko, tgl_system, user_id, waktu)
      SELECT kode_member, ${dokumen_batal}, ${jenis}, urut, -jumlah, coalesce(asal, id), akhir + 1, ${kode_toko}, ${tgl_system}, ${user_id}, ${waktu}
      FROM rantai WHERE akhir = ke OR (ke = 0 AND akhir % 2 = 0) ORDER BY id
      RETURNING kode_member, jumlah
    ), jumlah AS (
      SELECT kode_member, sum(jumlah)::bigint AS n FROM balik GROUP BY 1
    ), saldo AS (
      INSERT INTO poin_saldo AS s (kode_member, poin) SELECT kode_member, n FROM jumlah ORDER BY 1
      ON CONFLICT (kode_member) DO UPDATE SET poin = s.poin + excluded.poin RETURNING s.kode_member, s.poin
    )
    SELECT s.kode_member::text, j.n AS jumlah, s.poin FROM saldo s JOIN jumlah j ON j.kode_member = s.kode_member`)
  const kini = await pindahKeKini(ctx, dokumen_batal, berubah)
  const hutang = (poin: number): number => Math.max(-poin, 0)
  return { kurang: kini.reduce((sum, { poin, jumlah }) => sum + Math.max(hutang(poin) - hutang(poin - jumlah), 0), 0) }
}
