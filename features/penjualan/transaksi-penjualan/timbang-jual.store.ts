/** Pieces that are weighed once more as they are sold: what lies on the scale is what the books sell. Source: areas 01-penjualan 1.2. */
import { formatGram, type Mg } from '@kencana/ledger'
import { pairs, Refusal, type WriteContext } from '@kencana/server-kit'
import { batasBeda } from '../../pengaturan/batas/selisih.api.ts'

interface Ditimbang {
  kode_barcode: string
  berat_timbang?: Mg | undefined
}

/**
 * Holds what the counter's scale said against what each piece weighs in the books.
 * @param timbang_jual the shop's parameter
 * @param isian the lines of a form, and `barang` their pieces in the same order
 * @throws Refusal for a piece that was not weighed where the shop wants that, or differs by more than any piece may
 */
export const periksaTimbang = async (
  { db, sesi }: Pick<WriteContext, 'db' | 'sesi'>,
  timbang_jual: string,
  isian: readonly Ditimbang[],
  barang: readonly { berat: Mg }[],
): Promise<void> => {
  const lupa = isian.find((one) => one.berat_timbang === undefined)
  if (lupa && timbang_jual === 'WAJIB')
    throw new Refusal('rule', `Berat Timbang Barang ${lupa.kode_barcode} Harus Diisi`)
  if (isian.every((one) => one.berat_timbang === undefined)) return
  const batas = await batasBeda(db, sesi.kode_toko, 'BIJI')
  for (const [{ kode_barcode, berat_timbang }, { berat }] of pairs(isian, barang))
    if (berat_timbang !== undefined && Math.abs(berat_timbang - berat) > batas(berat))
      throw new Refusal(
        'rule',
        `Timbang Ulang Atau Koreksi Berat: Barang ${kode_barcode} Ditimbang ${formatGram(berat_timbang)} g, Tercatat ${formatGram(berat)} g`,
      )
}
