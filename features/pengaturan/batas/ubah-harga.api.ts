/** How far a price of gold may be moved without agreement: per change, and against yesterday's. Source: controls, prices. */
import type { Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatRibuan, parsePersen, type Rp } from '@kencana/ledger'
import type { WriteContext } from '@kencana/server-kit'
import { nilaiParaSystem } from '../para-system/para-system.api.ts'

/** What an agreement to a price is for. */
const OTORISASI_UBAH_HARGA = 'UBAH HARGA'
/** 100 % in 1/10,000 %. */
const UTUH = 1_000_000n

/** Whether a price moved by more than a percentage. */
const lewat = (dari: number, ke: number, persen: number): boolean =>
  BigInt(Math.abs(ke - dari)) * UTUH > BigInt(dari) * BigInt(persen)

/**
 * What a category cost before the shop's day began; of one that was made since its first price, so that it does not walk away
 * in small steps on its first day.
 */
const hargaKemarin = async ({ db, sesi }: WriteContext, kode_group: string): Promise<number> => {
  const row = await db.one<{ harga: number }>(sql`
    WITH mulai AS (
      SELECT coalesce((SELECT max(ditutup_pada) FROM hari_tutup WHERE kode_toko = ${sesi.kode_toko}), t.dibuat_pada) AS pada
      FROM toko t WHERE t.kode_toko = ${sesi.kode_toko})
    SELECT coalesce(
      (SELECT (r.ke ->> 'harga')::bigint FROM riwayat_nilai r, mulai
        WHERE r.tabel = 'GROUP' AND r.kunci = ${kode_group} AND r.waktu <= mulai.pada ORDER BY r.id DESC LIMIT 1),
      (SELECT (r.ke ->> 'harga')::bigint FROM riwayat_nilai r
        WHERE r.tabel = 'GROUP' AND r.kunci = ${kode_group} AND (r.ke ->> 'harga')::bigint > 0 ORDER BY r.id LIMIT 1),
      0)::bigint AS harga`)
  return row?.harga ?? 0
}

/**
 * Judges a change of a category's price; the row is held. Its first price needs no agreement.
 * @returns what OWN or SU, and no deputy, have to agree to
 */
export const kasusUbahHarga = async (
  ctx: WriteContext,
  kode_group: string,
  lama: Rp,
  baru: Rp,
): Promise<Kasus | null> => {
  if (lama === baru) return null
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
