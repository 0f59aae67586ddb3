/** What pictures a loan needs, what they may show, and who has looked at them. Source: controls, what goes out was seen. */
import { sql } from '@kencana/database'
import { type FotoTersimpan, Refusal, type Sesi, type WriteContext } from '@kencana/server-kit'
import type { HutangTerkunci } from './hutang.api.ts'
import { lihatIdentitas } from './hutang.contract.ts'
import { lihatUang } from './hutang.query.ts'
import { simpanFotoHutang } from './transaksi-hutang.contract.ts'

/** Whoever looks for an item later has to know what it looked like, and whose paper was shown for it. @throws Refusal */
export const tolakTanpaFoto = async ({ db }: WriteContext, hutang: readonly HutangTerkunci[]): Promise<void> => {
  const tanpa = await db.one<{ no_hutang: string; nama_barang: string }>(sql`
    SELECT d.no_hutang::text, d.nama_barang::text FROM hutang_detail d
    WHERE d.no_hutang = ANY (${hutang.map((one) => one.no_hutang)}::text[])
      AND NOT EXISTS (SELECT FROM hutang_foto f WHERE f.no_hutang = d.no_hutang AND f.urut = d.urut)
    ORDER BY d.no_hutang, d.urut LIMIT 1`)
  if (tanpa) throw new Refusal('rule', `Foto ${tanpa.nama_barang} Di ${tanpa.no_hutang} Belum Ada`)
  const kertas = await db.one<{ no_hutang: string; nama_customer: string }>(sql`
    SELECT no_hutang::text, nama_customer::text FROM hutang
    WHERE no_hutang = ANY (${hutang.map((one) => one.no_hutang)}::text[]) AND foto_identitas IS NULL ORDER BY no_hutang LIMIT 1`)
  if (kertas) throw new Refusal('rule', `Foto Identitas ${kertas.nama_customer} Di ${kertas.no_hutang} Belum Ada`)
}

/** More is lent on goods that can be known again: those of before get their photo while they run. @throws Refusal */
export const tolakTanpaFotoBarang = async (
  { db }: WriteContext,
  { no_hutang, barang }: Pick<HutangTerkunci, 'no_hutang' | 'barang'>,
): Promise<void> => {
  const tanpa = await db.one<{ urut: number }>(sql`
    SELECT x AS urut FROM unnest(${barang.map(({ urut }) => urut)}::integer[]) x
    WHERE NOT EXISTS (SELECT FROM hutang_foto f WHERE f.no_hutang = ${no_hutang} AND f.urut = x) ORDER BY x LIMIT 1`)
  const satu = tanpa && barang.find(({ urut }) => urut === tanpa.urut)
  if (satu) throw new Refusal('rule', `Foto ${satu.nama_barang} Di ${no_hutang} Belum Ada`)
}

/**
 * Whoever pays out has looked at the very photo that lies there, or took it: a picture of anything else would do for who does not look.
 * @throws Refusal
 */
export const tolakTakDilihat = async ({ db, sesi }: WriteContext, hutang: readonly HutangTerkunci[]): Promise<void> => {
  const aksi = [lihatIdentitas, simpanFotoHutang].map(({ path }) => `POST ${path}`)
  const satu = await db.one<{ no_hutang: string; nama_customer: string }>(sql`
    SELECT k.no_hutang::text, k.nama_customer::text FROM hutang k
    WHERE k.no_hutang = ANY (${hutang.map((one) => one.no_hutang)}::text[]) AND NOT EXISTS (
      SELECT FROM audit_log a WHERE a.dokumen = k.no_hutang AND a.dokumen <> '-' AND a.user_id = ${sesi.user_id}
        AND a.aksi = ANY (${aksi}::text[]) AND a.sesudah ->> 'foto' = k.foto_identitas)
    ORDER BY k.no_hutang LIMIT 1`)
  if (satu) throw new Refusal('rule', `Foto Identitas ${satu.nama_customer} Di ${satu.no_hutang} Harus Dilihat Dahulu`)
}

/**
 * Whether nobody has looked at the paper of a loan, as it lies there, but who photographed it, on this loan or on those that it goes on
 * from: any picture would do between them. Whoever put it in has not looked by that, though he paid out.
 */
export const fotoSendiri = async ({ db }: WriteContext, no_hutang: string): Promise<boolean> => {
  const foto = `POST ${simpanFotoHutang.path}`
  const satu = await db.one(sql`
    WITH RECURSIVE rantai AS (
      SELECT no_hutang, no_asal FROM hutang WHERE no_hutang = ${no_hutang}
      UNION ALL SELECT h.no_hutang, h.no_asal FROM rantai r JOIN hutang h ON h.no_hutang = r.no_asal
    ), dilihat AS (
      SELECT a.user_id, a.aksi FROM rantai r JOIN audit_log a ON a.dokumen = r.no_hutang AND a.dokumen <> '-'
      WHERE a.aksi = ANY (${[foto, `POST ${lihatIdentitas.path}`]}::text[])
        AND a.sesudah ->> 'foto' = (SELECT foto_identitas FROM hutang WHERE no_hutang = ${no_hutang})
    )
    SELECT 1 AS ya FROM dilihat d
    WHERE d.aksi <> ${foto} AND NOT EXISTS (SELECT FROM dilihat f WHERE f.aksi = ${foto} AND f.user_id = d.user_id) LIMIT 1`)
  return satu === undefined
}

/** Whether somebody may photograph what was left: who took it in, on its day, and who keeps this money. */
const miliknya = async ({ db }: WriteContext, sesi: Sesi, { user_id, tgl_system }: HutangTerkunci): Promise<boolean> =>
  (user_id === sesi.user_id && tgl_system === sesi.tgl_system) || lihatUang(db, sesi)

/** A loan of before knew no photos: its paper and each of its items get one, once, while it runs. */
const belumAda = async ({ db }: WriteContext, { no_hutang, status }: HutangTerkunci, urut: number): Promise<boolean> =>
  status === 'AKTIF' &&
  (await db.one(
    urut === 0
      ? sql`SELECT 1 AS ya FROM hutang WHERE no_hutang = ${no_hutang} AND foto_identitas IS NULL`
      : sql`SELECT 1 AS ya WHERE NOT EXISTS (SELECT FROM hutang_foto WHERE no_hutang = ${no_hutang} AND urut = ${urut})`,
  )) !== undefined

/** Whether a picture of a held loan is taken now, by this user. @returns what it shows @throws Refusal */
export const pegangYangDifoto = async (
  ctx: WriteContext,
  hutang: HutangTerkunci | undefined,
  urut: number,
): Promise<string> => {
  if (!hutang) throw new Error('no loan held')
  const { no_hutang, status, barang, nama_customer } = hutang
  if (!(await miliknya(ctx, ctx.sesi, hutang)))
    throw new Refusal('denied', `Foto ${no_hutang} Hanya Dari Yang Menerima Barangnya Atau Yang Memvalidasi`)
  const satu = barang.find((one) => one.urut === urut)
  if (urut > 0 && !satu) throw new Refusal('missing', `Barang ${urut} Di ${no_hutang} Tidak Ada`)
  if (status !== 'OPEN' && !(await belumAda(ctx, hutang, urut)))
    throw new Refusal('rule', `Foto ${no_hutang} Hanya Sebelum Divalidasi`)
  return satu?.nama_barang ?? `Identitas ${nama_customer}`
}

/**
 * A picture shows one thing, once: it is none that was ever taken of anything else. A paper may be shown again by whose it is.
 * @throws Refusal
 */
export const tolakFotoLama = async (
  { db }: WriteContext,
  { hash }: FotoTersimpan,
  { no_hutang, urut, apa }: { no_hutang: string; urut: number; apa: string },
): Promise<void> => {
  // Two who send one picture at once are judged one after the other.
  await db.run(sql`SELECT pg_advisory_xact_lock(22, hashtext(${hash}))`)
  const dipakai = await db.one(sql`
    SELECT 1 AS ya FROM foto f JOIN hutang h ON h.no_hutang = ${no_hutang}
    WHERE f.hash = ${hash} AND NOT (${urut}::integer = 0
      AND EXISTS (SELECT FROM hutang k WHERE k.foto_identitas = f.hash AND k.nik = h.nik))`)
  if (dipakai) throw new Refusal('rule', `Foto ${apa} Sudah Pernah Dipakai, Ambil Foto Baru`)
}
