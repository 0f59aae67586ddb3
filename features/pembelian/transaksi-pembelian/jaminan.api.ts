/** Pieces that the shop sold itself and keeps for a loan or a repair: found by their nota, and not bought back meanwhile. */
import type { Queryable } from '@kencana/database'
import type { Sesi, WriteContext } from '@kencana/server-kit'
import { type NotaTerjual, notaDiCustomer, umurNota } from './nota-beli.query.ts'
import { kunciTerjual } from './validasi.store.ts'

/** What is known of such a piece by its nota. */
export type NotaJaminan = NotaTerjual

/** How many days ago such a piece was sold. */
export const umurJaminan = (nota: Pick<NotaTerjual, 'tgl'>, sesi: Pick<Sesi, 'tgl_system'>): number =>
  umurNota(nota, sesi)

/** Pieces that their customer brings for a loan or a repair, held until commit, by barcode. @throws Refusal for one that is not his to leave */
export const pegangJaminan = async (
  ctx: WriteContext,
  kode_barcode: readonly string[],
): Promise<ReadonlyMap<string, NotaJaminan>> => {
  await kunciTerjual(
    ctx,
    kode_barcode.map((one) => ({ kode_barcode: one })),
  )
  return notaDiCustomer(ctx.db, kode_barcode)
}

/** The notas of pieces that lie here for a loan, by barcode. @throws Refusal for one that does not */
export const notaDijaminkan = (
  db: Queryable,
  kode_barcode: readonly string[],
  no_hutang: string,
): Promise<ReadonlyMap<string, NotaJaminan>> => notaDiCustomer(db, kode_barcode, no_hutang)
