import type { OutputOf } from '@kencana/contract'
import { formatGram, formatRupiah } from '@kencana/ledger'
import { field, pair, type Receipt, rule, signatures } from '@kencana/receipts'
import { caraBayar, lewatLaci } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import type { getBatalPesanan } from './batal-pesanan.contract.ts'

type Batal = OutputOf<typeof getBatalPesanan>

const kembali = (batal: Batal): string[] => [
  ...(batal.persekot === 0 ? [] : pair('TITIP UANG', formatRupiah(batal.persekot))),
  ...batal.pembayaran.flatMap((one) => pair(caraBayar(one), formatRupiah(one.jumlah), 2)),
  ...(batal.berat_customer === 0
    ? []
    : pair(`EMAS CUSTOMER ${batal.kode_group}`, `${formatGram(batal.berat_customer)} G`)),
  ...(batal.contoh_nama === '' ? [] : pair('BARANG CONTOH', batal.contoh_nama)),
]

/**
 * An order called off: what went back to its customer.
 * @param kepala the head of the shop's receipts
 */
export const buktiBatal = (batal: Batal, kepala: readonly string[]): Receipt => {
  const isi = kembali(batal)
  return {
    judul: 'Cetak bukti batal pesanan',
    nomor: batal.no_batal,
    berkas: 'batal_pesanan.txt',
    salinan: ['CUSTOMER', 'INTERNAL'],
    laci: lewatLaci(batal.pembayaran),
    baris: [
      ...kepala,
      ...rule(),
      ...field('NO', batal.no_batal),
      ...field('PESAN', batal.no_pesanan),
      ...field('TGL', batal.tgl_system),
      ...field('NAMA', batal.nama_customer),
      ...field('HP', batal.no_hp),
      ...field('BARANG', batal.deskripsi),
      ...field('ALASAN', batal.alasan),
      ...field('USER', batal.user_id),
      ...rule(),
      'DIKEMBALIKAN KEPADA CUSTOMER',
      ...(isi.length === 0 ? ['TIDAK ADA'] : isi),
      ...signatures('CUSTOMER', 'PETUGAS'),
    ],
  }
}
