/** What of a form of orders somebody else has to see or agree to. Source: controls, limits; what goes out was seen. */
import type { InputOf, Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatRibuan, type Mg, mg, type Persentase, type Rp, rp } from '@kencana/ledger'
import { geserTanggal, pairs, type WriteContext } from '@kencana/server-kit'
import { memakaiKadar } from '../../barang/harga-barang/harga-barang.api.ts'
import { periksaBertingkat } from '../../pengaturan/batas/batas.api.ts'
import { batasPersen } from '../../pengaturan/batas/jatah.api.ts'
import { terlaluRendah } from '../../pengaturan/batas/kadar.api.ts'
import { bilanganParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import type { NilaiPesanan } from './harga-pesanan.api.ts'
import {
  OTORISASI_EMAS_CUSTOMER,
  OTORISASI_KADAR_PESANAN,
  OTORISASI_KUNCI_HARGA,
  type simpanPesanan,
} from './transaksi-pesanan.contract.ts'

type Isian = InputOf<typeof simpanPesanan>

/** Gold that nobody weighed would be paid for at the handing over: all of a form is one weight, however it is split. */
const kasusEmas = (ctx: WriteContext, { detail_barang, nama_customer }: Isian): Promise<Kasus | null> =>
  periksaBertingkat(
    ctx,
    'emas',
    detail_barang.reduce((sum, one) => sum + one.berat_customer, 0),
    {
      kategori: OTORISASI_EMAS_CUSTOMER,
      aturan: 'Emas customer untuk pesanan',
      keterangan: `${nama_customer}: ${[...new Set(detail_barang.map((one) => `${one.kode_group} ${one.kadar}`))].join(', ')}`,
    },
  )

/** A lower fineness than its category has makes a wish cheap, where prices are those of fine gold. */
const kasusKadar = async (
  ctx: WriteContext,
  { detail_barang, nama_customer }: Isian,
  nilai: readonly NilaiPesanan[],
): Promise<(Kasus | null)[]> => {
  if (!(await memakaiKadar(ctx.db, ctx.sesi.kode_toko))) return []
  const rows = await ctx.db.rows<{ kode_group: string; persentase: Persentase }>(sql`
    SELECT kode_group::text, persentase FROM master_group
    WHERE kode_group = ANY (${detail_barang.map((one) => one.kode_group)}::text[])`)
  const group = new Map(rows.map((one) => [one.kode_group, one.persentase]))
  return pairs(detail_barang, nilai).map(([{ kode_group, kadar, perkiraan_berat, deskripsi }, { persentase }]) => {
    const seharusnya = group.get(kode_group) ?? persentase
    if (!terlaluRendah(persentase, seharusnya)) return null
    return {
      kategori: OTORISASI_KADAR_PESANAN,
      aturan: `Kadar pesanan lebih dari 2 persen di bawah kategori ${kode_group}`,
      keterangan: `${nama_customer}: ${deskripsi}, kadar ${kadar}`,
      satuan: 'PERSEN',
      hitung: seharusnya,
      input: persentase,
      berat: perkiraan_berat,
      mg: perkiraan_berat,
      // It sets a price.
      wakil: false,
    }
  })
}

/** A price kept for nothing is a free option on gold: it asks for a part of its own order's estimate in advance. */
const kasusKunci = async (
  ctx: WriteContext,
  { detail_barang, nama_customer }: Isian,
  bagian: readonly Rp[],
): Promise<(Kasus | null)[]> => {
  const hasil: (Kasus | null)[] = []
  for (const [{ kunci_harga, sub_total, deskripsi, perkiraan_berat }, titip] of pairs(detail_barang, bagian)) {
    if (!kunci_harga) continue
    const perlu = rp(await batasPersen(ctx.db, ctx.sesi.kode_toko, 'kunci_deposit', sub_total))
    if (titip >= perlu) continue
    hasil.push({
      kategori: OTORISASI_KUNCI_HARGA,
      aturan: `Kunci harga butuh titip uang Rp. ${formatRibuan(perlu)}`,
      keterangan: `${nama_customer}: ${deskripsi}`,
      satuan: 'RP',
      hitung: perlu,
      input: titip,
      berat: perkiraan_berat,
      rp: sub_total,
      // It sets a price.
      wakil: false,
    })
  }
  return hasil
}

/** Until when and to what weight an order keeps its price; its own from now on, whatever the limits become. */
export const masaKunci = async (
  ctx: WriteContext,
  { kunci_harga, perkiraan_berat }: Pick<Isian['detail_barang'][number], 'kunci_harga' | 'perkiraan_berat'>,
): Promise<{ kunci_sampai: string | null; kunci_berat: Mg | null }> => {
  if (!kunci_harga) return { kunci_sampai: null, kunci_berat: null }
  const { kode_toko, tgl_system } = ctx.sesi
  const lama = await bilanganParaSystem(ctx.db, kode_toko, 'kunci_lama')
  const lebih = await batasPersen(ctx.db, kode_toko, 'kunci_lebih', perkiraan_berat)
  return { kunci_sampai: geserTanggal(tgl_system, lama), kunci_berat: mg(perkiraan_berat + lebih) }
}

/**
 * The rules that a form breaks; its limits are used up where it keeps them.
 * @param bagian the share of each order in the deposit
 */
export const kasusPesanan = async (
  ctx: WriteContext,
  isian: Isian,
  nilai: readonly NilaiPesanan[],
  bagian: readonly Rp[],
): Promise<(Kasus | null)[]> => [
  ...(await kasusKadar(ctx, isian, nilai)),
  ...(await kasusKunci(ctx, isian, bagian)),
  await kasusEmas(ctx, isian),
]
