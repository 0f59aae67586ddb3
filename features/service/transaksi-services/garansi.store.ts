/** Pieces of the shop's own notas in repair, and which of them its guarantee covers. Source: areas 11-service 11.2. */
import { bentukTelepon, type InputOf } from '@kencana/contract'
import type { WriteContext } from '@kencana/server-kit'
import { pegangJaminan, umurJaminan } from '../../pembelian/transaksi-pembelian/jaminan.api.ts'
import { batasBeda } from '../../pengaturan/batas/selisih.api.ts'
import { bilanganParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import type { simpanService } from './transaksi-services.contract.ts'

type Isian = InputOf<typeof simpanService>
type Nota = Awaited<ReturnType<typeof pegangJaminan>> extends ReadonlyMap<string, infer N> ? N : never

/** A piece of the form, by its nota where it has one. */
export type BarisMasuk = Isian['detail_barang'][number] & { kode_barang: string | null; garansi: boolean }

/** Who brings it is who bought it, as far as its nota says who that was. */
const pembelinya = (nota: Nota, { kode_member, no_hp }: Isian): boolean =>
  nota.kode_member === '-'
    ? nota.no_hp === '' || bentukTelepon(nota.no_hp) === bentukTelepon(no_hp)
    : nota.kode_member === kode_member

/**
 * What is brought, the shop's own pieces as their notas say. One is under guarantee while it is young enough, weighs what was sold and is
 * brought by who bought it; else its work costs what any work costs.
 * @throws Refusal for one that its customer does not have
 */
export const menurutNota = async (ctx: WriteContext, isian: Isian): Promise<BarisMasuk[]> => {
  const kode = isian.detail_barang.flatMap(({ kode_barcode }) => (kode_barcode === '' ? [] : [kode_barcode]))
  if (kode.length === 0) return isian.detail_barang.map((one) => ({ ...one, kode_barang: null, garansi: false }))
  const nota = await pegangJaminan(ctx, kode)
  const hari = await bilanganParaSystem(ctx.db, ctx.sesi.kode_toko, 'garansi')
  const beda = await batasBeda(ctx.db, ctx.sesi.kode_toko, 'BIJI')
  return isian.detail_barang.map((one) => {
    const satu = nota.get(one.kode_barcode)
    if (!satu) return { ...one, kode_barang: null, garansi: false }
    const garansi =
      hari > 0 &&
      umurJaminan(satu, ctx.sesi) <= hari &&
      Math.abs(one.berat - satu.berat) <= beda(satu.berat) &&
      pembelinya(satu, isian)
    return { ...one, nama_barang: satu.nama_barang, kadar: satu.kadar, kode_barang: satu.kode_barang, garansi }
  })
}
