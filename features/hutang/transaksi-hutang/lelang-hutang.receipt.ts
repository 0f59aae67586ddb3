/** The papers of an auction: what its goods brought and what that paid, and the receipt of what was left over. */
import { formatGram, formatRibuan, jumlahBerat } from '@kencana/ledger'
import { center, field, pair, type Receipt, rule, signatures } from '@kencana/receipts'
import { caraBayar } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import type { Lelang } from './bayar-hutang.contract.ts'
import type { SatuHutang } from './hutang.contract.ts'
import { olehSiapa } from './hutang.receipt.ts'

const kepala = (judul: string, kepalaToko: readonly string[]): string[] => [
  ...kepalaToko,
  ...rule(),
  ...center(judul),
  ...rule(),
]

const bila = (label: string, jumlah: number): string[] => (jumlah === 0 ? [] : pair(label, formatRibuan(jumlah)))

/** What became of the goods of a loan. @param kepalaToko the head of the shop's receipts */
export const slipLelang = (hutang: SatuHutang, lelang: Lelang, kepalaToko: readonly string[]): Receipt => ({
  judul: 'Cetak slip lelang',
  nomor: lelang.no_lelang,
  berkas: 'lelang_hutang.txt',
  salinan: ['CUSTOMER', 'INTERNAL'],
  baris: [
    ...kepala('LELANG BARANG HUTANG', kepalaToko),
    ...field('NO', lelang.no_lelang),
    ...field('TGL', lelang.tgl_system),
    ...field('HUTANG', hutang.no_hutang),
    ...field('NAMA', hutang.nama_customer),
    ...field('JATUH TEMPO', hutang.tgl_jatuh_tempo),
    ...rule(),
    ...lelang.barang.flatMap((one) => [
      ...pair(one.nama_barang, `${formatGram(one.berat)} G`),
      ...pair(one.no_faktur_beli, formatRibuan(one.harga), 2),
    ]),
    ...pair('JUMLAH BERAT', `${formatGram(jumlahBerat(lelang.barang))} G`),
    ...rule(),
    ...pair('NILAI', formatRibuan(lelang.nilai)),
    ...pair('POKOK', formatRibuan(hutang.jumlah_hutang)),
    ...bila('BUNGA', lelang.bunga),
    ...bila('DENDA', lelang.denda),
    ...bila('KURANG', lelang.kurang),
    ...bila('KELEBIHAN MILIK CUSTOMER', lelang.lebih),
    ...signatures('CUSTOMER', 'PETUGAS'),
  ],
  barcode: hutang.no_hutang,
})

/** That the customer got what was left over. @param kepalaToko the head of the shop's receipts */
export const kwitansiSurplus = (
  hutang: SatuHutang,
  lelang: Lelang,
  surplus: NonNullable<Lelang['surplus']>,
  kepalaToko: readonly string[],
): Receipt => ({
  judul: 'Cetak kwitansi kelebihan lelang',
  nomor: surplus.no_surplus,
  berkas: 'kelebihan_lelang.txt',
  salinan: ['CUSTOMER', 'INTERNAL'],
  baris: [
    ...kepala('KWITANSI KELEBIHAN LELANG', kepalaToko),
    ...field('NO', surplus.no_surplus),
    ...field('TGL', surplus.tgl_system),
    ...field('LELANG', lelang.no_lelang),
    ...field('HUTANG', hutang.no_hutang),
    ...field('NAMA', hutang.nama_customer),
    ...olehSiapa('DITERIMA', surplus.penerima, surplus.kuasa, surplus.identitas_penerima),
    ...rule(),
    ...pair('DIBAYARKAN', formatRibuan(surplus.jumlah)),
    ...surplus.pembayaran.flatMap((one) => pair(caraBayar(one), formatRibuan(one.jumlah), 2)),
    ...signatures('CUSTOMER', 'PETUGAS'),
  ],
  laci: surplus.pembayaran.some(({ cara_bayar }) => cara_bayar === 'CASH'),
})
