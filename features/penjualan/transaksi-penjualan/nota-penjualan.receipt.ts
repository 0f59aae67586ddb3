/** The papers of a sale: the bon that leads to the cashier, and the nota once it is paid. Source: areas 01-penjualan 1.3, 00-across G13. */
import { formatGram, formatRibuan } from '@kencana/ledger'
import { center, field, pair, type Receipt, rule } from '@kencana/receipts'
import { caraBayar, lewatLaci } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import type { TampilNota } from '../../pengaturan/setting-nota/setting-nota.contract.ts'
import { type IsiNota, isiNota, kepalaJual, type NotaTunai, type Pasang, tagihanNota } from './isi-nota.receipt.ts'
import type { Nota } from './nota.contract.ts'

/** How the shop wants its nota. */
export interface BentukNota {
  kepala: readonly string[]
  kaki: readonly string[]
  tampil: readonly TampilNota[]
  salinan: number
  /** When it was sold, by the clock of the shop: '2026-03-02 14:32'. */
  saat: string
}

const fakta = (list: IsiNota['kepala']): string[] => list.flatMap(([label, isi]) => field(label, isi))

const pasang = (list: readonly Pasang[]): string[] =>
  list.flatMap(([kiri, kanan, bawah]) => pair(kiri, kanan, bawah ? 2 : 0))

/** Whether cash comes or goes with it. */
/** The nota that a customer takes home, once his sale is right. */
export const notaPenjualan = (nota: NotaTunai, bentuk: BentukNota): Receipt => {
  const { kepala, barang, jumlah, poin, batal } = isiNota(nota, bentuk.tampil, bentuk.saat)
  return {
    judul: 'Cetak nota',
    nomor: nota.no_faktur_jual,
    berkas: 'nota_penjualan.txt',
    salinan: Array.from({ length: bentuk.salinan }, () => ''),
    baris: [
      ...bentuk.kepala,
      ...rule(),
      ...fakta(kepala),
      ...rule(),
      ...barang.flatMap(pasang),
      ...rule(),
      ...pasang(jumlah),
      ...(poin.length === 0 ? [] : [...rule(), ...pasang(poin)]),
      ...(batal === '' ? [] : [...rule(), ...center(`** ${batal} **`)]),
      ...bentuk.kaki,
    ],
    qr: nota.tautan || nota.token,
    laci: lewatLaci(nota.pembayaran),
  }
}

/** What is still to be paid, where something of it is: old pieces, a deposit, what was planned. */
const sisaBayar = ({ tagihan, pembayaran }: Nota): string[] => {
  const dibayar = pembayaran.reduce((sum, one) => sum + (one.arah === 'KELUAR' ? -one.jumlah : one.jumlah), 0)
  const sisa = tagihan - dibayar
  if (pembayaran.length === 0 || sisa === 0) return []
  return pair(sisa > 0 ? 'BAYAR' : 'KEMBALI', `Rp. ${formatRibuan(Math.abs(sisa))}`)
}

/** What goes to the cashier with the customer: no nota, and it says so. */
export const bonKasir = (nota: Nota, { kepala, saat }: Pick<BentukNota, 'kepala' | 'saat'>): Receipt => ({
  judul: 'Cetak bon kasir',
  nomor: nota.no_faktur_jual,
  berkas: 'bon_kasir.txt',
  salinan: [],
  baris: [
    ...kepala,
    ...rule(),
    ...center(nota.kode_marketplace ? '** BUKAN NOTA, DITAGIH MARKETPLACE **' : '** BUKAN NOTA, BAYAR DI KASIR **'),
    ...rule(),
    ...fakta(kepalaJual(nota, saat)),
    ...(nota.no_order === null ? [] : field('ORDER', `${nota.kode_marketplace} ${nota.no_order}`)),
    ...rule(),
    ...nota.barang.flatMap((one) => [
      ...pair(`${one.kode_barcode} ${one.nama_barang}`, ''),
      ...pair(`${one.kadar_cetak} ${formatGram(one.berat)} g`, formatRibuan(one.total), 2),
    ]),
    ...rule(),
    ...pasang(tagihanNota(nota)),
    ...nota.pembayaran.flatMap((one) => pair(caraBayar(one), formatRibuan(one.jumlah), 2)),
    ...sisaBayar(nota),
  ],
  barcode: nota.no_faktur_jual,
})
