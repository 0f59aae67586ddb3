/** The letter of a loan as a page of A5: the same as in 40 columns, with the photos of each item, its terms and its number as a QR. */
import { formatGram, jumlahBerat } from '@kencana/ledger'
import { writePdf } from '@kencana/reports/paper'
import { baris, FOTO, Halaman, LEBAR, TEPI } from '../../cetak/a5.report.ts'
import type { BarangHutang, SatuHutang } from './hutang.contract.ts'
import { hariSurat, ketentuan, syaratSurat } from './hutang.receipt.ts'

const kepala = (hutang: SatuHutang): (readonly [string, string])[] => [
  ['NO', hutang.no_hutang],
  ...(hutang.no_manual === '' ? [] : [['MANUAL', hutang.no_manual] as const]),
  ...hariSurat(hutang),
  ['NAMA', hutang.nama_customer],
  ...(hutang.alamat === '' ? [] : [['ALAMAT', hutang.alamat] as const]),
  ['HP', hutang.no_hp],
  [hutang.jenis_identitas, hutang.nik],
  ['SALES', `${hutang.kode_sales} ${hutang.nama_sales}`],
]

const satu = ({ nama_barang, jumlah, kadar, berat, kondisi_pinjaman }: BarangHutang): (readonly [string, string])[] => [
  [nama_barang, `${formatGram(berat)} G`],
  [`${jumlah} PCS, ${kadar}, ${kondisi_pinjaman}`, ''],
]

/**
 * The letter as PDF.
 * @param kepalaToko the head of the shop's papers
 * @param ke running number of this print: from 2 on it says SALINAN ke-n
 * @param foto JPEGs of an item by its line, in the order they were taken; none for an item without
 */
export const suratA5 = (
  hutang: SatuHutang,
  kepalaToko: readonly string[],
  ke: number,
  foto: ReadonlyMap<number, readonly Uint8Array<ArrayBuffer>[]>,
): Promise<Uint8Array<ArrayBuffer>> => {
  const gambar = () => {
    const tanda = ke > 1 ? `SALINAN ke-${ke - 1}` : ''
    const out = new Halaman()
    out.toko(kepalaToko, 'SURAT HUTANG', tanda)
    out.garis()
    out.fakta(kepala(hutang))
    out.garis()
    const geser = foto.size === 0 ? 0 : FOTO + 10
    for (const one of hutang.barang) {
      const lines = satu(one).flatMap((isi, nth) => baris(isi, LEBAR - geser, nth === 0 ? 'bold' : 'regular'))
      const [pertama, ...lain] = foto.get(one.urut) ?? []
      out.blok(lines, TEPI + geser, pertama)
      out.deret(lain, TEPI + geser)
    }
    out.garis()
    const jumlah = [['JUMLAH BERAT', `${formatGram(jumlahBerat(hutang.barang))} G`] as const, ...syaratSurat(hutang)]
    out.blok(
      jumlah.flatMap((isi) => baris(isi, LEBAR, isi[0] === 'JUMLAH HUTANG' ? 'bold' : 'regular')),
      TEPI,
    )
    out.garis()
    out.qr(hutang.no_hutang, ketentuan(hutang))
    out.tandaTangan('CUSTOMER', 'PETUGAS')
    out.kaki(hutang.no_hutang, tanda)
    return out.pages
  }
  return writePdf(`Surat hutang ${hutang.no_hutang}`, [hutang, kepalaToko], gambar)
}
