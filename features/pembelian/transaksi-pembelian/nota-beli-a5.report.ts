/** The nota of a purchase as a page of A5: the same as in 40 columns, with the photo of each piece that the shop knows and its number as a QR. */
import type { OutputOf } from '@kencana/contract'
import { writePdf } from '@kencana/reports/paper'
import { baris, FOTO, Halaman, LEBAR, TEPI } from '../../cetak/a5.report.ts'
import { sebutRekening } from './rekening-pelanggan.contract.ts'
import type { getBeli } from './transaksi-pembelian.contract.ts'
import { DIBATALKAN, jumlahBeli, kepalaBeli, uraianBeli } from './transaksi-pembelian.receipt.ts'

type Grup = OutputOf<typeof getBeli>

/**
 * The nota as PDF.
 * @param kepalaToko the head of the shop's papers
 * @param ke running number of this print: from 2 on it says SALINAN ke-n
 * @param foto JPEG of a piece by its number, none for one that the shop never sold
 */
export const notaBeliA5 = (
  grup: Grup,
  kepalaToko: readonly string[],
  ke: number,
  foto: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> => {
  const gambar = () => {
    const tanda = ke > 1 ? `SALINAN ke-${ke - 1}` : ''
    const out = new Halaman()
    out.toko(kepalaToko, 'NOTA PEMBELIAN', tanda)
    out.garis()
    out.fakta(kepalaBeli(grup))
    out.garis()
    const geser = foto.size === 0 ? 0 : FOTO + 10
    for (const one of grup.barang) {
      const isi = [...uraianBeli(one), ...(one.status === 'BATAL' ? [[DIBATALKAN, ''] as const] : [])]
      const lines = isi.flatMap((pasang, at) => baris(pasang, LEBAR - geser, at === 0 ? 'bold' : 'regular'))
      out.blok(lines, TEPI + geser, foto.get(one.no_faktur_beli))
    }
    out.garis()
    const ke_rekening = sebutRekening(grup)
    const jumlah = [...jumlahBeli(grup), ...(ke_rekening === '' ? [] : [['KE', ke_rekening] as const])]
    out.blok(
      jumlah.flatMap((pasang, at) => baris(pasang, LEBAR, at === 0 ? 'bold' : 'regular')),
      TEPI,
    )
    out.garis()
    out.qr(grup.no_grup, [grup.no_grup, 'Barang di atas dijual kepada toko oleh yang bertanda tangan.'])
    out.tandaTangan('CUSTOMER', 'PETUGAS')
    out.kaki(grup.no_grup, tanda)
    return out.pages
  }
  return writePdf(`Nota pembelian ${grup.no_grup}`, [grup, kepalaToko], gambar)
}
