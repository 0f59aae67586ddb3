import { formatGram, formatRibuan, formatRupiah } from '@kencana/ledger'
import { field, pair, type Receipt, rule, signatures } from '@kencana/receipts'
import { lewatLaci, rincianBalik } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import type { BuktiBatal } from './bukti-batal.contract.ts'

const adaUang = (label: string, value: number): string[] => (value === 0 ? [] : pair(label, formatRupiah(value)))

const uang = ({ pembayaran, potongan, biaya }: BuktiBatal): string[] => [
  ...rincianBalik(pembayaran).flatMap(([label, jumlah, masuk]) => pair(label, formatRupiah(jumlah), masuk)),
  ...adaUang('POTONGAN POIN', potongan),
  ...adaUang('DITAHAN BANK', biaya),
]

const barang = ({ barang: list, tukar }: BuktiBatal): string[] => [
  'BARANG KEMBALI KE TOKO',
  ...list.flatMap((one) => [
    ...pair(`${one.kode_barcode} ${one.nama_barang}`, ''),
    ...pair(`${one.kadar_cetak} ${formatGram(one.berat)} G`, formatRibuan(one.total), 2),
  ]),
  ...(tukar.length === 0 ? [] : ['BARANG TUKAR KEMBALI KE CUSTOMER']),
  ...tukar.flatMap((one) => [
    ...pair(`${one.no_faktur_beli} ${one.nama_barang}`, ''),
    ...pair(`${one.kadar} ${formatGram(one.berat)} G`, '', 2),
  ]),
]

/**
 * A paid sale undone: its pieces and its money, for its customer and for the shop.
 * @param kepala the head of the shop's receipts
 */
export const buktiBatalJual = (batal: BuktiBatal, kepala: readonly string[]): Receipt => ({
  judul: 'Cetak bukti batal penjualan',
  nomor: batal.no_batal,
  berkas: 'batal_penjualan.txt',
  salinan: ['CUSTOMER', 'INTERNAL'],
  laci: lewatLaci(batal.pembayaran),
  baris: [
    ...kepala,
    ...rule(),
    ...field('NO', batal.no_batal),
    ...(batal.no_kembali === null ? [] : field('UANG', batal.no_kembali)),
    ...field('FAKTUR', batal.no_faktur_jual),
    ...field('JUAL', batal.tgl_jual),
    ...field('TGL', batal.tgl_system),
    ...field('NAMA', batal.nama_customer),
    ...(batal.no_hp === '' ? [] : field('HP', batal.no_hp)),
    ...field('ALASAN', batal.alasan),
    ...(batal.disetujui_oleh === null ? [] : field('IZIN', batal.disetujui_oleh)),
    ...field('USER', batal.user_id),
    ...rule(),
    ...barang(batal),
    ...rule(),
    ...pair('TAGIHAN', formatRupiah(batal.tagihan)),
    ...uang(batal),
    ...signatures('CUSTOMER', 'PETUGAS'),
  ],
})
