/** Who pays for an order that was made before, or fetches it, as far as the law wants to know it. */
import { sql } from '@kencana/database'
import type { WriteContext } from '@kencana/server-kit'
import type { z } from 'zod'
import type { pengambil } from '../../member/batas-lapor/batas-lapor.contract.ts'
import { kenaliDatang, type Pemilik } from '../../member/batas-lapor/pengambil.api.ts'
import type { Identitas } from '../../member/data-member/data-member.contract.ts'

/** The paper that the customer of an order showed as he paid ahead for it. */
const kertasTitip = ({ db }: WriteContext, no_pesanan: string): Promise<Identitas | undefined> =>
  db.one<Identitas>(sql`
    SELECT jenis_identitas, nik AS no_identitas FROM pesanan_titip
    WHERE no_pesanan = ${no_pesanan} AND nik <> '' AND nama_penyetor = '' ORDER BY dibuat_pada DESC LIMIT 1`)

/** Who pays for an order or fetches it. @param ditulis what he says of himself */
export const kenaliPengambil = async (
  ctx: WriteContext,
  no_pesanan: string,
  ditulis: z.output<typeof pengambil> | undefined,
) => {
  const dia = await ctx.db.one<Pemilik>(sql`
    SELECT kode_customer::text AS kode_member, nama_customer::text, no_hp, alamat_customer AS alamat FROM pesanan
    WHERE no_pesanan = ${no_pesanan}`)
  if (!dia) throw new Error(`no order ${no_pesanan}`)
  return kenaliDatang(ctx, dia, ditulis, () => kertasTitip(ctx, no_pesanan))
}
