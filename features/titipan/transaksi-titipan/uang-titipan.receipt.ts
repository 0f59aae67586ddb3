/** The paper of more money for a deposit: how it was paid, and what is left for the piece with it. */
import type { OutputOf } from '@kencana/contract'
import { formatGram, formatRupiah } from '@kencana/ledger'
import { field, pair, type Receipt, rule, signatures } from '@kencana/receipts'
import { barisTunai, caraBayar, lewatLaci, type Tunai } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import type { getUangTitipan } from './transaksi-titipan.contract.ts'

/** Of what was paid just now also what was given and got back in cash. */
export type UangTunai = OutputOf<typeof getUangTitipan> & { tunai?: Tunai | null }

/**
 * More money for a deposit, for its customer and for the shop.
 * @param kepala the head of the shop's receipts
 */
export const buktiUangTitipan = (uang: UangTunai, kepala: readonly string[]): Receipt => ({
  judul: 'Cetak bukti uang titipan',
  nomor: uang.no_uang_titip,
  berkas: 'uang_titipan.txt',
  salinan: ['CUSTOMER', 'INTERNAL'],
  laci: lewatLaci(uang.pembayaran),
  baris: [
    ...kepala,
    ...rule(),
    ...field('NO', uang.no_uang_titip),
    ...field('TITIP', uang.no_titip),
    ...field('TGL', uang.tgl_system),
    ...field('NAMA', uang.nama_customer),
    ...field('HP', uang.no_hp),
    ...field('USER', uang.user_id),
    ...rule(),
    ...pair(`${uang.kode_barcode} ${uang.nama_barang}`, ''),
    ...pair(`${uang.kadar_cetak} ${formatGram(uang.berat)} G`, '', 2),
    ...rule(),
    ...pair('TAMBAH UANG', formatRupiah(uang.jumlah)),
    ...uang.pembayaran.flatMap((one) => pair(caraBayar(one), formatRupiah(one.jumlah), 2)),
    ...barisTunai(uang.tunai, uang.pembayaran).flatMap(([label, jumlah]) => pair(label, formatRupiah(jumlah))),
    ...rule(),
    ...pair('UANG TITIPAN', formatRupiah(uang.saldo)),
    ...(uang.no_batal === null ? [] : [...rule(), `DIBATALKAN ${uang.no_batal}`]),
    ...signatures('CUSTOMER', 'PETUGAS'),
  ],
})
