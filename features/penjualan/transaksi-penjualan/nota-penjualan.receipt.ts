/** The papers of a sale: the bon that leads to the cashier, and the nota once it is paid. Source: areas 01-penjualan 1.3, 00-across G13. */
import { formatGram, formatRibuan } from '@kencana/ledger'
import { center, field, pair, type Receipt, rule } from '@kencana/receipts'
import { caraBayar, type PembayaranTercatat, type Tunai } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import type { TampilNota } from '../../pengaturan/setting-nota/setting-nota.contract.ts'
import type { Nota } from './nota.contract.ts'

type Barang = Nota['barang'][number]

/** A sale, with what was handed over just now. */
export type NotaTunai = Nota & { tunai?: Tunai | null }

/** How the shop wants its nota. */
interface Bentuk {
  kepala: readonly string[]
  kaki: readonly string[]
  tampil: readonly TampilNota[]
  salinan: number
  /** When it was sold, by the clock of the shop: '2026-03-02 14:32'. */
  saat: string
}

type Ada = (baris: TampilNota, lines: string[]) => string[]

const adaUang = (label: string, jumlah: number, indent = 0): string[] =>
  jumlah === 0 ? [] : pair(label, formatRibuan(jumlah), indent)

const kepala = (nota: Nota, saat: string, ada: Ada): string[] => {
  const member = nota.kode_member === '-' ? '' : ` (${nota.kode_member})`
  return [
    ...field('NO', nota.no_faktur_jual),
    ...field('TGL', saat),
    ...(nota.valid_by === null ? [] : ada('kasir', field('KASIR', nota.valid_by))),
    ...ada('sales', field('SALES', `${nota.kode_sales} ${nota.nama_sales}`)),
    ...field('CUST', nota.nama_customer + ada('member', [member]).join('')),
    ...rule(),
  ]
}

/** What a gram costs, where the gold is charged by it alone. */
const perGram = (one: Barang): string =>
  one.harga_jual === one.harga_hitung ? ` x ${formatRibuan(one.harga_gram_kadar)}` : ''

const satu = (one: Barang, ada: Ada): string[] => {
  const kadar = ada('kadar', [`${one.kadar_cetak} `]).join('')
  return [
    ...pair(`${one.kode_barcode} ${one.nama_barang}`, ''),
    ...pair(
      `${kadar}${formatGram(one.berat)} g${ada('harga_gram', [perGram(one)]).join('')}`,
      formatRibuan(one.harga_jual),
      2,
    ),
    ...adaUang(one.nama_atribut || 'ATRIBUT', one.harga_atribut, 2),
    ...adaUang('ONGKOS', one.ongkos, 2),
    ...adaUang('DISKON', -one.diskon, 2),
  ]
}

/** Tax on top of the sum stands before the bill, tax inside of it after. */
const tagihan = ({ pcs, berat, total, ppn, ppn_termasuk, tagihan: jumlah }: Nota): string[] => {
  const isi = `${pcs} PCS ${formatGram(berat)} G`
  if (ppn === 0) return pair(isi, `Rp. ${formatRibuan(jumlah)}`)
  if (ppn_termasuk) return [...pair(isi, `Rp. ${formatRibuan(jumlah)}`), ...adaUang('TERMASUK PPN', ppn, 2)]
  return [...pair(isi, formatRibuan(total)), ...adaUang('PPN', ppn), ...pair('TOTAL', `Rp. ${formatRibuan(jumlah)}`)]
}

const dibayar = (one: PembayaranTercatat, tunai: Tunai | null): string[] => {
  if (one.arah === 'KELUAR') return pair(`KEMBALI ${caraBayar(one)}`, formatRibuan(one.jumlah))
  if (one.cara_bayar !== 'CASH') return pair(caraBayar(one), formatRibuan(one.jumlah))
  const diterima = tunai?.diterima ?? one.diterima ?? one.jumlah
  return [...pair('TUNAI', formatRibuan(diterima)), ...adaUang('KEMBALI', diterima - one.jumlah)]
}

const poin = ({ poin_didapat, poin_saldo }: Nota): string[] => [
  ...rule(),
  ...adaUang('POIN NOTA INI', poin_didapat),
  ...pair('POIN ANDA', formatRibuan(poin_saldo)),
]

/** Whether cash comes or goes with it. */
const adaTunai = ({ pembayaran }: Nota): boolean => pembayaran.some(({ cara_bayar }) => cara_bayar === 'CASH')

/** The nota that a customer takes home, once his sale is right. */
export const notaPenjualan = (nota: NotaTunai, bentuk: Bentuk): Receipt => {
  const ada: Ada = (baris, lines) => (bentuk.tampil.includes(baris) ? lines : [])
  return {
    judul: 'Cetak nota',
    nomor: nota.no_faktur_jual,
    berkas: 'nota_penjualan.txt',
    salinan: Array.from({ length: bentuk.salinan }, () => ''),
    baris: [
      ...bentuk.kepala,
      ...rule(),
      ...kepala(nota, bentuk.saat, ada),
      ...nota.barang.flatMap((one) => satu(one, ada)),
      ...rule(),
      ...tagihan(nota),
      ...nota.pembayaran.flatMap((one) => dibayar(one, nota.tunai ?? null)),
      ...(nota.kode_member === '-' ? [] : ada('poin', poin(nota))),
      ...(nota.no_batal === null ? [] : [...rule(), ...center(`** DIBATALKAN ${nota.no_batal} **`)]),
      ...bentuk.kaki,
    ],
    qr: nota.tautan || nota.token,
    laci: adaTunai(nota),
  }
}

/** What goes to the cashier with the customer: no nota, and it says so. */
export const bonKasir = (nota: Nota, { kepala: atas, saat }: Pick<Bentuk, 'kepala' | 'saat'>): Receipt => ({
  judul: 'Cetak bon kasir',
  nomor: nota.no_faktur_jual,
  berkas: 'bon_kasir.txt',
  salinan: [],
  baris: [
    ...atas,
    ...rule(),
    ...center('** BUKAN NOTA, BAYAR DI KASIR **'),
    ...rule(),
    ...kepala(nota, saat, (_, lines) => lines),
    ...nota.barang.flatMap((one) => [
      ...pair(`${one.kode_barcode} ${one.nama_barang}`, ''),
      ...pair(`${one.kadar_cetak} ${formatGram(one.berat)} g`, formatRibuan(one.total), 2),
    ]),
    ...rule(),
    ...tagihan(nota),
    ...nota.pembayaran.flatMap((one) => pair(caraBayar(one), formatRibuan(one.jumlah), 2)),
  ],
  barcode: nota.no_faktur_jual,
})
