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

/** What stands left on a paper, and what stands right of it. */
type Pasang = readonly [kiri: string, kanan: string]

/** A piece: its name with its weight, then how its price came about. */
export const uraianBeli = (barang: Barang): readonly Pasang[] => [
  [barang.nama_barang, `${formatGram(barang.berat)} G`],
  [`${barang.no_faktur_beli} ${barang.kadar} ${barang.kondisi}${barang.is_markis ? ' MARKIS' : ''}`, ''],
  ...(barang.no_faktur_jual === null
    ? []
    : [[`NOTA ${barang.no_faktur_jual}`, `${formatGram(barang.berat_nota)} G`] as const]),
  [barang.no_faktur_jual === null ? 'HARGA HARI INI' : 'HARGA', rupiah(barang.harga_nota)],
  ...POTONGAN.filter(([, key]) => barang[key] > 0).map(([text, key]) => [text, `-${rupiah(barang[key])}`] as const),
  ['DIBELI', rupiah(barang.harga)],
]

/** What says of a piece that it was taken back. */
export const DIBATALKAN = '** DIBATALKAN **'

const satu = (barang: Barang): string[] => [
  ...uraianBeli(barang).flatMap(([kiri, kanan], at) => pair(kiri, kanan, at === 0 ? 0 : 2)),
  ...(barang.status === 'BATAL' ? [`  ${DIBATALKAN}`] : []),
]

/** The pieces of a purchase that stand. */
export const sah = ({ barang }: Grup): Barang[] => barang.filter((one) => one.status !== 'BATAL')

/** What of an identity a paper says: its end. */
const samar = (nik: string): string => nik.slice(-4).padStart(nik.length, '*')

/** Which purchase it is, and whose. */
export const kepalaBeli = (grup: Grup): readonly Pasang[] => [
  ['NO', grup.no_grup],
  ['TGL', grup.tgl_system],
  ['NAMA', grup.nama_customer],
  ['ALAMAT', grup.alamat],
  ['HP', grup.no_hp],
  ...(grup.nik === '' ? [] : [['ID', samar(grup.nik)] as const]),
  ['SALES', `${grup.kode_sales} ${grup.nama_sales}`],
]

/** What was paid for all of it, and how. */
export const jumlahBeli = (grup: Grup): readonly Pasang[] => [
  ['TOTAL', rupiah(jumlah(sah(grup), 'harga'))],
  ['BAYAR', caraBayar(grup)],
]

const isi = (grup: Grup, judul: string, kepala: readonly string[]): string[] => [
  ...kepala,
  ...rule(),
  ...(judul === '' ? [] : [...center(judul), ...rule()]),
  ...kepalaBeli(grup).flatMap(([label, value]) => field(label, value)),
  ...rule(),
  ...grup.barang.flatMap(satu),
  ...rule(),
  ...jumlahBeli(grup).flatMap(([label, value]) => pair(label, value)),
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
