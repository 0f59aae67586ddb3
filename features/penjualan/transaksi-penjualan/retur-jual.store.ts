/** Pieces that come back from a platform's buyer were in nobody's sight: each is weighed before its sale is undone. */
import type { InputOf } from '@kencana/contract'
import { formatGram, type Mg } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { batasBeda } from '../../pengaturan/batas/selisih.api.ts'
import type { LewatMarketplace } from './marketplace-jual.store.ts'
import type { batalJual } from './transaksi-penjualan.contract.ts'

type Timbang = InputOf<typeof batalJual>['timbang']

/** Pieces as whoever agrees to the cancel is told of them. @throws Refusal for one that was not weighed, or is another one */
export const sebutKembali = async (
  { db, sesi }: WriteContext,
  { kode_marketplace }: LewatMarketplace,
  barang: readonly { kode_barcode: string; berat: Mg }[],
  timbang: Timbang = [],
): Promise<string[]> => {
  if (kode_marketplace === null) return barang.map((one) => one.kode_barcode)
  const batas = await batasBeda(db, sesi.kode_toko, 'BIJI')
  return barang.map(({ kode_barcode, berat }) => {
    const kini = timbang.find((one) => one.kode_barcode === kode_barcode)?.berat
    if (kini === undefined) throw new Refusal('rule', `Timbang Dahulu Barang ${kode_barcode} Yang Kembali`)
    if (Math.abs(kini - berat) > batas(berat))
      throw new Refusal(
        'rule',
        `Barang ${kode_barcode} Ditimbang ${formatGram(kini)} g, Dijual ${formatGram(berat)} g: Bukan Barang Yang Sama`,
      )
    return `${kode_barcode} ditimbang ${formatGram(kini)} g`
  })
}
