/** Papers that show whether a printer is well: nothing on them is of any document, so no print of them is written down. */
import {
  center,
  gambarLabel,
  LEBAR,
  labelZpl,
  type NamaTemplate,
  pair,
  type Receipt,
  rule,
  wrap,
} from '@kencana/receipts'

const UKURAN = Array.from({ length: LEBAR }, (_, at) => (at + 1) % 10).join('')

/**
 * A paper of all 40 columns, for its width, its letters and its knife.
 * @param kepala the head of the shop's receipts
 * @param pada when it is printed
 */
export const strukContoh = (kepala: readonly string[], pada: string): Receipt => ({
  judul: 'Contoh struk',
  berkas: 'contoh_struk.txt',
  salinan: [''],
  baris: [
    ...kepala,
    ...rule(),
    ...center('CONTOH, BUKAN NOTA'),
    ...center(pada),
    ...rule(),
    UKURAN,
    ...pair('Kiri', 'Kanan'),
    ...rule(),
    ...wrap('Baris angka di atas harus utuh dari tepi ke tepi, dan kertas terpotong di bawah tulisan ini.'),
  ],
})

const KODE = '1000000014'
const TULISAN = ['CONTOH LABEL', '70%  3.500 g']

/** A label of no piece, as a printer takes it. */
export const labelContoh = async ({
  template,
  bahasa,
}: {
  template: NamaTemplate
  bahasa: 'ZPL' | 'ESC/POS'
}): Promise<Uint8Array> => {
  if (bahasa === 'ZPL') {
    const [judul = '', ...baris] = TULISAN
    return new TextEncoder().encode(labelZpl(gambarLabel(template, { kode_barcode: KODE, judul, baris }), 1))
  }
  const { labelBytes } = await import('@kencana/receipts/escpos')
  return labelBytes({ barcode: KODE, baris: TULISAN })
}
