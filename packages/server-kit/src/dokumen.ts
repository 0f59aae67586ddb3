/** Documents written down and read again: what all have in common, so that a feature says only what is its own. */
import type { Dokumen } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { Jurnal } from '@kencana/ledger'
import type { WriteContext } from './context.ts'
import { Refusal } from './refusal.ts'
import type { Terbuka } from './route.ts'

/** An instant as it goes on the wire: ISO, UTC. */
export const waktu = (kolom: Sql = sql`k.dibuat_pada`): Sql => sql`to_char(${kolom}, 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** Since when the oldest of documents `k` waits, for hitungTerbuka. */
export const SEJAK = sql`${waktu(sql`min(k.dibuat_pada)`)} AS sejak`

/** The grams `x.mg` of what is open, for hitungTerbuka. */
export const BERAT = sql`coalesce(sum(x.mg), 0)::bigint AS berat`

/** What every write of a document answers. */
export const TERSIMPAN = 'Data Berhasil Disimpan'

const checked = (columns: readonly string[], row: object): object => {
  for (const column of columns)
    if ((row as Record<string, unknown>)[column] === undefined)
      throw new TypeError(`column ${column} is undefined; use null for an empty one`)
  return row
}

/**
 * Inserts rows by the names of their columns: a column that is not named keeps its default, one that the table does not
 * have is an error of PostgreSQL.
 */
export const insertRows = async <C extends string>(
  db: Queryable,
  tabel: string,
  columns: readonly C[],
  rows: readonly { readonly [P in C]: unknown }[],
): Promise<void> => {
  if (rows.length === 0) return
  const names = sql.join(columns.map((column) => sql.ident(column)))
  const all = sql.json(rows.map((row) => checked(columns, row)))
  await db.run(sql`
    INSERT INTO ${sql.ident(tabel)} (${names})
    SELECT ${names} FROM jsonb_populate_recordset(NULL::${sql.ident(tabel)}, ${all}::jsonb)`)
}

/** Two lists that belong together, element by element. @throws Error when they are not as long as each other */
export const pairs = <A, B>(left: readonly A[], right: readonly B[]): [A, B][] => {
  if (left.length !== right.length) throw new Error(`${left.length} beside ${right.length}`)
  return left.map((one, at) => [one, right[at] as B])
}

/** A document as its feature hands it over. Checks, locks and the agreement come before: then nothing refuses any more. */
interface IsiDokumen<L extends string> {
  /** Columns of its own; number, shop, day, user and time are added. An agreement's id stands here as `otorisasi`. */
  kepala: object
  /** Lines in their order with the columns they have; number and urut are added. */
  baris?: { columns: readonly L[]; rows: readonly { readonly [P in L]: unknown }[] }
  /** What the document does beside its own tables, before the jurnal: pieces moved, an order's status. */
  gerak?: (nomor: string) => Promise<unknown>
  /** Null when this one posts nothing. May itself move what its lines can only be told of then. */
  jurnal: (nomor: string) => Jurnal | null | Promise<Jurnal | null>
  /** What uses up what was held for it, once it stands: the agreement, payments. */
  sesudah?: (nomor: string) => Promise<unknown>
  /** What the audit trail keeps of it. */
  audit: { sebelum?: object; sesudah: object }
}

const writeRows = async <L extends string>(
  { db, sesi, waktu: dibuat_pada }: WriteContext,
  { tabel, detail, nomor: kolom }: Dokumen,
  nomor: string,
  { kepala, baris }: Pick<IsiDokumen<L>, 'kepala' | 'baris'>,
): Promise<void> => {
  const { kode_toko, tgl_system, user_id } = sesi
  const row: Record<string, unknown> = { [kolom]: nomor, kode_toko, tgl_system, user_id, dibuat_pada, ...kepala }
  await insertRows(db, tabel, Object.keys(row), [row])
  if (!baris) return
  if (detail === undefined) throw new Error(`${tabel} has no lines`)
  const rows: Record<string, unknown>[] = baris.rows.map((line, at) => ({ ...line, [kolom]: nomor, urut: at + 1 }))
  await insertRows(db, detail, [kolom, 'urut', ...baris.columns], rows)
}

/**
 * Writes a document down: number, header and lines, what moves with it, jurnal, audit entry. Call it after every check and
 * lock, since the number's counter stays locked until commit.
 * @param nomor where the number had to be drawn earlier
 * @returns its number
 * @throws Refusal when a balance does not suffice
 */
export const simpanDokumen = async <L extends string = never>(
  ctx: WriteContext,
  dokumen: Dokumen,
  isi: IsiDokumen<L>,
  nomor?: string,
): Promise<string> => {
  const no = nomor ?? (await ctx.nomor(dokumen))
  await writeRows(ctx, dokumen, no, isi)
  await isi.gerak?.(no)
  const jurnal = await isi.jurnal(no)
  if (jurnal) await ctx.post(jurnal)
  await isi.sesudah?.(no)
  ctx.audit({ dokumen: no, ...isi.audit })
  return no
}

/** How many rows there are. @param dari what stands behind FROM */
export const hitungBaris = async (db: Queryable, dari: Sql): Promise<number> =>
  (await db.one<{ n: number }>(sql`SELECT count(*)::int AS n FROM ${dari}`))?.n ?? 0

/** The same, with what else of Terbuka its row says. @param lain its other columns, as aggregates under their names */
export const hitungTerbuka = async (db: Queryable, lain: Sql, dari: Sql): Promise<Terbuka> =>
  (await db.one<Terbuka>(sql`SELECT count(*)::int AS jumlah, ${lain} FROM ${dari}`)) ?? { jumlah: 0 }

/** Of documents read already: how many, and the pieces that are still under way in them. */
export const terbukaBarang = (rows: readonly { sisa: number }[]): Terbuka => ({
  jumlah: rows.length,
  pcs: rows.reduce((sum, { sisa }) => sum + sisa, 0),
})

/** How often the paper of the document `k` was printed so far, 0 without one: the next print is SALINAN when it is not the first. */
export const cetakan = ({ nomor, cetak = '-' }: Dokumen): Sql => sql`
  (SELECT coalesce(max(c.ke), 0) FROM cetak c
    WHERE c.kode_toko = k.kode_toko AND c.jenis = ${cetak} AND c.dokumen = k.${sql.ident(nomor)})`

/** Reads one kind of document. */
export interface Baca<Row extends object> {
  /** Those for which `where` holds, a condition on `k`, newest first. */
  pilih: (db: Queryable, where: Sql) => Promise<Row[]>
  /** Those of one shop day, newest first; with `where`, those alone. */
  daftar: (db: Queryable, kode_toko: string, tanggal: string, where?: Sql) => Promise<Row[]>
  /** One of a shop, with the prints of its paper. @throws Refusal 404 */
  satu: (db: Queryable, kode_toko: string, nomor: string) => Promise<Row & { cetakan: number }>
}

/**
 * How a document is read, single and in lists.
 * @param kolom the columns, of the document under the name `k`
 * @param gabung joins that the columns need
 * @param boleh whose document it is, when not the shop's alone
 * @param perCetak lists too say how often each paper was printed, as `cetakan`
 */
export const bacaDokumen = <Row extends object>(
  dokumen: Dokumen,
  kolom: Sql,
  {
    gabung = sql``,
    boleh = (toko) => sql`k.kode_toko = ${toko}`,
    perCetak = false,
  }: { gabung?: Sql; boleh?: (kode_toko: string) => Sql; perCetak?: boolean } = {},
): Baca<Row> => {
  const { tabel, nama = 'Dokumen' } = dokumen
  const nomor = sql`k.${sql.ident(dokumen.nomor)}`
  const dari = sql`FROM ${sql.ident(tabel)} k ${gabung}`
  const lengkap = sql`${kolom}, ${cetakan(dokumen)} AS cetakan`
  const pilih: Baca<Row>['pilih'] = (db, where) =>
    db.rows<Row>(
      sql`SELECT ${perCetak ? lengkap : kolom} ${dari} WHERE ${where} ORDER BY k.dibuat_pada DESC, ${nomor} DESC`,
    )
  return {
    pilih,
    daftar: (db, kode_toko, tanggal, where = sql`true`) =>
      pilih(db, sql`k.kode_toko = ${kode_toko} AND k.tgl_system = ${tanggal} AND ${where}`),
    satu: async (db, kode_toko, no) => {
      const row = await db.one<Row & { cetakan: number }>(
        sql`SELECT ${lengkap} ${dari} WHERE ${nomor} = ${no} AND ${boleh(kode_toko)}`,
      )
      if (!row) throw new Refusal('missing', `${nama} ${no} Tidak Ada`)
      return row
    },
  }
}
