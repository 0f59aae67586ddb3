/** Who has to say who he is before the shop buys from him. */
import { jumlah, type Rp, rp } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { type Orang, periksaLapor } from '../../member/batas-lapor/batas-lapor.api.ts'

interface Menjual extends Orang {
  detail_barang: readonly { kode_barcode?: string | undefined; harga: Rp }[]
}

/**
 * Who sells a piece without its nota shows a paper, and who sells for so much on one day that the law asks for it: in all shops together,
 * bought from him or taken in for a sale. From there on a paper alone is not enough, as where he buys: nobody is reported as UMUM.
 * @throws Refusal
 */
export const periksaPenjual = async (ctx: WriteContext, penjual: Menjual): Promise<void> => {
  const { jenis_identitas, detail_barang } = penjual
  if (jenis_identitas === '-' && detail_barang.some((one) => one.kode_barcode === undefined))
    throw new Refusal('rule', 'NIK Harus Diisi')
  await periksaLapor(ctx, penjual, { terima: rp(jumlah(detail_barang, 'harga')) })
}
