/** How far a price of gold may be moved without agreement: per change, and against yesterday's. Source: controls, prices. */
import type { Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatRibuan, type Persentase, parsePersen, type Rp, rp } from '@kencana/ledger'
import { isOwner, type WriteContext } from '@kencana/server-kit'
import { memakaiKadar } from '../../barang/harga-barang/harga-barang.api.ts'
import { nilaiParaSystem } from '../para-system/para-system.api.ts'

/** What an agreement to a price is for. */
const OTORISASI_UBAH_HARGA = 'UBAH HARGA'
/** 100 % in 1/10,000 %. */
const UTUH = 1_000_000n

/** Whether a price moved by more than a percentage. */
const lewat = (dari: number, ke: number, persen: number): boolean =>
  BigInt(Math.abs(ke - dari)) * UTUH > BigInt(dari) * BigInt(persen)

/**
 * What a category cost before the shop's day began; of one that had no price until then, made since or entered with 0, its first price,
 * so that it does not walk away in small steps on its first day.
 */
const hargaKemarin = async ({ db, sesi }: WriteContext, kode_group: string): Promise<number> => {
  const row = await db.one<{ harga: number }>(sql`
    WITH mulai AS (
      SELECT coalesce((SELECT max(ditutup_pada) FROM hari_tutup WHERE kode_toko = ${sesi.kode_toko}), t.dibuat_pada) AS pada
      FROM toko t WHERE t.kode_toko = ${sesi.kode_toko})
    SELECT coalesce(
      (SELECT (r.ke ->> 'harga')::bigint FROM riwayat_nilai r, mulai
        WHERE r.tabel = 'GROUP' AND r.kunci = ${kode_group} AND r.waktu <= mulai.pada AND (r.ke ->> 'harga')::bigint > 0
        ORDER BY r.id DESC LIMIT 1),
      (SELECT (r.ke ->> 'harga')::bigint FROM riwayat_nilai r
        WHERE r.tabel = 'GROUP' AND r.kunci = ${kode_group} AND (r.ke ->> 'harga')::bigint > 0 ORDER BY r.id LIMIT 1),
      0)::bigint AS harga`)
  return row?.harga ?? 0
}

/** Whether two categories cost the same but for what a change may move: a piece that goes from one to the other is not re-priced. */
export const hargaSetara = async (ctx: WriteContext, dari: string, ke: string): Promise<boolean> => {
  const rows = await ctx.db.rows<{ harga: Rp }>(sql`
    SELECT harga FROM master_group WHERE kode_group = ANY (${[dari, ke]}::text[])`)
  const [satu, dua = satu] = rows
  if (!satu || !dua) return false
  return !lewat(satu.harga, dua.harga, parsePersen(await nilaiParaSystem(ctx.db, ctx.sesi.kode_toko, 'ubah_harga')))
}

/** A piece's own price as it was, as it was when the day began, and as it is to be. */
interface Turun extends Pick<Kasus, 'keterangan' | 'kode_barcode' | 'berat'> {
  lama: Rp
  /** Its category's where it had no price of its own then. */
  kemarin: Rp
  baru: Rp
}

/**
 * Judges a fall of a piece's own price as one of a category's; what rises makes nothing cheaper.
 * @returns what OWN or SU, and no deputy, have to agree to
 */
export const kasusTurunTetap = async (
  ctx: WriteContext,
  { lama, kemarin, baru, ...isi }: Turun,
): Promise<Kasus | null> => {
  const { kode_toko } = ctx.sesi
  const sekali = parsePersen(await nilaiParaSystem(ctx.db, kode_toko, 'ubah_harga'))
  const sehari = parsePersen(await nilaiParaSystem(ctx.db, kode_toko, 'ubah_harga_hari'))
  const awal = Math.max(lama, kemarin)
  const sebab =
    baru < lama && lewat(lama, baru, sekali)
      ? `lebih dari ${sekali / 10_000} %`
      : baru < awal && lewat(awal, baru, sehari)
        ? `lebih dari ${sehari / 10_000} % dari harga kemarin`
        : ''
  if (sebab === '') return null
  const aturan = `Harga barang markis turun ${sebab}`
  return { ...isi, kategori: OTORISASI_UBAH_HARGA, aturan, satuan: 'RP', hitung: lama, input: baru, wakil: false }
}

/** A category whose fineness is nearest to another one's, and has a price. */
interface Tetangga {
  kode_group: string
  harga: Rp
  persentase: Persentase
  sendiri: Persentase
}

/** Two categories of one fineness: 2.00 points apart at most, in 1/10,000 %. */
const SEKADAR = 20_000

/**
 * A first price is a door to any price: it is held against the category of nearest fineness. Where there is none, OWN and SU
 * say it, nobody else.
 */
const kasusHargaPertama = async (ctx: WriteContext, kode_group: string, baru: Rp): Promise<Kasus | null> => {
  const { kode_toko, level } = ctx.sesi
  const dekat = await ctx.db.one<Tetangga>(sql`
    SELECT l.kode_group::text, l.harga, l.persentase, g.persentase AS sendiri
    FROM master_group g JOIN master_group l ON l.kode_group <> g.kode_group AND l.dihapus_pada IS NULL AND l.harga > 0
      AND l.persentase > 0 AND abs(l.persentase - g.persentase) <= ${SEKADAR}
    WHERE g.kode_group = ${kode_group} ORDER BY abs(l.persentase - g.persentase), l.kode_group LIMIT 1`)
  const isi = { kategori: OTORISASI_UBAH_HARGA, satuan: 'RP' as const, input: baru, wakil: false }
  if (!dekat)
    return isOwner(level)
      ? null
      : { ...isi, aturan: 'Harga pertama kategori diisi tanpa pemilik', keterangan: kode_group, hitung: 0 }
  const seharusnya = (await memakaiKadar(ctx.db, kode_toko))
    ? dekat.harga
    : rp(Number((BigInt(dekat.harga) * BigInt(dekat.sendiri)) / BigInt(dekat.persentase)))
  if (!lewat(seharusnya, baru, parsePersen(await nilaiParaSystem(ctx.db, kode_toko, 'ubah_harga')))) return null
  const aturan = `Harga pertama kategori menyimpang dari ${dekat.kode_group}, yang kadarnya sama`
  return { ...isi, aturan, keterangan: kode_group, hitung: seharusnya }
}

/**
 * Judges a change of a category's price; the row is held. Its first price is held against what gold of its fineness costs.
 * @returns what OWN or SU, and no deputy, have to agree to
 */
export const kasusUbahHarga = async (
  ctx: WriteContext,
  kode_group: string,
  lama: Rp,
  baru: Rp,
): Promise<Kasus | null> => {
  if (lama === baru) return null
  if (lama === 0) return kasusHargaPertama(ctx, kode_group, baru)
  const { kode_toko } = ctx.sesi
  const sekali = parsePersen(await nilaiParaSystem(ctx.db, kode_toko, 'ubah_harga'))
  const sehari = parsePersen(await nilaiParaSystem(ctx.db, kode_toko, 'ubah_harga_hari'))
  const kemarin = await hargaKemarin(ctx, kode_group)
  const sebab =
    lama > 0 && lewat(lama, baru, sekali)
      ? `lebih dari ${sekali / 10_000} %`
      : kemarin > 0 && lewat(kemarin, baru, sehari)
        ? `lebih dari ${sehari / 10_000} % dari harga kemarin`
        : ''
  if (sebab === '') return null
  return {
    kategori: OTORISASI_UBAH_HARGA,
    aturan: `Harga kategori diubah ${sebab}`,
    keterangan: `${kode_group}, kemarin Rp. ${formatRibuan(kemarin)}`,
    satuan: 'RP',
    hitung: lama,
    input: baru,
    wakil: false,
  }
}
