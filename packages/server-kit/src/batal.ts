/** Undoing a document: who may, once only, and the entry that takes it back. */
import type { Dokumen, Kasus } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { Kind } from '@kencana/ledger'
import { isOwner, type WriteContext } from './context.ts'
import { kunciOtorisasi, pakaiOtorisasi } from './otorisasi.ts'
import { reverseJournal, tolakBalikKurang } from './post-journal.ts'
import { Refusal } from './refusal.ts'

/** A document that can be undone. */
export type DapatBatal = Dokumen & { readonly batal: string }

/** Refuses to undo a document of a past day to all but the owners. @throws Refusal */
export const periksaHariBatal = ({ sesi }: WriteContext, tgl_system: string): void => {
  if (tgl_system !== sesi.tgl_system && !isOwner(sesi.level))
    throw new Refusal('rule', 'Dokumen Hari Lalu Hanya Bisa Dibatalkan Oleh OWN Atau SU')
}

/** Refuses to undo a document twice, or one of a past day to all but the owners. @throws Refusal */
export const periksaBatal = (
  ctx: WriteContext,
  nomor: string,
  asal: { tgl_system: string; no_batal: string | null },
): void => {
  if (asal.no_batal !== null) throw new Refusal('conflict', `Dokumen ${nomor} Sudah Dibatalkan`)
  periksaHariBatal(ctx, asal.tgl_system)
}

/** Which document is undone, and what is read of it. */
interface Pilihan {
  /** Further columns to read. */
  pilih?: Sql
  /** What else must hold of it. */
  syarat?: Sql
  /** Money went over the counter with it: of a past day anybody with the right may ask, and OWN alone agrees. */
  lalu?: 'OWN'
}

/**
 * Holds a document of the caller's shop that is to be undone.
 * @returns the columns asked for
 * @throws Refusal when there is none, it was undone before, or its day is over
 */
export const kunciBatal = async <T extends object>(
  ctx: WriteContext,
  { tabel, nomor: kolom, nama = 'Dokumen' }: Dokumen,
  nomor: string,
  { pilih, syarat, lalu }: Pilihan = {},
): Promise<T & { tgl_system: string }> => {
  const ini = sql`${sql.ident(kolom)} = ${nomor} AND kode_toko = ${ctx.sesi.kode_toko} ${syarat ? sql`AND ${syarat}` : sql``}`
  // Held first and read then: further columns may be of other rows, which somebody wrote while this waited.
  const [, asal] = await Promise.all([
    ctx.db.run(sql`SELECT 1 FROM ${sql.ident(tabel)} WHERE ${ini} FOR UPDATE`),
    ctx.db.one<T & { tgl_system: string; no_batal: string | null }>(sql`
      SELECT tgl_system, no_batal ${pilih ? sql`, ${pilih}` : sql``} FROM ${sql.ident(tabel)} WHERE ${ini}`),
  ])
  if (!asal) throw new Refusal('missing', `${nama} ${nomor} Tidak Ada`)
  if (lalu === undefined || asal.no_batal !== null) periksaBatal(ctx, nomor, asal)
  return asal
}

/** What an undo of a past day asks for where money went over the counter: SU and deputies do not suffice. */
const olehOwn = (kasus: readonly (Kasus | null)[], nomor: string, tgl_system: string): readonly Kasus[] => {
  const ada = kasus.filter((one) => one !== null)
  const perlu = ada.length > 0 ? ada : [{ kategori: 'BATAL DOKUMEN', aturan: 'Dokumen dibatalkan', keterangan: nomor }]
  return perlu.map((one) => ({
    ...one,
    aturan: `${one.aturan}, dari hari ${tgl_system}`,
    saksi: false,
    wakil: false,
    oleh: 'OWN',
  }))
}

/** The latest document that moved a piece or a lot and stands: what has to be undone before anything older. */
export const dipakaiOleh = async (db: Queryable, apa: { kode_barang: string } | { lot: string }): Promise<string> => {
  const yang = 'lot' in apa ? sql`m.lot = ${apa.lot}` : sql`m.kode_barang = ${apa.kode_barang}`
  const row = await db.one<{ document: string }>(sql`
    SELECT j.document FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
    WHERE ${yang} AND j.membalik IS NULL AND NOT EXISTS (SELECT FROM jurnal b WHERE b.membalik = j.id)
    ORDER BY j.id DESC LIMIT 1`)
  if (!row) throw new Error('moved by no document')
  return row.document
}

const kindOf = ({ kode, kind }: Dokumen): Kind | null => {
  if (typeof kind === 'string' || kind === null) return kind
  throw new Error(`${kode} posts several kinds of jurnal: name the one to reverse`)
}

interface Disetujui extends Pick<Kasus, 'wakil' | 'rp' | 'mg'> {
  /** OWN alone could agree to it. */
  own: boolean
  kategori: string
  keterangan: string
  saksi: boolean
}

/**
 * A document that somebody agreed to is undone by agreement of the same grade, with as much at stake: what no deputy, or no SU, could
 * agree to he cannot take back either.
 */
export const kasusDisetujui = async (
  ctx: WriteContext,
  { tabel, nomor: kolom }: Dokumen,
  nomor: string,
): Promise<Kasus[]> => {
  const asal = await ctx.db.one<Disetujui>(sql`
    SELECT o.kategori, o.keterangan, o.tingkat = 'SAKSI' AS saksi, o.nilai_rp AS rp, o.nilai_mg AS mg,
      NOT coalesce(m.kasus @> '[{"wakil": false}]', false) AS wakil,
      coalesce(m.kasus @> '[{"oleh": "OWN"}]', false) AS own
    FROM ${sql.ident(tabel)} k JOIN otorisasi o ON o.id = (to_jsonb(k) ->> 'otorisasi')::uuid
    LEFT JOIN otorisasi_minta m ON m.id = o.id
    WHERE k.${sql.ident(kolom)} = ${nomor}`)
  if (!asal) return []
  const aturan = `Dokumen yang disetujui (${asal.kategori}) dibatalkan`
  const { own, ...isi } = asal
  const oleh = own ? { oleh: 'OWN' as const } : {}
  return [{ ...isi, ...oleh, kategori: 'BATAL DOKUMEN', aturan, keterangan: `${nomor}: ${asal.keterangan}` }]
}

/**
 * The grade of what a document was agreed to with, for an undo that is a case of its own: what no deputy, or no SU, could agree to he
 * cannot take back either. What is at stake is told by that case; counted beside it, it would be counted twice.
 */
export const tingkatAsal = async (
  ctx: WriteContext,
  dokumen: Dokumen,
  nomor: string,
): Promise<Pick<Kasus, 'wakil' | 'oleh'>> => {
  const [asal] = await kasusDisetujui(ctx, dokumen, nomor)
  return { ...(asal?.wakil === false ? { wakil: false } : {}), ...(asal?.oleh ? { oleh: asal.oleh } : {}) }
}

/**
 * Undoes a document that is held: draws the number, writes it down, reverses the jurnal, adds to the audit trail. What
 * the jurnal moved must lie where it was before this is called.
 * @param batal.kind the jurnal's where the document may post several, null when it posted none
 * @param batal.kasus what of it somebody has to agree to: an undo is judged as the movement it makes
 * @param batal.lalu the day that is over of which OWN alone undoes it
 * @returns the undo's number
 * @throws Refusal when a balance no longer suffices, or nobody agreed yet
 */
export const bukukanBatal = async (
  ctx: WriteContext,
  dokumen: DapatBatal,
  nomor: string,
  {
    kind = kindOf(dokumen),
    alasan,
    kasus = [],
    lalu = null,
  }: { kind?: Kind | null; alasan: string; kasus?: readonly (Kasus | null)[] | undefined; lalu?: string | null },
): Promise<string> => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const { tabel, nomor: kolom } = dokumen
  const semua = [...kasus, ...(await kasusDisetujui(ctx, dokumen, nomor))]
  if (kind !== null) await tolakBalikKurang(ctx, { kind, document: nomor })
  const otorisasi = await kunciOtorisasi(ctx, lalu === null ? semua : olehOwn(semua, nomor, lalu))
  const no_batal = await ctx.nomor(dokumen, nomor)
  await ctx.db.run(sql`UPDATE ${sql.ident(tabel)} SET no_batal = ${no_batal} WHERE ${sql.ident(kolom)} = ${nomor}`)
  const buku = { kode_toko, tgl_system, user_id, waktu: ctx.waktu }
  if (kind !== null) await reverseJournal(ctx.db, buku, { kind, document: nomor }, no_batal)
  if (otorisasi !== null)
    await ctx.db.run(sql`INSERT INTO batal_otorisasi (nomor, otorisasi) VALUES (${no_batal}, ${otorisasi})`)
  await pakaiOtorisasi(ctx, otorisasi, no_batal)
  ctx.audit({ dokumen: no_batal, sebelum: { [kolom]: nomor }, sesudah: { alasan } })
  return no_batal
}

/** What undoing a document has of its own. */
interface CaraBatal<A> extends Pilihan {
  /** Refuses what was used since, and lays back what the document moved. */
  kembalikan?: (asal: A) => Promise<unknown>
  /** The kind of its jurnal, where it may post several or none. */
  kind?: (asal: A) => Kind | null
  /** What of the undo somebody has to agree to, besides what was agreed to before: money or goods that go out by it. */
  kasus?: (asal: A) => readonly (Kasus | null)[] | Promise<readonly (Kasus | null)[]>
}

/**
 * Undoes a document from the first check to the answer: held, checked, laid back, booked.
 * @param input the number under the name of its column, and why
 * @throws Refusal as kunciBatal, kembalikan and bukukanBatal do
 */
export const batalDokumen = async <D extends DapatBatal, A extends object = object>(
  ctx: WriteContext,
  dokumen: D,
  input: { readonly [K in D['nomor'] | 'alasan']: string },
  { pilih, syarat, lalu, kembalikan, kind, kasus }: CaraBatal<A> = {},
): Promise<{ message: string; no_batal: string }> => {
  const nomor = input[dokumen.nomor as D['nomor']]
  const asal = await kunciBatal<A>(ctx, dokumen, nomor, { pilih, syarat, ...(lalu && { lalu }) })
  await kembalikan?.(asal)
  const isi = { kind: kind?.(asal), alasan: input.alasan, kasus: await kasus?.(asal) }
  const hari = lalu === 'OWN' && asal.tgl_system !== ctx.sesi.tgl_system ? asal.tgl_system : null
  const no_batal = await bukukanBatal(ctx, dokumen, nomor, { ...isi, lalu: hari })
  return { message: 'Berhasil', no_batal }
}
