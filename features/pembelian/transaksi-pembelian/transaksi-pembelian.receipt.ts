import type { OutputOf } from '@kencana/contract'
import { formatGram, formatRibuan, jumlah } from '@kencana/ledger'
import { field, pair, type Receipt, rule, signatures } from '@kencana/receipts'
import { caraBayar } from '../../keuangan/pembayaran/pembayaran.contract.ts'
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
  ...pair(`${barang.no_faktur_beli} ${barang.kadar} ${barang.kondisi}`, '', 2),
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

/**
 * What was bought from a customer and paid for it; signed by the customer on the shop's copy.
 * @param kepala the head of the shop's receipts
 */
export const strukBeli = (grup: Grup, kepala: readonly string[]): Receipt => ({
  judul: 'Cetak nota pembelian',
  nomor: grup.no_grup,
  berkas: 'nota_pembelian.txt',
  salinan: ['INTERNAL', 'CUSTOMER'],
  baris: [
    ...kepala,
    ...rule(),
    ...field('NO', grup.no_grup),
    ...field('TGL', grup.tgl_system),
    ...field('NAMA', grup.nama_customer),
    ...field('ALAMAT', grup.alamat),
    ...field('HP', grup.no_hp),
    ...field('SALES', `${grup.kode_sales} ${grup.nama_sales}`),
    ...rule(),
    ...grup.barang.flatMap(satu),
    ...rule(),
    ...pair('TOTAL', rupiah(jumlah(sah(grup), 'harga'))),
    ...pair('BAYAR', caraBayar(grup)),
    ...(grup.barang.some((one) => one.status === 'OPEN') ? ['MENUNGGU VALIDASI KASIR'] : []),
    ...signatures('CUSTOMER', 'PETUGAS'),
  ],
})
