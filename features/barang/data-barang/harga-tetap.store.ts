/** The price of its own that a markis piece has: what an edit makes of it, and who has to agree when it falls. Source: controls, prices. */
import type { InputOf, Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { type Persentase, type Rp, rp } from '@kencana/ledger'
import { isOwner, Refusal, type WriteContext } from '@kencana/server-kit'
import { kasusTurunTetap } from '../../pengaturan/batas/ubah-harga.api.ts'
import { emasTetap, hargaSekarang } from '../harga-barang/harga-barang.api.ts'
import type { satuBarang } from './data-barang.api.ts'
import type { editBarang } from './data-barang.contract.ts'

type Sebelum = Awaited<ReturnType<typeof satuBarang>>
type Isian = Omit<InputOf<typeof editBarang>, 'kode_barang' | 'versi'>

/** What an edited piece costs from now on, and how. */
export interface HargaEdit {
  is_markis: boolean
  harga_estimasi: Rp
  harga_total: Rp
}

/** A fixed price is the owners' to give, to change and to take away. @throws Refusal */
export const periksaMarkis = ({ sesi }: WriteContext, sebelum: Sebelum, isian: Isian): void => {
  if (isOwner(sesi.level)) return
  if ((isian.is_markis ?? sebelum.is_markis) !== sebelum.is_markis)
    throw new Refusal('denied', 'Markis Hanya Diubah OWN Atau SU')
  if (sebelum.is_markis && (isian.harga_total ?? sebelum.harga_total) !== sebelum.harga_total)
    throw new Refusal('denied', 'Harga Tetap Hanya Diubah OWN Atau SU')
}

const tetap = (sebelum: Sebelum, { harga_atribut, harga_total: diminta }: Isian): HargaEdit => {
  if (sebelum.no_pesanan !== '-')
    throw new Refusal('rule', `Barang ${sebelum.kode_barcode} Milik Pesanan ${sebelum.no_pesanan}, Tidak Bisa Markis`)
  const harga_total = diminta ?? (sebelum.is_markis ? sebelum.harga_total : undefined)
  if (harga_total === undefined) throw new Refusal('invalid', 'Harga Tetap Tidak Boleh Kosong')
  return {
    is_markis: true,
    harga_total,
    harga_estimasi: emasTetap({ harga_total, harga_atribut, ongkos: sebelum.ongkos }),
  }
}

/** @param persentase of the piece from now on @throws Refusal */
export const hargaEdit = async (
  ctx: WriteContext,
  sebelum: Sebelum,
  isian: Isian,
  persentase: Persentase,
): Promise<HargaEdit> => {
  if (isian.is_markis ?? sebelum.is_markis) return tetap(sebelum, isian)
  const { kode_toko, kode_group, berat, ongkos } = sebelum
  // The estimate stays what it was at entry unless the fineness that it was made of changes.
  const harga_estimasi =
    persentase === sebelum.persentase && !sebelum.is_markis
      ? sebelum.harga_estimasi
      : await hargaSekarang(ctx.db, kode_toko, { kode_group, berat, persentase })
  return { is_markis: false, harga_estimasi, harga_total: rp(harga_estimasi + isian.harga_atribut + ongkos) }
}

/**
 * The fixed price it had when the shop's day began, or of a piece that came today the one it came with; null where its category's was
 * its price.
 */
const tetapKemarin = async ({ db, sesi }: WriteContext, kode_barang: string): Promise<Rp | null> => {
  const row = await db.one<{ harga: Rp | null }>(sql`
    WITH mulai AS (
      SELECT coalesce((SELECT max(ditutup_pada) FROM hari_tutup WHERE kode_toko = ${sesi.kode_toko}), t.dibuat_pada) AS pada
      FROM toko t WHERE t.kode_toko = ${sesi.kode_toko})
    SELECT CASE WHEN r.is_markis THEN r.harga_total::bigint END AS harga FROM riwayat_barang r, mulai
    WHERE r.kode_barang = ${kode_barang}
    ORDER BY (r.waktu <= mulai.pada) DESC, CASE WHEN r.waktu <= mulai.pada THEN -r.id ELSE r.id END LIMIT 1`)
  return row?.harga ?? null
}

/** What OWN or SU, and no deputy, agree to where a piece that has, had or gets a fixed price is sold for less from now on. */
export const kasusHargaTetap = async (ctx: WriteContext, sebelum: Sebelum, baru: HargaEdit): Promise<Kasus | null> => {
  if (!sebelum.is_markis && !baru.is_markis) return null
  const { kode_barang, kode_barcode, nama_barang, kode_toko, kode_group, berat, harga_atribut, ongkos } = sebelum
  const persentase = sebelum.persentase as Persentase
  const biasa = async (): Promise<Rp> =>
    rp((await hargaSekarang(ctx.db, kode_toko, { kode_group, berat, persentase })) + harga_atribut + ongkos)
  const lama = sebelum.is_markis ? sebelum.harga_total : await biasa()
  if (baru.harga_total >= lama) return null
  return kasusTurunTetap(ctx, {
    lama,
    kemarin: (await tetapKemarin(ctx, kode_barang)) ?? (await biasa()),
    baru: baru.harga_total,
    kode_barcode,
    keterangan: `${kode_barcode} ${nama_barang}`,
    berat,
  })
}
