/** The nota as a page of A5: the same as in 40 columns, with the photo of each piece and the QR. */
import { writePdf } from '@kencana/reports/paper'
import { baris, FOTO, Halaman, LEBAR, TEPI } from '../../cetak/a5.report.ts'
import { isiNota, type NotaTunai } from './isi-nota.receipt.ts'
import type { BentukNota } from './nota-penjualan.receipt.ts'

const KATA_QR = ['Keaslian nota ini', 'Pindai QR ini dengan kamera HP, atau buka'] as const

/**
 * The nota as PDF.
 * @param ke running number of this print: from 2 on it says SALINAN ke-n
 * @param foto JPEG of a piece by its line; none for a piece without
 */
export const notaA5 = (
  nota: NotaTunai,
  bentuk: Omit<BentukNota, 'salinan'>,
  ke: number,
  foto: ReadonlyMap<number, Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> => {
  const gambar = () => {
    const { kepala, barang, jumlah, poin, batal } = isiNota(nota, bentuk.tampil, bentuk.saat)
    const tanda = ke > 1 ? `SALINAN ke-${ke - 1}` : ''
    const out = new Halaman()
    out.toko(bentuk.kepala, 'NOTA', tanda)
    out.garis()
    out.fakta(kepala)
    out.garis()
    const geser = foto.size === 0 ? 0 : FOTO + 10
    for (const [at, list] of barang.entries()) {
      const lines = list.flatMap((one, nth) => baris(one, LEBAR - geser, nth === 0 ? 'bold' : 'regular'))
      out.blok(lines, TEPI + geser, foto.get(nota.barang[at]?.urut ?? 0))
    }
    out.garis()
    out.blok(
      jumlah.flatMap((one, nth) => baris(one, LEBAR, nth === 0 ? 'bold' : 'regular')),
      TEPI,
    )
    if (poin.length > 0)
      out.blok(
        poin.flatMap((one) => baris(one, LEBAR)),
        TEPI,
      )
    if (batal !== '') out.tengah(batal, 12, 'bold')
    out.garis()
    if (nota.tautan === '') out.qr(nota.token, [KATA_QR[0], 'Tunjukkan QR ini di toko kami.'])
    else out.qr(nota.tautan, [...KATA_QR, nota.tautan])
    for (const line of bentuk.kaki) if (!/^-+$/.test(line)) out.tengah(line, 8.5)
    out.kaki(nota.no_faktur_jual, tanda)
    return out.pages
  }
  return writePdf(`Nota ${nota.no_faktur_jual}`, [nota, bentuk], gambar)
}
