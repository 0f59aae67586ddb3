import type { OutputOf } from '@kencana/contract'
import { formatGram, formatRibuan, jumlah } from '@kencana/ledger'
import { center, field, pair, type Receipt, rule, signatures } from '@kencana/receipts'
import { caraBayar } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { sebutRekening } from './rekening-pelanggan.contract.ts'
import type { getBeli } from './transaksi-pembelian.contract.ts'

type Grup = OutputOf<typeof getBeli>
type Barang = Grup['barang'][number]

const rupiah = (jumlah: number) => `Rp. ${formatRibuan(jumlah)}`

const POTONGAN = [
  ['POT. KONDISI', 'potongan_kondisi'],
  ['POT. KATEGORI', 'potongan_kategori'],
  ['RUGI NOTA', 'potongan_rugi'],
  ['POT. LAIN', 'potongan_manual'],
  ['POT. POIN', 'potongan_poin'],
] as const

const satu = (barang: Barang): string[] => [
  ...pair(barang.nama_barang, `${formatGram(barang.berat)} G`),
  ...pair(`${barang.no_faktur_beli} ${barang.kadar} ${barang.kondisi}${barang.is_markis ? ' MARKIS' : ''}`, '', 2),
  ...(barang.no_faktur_jual === null
    ? []
    : pair(`NOTA ${barang.no_faktur_jual}`, `${formatGram(barang.berat_nota)} G`, 2)),
  ...pair(barang.no_faktur_jual === null ? 'HARGA HARI INI' : 'HARGA', rupiah(barang.harga_nota), 2),
  ...POTONGAN.filter(([, key]) => barang[key] > 0).flatMap(([text, key]) => pair(text, `-${rupiah(barang[key])}`, 2)),
  ...pair('DIBELI', rupiah(barang.harga), 2),
  ...(barang.status === 'BATAL' ? ['  ** DIBATALKAN **'] : []),
]

/** The pieces of a purchase that stand. */
export const sah = ({ barang }: Grup): Barang[] => barang.filter((one) => one.status !== 'BATAL')

/** What of an identity a paper says: its end. */
const samar = (nik: string): string => nik.slice(-4).padStart(nik.length, '*')

const isi = (grup: Grup, judul: string, kepala: readonly string[]): string[] => [
  ...kepala,
  ...rule(),
  ...(judul === '' ? [] : [...center(judul), ...rule()]),
  ...field('NO', grup.no_grup),
  ...field('TGL', grup.tgl_system),
  ...field('NAMA', grup.nama_customer),
  ...field('ALAMAT', grup.alamat),
  ...field('HP', grup.no_hp),
  ...(grup.nik === '' ? [] : field('ID', samar(grup.nik))),
  ...field('SALES', `${grup.kode_sales} ${grup.nama_sales}`),
  ...rule(),
  ...grup.barang.flatMap(satu),
  ...rule(),
  ...pair('TOTAL', rupiah(jumlah(sah(grup), 'harga'))),
  ...pair('BAYAR', caraBayar(grup)),
  ...(sebutRekening(grup) === '' ? [] : field('KE', sebutRekening(grup))),
]

/** What goes to the cashier with the customer: no nota, and it says so. @param kepala the head of the shop's receipts */
export const bonBeli = (grup: Grup, kepala: readonly string[]): Receipt => ({
  judul: 'Cetak bon pembelian',
  nomor: grup.no_grup,
  berkas: 'bon_pembelian.txt',
  salinan: [],
  baris: isi(grup, '** BON, UANG DIAMBIL DI KASIR **', kepala),
  barcode: grup.no_grup,
})

/**
 * What was bought from a customer and paid for it; signed by the customer on the shop's copy.
 * @param kepala the head of the shop's receipts
 */
export const strukBeli = (grup: Grup, kepala: readonly string[]): Receipt => ({
  judul: 'Cetak nota pembelian',
  nomor: grup.no_grup,
  berkas: 'nota_pembelian.txt',
  salinan: ['INTERNAL', 'CUSTOMER'],
  baris: [...isi(grup, '', kepala), ...signatures('CUSTOMER', 'PETUGAS')],
  laci: grup.cara_bayar === 'CASH' && sah(grup).length > 0,
})
