/** Above so much that the owner has not ticked, nobody else moves goods to him or from him. Source: controls, what goes out was seen. */
import type { Kasus } from '@kencana/contract'
import { formatGram, type Mg, parseGram } from '@kencana/ledger'
import { isOwner, Refusal, type WriteContext } from '@kencana/server-kit'
import { nilaiParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import { OTORISASI_BAHAN_BOS } from '../../tukang/bahan-stok/bahan-stok.contract.ts'
import { beratBelum, pilihDokumen } from './centang-bos.query.ts'

const menunggu = async ({ db, sesi }: WriteContext): Promise<{ belum: Mg; batas: Mg }> => ({
  belum: await beratBelum(db, sesi),
  batas: parseGram(await nilaiParaSystem(db, sesi.kode_toko, 'bos_belum')),
})

/** @throws Refusal while more than `bos_belum` waits for the owner's tick; OWN and SU, who could tick, are not kept */
export const tolakBelumDicentang = async (ctx: WriteContext): Promise<void> => {
  if (isOwner(ctx.sesi.level)) return
  const { belum, batas } = await menunggu(ctx)
  if (belum > batas)
    throw new Refusal(
      'rule',
      `Barang Bos ${formatGram(belum)} g Belum Dicentang, Minta OWN Atau SU Mencentangnya Dahulu`,
    )
}

/**
 * What leaves to the owner or a factory now: together with what waits at most `bos_belum`, else he agrees to it first.
 * @param keluar what leaves
 * @throws Refusal as tolakBelumDicentang
 */
export const kasusKeluar = async (ctx: WriteContext, keluar: Mg, keterangan: string): Promise<Kasus | null> => {
  await tolakBelumDicentang(ctx)
  if (isOwner(ctx.sesi.level)) return null
  const { belum, batas } = await menunggu(ctx)
  if (belum + keluar <= batas) return null
  return {
    kategori: OTORISASI_BAHAN_BOS,
    aturan: 'Barang keluar ke bos atau pabrik di atas yang boleh belum dicentang',
    keterangan,
    satuan: 'MG',
    hitung: batas,
    input: belum + keluar,
    mg: keluar,
  }
}

/**
 * Goods of the owner that go back to him because their entry is undone: a mistake that nobody has ticked yet at once, and both
 * wait for the tick; what he has ticked or booked himself like all goods that leave.
 * @param dokumen what is undone
 */
export const kasusBatalMasuk = async (ctx: WriteContext, dokumen: string, keluar: Mg): Promise<Kasus | null> => {
  const [row] = await pilihDokumen(ctx.db, ctx.sesi, [dokumen])
  return row && !row.ya ? null : kasusKeluar(ctx, keluar, dokumen)
}
