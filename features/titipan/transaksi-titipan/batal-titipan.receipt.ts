/** The paper of a deposit called off: what of its money went back to its customer, and what the shop kept. */
import { formatGram, formatRupiah, rp } from '@kencana/ledger'
import { field, pair, type Receipt, rule, signatures } from '@kencana/receipts'
import { caraBayar, lewatLaci } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import type { BatalTitipanLengkap } from './titipan.contract.ts'

/**
 * A deposit called off: its money back less what was kept, for its customer and for the shop.
 * @param kepala the head of the shop's receipts
 */
export const buktiBatalTitipan = (batal: BatalTitipanLengkap, kepala: readonly string[]): Receipt => ({
  judul: 'Cetak bukti batal titipan',
  nomor: batal.no_batal,
  berkas: 'batal_titipan.txt',
  salinan: ['CUSTOMER', 'INTERNAL'],
  baris: [
    ...kepala,
    ...rule(),
    ...field('NO', batal.no_batal),
    ...field('TITIP', batal.no_titip),
    ...field('TGL', batal.tgl_system),
    ...field('NAMA', batal.nama_customer),
    ...field('HP', batal.no_hp),
    ...field('ALASAN', batal.alasan),
    ...(batal.disetujui_oleh === null ? [] : field('IZIN', batal.disetujui_oleh)),
    ...field('USER', batal.user_id),
    ...rule(),
    ...pair(`${batal.kode_barcode} ${batal.nama_barang}`, ''),
    ...pair(`${batal.kadar_cetak} ${formatGram(batal.berat)} G`, 'TETAP DI TOKO', 2),
    ...rule(),
    ...pair('UANG TITIPAN', formatRupiah(batal.jumlah)),
    ...(batal.hangus === 0 ? [] : pair('HANGUS', formatRupiah(batal.hangus))),
    ...pair('KEMBALI KEPADA CUSTOMER', formatRupiah(rp(batal.jumlah - batal.hangus))),
    ...batal.pembayaran.flatMap((one) => pair(caraBayar(one), formatRupiah(one.jumlah), 2)),
    ...signatures('CUSTOMER', 'PETUGAS'),
  ],
  barcode: batal.no_batal,
  laci: lewatLaci(batal.pembayaran),
})
