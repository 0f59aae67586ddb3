/** What of a form of orders somebody else has to see or agree to. Source: controls, limits; what goes out was seen. */
import type { InputOf, Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import type { Persentase } from '@kencana/ledger'
import { pairs, type WriteContext } from '@kencana/server-kit'
import { memakaiKadar } from '../../barang/harga-barang/harga-barang.api.ts'
import { periksaBertingkat } from '../../pengaturan/batas/batas.api.ts'
import type { NilaiPesanan } from './harga-pesanan.api.ts'
import { OTORISASI_EMAS_CUSTOMER, OTORISASI_KADAR_PESANAN, type simpanPesanan } from './transaksi-pesanan.contract.ts'

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

/** 2.00 points: what a fineness may be below its category's without being asked about. */
const KADAR_RENDAH = 20_000

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
    if (seharusnya - persentase <= KADAR_RENDAH) return null
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

/** The rules that a form breaks; its limits are used up where it keeps them. */
export const kasusPesanan = async (
  ctx: WriteContext,
  isian: Isian,
  nilai: readonly NilaiPesanan[],
): Promise<(Kasus | null)[]> => [...(await kasusKadar(ctx, isian, nilai)), await kasusEmas(ctx, isian)]
