import { formatGram, formatRupiah } from '@kencana/ledger'
import { field, pair, type Receipt, rule, signatures } from '@kencana/receipts'
import { lewatLaci, rincianBalik } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import type { BuktiBatalSerah } from './batal-serah.contract.ts'

const adaUang = (label: string, value: number): string[] => (value === 0 ? [] : pair(label, formatRupiah(value)))

const uang = (batal: BuktiBatalSerah): string[] => [
  ...adaUang('TITIP UANG DI PESANAN', batal.persekot),
  ...(batal.berat_beli === 0
    ? []
    : pair(`EMAS LEBIH DI PESANAN ${formatGram(batal.berat_beli)} G`, formatRupiah(batal.beli))),
  ...rincianBalik(batal.pembayaran).flatMap(([label, jumlah, masuk]) => pair(label, formatRupiah(jumlah), masuk)),
  ...adaUang('DITAHAN BANK', batal.biaya),
]

/**
 * A handing over undone: the piece lies here again, its money went back, for its customer and for the shop.
 * @param kepala the head of the shop's receipts
 */
export const buktiBatalSerah = (batal: BuktiBatalSerah, kepala: readonly string[]): Receipt => ({
  judul: 'Cetak bukti batal serah',
  nomor: batal.no_batal,
  berkas: 'batal_serah_pesanan.txt',
  salinan: ['CUSTOMER', 'INTERNAL'],
  laci: lewatLaci(batal.pembayaran),
  baris: [
    ...kepala,
    ...rule(),
    ...field('NO', batal.no_batal),
    ...(batal.no_kembali === null ? [] : field('UANG', batal.no_kembali)),
    ...field('SERAH', batal.no_serah),
    ...field('PESAN', batal.no_pesanan),
    ...field('TGL', batal.tgl_system),
    ...field('NAMA', batal.nama_customer),
    ...field('HP', batal.no_hp),
    ...field('ALASAN', batal.alasan),
    ...(batal.disetujui_oleh === null ? [] : field('IZIN', batal.disetujui_oleh)),
    ...field('USER', batal.user_id),
    ...rule(),
    'BARANG KEMBALI KE TOKO',
    ...pair(`${batal.kode_barcode} ${batal.nama_barang}`, ''),
    ...pair(batal.kadar, `${formatGram(batal.berat)} G`, 2),
    ...rule(),
    ...pair('TAGIHAN', formatRupiah(batal.tagihan)),
    ...uang(batal),
    ...signatures('CUSTOMER', 'PETUGAS'),
  ],
})
