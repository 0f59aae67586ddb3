/** The papers of a deposit: the bon that leads to the cashier, and what proves it once it is paid. */
import { formatGram, formatRibuan } from '@kencana/ledger'
import { center, field, pair, type Receipt, rule, signatures, slipAddress } from '@kencana/receipts'
import { barisTunai, caraBayar, type Tunai } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import type { FormTitipan } from './titipan.contract.ts'

export type FormTunai = FormTitipan & { tunai?: Tunai | null }

const kepala = (form: FormTitipan): string[] => [
  ...field('NO', form.no_titip_group),
  ...field('TGL', form.tgl_system),
  ...field('NAMA', form.nama_customer),
  ...slipAddress(form.alamat),
  ...field('HP', form.no_hp),
  ...field('SALES', `${form.kode_sales} ${form.nama_sales}`),
]

const barang = (form: FormTitipan): string[] =>
  form.barang.flatMap((one) => [
    ...pair(`${one.kode_barcode} ${one.nama_barang}`, ''),
    ...pair(`${one.kadar_cetak} ${formatGram(one.berat)} G`, formatRibuan(one.total), 2),
    ...(form.barang.length === 1 ? [] : pair(one.no_titip, `TITIP ${formatRibuan(one.titip)}`, 2)),
  ])

const jumlah = (form: FormTunai): string[] => [
  ...pair(`HARGA ${form.barang.length} BARANG`, formatRibuan(form.total)),
  ...pair('UANG TITIPAN', formatRibuan(form.titip)),
  ...form.pembayaran.flatMap((one) => pair(caraBayar(one), formatRibuan(one.jumlah), 2)),
  ...barisTunai(form.tunai, form.pembayaran).flatMap(([label, rupiah]) => pair(label, formatRibuan(rupiah), 2)),
  ...pair('SISA', formatRibuan(form.total - form.titip)),
]

const syarat = ({ mengikat, tgl_batas, hangus }: FormTitipan): string[] => [
  ...(mengikat ? pair('HARGA DIKUNCI SAMPAI', tgl_batas) : ['HARGA MENGIKUTI HARI PENGAMBILAN']),
  ...(mengikat ? ['SESUDAHNYA HARGA HARI ITU'] : pair('DISIMPAN SAMPAI', tgl_batas)),
  ...(hangus === 0 ? [] : pair('BILA BATAL HANGUS', `${hangus / 10_000} %`)),
]

/** What a customer keeps of his deposit: pieces, money, and what becomes of them. @param kepalaToko the head of the shop's receipts */
export const slipTitipan = (form: FormTunai, kepalaToko: readonly string[]): Receipt => ({
  judul: 'Cetak titipan',
  nomor: form.no_titip_group,
  berkas: 'titipan.txt',
  salinan: ['CUSTOMER', 'INTERNAL'],
  baris: [
    ...kepalaToko,
    ...rule(),
    ...kepala(form),
    ...rule(),
    ...barang(form),
    ...rule(),
    ...jumlah(form),
    ...rule(),
    ...syarat(form),
    'BAWALAH NOTA INI SAAT MENGAMBIL BARANG',
    ...signatures('CUSTOMER', 'PETUGAS'),
  ],
  laci: form.pembayaran.some(({ cara_bayar }) => cara_bayar === 'CASH'),
})

/** What goes to the cashier with the customer: no proof of money, and it says so. */
export const bonTitipan = (form: FormTitipan, kepalaToko: readonly string[]): Receipt => ({
  judul: 'Cetak bon titipan',
  nomor: form.no_titip_group,
  berkas: 'bon_titipan.txt',
  salinan: [],
  baris: [
    ...kepalaToko,
    ...rule(),
    ...center('** BUKAN NOTA, BAYAR DI KASIR **'),
    ...rule(),
    ...kepala(form),
    ...rule(),
    ...barang(form),
    ...rule(),
    ...jumlah(form),
  ],
  barcode: form.no_titip_group,
})
