/** Agreements as documents use them: asked for with the server's facts, checked against the very draft, and spent once. */
import { type Kasus, type KasusTertulis, sidik, sidikDraft } from '@kencana/contract'
import { sql } from '@kencana/database'
import type { Mg } from '@kencana/ledger'
import type { WriteContext } from './context.ts'
import { simpanMinta } from './minta.ts'
import { Refusal } from './refusal.ts'

/** Every field of a case, in the same order: its fingerprint is that of the facts. */
const tertulis = (kasus: Kasus, alasan: string): KasusTertulis => ({
  kategori: kasus.kategori,
  aturan: kasus.aturan,
  keterangan: kasus.keterangan ?? '',
  satuan: kasus.satuan ?? null,
  hitung: kasus.hitung ?? null,
  input: kasus.input ?? null,
  kode_barcode: kasus.kode_barcode ?? null,
  berat: kasus.berat ?? null,
  rahasia: kasus.rahasia ?? '',
  saksi: kasus.saksi ?? false,
  hak: kasus.hak ?? '',
  rp: kasus.rp ?? 0,
  mg: kasus.mg ?? 0,
  wakil: kasus.wakil ?? true,
  ...(kasus.oleh && { oleh: kasus.oleh }),
  ...(kasus.bukan && { bukan: kasus.bukan }),
  ...(kasus.buta && { buta: true }),
  alasan,
})

/** The facts of a case about one piece, which whoever agrees sees with its photo; nothing for several. */
export const tentangBarang = (
  barang: readonly { kode_barcode: string; berat: Mg }[],
): Pick<Kasus, 'kode_barcode' | 'berat'> => {
  const [satu, ...lain] = barang
  return satu && lain.length === 0 ? { kode_barcode: satu.kode_barcode, berat: satu.berat } : {}
}

/** What the pieces of the cases look like: an agreement to one picture holds for no other. */
const fotoKasus = ({ db, sesi }: WriteContext, semua: readonly KasusTertulis[]) => {
  const kode = semua.flatMap((one) => one.kode_barcode ?? [])
  if (kode.length === 0) return Promise.resolve([])
  return db.rows<{ kode_barcode: string; foto: string | null }>(sql`
    SELECT kode_barcode::text, foto FROM barang
    WHERE kode_toko = ${sesi.kode_toko} AND kode_barcode = ANY (${kode}::text[]) ORDER BY kode_barcode`)
}

interface Row {
  tingkat: string
  draft_hash: string
  kasus_hash: string
  user_id: string
  tgl_system: string
  disetujui: boolean
  dokumen: string | null
  /** Whoever agreed may still agree. */
  berlaku: boolean
  /** It was given longer ago than a request is good for. */
  lewat: boolean
}

const TIDAK_BERLAKU = 'Otorisasi Tidak Berlaku Untuk Data Ini'

/** Holds the agreement that a draft names and compares it with the draft and the facts of now. @throws Refusal */
const periksa = async (
  ctx: WriteContext,
  id: string,
  minta: Omit<Row, 'disetujui' | 'dokumen' | 'berlaku' | 'lewat'>,
) => {
  const row = await ctx.db.one<Row>(sql`
    SELECT m.tingkat, m.draft_hash, m.kasus_hash, m.user_id, m.tgl_system, o.id IS NOT NULL AS disetujui, o.dokumen,
      coalesce(o.waktu < ${ctx.waktu}::timestamptz - interval '15 minutes', false) AS lewat,
      coalesce(u.aktif AND (o.tingkat = 'SAKSI' OR o.cara = 'SENDIRI' OR o.wakil IS NOT NULL OR u.level IN ('OWN', 'SU')), false) AS berlaku
    FROM otorisasi_minta m LEFT JOIN otorisasi o USING (id) LEFT JOIN users u ON u.user_id = o.disetujui_oleh
    WHERE m.id = ${id} AND m.kode_toko = ${ctx.sesi.kode_toko}`)
  if (!row) throw new Refusal('rule', 'Otorisasi Tidak Dikenal')
  if (row.dokumen !== null) throw new Refusal('conflict', 'Otorisasi Sudah Dipakai')
  if (!row.disetujui) throw new Refusal('rule', 'Permintaan Belum Disetujui')
  if (row.lewat) throw new Refusal('rule', 'Otorisasi Sudah Lewat 15 Menit, Silahkan Minta Lagi')
  const sama = row.berlaku && Object.entries(minta).every(([name, value]) => row[name as keyof Row] === value)
  if (!sama) throw new Refusal('rule', TIDAK_BERLAKU)
  // Held only now: whoever spends it first holds it until he commits, and the other one reads that it was spent.
  const bebas = await ctx.db.one(sql`SELECT 1 AS ada FROM otorisasi WHERE id = ${id} AND dokumen IS NULL FOR UPDATE`)
  if (!bebas) throw new Refusal('conflict', 'Otorisasi Sudah Dipakai')
}

/**
 * Asks for the agreement that a draft needs, one for all rules it breaks, or holds the one it names. Spend it with
 * pakaiOtorisasi once the document has its number.
 * @param kasus the rules that the draft breaks, null where one is kept; worked out anew at each attempt, from what is locked
 * @param terkunci whether the request is kept while its locks still are: where those before it decide what the next one is answered
 * @returns the agreement's id, null when none is needed
 * @throws Refusal `Butuh Otorisasi ${kategori}` or `Butuh Saksi ${kategori}`, with a request that somebody can agree to;
 * or when the agreement is not for this draft, these facts, this user and this day
 */
export const kunciOtorisasi = async (
  ctx: WriteContext,
  kasus: Kasus | readonly (Kasus | null)[],
  terkunci = false,
): Promise<string | null> => {
  const { alasan } = ctx.draft.input as { alasan?: unknown }
  const semua = (Array.isArray(kasus) ? (kasus as readonly (Kasus | null)[]) : [kasus as Kasus])
    .filter((one) => one !== null)
    .map((one) => tertulis(one, typeof alasan === 'string' ? alasan : ''))
  if (semua.length === 0) return null
  const { endpoint, input } = ctx.draft
  const tingkat = semua.every(({ saksi }) => saksi) ? 'SAKSI' : 'OTORISASI'
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const minta = {
    tingkat,
    draft_hash: sidikDraft(endpoint, input as never),
    kasus_hash: sidik([semua, await fotoKasus(ctx, semua)]),
    user_id,
    tgl_system,
  }
  const { otorisasi: id } = input as { otorisasi?: string | null }
  if (id) {
    await periksa(ctx, id, minta)
    return id
  }
  const kategori = [...new Set(semua.map((one) => one.kategori))].join(', ')
  const isi = { ...minta, kode_toko, kategori, kasus: semua, endpoint: endpoint.path, waktu: ctx.waktu }
  // Of its own, for it stays where all else is undone.
  const disimpan = terkunci ? await simpanMinta(ctx.root, isi) : null
  throw new Refusal(
    'rule',
    `Butuh ${tingkat === 'SAKSI' ? 'Saksi' : 'Otorisasi'} ${kategori}`,
    async (db) => disimpan ?? simpanMinta(db, isi),
  )
}

/** Spends a held authorisation for the document it made possible; null was not needed. */
export const pakaiOtorisasi = async (ctx: WriteContext, id: string | null, dokumen: string): Promise<void> => {
  if (id !== null) await ctx.db.run(sql`UPDATE otorisasi SET dokumen = ${dokumen} WHERE id = ${id}`)
}
