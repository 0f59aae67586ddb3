import type { OutputOf } from '@kencana/contract'
import { formatRupiah } from '@kencana/ledger'
import { field, pair, type Receipt, rule, signatures } from '@kencana/receipts'
import { barisTunai, caraBayar, lewatLaci, type Tunai } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import type { getTitip } from './titip-uang.contract.ts'

/** A deposit; of one that was paid just now also what was given and got back in cash. */
type Titip = OutputOf<typeof getTitip> & { tunai?: Tunai | null }

/**
 * More money ahead for an order: how it was paid, and what is paid ahead with it.
 * @param kepala the head of the shop's receipts
 */
export const buktiTitip = (titip: Titip, kepala: readonly string[]): Receipt => ({
  judul: 'Cetak bukti titip uang',
  nomor: titip.no_titip,
  berkas: 'titip_uang.txt',
  salinan: ['CUSTOMER', 'INTERNAL'],
  laci: lewatLaci(titip.pembayaran),
  baris: [
    ...kepala,
    ...rule(),
    ...field('NO', titip.no_titip),
    ...field('PESAN', titip.no_pesanan),
    ...field('TGL', titip.tgl_system),
    ...field('NAMA', titip.nama_customer),
    ...field('HP', titip.no_hp),
    ...field('BARANG', titip.deskripsi),
    ...field('USER', titip.user_id),
    ...rule(),
    ...pair('TITIP UANG', formatRupiah(titip.jumlah)),
    ...titip.pembayaran.flatMap((one) => pair(caraBayar(one), formatRupiah(one.jumlah), 2)),
    ...barisTunai(titip.tunai, titip.pembayaran).flatMap(([label, jumlah]) => pair(label, formatRupiah(jumlah))),
    ...rule(),
    ...pair('JUMLAH TITIP UANG', formatRupiah(titip.saldo)),
    ...(titip.no_batal === null ? [] : [...rule(), `DIBATALKAN ${titip.no_batal}`]),
    ...signatures('CUSTOMER', 'PETUGAS'),
  ],
})
