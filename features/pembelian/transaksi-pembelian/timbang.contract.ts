/** What whoever validates found on his own scale. */
import { gram, nomor, teks } from '@kencana/contract'
import { z } from 'zod'

/** A piece as whoever validates it weighed and tested it himself. */
const timbangan = z.object({
  no_faktur_beli: nomor('No Faktur'),
  berat: gram('Berat Timbang').refine((value) => value > 0, 'Berat Timbang Harus Lebih Dari 0'),
  kadar: teks('Kadar Uji', { max: 10 }),
})

/** Whether no number stands there twice. */
export const sekali = (list: readonly string[]): boolean => new Set(list).size === list.length

/** What was weighed and tested of pieces, each once: what is judged is what is kept. */
export const ditimbangSekali = (banyak: number) =>
  z
    .array(timbangan)
    .max(banyak, `Paling Banyak ${banyak} Barang`)
    .refine((list) => sekali(list.map((one) => one.no_faktur_beli)), 'Barang Yang Sama Ditimbang Dua Kali')
    .optional()
