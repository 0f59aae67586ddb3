/** The papers of a deposit: the bon that leads to the cashier, and what proves it once it is paid. */
import { formatDesimal, formatGram, formatRibuan, jumlah as jumlahkan, type Rp, rp } from '@kencana/ledger'
import { center, field, pair, type Receipt, rule, signatures, slipAddress } from '@kencana/receipts'
import { barisTunai, caraBayar, lewatLaci, type Tunai } from '../../keuangan/pembayaran/pembayaran.contract.ts'
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

type Barang = FormTitipan['barang'][number]

/** What a customer left for a piece: of one that waits for the cashier what he is going to leave. */
const uang = (one: Barang): Rp => (one.status === 'OPEN' ? one.titip : one.dibayar)

/** Pieces that are still kept, or about to be. */
const disimpan = ({ barang }: FormTitipan): Barang[] =>
  barang.filter(({ status }) => status === 'OPEN' || status === 'DONE')

const SELESAI: Readonly<Partial<Record<Barang['status'], string>>> = { DIAMBIL: 'SUDAH DIAMBIL', BATAL: 'BATAL' }

const satu = (one: Barang, sendiri: boolean): string[] => {
  const selesai = SELESAI[one.status]
  return [
    ...pair(`${one.kode_barcode} ${one.nama_barang}`, ''),
    ...pair(`${one.kadar_cetak} ${formatGram(one.berat)} G`, selesai ?? formatRibuan(one.total), 2),
    ...(sendiri || selesai ? [] : pair(one.no_titip, `TITIP ${formatRibuan(uang(one))}`, 2)),
  ]
}

const barang = (form: FormTitipan): string[] => form.barang.flatMap((one) => satu(one, form.barang.length === 1))

/** What its paper says of price and money: of the pieces that are still kept. */
export const jumlahTitipan = (form: FormTitipan): { total: Rp; dibayar: Rp } => {
  const ada = disimpan(form)
  return { total: jumlahkan(ada, 'total'), dibayar: rp(ada.reduce((sum, one) => sum + uang(one), 0)) }
}

const jumlah = (form: FormTunai): string[] => {
  const ada = disimpan(form)
  const { total, dibayar } = jumlahTitipan(form)
  // As it was paid that day; what came or went since stands in the sum alone.
  const bayar = dibayar === form.titip ? form.pembayaran : []
  return [
    ...pair(`HARGA ${ada.length} BARANG`, formatRibuan(total)),
    ...pair('UANG TITIPAN', formatRibuan(dibayar)),
    ...bayar.flatMap((one) => pair(caraBayar(one), formatRibuan(one.jumlah), 2)),
    ...barisTunai(form.tunai, bayar).flatMap(([label, rupiah]) => pair(label, formatRibuan(rupiah), 2)),
    ...pair('SISA', formatRibuan(total - dibayar)),
  ]
}

const syarat = ({ mengikat, tgl_batas, hangus }: FormTitipan): string[] => [
  ...(mengikat ? pair('HARGA DIKUNCI SAMPAI', tgl_batas) : ['HARGA MENGIKUTI HARI PENGAMBILAN']),
  ...(mengikat ? ['SESUDAHNYA HARGA HARI ITU'] : pair('DISIMPAN SAMPAI', tgl_batas)),
  ...(hangus === 0 ? [] : pair('BILA BATAL HANGUS', `${formatDesimal(hangus / 10_000)} %`)),
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
  barcode: form.no_titip_group,
  laci: lewatLaci(form.pembayaran),
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
