/** Who fetches an order, as far as the law wants to know it. */
import type { InputOf } from '@kencana/contract'
import { type Rp, rp } from '@kencana/ledger'
import type { WriteContext } from '@kencana/server-kit'
import { periksaLapor } from '../../member/batas-lapor/batas-lapor.api.ts'
import { kenaliPengambil } from '../data-pesanan/pengambil.api.ts'
import type { serahPesanan } from './serah-pesanan.contract.ts'

/**
 * Who fetches an order, and what its handover keeps of him. What was paid ahead counted on its own day; a handover of so much asks who he
 * is whatever of it is left.
 * @param total what the order comes to
 * @throws Refusal where he has to say who he is
 */
export const pengambilSerah = async (
  ctx: WriteContext,
  { no_pesanan, pengambil }: InputOf<typeof serahPesanan>,
  total: Rp,
  { persekot, beli }: { persekot: Rp; beli: Rp },
) => {
  const { orang, nama: nama_pengambil } = await kenaliPengambil(ctx, no_pesanan, pengambil)
  await periksaLapor(ctx, orang, { bayar: rp(Math.max(total - persekot, 0)), terima: beli, nota: total })
  const { nama_customer, alamat, jenis_identitas, nik } = orang
  return { nama_customer, pengambil: { nama_pengambil, alamat, jenis_identitas, nik } }
}
