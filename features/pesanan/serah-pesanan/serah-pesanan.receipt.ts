import type { OutputOf } from '@kencana/contract'
import { formatGram, formatRupiah } from '@kencana/ledger'
import { field, pair, type Receipt, rule, signatures, slipAddress } from '@kencana/receipts'
import { barisTunai, caraBayar, lewatLaci, type Tunai } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { TANPA_PPN } from '../../master/group/jenis-ppn.contract.ts'
import type { getSerah } from './serah-pesanan.contract.ts'

/** What was handed over; of what was paid just now also what was given and got back in cash. */
type Serah = OutputOf<typeof getSerah> & { tunai?: Tunai | null }

const adaUang = (label: string, value: number): string[] => (value === 0 ? [] : pair(label, formatRupiah(value)))

const tanpaPpn = ({ ppn_persen, jenis_ppn }: Serah): string[] =>
  TANPA_PPN.flatMap(({ jenis, nama, sebab }) =>
    ppn_persen === 0 || jenis !== jenis_ppn ? [] : [...pair(nama, ''), ...(sebab === '' ? [] : pair(sebab, '', 2))],
  )

const barang = (serah: Serah): string[] => [
  ...pair(serah.nama_barang, `${formatGram(serah.berat)} G`),
  ...pair(`${serah.kode_barcode} ${serah.kadar}`, '', 2),
  ...(serah.berat_customer === 0
    ? []
    : [
        ...pair('EMAS CUSTOMER', `-${formatGram(serah.berat_customer)} G`, 2),
        ...pair('BERAT DIHITUNG', `${formatGram(serah.berat_harga)} G`, 2),
      ]),
  ...pair(`HARGA PER GRAM${serah.kunci_harga ? ' DIKUNCI' : ''}`, formatRupiah(serah.harga_gram_kadar), 2),
  ...(serah.berat_lebih === 0
    ? []
    : pair(`${formatGram(serah.berat_lebih)} G HARGA HARI INI`, formatRupiah(serah.harga_gram_lebih_kadar), 2)),
]

/**
 * An order handed over: the piece, how its price came about, and how it was paid.
 * @param kepala the head of the shop's receipts
 * @param kaki the lines below a customer's note
 */
export const notaSerah = (serah: Serah, kepala: readonly string[], kaki: readonly string[]): Receipt => ({
  judul: 'Cetak nota serah pesanan',
  nomor: serah.no_serah,
  berkas: 'nota_serah_pesanan.txt',
  salinan: ['CUSTOMER', 'INTERNAL'],
  laci: lewatLaci(serah.pembayaran),
  baris: [
    ...kepala,
    ...rule(),
    ...field('NO', serah.no_serah),
    ...field('PESAN', serah.no_pesanan),
    ...field('TGL', serah.tgl_system),
    ...field('NAMA', serah.nama_customer),
    ...slipAddress(serah.alamat_customer),
    ...field('HP', serah.no_hp),
    ...field('SALES', serah.nama_sales),
    ...rule(),
    ...barang(serah),
    ...rule(),
    ...pair('HARGA EMAS', formatRupiah(serah.harga_emas)),
    ...adaUang('HARGA ATRIBUT', serah.harga_atribut),
    ...adaUang('ONGKOS', serah.ongkos),
    ...adaUang('DISKON', -serah.diskon),
    ...pair('TOTAL', formatRupiah(serah.total - serah.diskon)),
    ...adaUang('TERMASUK PPN', serah.ppn),
    ...tanpaPpn(serah),
    ...(serah.berat_beli === 0
      ? []
      : pair(`EMAS LEBIH DIBELI ${formatGram(serah.berat_beli)} G`, formatRupiah(-serah.beli))),
    ...adaUang('TITIP UANG', -serah.persekot),
    ...pair(serah.bayar < 0 ? 'UANG KEMBALI' : 'DIBAYAR', formatRupiah(Math.abs(serah.bayar))),
    ...serah.pembayaran.flatMap((one) => pair(caraBayar(one), formatRupiah(one.jumlah), 2)),
    ...barisTunai(serah.tunai, serah.pembayaran).flatMap(([label, jumlah]) => pair(label, formatRupiah(jumlah))),
    ...(serah.no_batal === null ? [] : [...rule(), `DIBATALKAN ${serah.no_batal}`]),
    ...signatures('CUSTOMER', 'PETUGAS'),
    ...kaki,
  ],
})
